import type {BlockContent, ListItem, PhrasingContent} from 'mdast';
import {element} from '../element';
import {figureContent, framed, type Figure} from './figure';

type Point = readonly [number, number];

interface Map {
  readonly isLawful: boolean;
  /** Municipalities of the cooperative, and those around it, on a plane of 120 × 72; the verdict stands beside it. */
  readonly inside: string;
  readonly around?: string;
  /** Meters on the operator's line, and those on another one. */
  readonly meters: readonly Point[];
  readonly others?: readonly Point[];
}

const left = 'M6 14 30 6 44 12 46 40 36 66 10 60Z';
const middle = 'M44 12 70 8 78 30 74 62 36 66 46 40Z';
const right = 'M70 8 104 10 114 38 102 64 74 62 78 30Z';
/** Three that all border on each other. */
const neighbours = [
  'M6 14 60 8 56 34 46 66 10 60Z',
  'M60 8 104 10 114 38 84 44 56 34Z',
  'M56 34 84 44 114 38 102 64 46 66Z',
].join('');

/** One municipality, three that border on each other, three of which one lies apart, and two operators. */
const maps: readonly Map[] = [
  {
    isLawful: true,
    inside: middle,
    around: left + right,
    meters: [
      [56, 24],
      [64, 44],
      [52, 54],
    ],
  },
  {
    isLawful: true,
    inside: neighbours,
    meters: [
      [28, 38],
      [84, 24],
      [82, 54],
    ],
  },
  {
    isLawful: false,
    inside: left + right,
    around: middle,
    meters: [
      [24, 32],
      [92, 34],
    ],
  },
  {
    isLawful: false,
    inside: left + middle,
    around: right,
    meters: [
      [24, 32],
      [30, 50],
    ],
    others: [
      [58, 28],
      [60, 50],
    ],
  },
];

/** „Obszar”: four drawings of the rule of the area, with the four points of the list between the colons as their words. */
export const area: Figure = (directive) => {
  const [list, ...rest] = figureContent(directive);
  if (list?.type !== 'list' || list.children.length !== maps.length || rest.length > 0) {
    return 'między dwukropkami ma stać lista z 4 punktami: 1 gmina, 3 sąsiednie gminy, gminy bez wspólnej granicy, dwóch operatorów.';
  }
  return framed(directive, 'area', [
    element(
      'ul',
      {},
      list.children.map((item, index) =>
        element('li', maps[index]?.isLawful === true ? {} : {'data-refused': ''}, [
          drawn(maps[index] ?? {isLawful: false, inside: '', meters: []}),
          ...wordsOf(item),
        ]),
      ),
    ),
  ]);
};

function wordsOf({children: [paragraph]}: ListItem): readonly PhrasingContent[] {
  return paragraph?.type === 'paragraph' ? paragraph.children : [];
}

function drawn({isLawful, inside, around, meters, others = []}: Map): BlockContent {
  return element('svg', {viewBox: '0 0 136 72', 'aria-hidden': 'true'}, [
    ...(around === undefined ? [] : [element('path', {d: around}, [])]),
    element('path', {d: inside, className: 'inside'}, []),
    ...wire(meters),
    ...(others.length > 0 ? wire(others, 'other') : []),
    element(
      'path',
      {d: isLawful ? 'M115 13l6 7 12-13' : 'M117 6l14 14M131 6l-14 14', className: 'verdict'},
      [],
    ),
  ]);
}

/** The operator's line from meter to meter, and the meters on it. */
function wire(meters: readonly Point[], className = 'wire'): BlockContent[] {
  const line = meters.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const knots = meters.map(([x, y]) => `M${x - 3} ${y - 3}h6v6h-6z`).join('');
  return [
    element('path', {d: line, className}, []),
    element('path', {d: knots, className: [className, 'meters']}, []),
  ];
}
