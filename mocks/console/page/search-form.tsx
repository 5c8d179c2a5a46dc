/** The form above a list: search words and filters. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Account } from './client.js';
import { Field, Select } from './controls.js';
import { attempt } from './notes.js';

/** The pause in typing before the list is requested. */
const TYPING_MS = 200;
/** Narrower pages fold their filters; as in styles/narrow.css. */
const NARROW_PX = 830;

/** A listener that calls `act` with a field's text after a pause in typing, unless the field was removed. */
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

/** Filters of a list besides the search words: folded on a narrow page unless one is set. */
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
