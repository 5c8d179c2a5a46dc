/** Refuses fault rules that could not be carried out, when they are made: not when a request meets them. */
import { validateHeaderName, validateHeaderValue } from 'node:http';
import { operations } from '../../generated/operations.js';
import { controlContract } from './control-contract.js';
import type { FaultRule } from './fault-rules.js';
import { WorldError } from './worlds.js';

const EFFECTS = ['status', 'delayMs', 'jitterMs', 'drop', 'perMinute'] as const;
/** What says where an answer ends is the server's: with another one there no client would find its end. */
const FRAMING = new Set([
  ...['connection', 'content-length', 'keep-alive', 'trailer', 'transfer-encoding', 'upgrade'],
]);

/** The rule. Throws a WorldError (422) that says what is wrong with it. */
export function checkFault(rule: FaultRule): FaultRule {
  const problem = shapeProblem(rule) ?? operationProblem(rule) ?? headerProblem(rule) ?? effectProblem(rule);
  if (problem !== undefined) throw new WorldError(422, problem);
  return rule;
}

/** What the control API's own description says of a rule, for those that come past HTTP as well. */
function shapeProblem(rule: FaultRule): string | undefined {
  const { operations: described, validation } = controlContract();
  const operation = described.find(({ id }) => String(id) === 'addFault');
  const body: unknown = JSON.parse(JSON.stringify(rule) ?? 'null');
  const [first] = operation === undefined ? [] : validation.input(operation, { path: {}, query: {}, body });
  return first && `${first.field} ${first.message}`.trim();
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

function headerProblem({ headers = {} }: FaultRule): string | undefined {
  for (const [name, value] of Object.entries(headers)) {
    const shown = JSON.stringify(name.slice(0, 40));
    if (FRAMING.has(name.toLowerCase())) {
      return `header ${shown} says where an answer ends, which is not to be had; "drop": true breaks the connection`;
    }
    try {
      validateHeaderName(name);
    } catch {
      return `header ${shown} is no name of a header; use letters, digits and -`;
    }
    try {
      validateHeaderValue(name, value);
    } catch {
      return `header ${shown} has a value that HTTP cannot carry; use Latin letters without line breaks, or encode it`;
    }
  }
  return undefined;
}

function effectProblem(rule: FaultRule): string | undefined {
  if (EFFECTS.some((effect) => rule[effect] !== undefined && rule[effect] !== false)) return undefined;
  return `the rule has no effect; give at least one of ${EFFECTS.join(', ')}`;
}
