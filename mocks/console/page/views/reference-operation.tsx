/** One operation of a description: its parameters, its answers, and a form that calls it. */
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { type Answer, type PlainRequest, send } from '../api-call.js';
import { Body } from '../blocks.js';
import { type Account, chosenWorld } from '../client.js';
import { CopyButton, Field, type Fields, Form, QuietButton, Select, TextArea } from '../controls.js';
import {
  type DescribedAnswer,
  type DescribedOperation,
  type Description,
  exampleOf,
  firstOf,
  isTooDeep,
  type Parameter,
  propertiesOf,
  resolved,
  type Schema,
  typeText,
} from '../schema.js';
import { asCurl } from '../snippets.js';
import { kindOfStatus } from './journal-row.js';

export interface Operation extends DescribedOperation {
  path: string;
  method: string;
  parameters: Parameter[];
}

interface OperationProps {
  spec: Description;
  operation: Operation;
  /** Undefined for the control API, which has this address and no key. */
  account: Account | undefined;
}

export function OperationCard({ spec, operation, account, onClose }: OperationProps & { onClose(): void }) {
  const schema = resolved(spec, operation.requestBody ?? {}).content?.['application/json']?.schema;
  return (
    <article class="card" aria-label={operation.operationId}>
      <header>
        <h2>{operation.operationId}</h2>
        <QuietButton onClick={onClose}>Close</QuietButton>
      </header>
      <p class="line">
        <span class={`verb ${operation.method.toLowerCase()}`}>{operation.method}</span>{' '}
        <code>{operation.path}</code>
      </p>
      {operation.summary && <p>{operation.summary}</p>}
      {operation.description && <p class="hint">{operation.description}</p>}
      {operation['x-assumed'] && <p class="callout">{`Assumed: ${operation['x-assumed']}`}</p>}
      <TryForm {...{ spec, operation, account }} />
      {schema && (
        <section class="message">
          <h3>Body</h3>
          <Outline spec={spec} schema={schema} />
        </section>
      )}
      <h3>Answers</h3>
      {Object.entries(operation.responses).map(([status, one]) => (
        <AnswerOutline key={status} spec={spec} status={status} answer={resolved(spec, one)} />
      ))}
    </article>
  );
}

interface AnswerProps {
  spec: Description;
  status: string;
  answer: DescribedAnswer;
}

function AnswerOutline({ spec, status, answer: { description, content } }: AnswerProps) {
  const [first] = Object.values(content ?? {});
  const line = (
    <>
      <span class={`code ${kindOfStatus(Number(status))}`}>{status}</span> {description}
    </>
  );
  if (first?.schema === undefined) return <p class="answer">{line}</p>;
  return (
    <details class="answer">
      <summary>{line}</summary>
      <Outline spec={spec} schema={first.schema} />
    </details>
  );
}

interface OutlineProps {
  spec: Description;
  schema: Schema;
  depth?: number;
}

/** A schema as nested lists; required fields are highlighted. */
function Outline({ spec, schema: given, depth = 0 }: OutlineProps): ComponentChild {
  const schema = resolved(spec, given);
  const inner = schema.type === 'array' ? resolved(spec, schema.items ?? {}) : schema;
  const { properties, required } = propertiesOf(spec, firstOf(spec, inner));
  const entries = Object.entries(properties);
  if (entries.length === 0 || isTooDeep(depth)) {
    return depth === 0 ? (
      <p>
        <code>{typeText(spec, schema)}</code>
      </p>
    ) : null;
  }
  return (
    <ul class="outline">
      {entries.map(([name, one]) => {
        const its = resolved(spec, one);
        const description = one.description ?? its.description;
        return (
          <li key={name}>
            <code>{name}</code>
            {required.has(name) && <em> required</em>}
            <small class="inline-note"> {typeText(spec, its)}</small>
            {description && <small>{description}</small>}
            <Outline spec={spec} schema={one} depth={depth + 1} />
          </li>
        );
      })}
    </ul>
  );
}

type Outcome = { answer: Answer; request: PlainRequest } | { failure: string };

const MAX_ROWS = 18;

