/** Short messages about the result of an action, with a button for what can be done about it. */
import { useEffect, useState } from 'preact/hooks';

interface Note {
  id: number;
  text: string;
  kind: 'good' | 'bad';
  action?: NoteAction;
}

export interface NoteAction {
  label: string;
  act(): unknown;
}

const [SHORT_MS, LONG_MS] = [3500, 9000];
const MOST = 3;
let notes: readonly Note[] = [];
let nextId = 1;
let redraw = () => {};

export function note(text: string, kind: Note['kind'] = 'good', action?: NoteAction): void {
  const id = nextId++;
  show([...notes, { id, text, kind, action }].slice(-MOST));
  const isLong = kind === 'bad' || action !== undefined;
  setTimeout(() => show(notes.filter((one) => one.id !== id)), isLong ? LONG_MS : SHORT_MS);
}

function show(next: readonly Note[]): void {
  notes = next;
  redraw();
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs an act and shows its error, if any. Returns true on success. */
export async function attempt(act: () => unknown): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    note(messageOf(error), 'bad');
    return false;
  }
}

export function Notes() {
  const [, setCount] = useState(0);
  useEffect(() => {
    redraw = () => setCount((count) => count + 1);
  }, []);
  return (
    <div id="notes" role="status" aria-live="polite">
      {notes.map(({ id, text, kind, action }) => (
        <p key={id} class={`note ${kind}`}>
          {text}{' '}
          {action && (
            <button type="button" class="quiet" onClick={() => attempt(action.act)}>
              {action.label}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
