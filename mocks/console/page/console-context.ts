/** What views can read of the console around them and request from it. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type NoteAction, note } from './notes.js';

export interface Console {
  /** The source of the answers shown: the mock, or the real server behind a proxy. */
  server: 'mock' | 'server';
  /** The address of the start page. */
  start: string;
  /** The scenario that the chosen world runs on. */
  scenario: string;
  /** Loads the page again and keeps its state. */
  reload(): Promise<void>;
  /** Shows another state of the same page, which has its own address. */
  readdress(address: string): Promise<void>;
  /** Shows another world everywhere. */
  changeWorld(name: string): Promise<void>;
}

export const ConsoleContext = createContext<Console | undefined>(undefined);

export function useConsole(): Console {
  const found = useContext(ConsoleContext);
  if (found === undefined) throw new Error('A view stands outside of the console.');
  return found;
}

/** Returns a function that makes a change, reports it, and reloads the page. It rejects when the change fails. */
export function useChange() {
  const { reload } = useConsole();
  return async <Result>(
    act: () => Result | Promise<Result>,
    done?: string | ((result: Result) => string),
    action?: NoteAction,
  ): Promise<void> => {
    try {
      const result = await act();
      if (done !== undefined) note(typeof done === 'string' ? done : done(result), 'good', action);
    } finally {
      await reload();
    }
  };
}

/** The query of the current address, which may be newer than the page shown. */
export const currentQuery = (): URLSearchParams => new URLSearchParams(location.hash.split('?')[1] ?? '');

/** Returns a function that changes one value in the query of the list at `here`, and opens its first page. */
export function useQueryChange(here: string) {
  const { readdress } = useConsole();
  return (name: string, value: string | number): Promise<void> => {
    const { page: _page, ...wanted } = Object.fromEntries(currentQuery());
    const set = Object.entries({ ...wanted, [name]: String(value) }).filter(([, one]) => one !== '');
    return readdress(`${here}?${new URLSearchParams(set)}`);
  };
}
