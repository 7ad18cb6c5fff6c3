import type {ReactNode} from 'react';
import type {PageDrawingName} from '@site/src/site/pageParts';
import Sketch from '../drawing/Sketch';
import {House, Tree} from '../drawing/shapes';

interface Props {
  readonly name: PageDrawingName;
}

const drawings: Readonly<Record<PageDrawingName, ReactNode>> = {
  // A signpost: to answers, to sums, to papers, to what was checked.
  drogowskaz: (
    <>
      <circle className="sun" cx="34" cy="32" r="14" />
      <path className="far plain" d="M-110 138V110Q-40 84 20 92T150 84T260 96T340 90V138z" />
      <path
        className="near plain"
        d="M-110 138Q-40 112 10 118Q70 104 136 116T240 112Q290 112 340 138z"
      />
      <Tree x={36} y={136} scale={0.9} />
      <House x={176} y={136} scale={0.6} />
      <path className="wall" d="M117 137V10l5-5 5 5v127z" />
      <path className="tile" d="M104 14h62l12 11-12 11h-62z" />
      <path d="M129 22a5 5 0 1 1 7 4.5q-2 1-2 3M134 32.5h.1" strokeWidth="2.5" />
      <path className="wall" d="M140 42H78L66 53l12 11h62z" />
      <path d="M90 59v-4M98 59v-8M106 59v-12" stroke="var(--se-used)" strokeWidth="4" />
      <path className="dome" d="M104 70h66l12 11-12 11h-66z" />
      <path d="M132 77h26M132 85h18" strokeWidth="2.5" />
      <path className="shade" d="M140 98H82L70 109l12 11h58z" />
      <path d="M90 109l6 6 11-12" stroke="var(--se-used)" strokeWidth="4" />
      <path d="M-110 137h450" />
    </>
  ),
  // Sheets, the blanks of the first of them filled in, and what they are signed with.
  wzory: (
    <>
      <circle className="sun" cx="34" cy="32" r="14" />
      <path
        className="near plain"
        d="M-110 138Q-40 118 0 118Q60 98 126 112T240 106Q290 106 340 138z"
      />
      <path className="shade" d="M62 137l-7-92 55-6 7 98z" />
      <path className="wall" d="M80 137V20h60l18 18v99z" />
      <path className="shade" d="M140 20v18h18z" />
      <path d="M94 42h34" strokeWidth="4" />
      <path d="M94 58h50M94 74h14M94 90h50M94 106h22M94 122h50" />
      <path d="M114 74h30M122 106h22" stroke="var(--se-used)" strokeWidth="4" />
      <path className="tile" d="M168 108l30-46 10 7-30 46-12 6z" />
      <path d="M192 71l10 7" />
      <Tree x={222} y={136} scale={0.6} />
      <path d="M-110 137h450" />
    </>
  ),
  // A text under a magnifier, with a tick on what was checked.
  zrodla: (
    <>
      <circle className="sun" cx="34" cy="32" r="14" />
      <path
        className="near plain"
        d="M-110 138Q-40 118 0 118Q60 98 126 112T240 106Q290 106 340 138z"
      />
      <path className="shade" d="M62 137V34h72v103z" />
      <path className="wall" d="M74 137V20h66l18 18v99z" />
      <path className="shade" d="M140 20v18h18z" />
      <path d="M88 40h36" strokeWidth="4" />
      <path d="M88 56h56M88 68h56M88 80h30M88 92h26M88 104h30M88 116h44" />
      <path d="M184 112l22 22" strokeWidth="7" />
      <circle className="shade" cx="166" cy="92" r="26" />
      <path d="M154 92l9 9 16-18" stroke="var(--se-used)" strokeWidth="5" />
      <path d="M-110 137h450" />
    </>
  ),
};

/** The picture of a page's head. */
export default function PageDrawing({name}: Props): ReactNode {
  return <Sketch isLarge>{drawings[name]}</Sketch>;
}
