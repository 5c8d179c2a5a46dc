/** The form over a list: words to search for, and what else filters it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Account } from './client.js';
import { Field, Select } from './controls.js';
import { attempt } from './notes.js';

/** How long nothing is typed before the list is asked for. */
const TYPING_MS = 200;
/** Narrower pages fold their filters; as in styles/narrow.css. */
const NARROW_PX = 830;

/** A listener that calls `act` with the text of a field once nothing is typed any more, unless the field is gone by then. */
export function useTyped(act: (text: string) => unknown) {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  latest.current = act;
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ currentTarget: { value } }: { currentTarget: { value: string } }): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => attempt(() => latest.current(value)), TYPING_MS);
  };
}

interface SearchFormProps {
  hint: string;
  text?: string;
  onText(text: string): unknown;
  children?: ComponentChildren;
}

export const SearchForm = ({ hint, text, onText, children }: SearchFormProps) => (
  <search>
    <form class="filters" onSubmit={(event) => event.preventDefault()}>
      <Field
        label="Search"
        type="search"
        placeholder={`${hint}  ( / )`}
        defaultValue={text}
        onInput={useTyped(onText)}
      />
      {children}
    </form>
  </search>
);

/** What filters a list beside words: folded on a narrow page until some of it is set. */
export const Folded = ({ isSet, children }: { isSet: boolean; children: ComponentChildren }) => (
  <details class="folded" open={isSet || window.innerWidth > NARROW_PX}>
    <summary>Filters</summary>
    {children}
  </details>
);

interface AccountSelectProps {
  accounts: readonly Account[];
  account: Account;
  onChoose(name: string): void;
}

export const AccountSelect = ({ accounts, account, onChoose }: AccountSelectProps) => (
  <Select
    label="Account"
    options={accounts.map(({ name }) => name)}
    value={account.name}
    onChoose={onChoose}
  />
);
