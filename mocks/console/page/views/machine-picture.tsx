/** A state machine as a picture: the current state and the steps from it are highlighted. */
import type { Cells } from '../client.js';
import { drawingOf } from '../state-machine.js';

const NARROW_PX = 640;
const MAX_SCALE = 1.15;

interface MachineProps {
  cells: Cells;
  initial: string;
  state: string;
}

/** Upright on narrow screens. Its text alternative names the state and the possible next ones. */
export function MachinePicture({ cells, initial, state }: MachineProps) {
  const drawing = drawingOf(cells, initial, state, window.innerWidth < NARROW_PX);
  const { node, spots, lines, width } = drawing;
  const next = lines.filter(({ step }) => step.from === state).map(({ step }) => step);
  const ways = next.map(({ trigger, to }) => `${trigger} leads to ${to}`).join('; ');
  return (
    <svg
      class={drawing.isUpright ? 'machine upright' : 'machine'}
      viewBox={drawing.viewBox}
      style={{ maxWidth: `${width * MAX_SCALE}px` }}
      role="img"
      aria-label={`State ${state}. ${next.length > 0 ? `${ways}.` : 'It is an end.'}`}
    >
      <defs>
        {['plain', 'open'].map((kind) => (
          <marker
            key={kind}
            id={`arrow-${kind}`}
            class={kind}
            viewBox="0 0 8 8"
            refX={7}
            refY={4}
            markerWidth={8}
            markerHeight={8}
            orient="auto"
            markerUnits="userSpaceOnUse"
          >
            <path d="M0,0 L8,4 L0,8 z" />
          </marker>
        ))}
      </defs>
      {lines.map(({ step, d, x, y, anchor = 'middle' }) => {
        const isOpen = step.from === state;
        return (
          <g key={`${step.from} ${step.trigger}`} class={isOpen ? 'way open' : 'way'}>
            <path d={d} marker-end={`url(#arrow-${isOpen ? 'open' : 'plain'})`} />
            <text x={x} y={y + 4} text-anchor={anchor}>
              {step.trigger}
            </text>
          </g>
        );
      })}
      {[...spots].map(([name, { x, y }]) => (
        <g key={name} class={name === state ? 'node lit' : 'node'}>
          <rect x={x} y={y} width={node.width} height={node.height} rx={node.height / 2} />
          <text x={x + node.width / 2} y={y + node.height / 2 + 5} text-anchor="middle">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
