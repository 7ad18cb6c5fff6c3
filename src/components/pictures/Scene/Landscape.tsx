import type {ReactNode} from 'react';
import {GroundPanel, House, Tree} from '../drawing/shapes';

/** Clouds, hills, the village far away, fields with panels. */
export default function Landscape(): ReactNode {
  return (
    <>
      <path
        className="cloud"
        d="M596 74a13 13 0 0 1 22-9 20 20 0 0 1 37 3 13 13 0 0 1 10 24h-58a10 10 0 0 1-11-18zM1052 46a10 10 0 0 1 17-7 16 16 0 0 1 29 2 10 10 0 0 1 8 19h-46a8 8 0 0 1-8-14z"
      />
      <path className="far" d="M0 216Q150 158 330 196T690 190 1040 178 1440 206V310H0z" />
      <g className="distant">
        <House x={118} y={198} scale={0.8} />
        <House x={176} y={197} scale={0.58} />
        <House x={1196} y={205} scale={0.7} />
        <House x={1362} y={207} scale={0.78} />
        <Tree x={58} y={208} scale={0.6} />
        <Tree x={226} y={197} scale={0.7} />
        <Tree x={682} y={197} scale={0.62} />
        <path d="M1290 196 1294 96" />
        <path
          className="wall"
          d="M1294 96 1290 40 1297 94zM1294 96 1344 120 1295 101zM1294 96 1247 127 1290 98z"
        />
      </g>
      <path className="near" d="M0 252Q190 212 420 248T860 240 1440 244V320H0z" />
      <path
        className="field"
        d="M0 262Q120 232 262 246L196 304H0zM1240 304 1196 250Q1320 240 1440 252V304z"
      />
      <path
        className="furrow"
        d="M28 257 0 270M76 246 0 284M124 241 18 304M170 241 84 304M216 243 142 304M1236 247 1290 304M1284 245 1348 304M1332 246 1406 304M1380 248 1440 286"
      />
      <GroundPanel x={56} y={302} />
      <GroundPanel x={136} y={302} />
      <Tree x={310} y={300} scale={0.85} />
    </>
  );
}
