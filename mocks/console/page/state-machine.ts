/** State machines from the generated state tables: steps, paths, and positions of states and steps in a drawing. */
import type { Cells } from './client.js';

export interface Step {
  from: string;
  trigger: string;
  to: string;
}

/** The transitions of one type, from its generated cells: state by state, trigger by trigger. */
export const stepsOf = (cells: Cells): Step[] =>
  Object.entries(cells).flatMap(([from, row]) =>
    Object.entries(row).flatMap(([trigger, cell]) => (cell ? [{ from, trigger, to: cell.to }] : [])),
  );

export const stepsFrom = (steps: readonly Step[], state: string): Step[] =>
  steps.filter(({ from }) => from === state);

/** State -> the shortest list of triggers that leads to it. */
export function triggersTo(cells: Cells, initial: string): Map<string, string[]> {
  const steps = stepsOf(cells);
  const found = new Map<string, string[]>([[initial, []]]);
  for (const [state, triggers] of found) {
    for (const { trigger, to } of stepsFrom(steps, state))
      if (!found.has(to)) found.set(to, [...triggers, trigger]);
  }
  return found;
}

/** Column and row of a state, and its upper left corner. */
interface Spot {
  column: number;
  row: number;
  x: number;
  y: number;
}

/** A line between two states, and the position of its trigger. */
interface Line {
  d: string;
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
}

export interface Drawing {
  isUpright: boolean;
  viewBox: string;
  width: number;
  node: { width: number; height: number };
  spots: Map<string, Spot>;
  lines: (Line & { step: Step })[];
}

/** The column of each state: its distance from the start; final states are behind all that lead to them. */
function columnsOf(initial: string, state: string, steps: readonly Step[]): Map<string, number> {
  const columns = new Map([[initial, 0]]);
  for (const [from, column] of columns)
    for (const { to } of stepsFrom(steps, from)) if (!columns.has(to)) columns.set(to, column + 1);
  for (const end of columns.keys()) {
    if (stepsFrom(steps, end).length > 0) continue;
    const before = steps.filter(({ to }) => to === end).map(({ from }) => columns.get(from) ?? 0);
    if (before.length > 0) columns.set(end, Math.max(...before) + 1);
  }
  // A document may be in a state that the tables cannot reach; it is shown too.
  if (!columns.has(state)) columns.set(state, 1);
  return columns;
}

/** The order of states in a column: first those with a long line, which comes over the top; deleted last. */
function rankOf(state: string, columns: ReadonlyMap<string, number>, steps: readonly Step[]): number {
  const column = columns.get(state) ?? 0;
  const isLong = steps.some(({ from, to }) => to === state && column - (columns.get(from) ?? 0) > 1);
  return { deleted: 3, canceled: isLong ? 0 : 2 }[state] ?? 1;
}

const LYING = { width: 112, height: 38, column: 216, row: 86, pad: 18 };
const UPRIGHT = { width: 104, height: 34, step: 92, pad: 6, gap: 178, narrowGap: 12, whole: 340 };

function spotsOf(initial: string, current: string, steps: readonly Step[]): Map<string, Spot> {
  const columns = columnsOf(initial, current, steps);
  const order = [...columns].sort(([a], [b]) => rankOf(a, columns, steps) - rankOf(b, columns, steps));
  const used = new Map<number, number>();
  return new Map(
    order.map(([state, column]) => {
      const row = used.get(column) ?? 0;
      used.set(column, row + 1);
      return [state, { column, row, x: LYING.pad + column * LYING.column, y: row * LYING.row }];
    }),
  );
}

/** Positions from top to bottom, for narrow screens: one step down for each column. */
function upright(spots: ReadonlyMap<string, Spot>): Map<string, Spot> {
  const widest = new Map<number, number>();
  for (const { column, row } of spots.values()) widest.set(column, Math.max(widest.get(column) ?? 0, row));
  const { width, step, pad, gap, narrowGap } = UPRIGHT;
  return new Map(
    [...spots].map(([state, { column, row }]) => {
      const between = (widest.get(column) ?? 0) > 1 ? width + narrowGap : gap;
      return [state, { column, row, x: pad + row * between, y: pad + column * step }];
    }),
  );
}

