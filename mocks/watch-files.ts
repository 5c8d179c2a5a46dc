/** Watches files in a folder, however an editor saves them: in place, by rename, by delete and write. */
import { basename } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';

export interface WatchedFolder {
  folder: string;
  /** 0: files of the folder itself only; undefined: of everything below. */
  depth: number | undefined;
  /** Whether a file of this name is watched. */
  matters(name: string): boolean;
  /** Called at once with the first changed path; not again before `act` has begun. */
  notice(path: string): void;
  act(): Promise<void> | void;
}

/** Editors write a file in several steps. */
const QUIET_MS = 150;

/** Resolves when it is listening. Changes while `act` runs lead to one more run. */
export async function watchFolder(watched: WatchedFolder): Promise<FSWatcher> {
  const { folder, depth, matters, notice, act } = watched;
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  const watcher = watch(folder, {
    depth,
    ignoreInitial: true,
    ignored: /[\\/](node_modules|\.git)([\\/]|$)/,
  });
  watcher.on('all', (event, path) => {
    if (event.endsWith('Dir') || !matters(basename(path))) return;
    if (timer === undefined) notice(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      last = last.then(act);
    }, QUIET_MS);
  });
  // An unreadable folder must not end the mock.
  watcher.on('error', () => {});
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return watcher;
}
