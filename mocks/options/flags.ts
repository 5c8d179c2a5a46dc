/** Converts the table of options into command line flags, and parsed flags into options. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type MockOptions, mockOptions, type OptionRow, type ValueKind } from './options.js';

const NAMES = Object.keys(mockOptions) as (keyof MockOptions)[];

const parsers: Record<ValueKind, (text: string, before: unknown) => unknown> = {
  whole: wholeNumber,
  port(text) {
    const number = wholeNumber(text);
    if (number > 65535) throw new InvalidArgumentError('Ports end at 65535; 0 takes a free one.');
    return number;
  },
  moment(text) {
    if (Number.isNaN(Date.parse(text))) throw new InvalidArgumentError('Write it like 2026-11-21T10:00:00Z.');
    return text;
  },
  list: (text, before) => [...((before as string[] | undefined) ?? []), text],
};

/** Throws an error that commander shows to the user. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number, 0 or more.');
  return Number(text);
}

const flagOf = ({ flag = '', says = '', reads, choices, preset, env, isInternal }: OptionRow): Option => {
  const option = new Option(flag, says);
  if (choices !== undefined) option.choices(choices);
  if (reads !== undefined) option.argParser(parsers[reads]);
  if (preset !== undefined) option.default(preset);
  if (env !== undefined) option.env(env.name);
  if (isInternal) option.hideHelp();
  return option;
};

/** Adds the flags of these options; by default of all that have one. */
export function addFlags(command: Command, names: readonly (keyof MockOptions)[] = NAMES): Command {
  for (const name of names)
    if (mockOptions[name].flag !== undefined) command.addOption(flagOf(mockOptions[name]));
  return command;
}

export function optionsFrom(command: Command): MockOptions {
  const options: Record<string, unknown> = {};
  for (const option of NAMES) {
    const row: OptionRow = mockOptions[option];
    if (row.flag === undefined) continue;
    const name = flagOf(row).attributeName();
    const value: unknown = command.getOptionValue(name);
    const isFromEnv = command.getOptionValueSource(name) === 'env';
    if (isFromEnv && command.getOptionValue(row.env?.beside ?? '') === undefined) continue;
    if (value !== undefined) options[option] = value === true && row.bare !== undefined ? row.bare : value;
  }
  return options;
}

/** Flags that were given, except `allowed`, in the form `--data`. */
export function flagsBeside(command: Command, allowed: readonly string[]): string[] {
  return command.options
    .filter((option) => command.getOptionValueSource(option.attributeName()) === 'cli')
    .map((option) => option.long ?? option.flags)
    .filter((flag) => !allowed.includes(flag));
}
