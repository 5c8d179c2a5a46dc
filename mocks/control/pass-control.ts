/** What the control API knows of operations that a real server answers: it reads and changes who answers what. */
export interface PassRow {
  operation: string;
  /** The real server's address. */
  to: string;
}

export interface PassControl {
  /** The real servers that were named at the start. */
  readonly servers: readonly string[];
  /** A number that changes with every switch. */
  readonly stamp: number;
  /** Operations that pass, in the order of the contract. */
  list(): PassRow[];
  /**
   * Sends these operations to a server from now on, or answers them here again (null). `which` as in `--pass`:
   * operation ids, resources and patterns with `*`, separated by commas. Throws an Error that lists the choices.
   */
  set(which: string, to: string | null): void;
}

/** Throws an Error where no real server was named. */
export function passControl({ pass }: { readonly pass?: PassControl }): PassControl {
  if (pass !== undefined) return pass;
  throw new Error(
    'the mock was started without a real server: name one with --pass http://127.0.0.1:8080, and with what passes there: --pass items,createClient=http://127.0.0.1:8080',
  );
}
