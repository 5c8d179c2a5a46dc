/** What the control API of a proxy knows of a recording: whether it runs, and what there is so far. */
export interface RecordingState {
  isOn: boolean;
  /** Where it is written; null: it can only be looked at. */
  folder: string | null;
  exchanges: number;
  /** Records by table. */
  records: Readonly<Record<string, number>>;
  fixtures: { operation: string; status: number }[];
  leftOut: string[];
}

export interface RecordingControl {
  state(): RecordingState;
  /** Goes on, or stops; what was recorded stays. */
  setOn(isOn: boolean): void;
  /** The scenario so far as YAML. Throws an Error when there is too much to write down. */
  scenario(): string;
}
