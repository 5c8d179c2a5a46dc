/**
 * The shape of a check and of what it is given to work with. Owns no behaviour: `run.ts` runs checks,
 * `context.ts` builds what they get. Nothing here or below imports Playwright; only `suite.spec.ts` does,
 * so that a check also runs in-process.
 */
import type { OperationId } from '../../generated/operations.js';
import type { DocumentType } from '../../generated/states.js';
import type { Dialect } from '../dialect/dialect.js';
import type { Given } from '../given/given.js';
import type { Citation, InterpretationId } from '../judge/citation.js';
import type { CheckKind } from '../judge/result.js';
import type { Answer, CallInput, CallOptions, MadeAccount, RawRequest } from '../target/call.js';
import type { Feature } from '../target/claims.js';
import type { Client } from '../target/client.js';
import type { Profile, Settings } from '../target/settings.js';
import type { Asserted, Assertion, Compared, Expect } from './expect.js';

export type { CheckKind, DocumentType, OperationId };

/** One declared check. Every field but `run` is data, so that listing needs no target. */
export type Check = CheckBase & Citation;

export interface CheckBase {
  /** operationId + '/' + slug, e.g. 'changeInvoiceState/final+settled'. Stable; never a running number. */
  id: string;
  /** Condition -> outcome, in the present tense. */
  title: string;
  /** The rule in words. */
  rule: string;
  /** Section of the API description where the rule is stated. */
  source: string;
  kind: CheckKind;
  operation: OperationId;
  /** Operations that it judges as well: a failure says which one it is. */
  also?: readonly OperationId[];
  /** The revision of the requirements that introduced it (target/requirements.ts); filled in for all checks. */
  since?: string;
  /** The smallest profile that contains it; default 'full'. */
  profile?: Profile;
  /** The one profile that runs it unasked: the others have more thorough checks of the same. */
  onlyIn?: Profile;
  /** Sends GETs only and needs no data of its own. */
  readOnly?: boolean;
  /**
   * `first`: before all others, as it is about what was never done before. `last`: after them, as it needs many records, which
   * those have made then. `end`: when no other check is left, as what it sends may break the lists of a target for good.
   */
  place?: 'first' | 'last' | 'end';
  /**
   * Names of what an account has once (its default tax, its default sequence, a shared record that the check changes): no
   * other check that names one of them runs at the same time.
   */
  exclusive?: readonly string[];
  /**
   * What it makes of these, only to see it made, stays for good: it runs in an account that the run makes for itself anyway, where
   * that takes them; else in its own.
   */
  leaves?: readonly Leavable[];
  /** Besides the feature of the operation's own resource or family, which is always needed. */
  needs?: readonly Feature[];
  run(t: CheckContext): Promise<void>;
}

/** What no request can delete, and documents that bring clients and items along. */
export type Leavable = 'client' | 'item' | 'sequence' | DocumentType;

/** All that a check may touch. */
export interface CheckContext {
  readonly settings: Settings;
  readonly dialect: Dialect;
  readonly client: Client;
  readonly given: Given;
  /** Derived from the run's seed and the check's id; use it for everything random. */
  readonly seed: number;
  readonly expect: Expect;
  /** Reports an assertion that is made without `expect`, whether it holds or not. */
  asserts(one: Assertion): void;
  /**
   * A judged call: status, content type, wrapper and schema. What is wrong with the body is noted and ends nothing; a
   * wrong status ends the check, unless it is one of the same kind (400 for 422).
   */
  call(operation: OperationId, input?: CallInput, options?: CallOptions): Promise<Answer>;
  /** The same check in the second account, with records of its own there; undefined where the target has none. */
  elsewhere(): CheckContext | undefined;
  /** The same check in an account that the run has made; undefined where the run makes none anyway, and in replays. */
  inMade(account: () => Promise<MadeAccount>): Promise<CheckContext | undefined>;
  raw(request: RawRequest): Promise<Answer>;
  /** Ends the check as failed. Both in words a reader understands without the code. */
  fail(expected: string, actual: unknown, about: Asserted): never;
  /** Notes a failure and goes on; the check fails at its end. */
  soft(expected: string, actual: unknown, about: Asserted): void;
  /** Reports a violation of what we only assume; it fails nobody, and the check goes on. */
  note(
    interpretation: InterpretationId,
    expected: string,
    actual: unknown,
    about: Omit<Asserted, 'statement'>,
  ): void;
  /** Runs assertions that rest on an interpretation: the first that does not hold is reported as a note, and the check goes on. */
  assuming(interpretation: InterpretationId, run: () => Promise<void>): Promise<void>;
  /** Ends the check as unsupported: the target lawfully lacks what is needed. */
  unsupported(reason: string): never;
  /** Ends the check: it is claimed, and cannot be judged from here, so that the result is partial. */
  unreached(reason: string): never;
  /** Ends the check as inconclusive. */
  inconclusive(reason: string): never;
  /** Coverage: see `tags` in verdict/result.ts. Call it after the assertion held. */
  covers(...tags: string[]): void;
  /** A text that is unique in this run and carries the run tag; `prefix` makes it readable. */
  unique(prefix: string): string;
  /** Waits until `probe` gives a value that is not undefined; after the poll time-out it fails as `not ready`. */
  eventually<T>(
    probe: () => Promise<T | undefined>,
    what: string,
    about: Pick<Compared, 'operation' | 'statement'>,
  ): Promise<T>;
}
