import type {ReactNode} from 'react';
import type {PathId} from '@site/src/domain/articles/audiencePath';
import {Tree} from '../drawing/shapes';

/** What each group has, on a ground line at 137 of 138 units; hill and ground run out of the picture on both sides. */
export const drawings: Readonly<Record<PathId, ReactNode>> = {
  // A school with panels, its flag and a person.
  gmina: (
    <>
      <circle className="sun" cx="34" cy="34" r="14" />
      <path
        className="near plain"
        d="M-110 138Q-40 118 0 118Q60 92 126 110T240 104Q290 104 340 138z"
      />
      <Tree x={30} y={136} scale={0.8} />
      <path className="wall" d="M58 136V74h108v62z" />
      <path className="shade" d="M166 74h14v62h-14z" />
      <path className="tile" d="M50 74l18-30h104l16 30z" />
      <path className="panel" d="M74 48L166 48L176 70L62 70Z" />
      <path
        className="cells"
        d="M87.1 48L78.3 70M100.3 48L94.6 70M113.4 48L110.9 70M126.6 48L127.1 70M139.7 48L143.4 70M152.9 48L159.7 70M68 59L171 59"
      />
      <path className="wall" d="M100 136V84l14-12 14 12v52z" />
      <path className="door" d="M107 110h14v26h-14z" />
      <circle className="wall" cx="114" cy="93" r="6" />
      <path
        className="glass"
        d="M66 86h10v14h-10zM84 86h10v14h-10zM134 86h10v14h-10zM150 86h10v14h-10zM66 110h10v14h-10zM84 110h10v14h-10zM134 110h10v14h-10zM150 110h10v14h-10z"
      />
      <path d="M204 136V60" />
      <path className="white" d="M204 60h20v7h-20z" />
      <path className="red" d="M204 67h20v7h-20z" />
      <g className="people">
        <circle cx="190" cy="117" r="4.5" />
        <path d="M185 137v-12q0-5 5-5t5 5v12z" />
      </g>
      <path d="M-110 137h450" />
    </>
  ),
  // A farm with panels on the barn and a biogas plant.
  rolnicy: (
    <>
      <circle className="sun" cx="34" cy="30" r="14" />
      <path
        className="near plain"
        d="M-110 138Q-40 104 0 104Q70 82 140 100T240 92Q290 92 340 138z"
      />
      <path className="field plain" d="M-60 138Q-30 126 0 122Q50 108 92 112L70 138z" />
      <path className="furrow" d="M22 117 2 130M48 113 18 138M70 112 44 138" />
      <path className="wall" d="M58 136V84l24-28 24 28v52z" />
      <path className="shade" d="M106 84h58v52h-58z" />
      <path className="tile" d="M82 56h58l26 28h-60z" />
      <path className="panel" d="M90 59L138 59L159 81L110 81Z" />
      <path
        className="cells"
        d="M99.6 59L119.8 81M109.2 59L129.6 81M118.8 59L139.4 81M128.4 59L149.2 81M100 70L148.5 70"
      />
      <path className="door" d="M70 136v-30h24v30z" />
      <path d="M70 106l24 30M94 106l-24 30" />
      <path className="dome" d="M176 108a26 25 0 0 1 52 0z" />
      <path className="wall" d="M173 108h58v28h-58z" />
      <path className="shade" d="M214 108h17v28h-17z" />
      <path d="M164 122h9M188 108v28M201 108v28" />
      <path className="bale" d="M120 136a11 11 0 0 1 22 0z" />
      <path d="M-110 137h450" />
    </>
  ),
  // A works with a saw-tooth roof of panels and a lorry.
  przedsiebiorstwa: (
    <>
      <circle className="sun" cx="34" cy="30" r="14" />
      <path
        className="near plain"
        d="M-110 138Q-40 118 0 118Q60 100 126 112T240 108Q290 108 340 138z"
      />
      <path className="wall" d="M36 136V78l36-22v22l36-22v22l36-22v22h26v58z" />
      <path className="shade" d="M170 78h14v58h-14z" />
      <path className="panel" d="M40 75l28-17v17zM76 75l28-17v17zM112 75l28-17v17z" />
      <path className="cells" d="M54 67v8M90 67v8M126 67v8" />
      <path className="wall" d="M150 78V36h12v42z" />
      <path className="glass" d="M46 90h14v12h-14zM68 90h14v12h-14zM90 90h14v12h-14z" />
      <path className="door" d="M116 136v-32h34v32z" />
      <path className="slats" d="M116 112h34M116 120h34M116 128h34" />
      <path className="shade" d="M186 132v-26h26v26z" />
      <path className="wall" d="M212 132v-18h10l8 9v9z" />
      <circle className="wall" cx="196" cy="133" r="5" />
      <circle className="wall" cx="219" cy="133" r="5" />
      <g className="people">
        <circle cx="24" cy="116" r="4.5" />
        <path d="M19 136v-11q0-5 5-5t5 5v11z" />
      </g>
      <path d="M-110 137h450" />
    </>
  ),
  // A block of flats and a house with panels.
  mieszkancy: (
    <>
      <circle className="sun" cx="24" cy="30" r="14" />
      <path
        className="near plain"
        d="M-110 138Q-40 118 0 118Q60 100 126 112T240 108Q290 108 340 138z"
      />
      <Tree x={26} y={136} scale={0.9} />
      <path className="wall" d="M46 136V36h62v100z" />
      <path className="shade" d="M108 36l12-6v106h-12z" />
      <path className="shade" d="M46 36l12-6h62l-12 6z" />
      <path className="panel" d="M58 33l7-13h13l-6 13zM82 33l7-13h13l-6 13z" />
      <path
        className="glass"
        d="M54 46h11v13h-11zM72 46h11v13h-11zM54 68h11v13h-11zM72 68h11v13h-11zM54 90h11v13h-11zM72 90h11v13h-11zM54 112h11v13h-11zM72 112h11v13h-11z"
      />
      <path
        className="shade"
        d="M90 45h12v15h-12zM90 67h12v15h-12zM90 89h12v15h-12zM90 111h12v15h-12z"
      />
      <path d="M87 60h18M87 82h18M87 104h18M87 126h18" />
      <path className="wall" d="M146 136v-38l22-22 22 22v38z" />
      <path className="shade" d="M190 98h36v38h-36z" />
      <path className="tile" d="M168 76h36l24 22h-38z" />
      <path className="panel" d="M176 79L202 79L219 95L193 95Z" />
      <path className="cells" d="M184.7 79L201.7 95M193.3 79L210.3 95M184.5 87L210.5 87" />
      <path className="glass" d="M162 102h12v12h-12zM202 108h13v11h-13z" />
      <path className="door" d="M160 136v-14h13v14z" />
      <g className="people">
        <circle cx="132" cy="114" r="4.5" />
        <path d="M127 136v-11q0-5 5-5t5 5v11z" />
      </g>
      <path d="M-110 137h450" />
    </>
  ),
  // A meter and a sheet of its energy.
  zarzad: (
    <>
      <circle className="sun" cx="218" cy="26" r="12" />
      <path
        className="near plain"
        d="M-110 138Q-40 118 0 118Q60 100 126 112T240 108Q290 108 340 138z"
      />
      <path className="wall" d="M40 14h84v96H40z" />
      <path className="shade" d="M124 14h10v90l-10 6z" />
      <path className="door" d="M52 28h60v24H52z" />
      <path
        d="M60 46v-7M68 46v-12M76 46v-6M84 46v-10M92 46v-14M100 46v-8"
        stroke="var(--se-sun)"
        strokeWidth="4"
      />
      <circle className="wall" cx="82" cy="80" r="16" />
      <path d="M82 70l-6 12h12l-6 10" stroke="var(--se-used)" strokeWidth="3" />
      <path d="M64 110v27M82 110v27M100 110v27M52 62h60" />
      <path className="wall" d="M150 36h44l14 14v86h-58z" />
      <path d="M194 36v14h14M160 62h36M160 74h36" />
      <path className="plain" fill="var(--se-used)" d="M160 116h8v12h-8z" />
      <path className="plain" fill="var(--se-given)" d="M172 92h8v36h-8z" />
      <path className="plain" fill="var(--se-grid)" d="M184 108h8v20h-8z" />
      <path d="M-110 137h450" />
    </>
  ),
};