function lyingLine(from: Spot, to: Spot): Line {
  const { width, height } = LYING;
  const [fx, fy] = [from.x + width / 2, from.y + height / 2];
  const [tx, ty] = [to.x + width / 2, to.y + height / 2];
  const span = to.column - from.column;
  if (span === 0) {
    const isDown = to.y > from.y;
    const x = fx + (isDown ? -20 : 20);
    const [y1, y2] = isDown ? [from.y + height, to.y] : [from.y, to.y + height];
    const [side, anchor] = isDown ? ([-6, 'end'] as const) : ([6, 'start'] as const);
    return { d: `M${x},${y1} L${x},${y2}`, x: x + side, y: (y1 + y2) / 2, anchor };
  }
  if (span === 1) {
    const [x1, x2] = [from.x + width, to.x];
    const middle = (x1 + x2) / 2;
    // When two lines cross, each label is on its own half.
    const y = fy + (ty - fy) * 0.32;
    const d = `M${x1},${fy} C${middle},${fy} ${middle},${ty} ${x2},${ty}`;
    return { d, x: middle - (ty === fy ? 3 : 8), y };
  }
  // Long lines and lines back go over the top.
  const edge = Math.min(from.y, to.y) - 46;
  const inward = span < 0 ? width / 2 - 24 : 0;
  const [x1, x2] = [fx - inward, tx + inward];
  return {
    d: `M${x1},${from.y} C${x1},${edge} ${x2},${edge} ${x2},${to.y}`,
    x: (x1 + x2) / 2,
    y: from.y - 34,
  };
}

function uprightLine(from: Spot, to: Spot): Line {
  const { width, height } = UPRIGHT;
  const [fx, tx] = [from.x + width / 2, to.x + width / 2];
  const span = to.column - from.column;
  if (span === 0) {
    const isRight = to.x > from.x;
    const y = from.y + height / 2 + (isRight ? -8 : 8);
    const [x1, x2] = isRight ? [from.x + width, to.x] : [from.x, to.x + width];
    return { d: `M${x1},${y} L${x2},${y}`, x: (x1 + x2) / 2, y: isRight ? y - 9 : y + 9 };
  }
  if (span === 1) {
    const [y1, y2] = [from.y + height, to.y];
    const middle = (y1 + y2) / 2;
    // When lines cross, each label is near its own end.
    const [across, down] = tx === fx ? [0.5, 0.5] : [0.72, 0.62];
    const d = `M${fx},${y1} C${fx},${middle} ${tx},${middle} ${tx},${y2}`;
    return { d, x: fx + (tx - fx) * across, y: y1 + (y2 - y1) * down };
  }
  // Long lines and lines back run along the right edge.
  const edge = UPRIGHT.whole - 8;
  const [y1, y2] = [from.y + height / 2, to.y + height / 2];
  const [x1, x2, middle] = [from.x + width, to.x + width, (y1 + y2) / 2];
  const d = `M${x1},${y1} C${edge},${y1} ${edge},${y1} ${edge},${middle} C${edge},${y2} ${edge},${y2} ${x2},${y2}`;
  return { d, x: edge - 6, y: middle + 22, anchor: 'end' };
}

/** The positions of everything; `state` is always among the states. */
export function drawingOf(cells: Cells, initial: string, state: string, isUpright: boolean): Drawing {
  const every = stepsOf(cells);
  const lying = spotsOf(initial, state, every);
  const spots = isUpright ? upright(lying) : lying;
  const lineOf = isUpright ? uprightLine : lyingLine;
  const { width: nodeWidth, height: nodeHeight } = isUpright ? UPRIGHT : LYING;
  const lines = every.flatMap((step) => {
    const [from, to] = [spots.get(step.from), spots.get(step.to)];
    return from && to ? [{ step, ...lineOf(from, to) }] : [];
  });
  const all = [...spots.values()];
  const top = lines.some(({ y }) => y < 0) ? 52 : LYING.pad;
  const rightmost = Math.max(...all.map(({ x }) => x)) + nodeWidth + LYING.pad;
  const width = isUpright ? UPRIGHT.whole : rightmost;
  const lowest = Math.max(...all.map(({ y }) => y + nodeHeight), ...lines.map(({ y }) => y + 14));
  const viewBox = `0 ${-top} ${width} ${lowest + top + LYING.pad}`;
  return { isUpright, viewBox, width, node: { width: nodeWidth, height: nodeHeight }, spots, lines };
}
