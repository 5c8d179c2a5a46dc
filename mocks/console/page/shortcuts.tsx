/** The keys that work everywhere, and the list of all of them that "?" shows. */
import type { ComponentChild } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

const KEYS = [
  ['?', 'Show this list'],
  ['/', 'Search in this page'],
  [
    'g then a, d, r, j, i, o, f, h, t',
    'Go to accounts, documents, records, journal, findings, outbox, faults, hybrid, data and time',
  ],
  ['Up, Down, Home, End', 'Move through the journal or the outbox'],
  ['Enter', 'Open what is focused'],
  ['Escape', 'Close a detail or this list'],
] as const;
const PLACES: Readonly<Record<string, string>> = {
  a: '/accounts',
  d: '/documents',
  r: '/records',
  j: '/journal',
  i: '/findings',
  o: '/outbox',
  f: '/faults',
  h: '/hybrid',
  t: '/state',
};
const GO_MS = 1500;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

function focusSearch(event: KeyboardEvent): void {
  const search = document.querySelector<HTMLInputElement>('main input[type=search]');
  if (search === null) return;
  event.preventDefault();
  search.closest('details')?.setAttribute('open', '');
  search.focus();
}

export function Shortcuts(): ComponentChild {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    let goUntil = 0;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const place = Date.now() < goUntil ? PLACES[event.key] : undefined;
      goUntil = event.key === 'g' ? Date.now() + GO_MS : 0;
      if (place !== undefined) location.hash = place;
      else if (event.key === '?') setIsOpen(true);
      else if (event.key === '/') focusSearch(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return isOpen && <KeyList onClose={() => setIsOpen(false)} />;
}

function KeyList({ onClose }: { onClose(): void }): ComponentChild {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="card" aria-labelledby="keys-title" onClose={onClose}>
      <h2 id="keys-title">Keys</h2>
      <dl class="keys">
        {KEYS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p class="buttons">
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </p>
    </dialog>
  );
}
