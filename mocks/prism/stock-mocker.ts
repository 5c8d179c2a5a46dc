/**
 * Prism's own mocker and its form of the operations, for a `Prefer` header. Loaded only when one is asked for; a file
 * of its own because a bundle gives the names of CommonJS modules to static imports only.
 */
import mocked from '@stoplight/prism-http/dist/mocker/index.js';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http/dist/utils/operations.js';
import type { Either, Output } from './prism-types.js';

// biome-ignore lint/suspicious/noExplicitAny: Prism's mocker is called through its untyped deep import.
type PrismMocker = (options: any) => (logger: unknown) => Either<Error, Output>;

const found = mocked as unknown as PrismMocker | { default: PrismMocker };
export const mocker: PrismMocker = typeof found === 'function' ? found : found.default;
export { getHttpOperationsFromSpec };
