import type {ReactNode} from 'react';

interface Place {
  /** Where it stands on the ground, in units of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

const at = ({x, y, scale}: Place): string =>
  `translate(${x} ${y})${scale === undefined ? '' : `scale(${scale})`}`;

export function Tree(place: Place): ReactNode {
  return (
    <g transform={at(place)}>
      <path d="M0 0v-24" />
      <path className="leaf" d="M-15-30a15 19 0 1 1 30 0a15 15 0 1 1-30 0z" />
      <path className="leafShade" d="M4-48a15 19 0 0 1 11 18a15 15 0 0 1-13 15q8-14 2-33z" />
    </g>
  );
}

export function House(place: Place): ReactNode {
  return (
    <g transform={at(place)}>
      <path className="wall" d="M0 0v-20l16-15 16 15v20z" />
      <path className="shade" d="M32-20h30v20h-30z" />
      <path className="tile" d="M16-35h30l16 15h-30z" />
      <path className="glass" d="M12-14h8v8h-8zM42-14h9v7h-9z" />
    </g>
  );
}

/** A street lamp; its head is 70 units above its foot. */
export function Lamp(place: Place): ReactNode {
  return (
    <g transform={at(place)}>
      <path d="M0 0v-62q0-9 9-9h9" />
      <path className="sunlit" d="M14-73h14l3 6h-20z" />
    </g>
  );
}

export function GroundPanel(place: Place): ReactNode {
  return (
    <g transform={at(place)}>
      <path d="M14 0v-12M54 0v-12" />
      <path className="panel" d="M12-36H72L60-8H0z" />
      <path className="cells" d="M27-36 15-8M42-36 30-8M57-36 45-8M6-22h60" />
    </g>
  );
}
