import type {ReactNode} from 'react';
import {Lamp} from '../drawing/shapes';

/** From the left: waterworks, school, block of flats, farm with its biogas plant, and the pylon of the grid. */
export default function Buildings(): ReactNode {
  return (
    <>
      <g transform="translate(-16)">
        <path d="M352 300 366 168M428 300 414 168M359 236 421 236M361 236 414 300M419 236 366 300M390 168V300" />
        <path className="wall" d="M352 124h76v34q-38 22-76 0z" />
        <path className="shade" d="M408 124h20v34q-9 6-20 8z" />
        <path className="tile" d="M346 124 390 96l44 28z" />
        <path className="water" d="M374 136q-9 11 0 17q9-6 0-17z" />
        <path className="wall" d="M428 300v-38h44v38z" />
        <path className="tile" d="M422 262l12-18h32l12 18z" />
        <path className="glass" d="M436 272h10v10h-10z" />
        <path className="door" d="M452 274h12v26h-12z" />
      </g>
      <path className="wall" d="M500 300v-82h178v82z" />
      <path className="shade" d="M678 218h20v82h-20z" />
      <path className="tile" d="M490 218l28-50h164l24 50z" />
      <path className="panel" d="M526 174L672 174L690 211L506 211Z" />
      <path
        className="cells"
        d="M542.2 174L526.4 211M558.4 174L546.9 211M574.7 174L567.3 211M590.9 174L587.8 211M607.1 174L608.2 211M623.3 174L628.7 211M639.6 174L649.1 211M655.8 174L669.6 211M516 192.5L681 192.5"
      />
      <path
        className="glass"
        d="M511 228h16v20h-16zM543 228h16v20h-16zM619 228h16v20h-16zM651 228h16v20h-16zM511 262h16v20h-16zM543 262h16v20h-16zM619 262h16v20h-16zM651 262h16v20h-16z"
      />
      <path className="wall" d="M571 300v-66l18-16 18 16v66z" />
      <path className="door" d="M579 264h20v36h-20z" />
      <circle className="wall" cx="589" cy="244" r="8" />
      <path d="M589 239v5l4 2M716 300v-96" />
      <path className="white" d="M716 204h26v9h-26z" />
      <path className="red" d="M716 213h26v9h-26z" />
      <Lamp x={480} y={300} />
      <path className="wall" d="M756 300v-188h82v188z" />
      <path className="shade" d="M838 112l18-10v198h-18z" />
      <path className="shade" d="M756 112l18-10h82l-18 10z" />
      <path
        className="panel"
        d="M770 108l10-18h16l-8 18zM796 108l10-18h16l-8 18zM822 108l10-18h16l-8 18z"
      />
      <path
        className="glass"
        d="M766 124h14v16h-14zM790 124h14v16h-14zM766 152h14v16h-14zM790 152h14v16h-14zM766 180h14v16h-14zM790 180h14v16h-14zM766 208h14v16h-14zM790 208h14v16h-14zM766 236h14v16h-14zM790 236h14v16h-14zM766 264h14v16h-14zM790 264h14v16h-14z"
      />
      <path
        className="shade"
        d="M814 122h16v19h-16zM814 150h16v19h-16zM814 178h16v19h-16zM814 206h16v19h-16zM814 234h16v19h-16zM814 262h16v19h-16z"
      />
      <path d="M810 141h24M810 169h24M810 197h24M810 225h24M810 253h24M810 281h24M816 130" />
      <Lamp x={874} y={300} />
      <path className="wall" d="M906 300v-70l32-36 32 36v70z" />
      <path className="shade" d="M970 230h84v70h-84z" />
      <path className="tile" d="M938 194h86l34 36h-88z" />
      <path className="panel" d="M948 198L1021 198L1049 226L975 226Z" />
      <path
        className="cells"
        d="M960.2 198L987.3 226M972.3 198L999.7 226M984.5 198L1012 226M996.7 198L1024.3 226M1008.8 198L1036.7 226M961.5 212L1035 212"
      />
      <path className="door" d="M924 300v-36h28v36z" />
      <path d="M924 264l28 36M952 264l-28 36M938 218v10M970 256h84" />
      <path className="wall" d="M1060 300V206a13 13 0 0 1 26 0v94z" />
      <path className="shade" d="M1077 194a13 13 0 0 1 9 12v94h-9z" />
      <path className="dome" d="M1098 262a36 34 0 0 1 72 0z" />
      <path className="leaf plain" d="M1142 230a36 34 0 0 1 27 31h-17q0-19-10-31z" />
      <path className="wall" d="M1094 262h80v38h-80z" />
      <path className="shade" d="M1150 262h24v38h-24z" />
      <path d="M1086 282h8M1110 262v38M1130 262v38" />
      <Lamp x={1192} y={300} />
    </>
  );
}
