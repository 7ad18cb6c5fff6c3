import type {ReactNode} from 'react';
import {Tree} from '../drawing/shapes';

/** Who lives there: a stork on its nest, people, a bicycle; bales and grass. */
export default function Life(): ReactNode {
  return (
    <>
      <path d="M1224 300 1240 124 1256 300M1229 252 1253 276M1251 252 1227 276M1233 206 1251 246M1247 206 1229 246M1212 146h56M1218 168h44" />
      <path className="thin" d="M1212 148Q1330 178 1440 150M1268 148Q1350 166 1440 138" />
      <g transform="translate(-24)">
        <path d="M298 300V176M284 196h28" />
        <path className="nest" d="M276 176q22 14 44 0l-5-7h-34z" />
        <path className="white" d="M286 168q2-16 18-15l14 9q-8 8-20 8z" />
        <path className="thick" d="M288 160q-8-12-4-20" />
        <circle className="white" cx="284" cy="139" r="4" />
        <path className="beak" d="M281 140l-13 6" />
        <path className="door plain" d="M304 160l16 4-12 5z" />
      </g>
      <path className="bale" d="M1300 300a15 15 0 0 1 30 0zM1334 300a11 11 0 0 1 22 0z" />
      <Tree x={1400} y={300} scale={0.9} />
      <path className="grass" d="M0 300h1440v12H0z" />
      <g transform="translate(181)">
        <g className="people">
          <circle cx="548" cy="277" r="5" />
          <path d="M543 300v-12q0-5 5-5t5 5v12z" />
          <circle cx="564" cy="283" r="4" />
          <path d="M560 300v-8q0-5 4-5t4 5v8z" />
        </g>
        <path className="bag" d="M539 287h5v9h-5z" />
      </g>
    </>
  );
}
