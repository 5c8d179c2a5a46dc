/** Refuses invalid fault rules when they are added, not when a request matches them. */
import { operations } from '../../generated/operations.js';
import { isObject } from '../service/body-values.js';
import type { FaultRule } from './fault-rules.js';
import { WorldError } from './worlds.js';

const EFFECTS = ['status', 'delayMs', 'jitterMs', 'drop', 'perMinute'] as const;
/** Headers that delimit an answer. Only the server may set them: with other values no client would find the end. */
const FRAMING = new Set([
  ...['connection', 'content-length', 'keep-alive', 'trailer', 'transfer-encoding', 'upgrade'],
]);

/** Headers that Node sends (RFC 9110, 5.1 and 5.5); checked here because this runs in browsers too. */
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Returns the rule. Throws a WorldError (422) that says what is wrong with it. */
export function checkFault(rule: FaultRule): FaultRule {
  const problem =
    shapeProblem(rule) ??
    operationProblem(rule) ??
    matchProblem(rule) ??
    headerProblem(rule) ??
    effectProblem(rule);
  if (problem !== undefined) throw new WorldError(422, problem);
  return rule;
}

interface Range {
  least: number;
  most: number;
  whole: boolean;
}

/** The ranges in the control API's description, for rules that are not added over HTTP. */
const RANGES: Partial<Record<keyof FaultRule, Range>> = {
  status: { least: 200, most: 599, whole: true },
  times: { least: 1, most: Number.MAX_SAFE_INTEGER, whole: true },
  perMinute: { least: 0, most: Number.MAX_SAFE_INTEGER, whole: true },
  probability: { least: 0, most: 1, whole: false },
  delayMs: { least: 0, most: 600_000, whole: false },
  jitterMs: { least: 0, most: 600_000, whole: false },
};

function shapeProblem(rule: FaultRule): string | undefined {
  if (typeof rule !== 'object' || rule === null) return 'a fault rule is an object';
  if (typeof rule.operation !== 'string') return 'operation is required: an operationId, or *';
  for (const [name, { least, most, whole }] of Object.entries(RANGES)) {
    const value = rule[name as keyof FaultRule];
    if (value === undefined) continue;
    const fits = typeof value === 'number' && value >= least && value <= most;
    if (!fits || (whole && !Number.isInteger(value))) {
      return `${name} must be a ${whole ? 'whole ' : ''}number from ${least} to ${most}`;
    }
  }
  const texts = Object.values(rule.headers ?? {}).every((value) => typeof value === 'string');
  return texts ? undefined : 'the value of every header must be a text';
}

function operationProblem({ operation }: FaultRule): string | undefined {
  if (operation === '*' || Object.hasOwn(operations, operation)) return undefined;
  const wanted = String(operation).toLowerCase();
  const near = Object.keys(operations).filter(
    (id) => id.toLowerCase().includes(wanted) || wanted.includes(id.toLowerCase()),
  );
  const advice =
    near.length > 0 ? `did you mean ${near.slice(0, 3).join(', ')}?` : 'GET /__mock/tables.json lists them';
  return `operation "${String(operation).slice(0, 60)}" is no operation; ${advice}`;
}

const PARTS = ['path', 'query', 'body'];

function matchProblem({ operation, match }: FaultRule): string | undefined {
  if (match === undefined) return undefined;
  if (!isObject(match) || Object.keys(match).length === 0 || !Object.values(match).every(isObject))
    return `match holds one or more of ${PARTS.join(', ')}, each an object of the values that a request must have`;
  const stray = Object.keys(match).find((part) => !PARTS.includes(part));
  if (stray !== undefined) return `match.${stray.slice(0, 40)} is not known; match holds ${PARTS.join(', ')}`;
  if (operation === '*') return undefined;
  const { parameters, body } = operations[operation];
  const names = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name);
  const wrong = Object.keys(match.path ?? {}).find((name) => !names('path').includes(name));
  if (wrong !== undefined)
    return `match.path.${wrong.slice(0, 40)} is in no path of ${operation}; its path has ${names('path').join(', ') || 'no parameters'}`;
  const wrapper = Object.keys(match.body ?? {}).find(
    (name) => body !== undefined && !isWrapper(body.wrappers, name),
  );
  if (wrapper !== undefined && body !== undefined)
    return `match.body.${wrapper.slice(0, 40)} is in no body of ${operation}; write { "${body.wrappers[0]}": { ... } }`;
  return body === undefined && match.body !== undefined
    ? `${operation} has no body that a rule could match`
    : undefined;
}

/** A body without a wrapper may have any field. */
const isWrapper = (wrappers: readonly string[], name: string): boolean =>
  wrappers.length === 0 || wrappers.includes(name);

function headerProblem({ headers = {} }: FaultRule): string | undefined {
  for (const [name, value] of Object.entries(headers)) {
    const shown = JSON.stringify(name.slice(0, 40));
    if (FRAMING.has(name.toLowerCase())) {
      return `header ${shown} says where an answer ends, which is not to be had; "drop": true breaks the connection`;
    }
    if (!HEADER_NAME.test(name)) return `header ${shown} is no name of a header; use letters, digits and -`;
    if (!HEADER_VALUE.test(value)) {
      return `header ${shown} has a value that HTTP cannot carry; use Latin characters without line breaks, or encode it`;
    }
  }
  return undefined;
}

function effectProblem(rule: FaultRule): string | undefined {
  if (EFFECTS.some((effect) => rule[effect] !== undefined && rule[effect] !== false)) return undefined;
  return `the rule has no effect; give at least one of ${EFFECTS.join(', ')}`;
}
