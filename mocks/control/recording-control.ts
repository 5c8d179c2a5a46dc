/** How the control API of a proxy reads and switches a recording. */
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
  /** Continues or stops; what was recorded stays. */
  setOn(isOn: boolean): void;
  /** The scenario so far as YAML. Throws an Error when it is too large. */
  scenario(): string;
}
