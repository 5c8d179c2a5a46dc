/**
 * How an operation of the control API is declared: one row says where it is, what it takes and gives, and what it does.
 * Router, validators and the description are made of the rows (control-contract.ts).
 */
import type { Site } from './actions.js';
import type { Shapes } from './shapes.js';
import type { World } from './worlds.js';

export type Shape = keyof Shapes;
type Of<Name extends Shape | undefined> = Name extends Shape ? Shapes[Name] : undefined;

export interface ControlRequest<Query = unknown, Body = unknown> {
  site: Site;
  /** Of the control API itself. */
  document: Readonly<Record<string, unknown>>;
  /** The world that the request is about. */
  world: World;
  path: Record<string, string>;
  /** Coerced by the description: numbers are numbers. */
  query: Query;
  body: Body;
}

export interface ControlAnswer {
  status: number;
  /** Or a promise of it. */
  body?: unknown;
  /** Instead of a body: events until the client leaves. Gives what ends them. */
  stream?: Stream;
}

export type Stream = (send: (event: string, data: unknown, id?: number) => void) => () => void;

interface Row<Query extends Shape | undefined, Body extends Shape | undefined, Answer> {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below `/__mock`. */
  path: string;
  tag: string;
  summary: string;
  description?: string;
  query?: Query;
  body?: Body;
  examples?: Readonly<Record<string, { summary?: string; value: object }>>;
  /** `events` and `nothing` (204) have no shape. */
  answer: Answer;
  /** 200 unless it is said. */
  status?: 201;
  /** Statuses besides 422, and 409 of what a proxy has not. */
  refuses?: readonly (404 | 409)[];
  /** There is such a thing before a real server too. */
  inProxy?: true;
  /** It is about no single world. */
  ofAllWorlds?: true;
}

type Result<Answer> = Answer extends Shape
  ? Shapes[Answer] | Promise<Shapes[Answer]>
  : Answer extends 'events'
    ? Stream
    : unknown;

export interface ControlOperation extends Row<Shape, Shape, Shape | 'events' | 'nothing'> {
  /** What is left to refuse is what is not there: a request has been validated before it comes here. */
  run(request: ControlRequest): ControlAnswer;
}

/** A row, and the function that does it, by the types of what it takes and gives. */
export function operation<
  const Answer extends Shape | 'events' | 'nothing',
  const Query extends Shape | undefined = undefined,
  const Body extends Shape | undefined = undefined,
>(
  row: Row<Query, Body, Answer>,
  act: (request: ControlRequest<Of<Query>, Of<Body>>) => Result<Answer>,
): ControlOperation {
  return {
    ...(row as Row<Shape, Shape, Answer>),
    run(request) {
      const result = act(request as ControlRequest<Of<Query>, Of<Body>>);
      if (row.answer === 'nothing') return { status: 204 };
      if (row.answer === 'events') return { status: 200, stream: result as Stream };
      return { status: row.status ?? 200, body: result };
    },
  };
}
