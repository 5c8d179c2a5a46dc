/** Reports of changes below a folder, whichever way an editor saves: in place, by rename, by delete and write anew. */
import { basename } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';

export interface WatchedFolder {
  folder: string;
  /** Files of the folder itself only, or of everything below. */
  depth: number | undefined;
  /** By the file's name. */
  matters(name: string): boolean;
  /** At once, with the path of what changed first; not again before `act` has begun. */
  notice(path: string): void;
  act(): Promise<void> | void;
}

/** Editors write a file in several steps. */
const QUIET_MS = 150;

/** Resolves when it is listening. What comes while `act` runs leads to one more run. */
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
  // A folder that cannot be read is no reason to end the mock.
  watcher.on('error', () => {});
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return watcher;
}
