/**
 * The types of checks and of their context. `run-check.ts` runs checks, `context.ts` builds the context. Checks do not import
 * Playwright, so that they also run in the process of the command.
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
  /** The rule as a sentence. */
  rule: string;
  /** Section of the API description where the rule is stated. */
  source: string;
  kind: CheckKind;
  operation: OperationId;
  /** Other operations that it judges: a violation names the operation. */
  also?: readonly OperationId[];
  /** The revision of the requirements that introduced it (target/requirements.ts); filled in for all checks. */
  since?: string;
  /** The smallest profile that contains it; default 'full'. */
  profile?: Profile;
  /** The only profile that runs it by default: the others have more thorough checks of the same. */
  onlyIn?: Profile;
  /** Sends only GETs and needs no records of its own. */
  readOnly?: boolean;
  /** Sends concurrent requests: what it shows once may need several runs to show again. */
  isRace?: true;
  /**
   * `first`: before all others, because it is about first-time use. `last`: after them, because it needs many records, which
   * they have created. `alone`: after those, with no other check of this process under way, because a change that another check
   * makes would renew what is stale. `end`: when all others are done, because its requests may permanently break lists of a target.
   */
  place?: 'first' | 'last' | 'alone' | 'end';
  /**
   * Names of account-wide resources (the default tax, the default sequence, a shared record that the check changes): no other
   * check that needs one of them runs at the same time.
   */
  exclusive?: readonly string[];
  /**
   * Kinds of records that it creates and that cannot be deleted: it creates them in the account that the run creates anyway, if
   * that account accepts them; otherwise in its own.
   */
  leaves?: readonly Leavable[];
  /** Features that it needs in addition to that of the operation's resource or family. */
  needs?: readonly Feature[];
  run(t: CheckContext): Promise<void>;
}

/** Kinds of records that cannot be deleted, and documents that create clients and items. */
export type Leavable = 'client' | 'item' | 'sequence' | DocumentType;

/** Everything that a check may use. */
export interface CheckContext {
  readonly settings: Settings;
  readonly dialect: Dialect;
  readonly client: Client;
  readonly given: Given;
  /** Derived from the run's seed and the check's id; to be used for everything random. */
  readonly seed: number;
  readonly expect: Expect;
  /** Reports an assertion made without `expect`, whether it holds or not. */
  asserts(one: Assertion): void;
  /**
   * A call judged by status, content type, wrapper and schema. Violations in the body are noted; a wrong status ends the check,
   * unless it is of the same class (400 for 422).
   */
  call(operation: OperationId, input?: CallInput, options?: CallOptions): Promise<Answer>;
  /** The context of the check in the second account, with separate records; undefined if there is none. */
  inSecondAccount(): CheckContext | undefined;
  /** The context of the check in an account that the run has created; undefined if the run creates none, and in replays. */
  inNewAccount(account: () => Promise<MadeAccount>): Promise<CheckContext | undefined>;
  raw(request: RawRequest): Promise<Answer>;
  /** Ends the check as failed. Both texts must be understandable without the code. */
  fail(expected: string, actual: unknown, about: Asserted): never;
  /** Notes a violation; the check goes on and fails at its end. */
  soft(expected: string, actual: unknown, about: Asserted): void;
  /** Notes a violated interpretation, which does not fail the target; the check goes on. */
  note(
    interpretation: InterpretationId,
    expected: string,
    actual: unknown,
    about: Omit<Asserted, 'statement'>,
  ): void;
  /** Runs assertions of an interpretation: the first that does not hold is noted, and the check goes on. */
  assuming(interpretation: InterpretationId, run: () => Promise<void>): Promise<void>;
  /** Ends the check as unsupported: the target lacks something that it may lack. */
  unsupported(reason: string): never;
  /** Ends the check: it is claimed but cannot be judged from where the suite runs; the result is partial. */
  unreached(reason: string): never;
  /** Ends the check as inconclusive. */
  inconclusive(reason: string): never;
  /** Adds coverage tags (see `tags` in judge/result.ts). To be called after the assertion has held. */
  covers(...tags: string[]): void;
  /** A text that is unique in this run and contains the run's tag; `prefix` makes it readable. */
  unique(prefix: string): string;
  /** Waits until `probe` resolves to a value other than undefined; after the poll time-out it fails as `not ready`. */
  eventually<T>(
    probe: () => Promise<T | undefined>,
    what: string,
    about: Pick<Compared, 'operation' | 'statement'>,
  ): Promise<T>;
}
