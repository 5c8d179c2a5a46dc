// Draws a state machine from the generated state tables: states in columns by how far they are from the start, the
// current state lit, the ways that lead on from it strong; upright where the screen is narrow. Knows no document.
import { svg } from './dom.js';
import { standUpright, uprightCurve, uprightNode, uprightWidth } from './machine-upright.js';

const [NODE_W, NODE_H, COLUMN, ROW, PAD] = [112, 38, 216, 86, 18];

/** The steps of one type, from its generated cells: state by state, trigger by trigger. */
export const stepsOf = (cells) =>
  Object.entries(cells).flatMap(([from, row]) =>
    Object.entries(row).flatMap(([trigger, cell]) => (cell ? [{ from, trigger, to: cell.to }] : [])),
  );

/** Triggers that lead on from a state. */
export const triggersFrom = (rows, state) => rows.filter((row) => row.from === state);

/** Column of each state: steps from the start; ends stand behind everything that leads to them. */
function columnsOf(initial, state, rows) {
  const column = new Map([[initial, 0]]);
  const queue = [initial];
  for (const at of queue) {
    for (const { from, to } of rows) {
      if (from !== at || column.has(to)) continue;
      column.set(to, column.get(at) + 1);
      queue.push(to);
    }
  }
  for (const end of column.keys()) {
    if (rows.some(({ from }) => from === end)) continue;
    const before = rows.filter(({ to }) => to === end).map(({ from }) => column.get(from) ?? 0);
    if (before.length > 0) column.set(end, Math.max(...before) + 1);
  }
  // A server may hold what its tables cannot reach; it is shown all the same.
  if (!column.has(state)) column.set(state, 1);
  return column;
}

/** Who stands on the first line of a column: ends of long ways, which come over the top; deleted is the side way. */
function rankOf(state, column, rows) {
  const long = rows.some(({ from, to }) => to === state && column.get(state) - (column.get(from) ?? 0) > 1);
  return { deleted: 3, canceled: long ? 0 : 2 }[state] ?? 1;
}

function placesOf(initial, current, rows) {
  const column = columnsOf(initial, current, rows);
  const order = [...column.keys()].sort((a, b) => rankOf(a, column, rows) - rankOf(b, column, rows));
  const used = new Map();
  const places = new Map();
  for (const state of order) {
    const at = column.get(state);
    const row = used.get(at) ?? 0;
    used.set(at, row + 1);
    places.set(state, { column: at, row, x: PAD + at * COLUMN, y: row * ROW });
  }
  return places;
}

function curve(from, to) {
  const [fx, fy] = [from.x + NODE_W / 2, from.y + NODE_H / 2];
  const [tx, ty] = [to.x + NODE_W / 2, to.y + NODE_H / 2];
  const span = to.column - from.column;
  if (span === 0) {
    const down = to.y > from.y;
    const x = fx + (down ? -20 : 20);
    const [y1, y2] = down ? [from.y + NODE_H, to.y] : [from.y, to.y + NODE_H];
    return {
      d: `M${x},${y1} L${x},${y2}`,
      x: x + (down ? -6 : 6),
      y: (y1 + y2) / 2,
      anchor: down ? 'end' : 'start',
    };
  }
  if (span === 1) {
    const [x1, x2] = [from.x + NODE_W, to.x];
    const middle = (x1 + x2) / 2;
    // Where two ways cross, each label stays on its own half.
    const y = fy + (ty - fy) * 0.32;
    return {
      d: `M${x1},${fy} C${middle},${fy} ${middle},${ty} ${x2},${ty}`,
      x: middle - (ty === fy ? 3 : 8),
      y,
    };
  }
  // Long ways and ways back go over the top.
  const edge = Math.min(from.y, to.y) - 46;
  const inward = span < 0 ? NODE_W / 2 - 24 : 0;
  const [x1, x2] = [fx - inward, tx + inward];
  return {
    d: `M${x1},${from.y} C${x1},${edge} ${x2},${edge} ${x2},${to.y}`,
    x: (x1 + x2) / 2,
    y: from.y - 34,
  };
}

/** An SVG of the machine; `state` is lit. Its text alternative names the state and where it can go. */
export function machine(cells, initial, state, isUpright = false) {
  const every = stepsOf(cells);
  const lying = placesOf(initial, state, every);
  const places = isUpright ? standUpright(lying) : lying;
  const size = isUpright ? uprightNode : { width: NODE_W, height: NODE_H };
  const between = isUpright ? uprightCurve : curve;
  const rows = every.filter(({ from, to }) => places.has(from) && places.has(to));
  const all = [...places.values()];
  const curves = rows.map((row) => ({ row, ...between(places.get(row.from), places.get(row.to)) }));
  const overTop = curves.some(({ y }) => y < 0);
  const top = overTop ? 52 : PAD;
  const width = isUpright ? uprightWidth : Math.max(...all.map(({ x }) => x)) + NODE_W + PAD;
  const lowest = Math.max(...all.map(({ y }) => y + size.height), ...curves.map(({ y }) => y + 14));
  const height = lowest + top + PAD;
  const next = triggersFrom(rows, state).map(({ trigger, to }) => `${trigger} leads to ${to}`);
  return svg(
    'svg',
    {
      class: isUpright ? 'machine upright' : 'machine',
      viewBox: `0 ${-top} ${width} ${height}`,
      style: `max-width:${width * 1.15}px`,
      role: 'img',
      'aria-label': `State ${state}. ${next.length > 0 ? `${next.join('; ')}.` : 'No way leads on.'}`,
    },
    svg(
      'defs',
      {},
      ['plain', 'open'].map((kind) =>
        svg(
          'marker',
          {
            id: `arrow-${kind}`,
            class: kind,
            viewBox: '0 0 8 8',
            refX: 7,
            refY: 4,
            markerWidth: 8,
            markerHeight: 8,
            orient: 'auto',
            markerUnits: 'userSpaceOnUse',
          },
          svg('path', { d: 'M0,0 L8,4 L0,8 z' }),
        ),
      ),
    ),
    curves.map((one) => way(one, one.row.from === state)),
    [...places].map(([name, at]) => node(name, at, size, name === state)),
  );
}

function way({ row, d, x, y, anchor = 'middle' }, open) {
  return svg(
    'g',
    { class: open ? 'way open' : 'way' },
    svg('path', { d, 'marker-end': `url(#arrow-${open ? 'open' : 'plain'})` }),
    svg('text', { x, y: y + 4, 'text-anchor': anchor }, row.trigger),
  );
}

function node(name, { x, y }, { width, height }, lit) {
  return svg(
    'g',
    { class: lit ? 'node lit' : 'node' },
    svg('rect', { x, y, width, height, rx: height / 2 }),
    svg('text', { x: x + width / 2, y: y + height / 2 + 5, 'text-anchor': 'middle' }, name),
  );
}