function TryForm({ spec, operation, account }: OperationProps) {
  const [outcome, setOutcome] = useState<Outcome | 'sending'>();
  const parameters = operation.parameters
    .map((one) => resolved(spec, one))
    .filter(({ name, in: place }) => (place === 'path' || place === 'query') && name !== 'api_key');
  const json = resolved(spec, operation.requestBody ?? {}).content?.['application/json'];
  const example =
    json && (Object.values(json.examples ?? {})[0]?.value ?? exampleOf(spec, json.schema ?? {}));
  const text = json && JSON.stringify(example, null, 2);
  const call = async ({ 'request body': body, ...fields }: Fields) => {
    const request: PlainRequest = {
      base: account?.url ?? '',
      address: addressOf(operation.path, parameters, fields, account === undefined),
      key: account?.apiKey,
      method: operation.method,
      ...(json && { type: 'application/json', body }),
    };
    setOutcome('sending');
    try {
      setOutcome({ answer: await send(request), request });
    } catch (error) {
      setOutcome({ failure: (error as Error).message });
    }
  };
  return (
    <Form class="tool" label="Try it" onSend={call}>
      {parameters.length > 0 && (
        <div class="grid">
          {parameters.map((one) => (
            <ParameterField key={`${one.in} ${one.name}`} spec={spec} parameter={one} />
          ))}
        </div>
      )}
      {text !== undefined && (
        <TextArea
          {...{ label: 'Body', name: 'request body', defaultValue: text }}
          rows={Math.min(MAX_ROWS, text.split('\n').length)}
        />
      )}
      <p class="buttons">
        <button type="submit">Send</button>
        <small>{account ? `as ${account.name}, with its key` : 'to this mock'}</small>
      </p>
      <div aria-live="polite">
        {outcome === 'sending' && <progress aria-label="Sending" />}
        {typeof outcome === 'object' && 'failure' in outcome && (
          <p class="callout bad">{`No answer: ${outcome.failure}`}</p>
        )}
        {typeof outcome === 'object' && 'answer' in outcome && <Answered {...outcome} account={account} />}
      </div>
    </Form>
  );
}

const MAX_HINT = 120;

function ParameterField({ spec, parameter }: { spec: Description; parameter: Parameter }) {
  const { name, in: place, description, schema } = parameter;
  const isRequired = parameter.required === true || place === 'path';
  const label = `${name}${isRequired ? ' *' : ''}`;
  const values = resolved(spec, schema ?? {}).enum;
  if (values)
    return (
      <Select
        label={label}
        name={name}
        options={[['', 'not sent'], ...values.map((one) => [String(one), String(one)] as const)]}
      />
    );
  const isLong = description !== undefined && description.length > MAX_HINT;
  const hint = isLong ? `${description.slice(0, MAX_HINT)}...` : description;
  return <Field label={label} name={name} hint={hint} required={isRequired} spellcheck={false} />;
}

/** The address with its parameters: `a, b` for a name that ends with [] is sent as two values. */
function addressOf(template: string, parameters: readonly Parameter[], fields: Fields, isControl: boolean) {
  let path = template;
  const search = new URLSearchParams();
  for (const { name, in: place } of parameters) {
    const value = fields[name]?.trim() ?? '';
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== '') {
      const values = name.endsWith('[]') ? value.split(',').map((one) => one.trim()) : [value];
      for (const one of values) search.append(name, one);
    }
  }
  const takesWorld = isControl && parameters.some(({ name }) => name === 'world');
  if (takesWorld && chosenWorld() !== 'main' && !search.has('world')) search.set('world', chosenWorld());
  return `${path}${search.size > 0 ? `?${search}` : ''}`;
}

interface AnsweredProps {
  answer: Answer;
  request: PlainRequest;
  account: Account | undefined;
}

function Answered({ answer, request, account }: AnsweredProps) {
  const { address, key, type = '', body = '' } = request;
  const sent = {
    method: request.method,
    url: `${address}${address.includes('?') ? '&' : '?'}${key ? 'api_key=x' : ''}`,
    world: 'main',
    status: answer.status,
    fault: null,
    request: { headers: { host: location.host, 'content-type': type }, body },
  };
  return (
    <>
      <p class="buttons">
        <span class={`code ${kindOfStatus(answer.status)}`}>{answer.status}</span>
        <CopyButton text={asCurl(sent, account ?? { url: location.origin })} label="Copy as curl" />
      </p>
      <Body text={answer.text} label="Answer" />
    </>
  );
}
