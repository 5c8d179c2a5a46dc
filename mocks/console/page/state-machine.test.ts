import { expect, test } from '@playwright/test';
import { cells, documentTypes, stateTables } from '../../../generated/states.js';
import { drawingOf, stepsFrom, stepsOf, triggersTo } from './state-machine.js';

const machine = { draft: { go: { to: 'final' }, drop: { to: 'gone' } }, final: { go: null }, gone: {} };

test('steps -> those that are allowed; the shortest triggers lead to each state', () => {
  expect(stepsOf(machine)).toEqual([
    { from: 'draft', trigger: 'go', to: 'final' },
    { from: 'draft', trigger: 'drop', to: 'gone' },
  ]);
  expect(stepsFrom(stepsOf(machine), 'final')).toEqual([]);
  expect([...triggersTo(machine, 'draft')]).toEqual([
    ['draft', []],
    ['final', ['go']],
    ['gone', ['drop']],
  ]);
});

for (const { plural, family } of Object.values(documentTypes)) {
  for (const isUpright of [false, true]) {
    test(`${plural}, ${isUpright ? 'upright' : 'lying'} -> every state in the picture, none on another`, () => {
      const { initial, states } = stateTables[family];
      const drawing = drawingOf(cells[plural], initial, initial, isUpright);
      const { node, spots, width, lines } = drawing;
      expect([...spots.keys()].every((state) => states.includes(state))).toBe(true);
      expect(lines.length).toBe(stepsOf(cells[plural]).filter(({ from }) => spots.has(from)).length);
      const all = [...spots.values()];
      for (const [index, one] of all.entries()) {
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.x + node.width).toBeLessThanOrEqual(width);
        for (const other of all.slice(index + 1)) {
          const isApart = Math.abs(one.x - other.x) >= node.width || Math.abs(one.y - other.y) >= node.height;
          expect(isApart).toBe(true);
        }
      }
    });
  }
}

test('a state that the tables do not lead to -> shown all the same', () => {
  expect(drawingOf(machine, 'draft', 'odd', false).spots.has('odd')).toBe(true);
});
