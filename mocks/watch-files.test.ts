// Every way in which an editor saves a file, ten times in a row: no change is missed, the last one included.
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { watchFolder } from './watch-files.js';

const saves: Record<string, (path: string, text: string) => void> = {
  'in place': (path, text) => writeFileSync(path, text),
  'by a rename over it': (path, text) => {
    writeFileSync(`${path}.tmp`, text);
    renameSync(`${path}.tmp`, path);
  },
  'with the old one put aside': (path, text) => {
    renameSync(path, `${path}~`);
    writeFileSync(path, text);
    rmSync(`${path}~`);
  },
  'deleted and written anew': (path, text) => {
    rmSync(path);
    writeFileSync(path, text);
  },
  'with its folder replaced': (path, text) => {
    const folder = dirname(path);
    mkdirSync(`${folder}-next`);
    writeFileSync(join(`${folder}-next`, 'one.yaml'), text);
    rmSync(folder, { recursive: true });
    renameSync(`${folder}-next`, folder);
  },
};

// Each has a folder of its own, and mostly waits.
test.describe.configure({ mode: 'parallel' });

// Two in every run: as most editors save, and the one that leaves the most to be noticed.
const always = Object.keys(saves).filter((kind) => /rename|folder/.test(kind));

for (const [kind, save] of Object.entries(saves)) {
  test(`saved ${kind}, ten times -> noticed and acted on ten times`, {
    tag: always.includes(kind) ? [] : '@long',
  }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'watched-'));
    const path = join(folder, 'below', 'one.yaml');
    mkdirSync(dirname(path));
    writeFileSync(path, '0');
    let [noticed, acted] = [0, 0];
    const watcher = await watchFolder({
      folder,
      depth: undefined,
      matters: (name) => name.endsWith('.yaml'),
      notice: () => {
        noticed++;
      },
      act: () => {
        acted++;
      },
    });
    try {
      for (let count = 1; count <= 10; count++) {
        save(path, String(count));
        await expect.poll(() => acted).toBeGreaterThanOrEqual(count);
      }
      expect(noticed).toBeGreaterThanOrEqual(10);
      // A file that is not watched has no effect.
      const before = acted;
      writeFileSync(join(folder, 'note.txt'), 'x');
      writeFileSync(path, 'last');
      await expect.poll(() => acted).toBe(before + 1);
    } finally {
      await watcher.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
