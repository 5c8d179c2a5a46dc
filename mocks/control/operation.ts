/**
 * Declares operations of the control API: a row has the path, the shapes of request and answer, and the function.
 * Router, validators and description are built from the rows (control-contract.ts).
 */
import type { Site } from './actions.js';
import type { Shapes } from './shapes.js';
import type { World } from './worlds.js';

export type Shape = keyof Shapes;
type Of<Name extends Shape | undefined> = Name extends Shape ? Shapes[Name] : undefined;

export interface ControlRequest<Query = unknown, Body = unknown> {
  site: Site;
  /** The description of the control API itself. */
  document: Readonly<Record<string, unknown>>;
  /** The world that the request is about. */
  world: World;
  path: Record<string, string>;
  /** Converted to the types in the description. */
  query: Query;
  body: Body;
}

export interface ControlAnswer {
  status: number;
  /** The body, or a promise of it. */
  body?: unknown;
  /** Instead of a body: sends events until the client leaves. */
  stream?: Stream;
}

export type Stream = (send: (event: string, data: unknown, id?: number) => void) => () => void;

interface Description<Query extends Shape | undefined, Body extends Shape | undefined, Answer> {
  /** Method and path, which is below `/__mock`. */
  at: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
  tag: string;
  summary: string;
  description?: string;
  query?: Query;
  body?: Body;
  examples?: Readonly<Record<string, { summary?: string; value: object }>>;
  /** `events` and `nothing` (204) have no shape. */
  answer: Answer;
  /** 200 unless set. */
  status?: 201;
  /** Statuses besides 422, and besides 409 for operations that a proxy lacks. */
  refuses?: readonly (404 | 409)[];
  /** A proxy has the operation too. */
  inProxy?: true;
  /** It is not about one world. */
  ofAllWorlds?: true;
}

type Result<Answer> = Answer extends Shape
  ? Shapes[Answer] | Promise<Shapes[Answer]>
  : Answer extends 'events'
    ? Stream
    : unknown;

interface Row<Query extends Shape | undefined, Body extends Shape | undefined, Answer>
  extends Description<Query, Body, Answer> {
  /** The request is valid: only what does not exist is left to refuse. */
  run(request: ControlRequest<Of<Query>, Of<Body>>): Result<Answer>;
}

export interface ControlOperation extends Description<Shape, Shape, Shape | 'events' | 'nothing'> {
  run(request: ControlRequest): ControlAnswer;
}

/** Declares an operation; `run` is typed by the shapes in the row. */
export function operation<
  const Answer extends Shape | 'events' | 'nothing',
  const Query extends Shape | undefined = undefined,
  const Body extends Shape | undefined = undefined,
>(row: Row<Query, Body, Answer>): ControlOperation {
  return {
    ...(row as Description<Shape, Shape, Answer>),
    run(request) {
      const result = row.run(request as ControlRequest<Of<Query>, Of<Body>>);
      if (row.answer === 'nothing') return { status: 204 };
      if (row.answer === 'events') return { status: 200, stream: result as Stream };
      return { status: row.status ?? 200, body: result };
    },
  };
}
