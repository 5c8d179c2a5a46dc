/** What pages are made of besides controls and tables: cards, lists of facts, pills, and texts as they are. */
import type { ComponentChild, ComponentChildren } from 'preact';
import { CopyButton } from './controls.js';
import { pretty } from './format.js';

export const Card = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section class="card">
    <h2>{title}</h2>
    {children}
  </section>
);

/** A title with what stands at the end of its line. */
export const Heading = ({ title, children }: { title: string; children?: ComponentChildren }) => (
  <div class="heading row">
    <h1>{title}</h1>
    {children}
  </div>
);

/** The title of one of an account's records, under the list that it stands in. */
export const HeadingIn = ({ list, href, account, children }: HeadingInProps) => (
  <header class="heading">
    <p>
      <a href={href}>{list}</a> of {account}
    </p>
    <h1>{children}</h1>
  </header>
);

interface HeadingInProps {
  list: string;
  href: string;
  account: string;
  children: ComponentChildren;
}

/** States that have a colour are named by one small word. */
export const Pill = ({ state }: { state: string }) => (
  <span class={`pill ${/^[a-z]+$/.test(state) ? state : ''}`}>{state}</span>
);

/** Names and values; what is empty is left out. */
export const Facts = ({ rows }: { rows: readonly (readonly [name: string, value: ComponentChild])[] }) => (
  <dl class="pairs">
    {rows
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
  </dl>
);

/** Text as it is; it may scroll, so that the keyboard must reach it. */
export const Pre = ({ label, children }: { label: string; children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
  // biome-ignore lint/a11y/useSemanticElements: a section would not keep its line ends.
  <pre tabIndex={0} role="region" aria-label={label}>
    {children}
  </pre>
);

/** A body with a button that copies it. */
export function Body({ text, label }: { text: string; label: string }) {
  if (text === '') return <p class="hint">No body.</p>;
  const shown = pretty(text);
  return (
    <div class="body">
      <CopyButton text={shown} />
      <Pre label={label}>{coloured(shown)}</Pre>
    </div>
  );
}

/** Beyond so many characters, colours cost more than they help. */
const MAX_COLOURED = 60_000;
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/g;

/** JSON in colours; any other text as it is. */
export function coloured(text: string): ComponentChild[] {
  if (text.length > MAX_COLOURED || !/^\s*[[{"]/.test(text)) return [text];
  const parts: ComponentChild[] = [];
  let end = 0;
  for (const { 0: whole, 1: string, 2: colon, 3: word, index } of text.matchAll(TOKEN)) {
    const kind = string === undefined ? (word === undefined ? 'number' : 'word') : colon ? 'name' : 'string';
    const token = colon === undefined ? whole : (string ?? '');
    parts.push(text.slice(end, index), <span class={`json-${kind}`}>{token}</span>);
    end = index + token.length;
  }
  return [...parts, text.slice(end)];
}
