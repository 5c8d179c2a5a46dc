/** Buttons, fields and forms of all pages. */
import type { ComponentChild, ComponentChildren, TargetedSubmitEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { attempt } from './notes.js';

interface ButtonProps {
  children: ComponentChildren;
  onClick(): unknown;
  kind?: string;
  label?: string;
  isDisabled?: boolean;
  isExpanded?: boolean;
  isPressed?: boolean;
  title?: string;
}

/** `kind` is quiet, warn or undefined. Errors are shown as a note. */
export const Button = ({ children, onClick, kind, label, ...more }: ButtonProps) => (
  <button
    type="button"
    class={kind}
    aria-label={label}
    aria-expanded={more.isExpanded}
    aria-pressed={more.isPressed}
    title={more.title}
    disabled={more.isDisabled}
    onClick={() => attempt(onClick)}
  >
    {children}
  </button>
);

export const QuietButton = (props: Omit<ButtonProps, 'kind'>) => <Button {...props} kind="quiet" />;

/** `of` names the copied text where a page has several such buttons. */
export function CopyButton({ text, label = 'Copy', of }: { text: string; label?: string; of?: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const word = isCopied ? 'Copied' : label;
  const press = async () => {
    await copy(text);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), 1500);
  };
  return (
    <QuietButton label={of && `${word} ${of}`} onClick={press}>
      {word}
    </QuietButton>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Browsers deny the clipboard to pages on plain http from other machines.
    const area = Object.assign(document.createElement('textarea'), { value: text, className: 'offscreen' });
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
}

export type Fields = Readonly<Record<string, string>>;

interface FormProps {
  class: string;
  label?: string;
  children: ComponentChildren;
  /** `fields` are those with a name. An error becomes a note; after success `isEmptied` empties the form. */
  onSend(fields: Fields): unknown;
  isEmptied?: boolean;
}

export function Form({ class: kind, label, children, onSend, isEmptied }: FormProps) {
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const button = event.submitter as HTMLButtonElement | null;
    if (button) button.disabled = true;
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const isDone = await attempt(() => onSend(fields));
    if (button) button.disabled = false;
    if (isDone && isEmptied) form.reset();
  };
  return (
    <form class={kind} aria-label={label} onSubmit={submit}>
      {children}
    </form>
  );
}

interface FieldProps {
  label: string;
  hint?: ComponentChild;
  name?: string;
  type?: 'search' | 'number' | 'datetime-local';
  /** The initial value. */
  defaultValue?: string;
  placeholder?: string;
  required?: boolean;
  inputMode?: 'decimal' | 'numeric';
  pattern?: string;
  /** The pattern in words. */
  title?: string;
  min?: number;
  max?: number;
  maxLength?: number;
  size?: number;
  step?: number;
  list?: string;
  spellcheck?: boolean;
  onInput?(event: { currentTarget: HTMLInputElement }): void;
}

/** A one-line field under its label. */
export const Field = ({ label, hint, ...input }: FieldProps) => (
  <Labelled label={label} hint={hint}>
    <input {...input} />
  </Labelled>
);

interface TextAreaProps {
  label: string;
  name: string;
  rows: number;
  defaultValue?: string;
  placeholder?: string;
  isWide?: boolean;
}

/** A field of several lines. It has a name of its own, because its content would count as part of its label. */
export const TextArea = ({ label, isWide, ...area }: TextAreaProps) => (
  <Labelled label={label} isWide={isWide}>
    <textarea {...area} aria-label={label} spellcheck={false} />
  </Labelled>
);

interface LabelledProps {
  label: string;
  hint?: ComponentChild;
  children: ComponentChildren;
  isWide?: boolean;
}

const Labelled = ({ label, hint, children, isWide }: LabelledProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children.
  <label class={isWide ? 'field wide' : 'field'}>
    <span>{label}</span>
    {children}
    {hint && <small>{hint}</small>}
  </label>
);

/** A value, and its text where that differs. */
export type Option = string | readonly [value: string, text: string];

interface SelectProps {
  label: string;
  options: readonly Option[];
  name?: string;
  /** The initial value; with `onChoose`, the chosen one. */
  value?: string;
  onChoose?(value: string): unknown;
}

export function Select({ label, options, name, value, onChoose }: SelectProps) {
  const isChosen = (one: string) => one === value;
  return (
    <Labelled label={label}>
      <select name={name} onChange={(event) => onChoose?.(event.currentTarget.value)}>
        {options.map((option) => {
          const [one, text] = typeof option === 'string' ? [option, option] : option;
          return (
            <option key={one} value={one} selected={isChosen(one)}>
              {text}
            </option>
          );
        })}
      </select>
    </Labelled>
  );
}

interface CheckProps {
  isOn: boolean;
  onSwitch(isOn: boolean): unknown;
  children: ComponentChildren;
  class?: string;
  role?: 'switch';
}

/** Shows a choice at once, and `isOn` again after `onSwitch` has finished. */
export function Check({ isOn, onSwitch, children, class: kind = 'check', role }: CheckProps) {
  const [wanted, setWanted] = useState<boolean>();
  const changes = useRef(0);
  const change = async ({ currentTarget: { checked } }: { currentTarget: HTMLInputElement }) => {
    const mine = ++changes.current;
    setWanted(checked);
    await attempt(() => onSwitch(checked));
    if (mine === changes.current) setWanted(undefined);
  };
  return (
    <label class={kind}>
      <input type="checkbox" role={role} checked={wanted ?? isOn} onChange={change} />
      {children}
    </label>
  );
}

export const Switch = (props: Omit<CheckProps, 'role'>) => <Check class="switch" {...props} role="switch" />;
