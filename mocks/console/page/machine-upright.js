// Where states and ways stand when the machine is drawn from top to bottom, for narrow screens. Draws nothing.
const [NODE_W, NODE_H, STEP, PAD] = [104, 34, 92, 6];
const WIDTH = 340;

export const uprightNode = { width: NODE_W, height: NODE_H };

/** `places`: state -> { column, row }; gives the same with x and y, a step down for each column. */
export function standUpright(places) {
  const widest = new Map();
  for (const { column, row } of places.values()) widest.set(column, Math.max(widest.get(column) ?? 0, row));
  return new Map(
    [...places].map(([state, { column, row }]) => {
      const gap = widest.get(column) > 1 ? NODE_W + 12 : 178;
      return [state, { column, row, x: PAD + row * gap, y: PAD + column * STEP }];
    }),
  );
}

/** The way between two states, and where its word stands. */
export function uprightCurve(from, to) {
  const [fx, tx] = [from.x + NODE_W / 2, to.x + NODE_W / 2];
  const span = to.column - from.column;
  if (span === 0) {
    const right = to.x > from.x;
    const y = from.y + NODE_H / 2 + (right ? -8 : 8);
    const [x1, x2] = right ? [from.x + NODE_W, to.x] : [from.x, to.x + NODE_W];
    return { d: `M${x1},${y} L${x2},${y}`, x: (x1 + x2) / 2, y: right ? y - 9 : y + 9 };
  }
  if (span === 1) {
    const [y1, y2] = [from.y + NODE_H, to.y];
    const middle = (y1 + y2) / 2;
    // Where ways cross, each word stays near its own end.
    const share = tx === fx ? 0.5 : 0.72;
    return {
      d: `M${fx},${y1} C${fx},${middle} ${tx},${middle} ${tx},${y2}`,
      x: fx + (tx - fx) * share,
      y: y1 + (y2 - y1) * (tx === fx ? 0.5 : 0.62),
    };
  }
  // Long ways and ways back run along the right edge.
  const edge = WIDTH - 8;
  const [y1, y2] = [from.y + NODE_H / 2, to.y + NODE_H / 2];
  const [x1, x2] = [from.x + NODE_W, to.x + NODE_W];
  return {
    d: `M${x1},${y1} C${edge},${y1} ${edge},${y1} ${edge},${(y1 + y2) / 2} C${edge},${y2} ${edge},${y2} ${x2},${y2}`,
    x: edge - 6,
    y: (y1 + y2) / 2 + 22,
    anchor: 'end',
  };
}

export const uprightWidth = WIDTH;
