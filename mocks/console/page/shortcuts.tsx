/** Keyboard shortcuts of all pages, and their list, which "?" shows. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Page } from './router.js';

const keysOf = (pages: readonly Page[]) => {
  const reached = pages.filter(({ key }) => key !== undefined);
  return [
    ['?', 'Show this list'],
    ['/', 'Search in this page'],
    [
      `g then ${reached.map(({ key }) => key).join(', ')}`,
      `Go to ${reached.map(({ title }) => title.toLowerCase()).join(', ')}`,
    ],
    ['Up, Down, Home, End', 'Move through the journal or the outbox'],
    ['Enter', 'Open what is focused'],
    ['Escape', 'Close a detail or this list'],
  ] as const;
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

export function Shortcuts({ pages }: { pages: readonly Page[] }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    let goUntil = 0;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const page = Date.now() < goUntil ? pages.find(({ key }) => key === event.key) : undefined;
      goUntil = event.key === 'g' ? Date.now() + GO_MS : 0;
      if (page?.link !== undefined) location.hash = page.link;
      else if (event.key === '?') setIsOpen(true);
      else if (event.key === '/') focusSearch(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return isOpen && <KeyList keys={keysOf(pages)} onClose={() => setIsOpen(false)} />;
}

function KeyList({ keys, onClose }: { keys: ReturnType<typeof keysOf>; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="card" aria-labelledby="keys-title" onClose={onClose}>
      <h2 id="keys-title">Keys</h2>
      <dl class="keys">
        {keys.map(([key, text]) => (
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
