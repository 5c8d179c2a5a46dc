// How the command line is parsed; what the settings mean is tested next to them.
import { expect, test } from '@playwright/test';
import { readCommandLine } from './command-line.js';

const server = ['--base-url', 'http://127.0.0.1:9', '--api-key', 'k'];
const asked = (...more: string[]) => readCommandLine([...server, ...more]);

test('nothing more than a server -> a run, and none of the other things', () => {
  const { settings, ...others } = asked();
  expect(others).toEqual({
    ...{ list: false, dryRun: false, cleanup: false, watch: false },
    ...{ reproduce: undefined, config: undefined },
  });
  expect(settings).toMatchObject({ apiKey: 'k', assumed: 'note' });
});

for (const [flag, name] of [
  ['--list', 'list'],
  ['--dry-run', 'dryRun'],
  ['--cleanup', 'cleanup'],
  ['--watch', 'watch'],
] as const)
  test(`${flag} -> asked for, and nothing else`, () => {
    const { list, dryRun, cleanup, watch } = asked(flag);
    expect({ list, dryRun, cleanup, watch }).toEqual({
      ...{ list: false, dryRun: false, cleanup: false, watch: false, [name]: true },
    });
  });

test('--reproduce, a list given twice, --no-assumed -> as they are', () => {
  const { reproduce, settings } = asked('--reproduce', 'r/f', '--only', 'a', '--only', 'b', '--no-assumed');
  expect(reproduce).toBe('r/f');
  expect(settings.only).toEqual(['a', 'b']);
  expect(settings.assumed).toBe('off');
});

test('without a server -> refused, but for what only lists', () => {
  const { CONFORMANCE_BASE_URL, CONFORMANCE_API_KEY } = process.env;
  expect([CONFORMANCE_BASE_URL, CONFORMANCE_API_KEY]).toEqual([undefined, undefined]);
  expect(() => readCommandLine([])).toThrow(/base-url/);
  for (const flag of ['--list', '--dry-run']) expect(readCommandLine([flag]).settings.apiKey).toBe('none');
});

test('an unknown word or flag -> refused by its name', () => {
  expect(() => asked('word')).toThrow('unknown argument "word"');
  expect(() => asked('--no-such')).toThrow(/--no-such/);
});
