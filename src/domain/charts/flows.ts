export interface Flow<Id extends string = string> {
  readonly id: Id;
  readonly kwh: number;
  readonly from: string;
  readonly to: string;
}

interface Span {
  readonly top: number;
  readonly height: number;
}

interface Band<Id extends string> {
  readonly id: Id;
  readonly height: number;
  /** Top edge on the left, in the middle and on the right. */
  readonly left: number;
  readonly middle: number;
  readonly right: number;
  /** Middle of its label: on the band if two lines fit, otherwise as one line above it. */
  readonly label: number;
  readonly isThin: boolean;
}

export interface FlowLayout<Id extends string = string> {
  readonly height: number;
  readonly bands: readonly Band<Id>[];
  readonly nodes: Readonly<Record<string, Span & {readonly kwh: number}>>;
}

/** Pixels: all bands together, the thinnest band, labels of two lines and of one, gaps between bands and nodes. */
const sizes = {total: 260, thinnest: 2, label: 48, line: 24, betweenBands: 8, betweenNodes: 40};

/**
 * Lays out bands between two sides; they do not cross if the flows are in the order of both sides. In the middle, bands
 * are spaced by the height of a label. Flows without energy get no band.
 */
export function layoutFlows<Id extends string>(flows: readonly Flow<Id>[]): FlowLayout<Id> {
  const open = flows.filter(({kwh}) => kwh > 0);
  const perKwh = sizes.total / open.reduce((sum, {kwh}) => sum + kwh, 0);
  const heightOf = ({kwh}: Flow): number => Math.max(kwh * perKwh, sizes.thinnest);

  const slots = open.map((flow) => {
    const own = heightOf(flow);
    return own < sizes.label ? own + sizes.line : own;
  });
  const height =
    slots.reduce((sum, slot) => sum + slot, 0) + Math.max(slots.length - 1, 0) * sizes.betweenBands;
  const left = stack(open, 'from', height, heightOf);
  const right = stack(open, 'to', height, heightOf);
  let slotTop = 0;
  const bands = open.map((flow, index): Band<Id> => {
    const slot = slots[index] ?? 0;
    const isThin = heightOf(flow) < sizes.label;
    const middle = isThin ? slotTop + sizes.line : slotTop;
    const label = isThin ? slotTop + sizes.line / 2 : slotTop + slot / 2;
    slotTop += slot + sizes.betweenBands;
    return {
      id: flow.id,
      height: heightOf(flow),
      left: left.tops[index] ?? 0,
      middle,
      right: right.tops[index] ?? 0,
      label,
      isThin,
    };
  });
  return {height, bands, nodes: {...left.nodes, ...right.nodes}};
}

/** Stacks one side's nodes from the top, each as high as its flows, centred vertically. */
function stack(
  flows: readonly Flow[],
  side: 'from' | 'to',
  height: number,
  heightOf: (flow: Flow) => number,
): {tops: readonly number[]; nodes: Record<string, Span & {kwh: number}>} {
  const names = [...new Set(flows.map((flow) => flow[side]))];
  const ofAll = flows.reduce((sum, flow) => sum + heightOf(flow), 0);
  const gaps = Math.max(names.length - 1, 1);
  const gap = Math.min(sizes.betweenNodes, Math.max(height - ofAll, 0) / gaps);
  let top = (height - ofAll - gap * (names.length - 1)) / 2;
  const tops: number[] = [];
  const nodes: Record<string, Span & {kwh: number}> = {};
  for (const name of names) {
    const begin = top;
    let kwh = 0;
    flows.forEach((flow, index) => {
      if (flow[side] === name) {
        tops[index] = top;
        top += heightOf(flow);
        kwh += flow.kwh;
      }
    });
    nodes[name] = {top: begin, height: top - begin, kwh};
    top += gap;
  }
  return {tops, nodes};
}
