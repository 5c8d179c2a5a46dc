/**
 * Prism's own mocker and operations, for `Prefer` headers. Loaded when the first one is sent. A separate file because a
 * bundle resolves the names of CommonJS modules only for static imports.
 */
import mocked from '@stoplight/prism-http/dist/mocker/index.js';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http/dist/utils/operations.js';
import type { Either, Output } from './prism-types.js';

// biome-ignore lint/suspicious/noExplicitAny: Prism's mocker is called through its untyped deep import.
type PrismMocker = (options: any) => (logger: unknown) => Either<Error, Output>;

const found = mocked as unknown as PrismMocker | { default: PrismMocker };
export const mocker: PrismMocker = typeof found === 'function' ? found : found.default;
export { getHttpOperationsFromSpec };
