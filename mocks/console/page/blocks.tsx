/** Building blocks of pages besides controls and tables: cards, lists of facts, pills, and plain texts. */
import type { ComponentChild, ComponentChildren } from 'preact';
import { CopyButton } from './controls.js';
import { pretty } from './format.js';

export const Card = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section class="card">
    <h2>{title}</h2>
    {children}
  </section>
);

/** A title with elements at the end of its line. */
export const Heading = ({ title, children }: { title: string; children?: ComponentChildren }) => (
  <div class="heading row">
    <h1>{title}</h1>
    {children}
  </div>
);

/** The title of a record of an account, under a link to its list. */
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

/** A state; one with a colour has its name, a single lower-case word, as class. */
export const Pill = ({ state }: { state: string }) => (
  <span class={`pill ${/^[a-z]+$/.test(state) ? state : ''}`}>{state}</span>
);

/** Names and values; empty ones are left out. */
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

/** Preformatted text. It may scroll, so the keyboard must reach it. */
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

/** Above this number of characters, colours cost more than they help. */
const MAX_COLOURED = 60_000;
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/g;

/** JSON in colours; any other text unchanged. */
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
