/** The recording of a proxy: on or off, written to a folder or only shown. */
import type { RecordingControl } from '../control/recording-control.js';
import { scenarioText } from '../control/saved-scenarios.js';
import type { Exchange } from '../http/hooks.js';
import { createWriter } from './files.js';
import { createRecorder, type Recorder } from './recorder.js';

export interface Recording extends RecordingControl {
  onExchange(exchange: Exchange): void;
  /** Resolves once everything is written. */
  close(): Promise<void>;
}

/** On from the start when there is a folder. Throws an Error for a folder that cannot be created. */
export function createRecording(folder: string | undefined, complain: (text: string) => void): Recording {
  // Nothing is loaded or stored before a recording is on.
  let made: Recorder | undefined;
  const recorder = (): Recorder => {
    made ??= createRecorder(folder !== undefined);
    return made;
  };
  let isOn = folder !== undefined;
  const writer = folder === undefined ? undefined : createWriter(folder, recorder(), complain);
  return {
    onExchange(exchange) {
      if (!isOn) return;
      recorder().take(exchange);
      writer?.touch();
    },
    setOn(next) {
      isOn = next;
    },
    state: () => ({
      isOn,
      folder: folder ?? null,
      exchanges: made?.recorded ?? 0,
      records: made?.counts() ?? {},
      fixtures: made?.fixtures().map(({ operation, status }) => ({ operation, status })) ?? [],
      leftOut: made?.leftOut() ?? [],
    }),
    scenario: () => scenarioText(recorder().scenario()),
    close: async () => writer?.close(),
  };
}
