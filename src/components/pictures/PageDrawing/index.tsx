import type {ReactNode} from 'react';
import type {PageDrawingName} from '@site/src/site/pageParts';
import Sketch from '../drawing/Sketch';
import {Tree} from '../drawing/shapes';

interface Props {
  readonly name: PageDrawingName;
}

const drawings: Readonly<Record<PageDrawingName, ReactNode>> = {
  // A letter box by the road, with letters in it.
  skrzynka: (
    <>
      <circle className="sun" cx="34" cy="32" r="14" />
      <path
        className="near plain"
        d="M-110 138Q-40 114 0 114Q70 92 136 108T240 102Q290 102 340 138z"
      />
      <Tree x={30} y={136} scale={0.9} />
      <path className="wall" d="M116 137V92h14v45z" />
      <path className="white" d="M70 62h46v30H70z" />
      <path d="M70 62l23 17 23-17" />
      <path className="tile" d="M108 44h52a22 22 0 0 1 22 22v28h-52V66a22 22 0 0 0-22-22z" />
      <path className="wall" d="M86 94V66a22 22 0 0 1 44 0v28z" />
      <path className="door" d="M94 68h28v5H94z" />
      <path className="white" d="M97 71h22v15H97z" />
      <path d="M158 62V34" />
      <path className="red" d="M158 34h16v10h-16z" />
      <Tree x={210} y={136} scale={0.6} />
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
      <circle className="glass" cx="166" cy="92" r="26" />
      <path d="M154 92l9 9 16-18" stroke="var(--se-used)" strokeWidth="5" />
      <path d="M-110 137h450" />
    </>
  ),
};

/** The picture of a page's head. */
export default function PageDrawing({name}: Props): ReactNode {
  return <Sketch isLarge>{drawings[name]}</Sketch>;
}
