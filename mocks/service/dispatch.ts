/** Handles one request: checks the key, calls the handler, answers refusals, removes bodies that must be empty. */
import { operations } from '../../generated/operations.js';
import { accountOf, keyRefusal } from './auth.js';
import type { Context } from './context.js';
import { formOf, sentences } from './error-body.js';
import { handlers } from './handlers.js';
import { isRefusal, problem, refusal, refusalAnswer } from './refusal.js';
import type { ServiceRequest, ServiceResponse } from './request.js';
import { type AccountState, accountById, type World } from './store/world.js';

/** Removes the body of an answer that the contract defines as empty. */
function shaped(request: ServiceRequest, response: ServiceResponse): ServiceResponse {
  if (response.body === undefined) return response;
  const stated = operations[request.operation].responses[String(response.status)];
  if (!stated?.empty) return response;
  const { body: _dropped, ...rest } = response;
  return rest;
}

/** Handles one request in a world. Throws only for defects of the service. */
export function dispatch(
  contextFor: (account: AccountState) => Context,
  world: World,
  request: ServiceRequest,
): ServiceResponse {
  const account = accountOf(world, request);
  const fallback = account ?? accountById(world, world.defaultAccount);
  if (!fallback) throw new Error('The service has no account; load a scenario.');
  const context = contextFor(fallback);
  try {
    const why = keyRefusal(account, request);
    if (why !== undefined) throw refusal(401, problem('', why));
    const handler = Object.hasOwn(handlers, request.operation) ? handlers[request.operation] : undefined;
    if (!handler) throw refusal(404, problem('', `There is no operation ${request.operation}.`));
    const answer = shaped(request, handler(context, request));
    return context.notes.length === 0 ? answer : { ...answer, notes: context.notes };
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    const operation = operations[request.operation];
    const form = formOf(context.settings.errorBodies, thrown.status, operation);
    const refused = refusalAnswer(thrown, form);
    const answer = operation ? shaped(request, refused) : refused;
    return answer.body === undefined ? { ...answer, reason: sentences(thrown.problems) } : answer;
  }
}
