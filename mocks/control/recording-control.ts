/** What the control API of a proxy knows of a recording: whether it runs, and what there is so far. */
import type { Whole } from './whole.js';

export interface RecordingState {
  isOn: boolean;
  /** Where it is written; null: it can only be looked at. */
  folder: string | null;
  exchanges: Whole;
  /** By table. */
  records: Readonly<Record<string, Whole>>;
  fixtures: { operation: string; status: Whole }[];
  /** What could not be recorded, and why. */
  leftOut: string[];
}

export interface RecordingControl {
  state(): RecordingState;
  /** Goes on, or stops; what was recorded stays. */
  setOn(isOn: boolean): void;
  /** The scenario so far as YAML. Throws an Error when there is too much to write down. */
  scenario(): string;
}
