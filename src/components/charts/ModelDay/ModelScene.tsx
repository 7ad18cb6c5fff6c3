import type {ReactNode} from 'react';
import Scene from '@site/src/components/pictures/Scene';
import {lightOf} from '@site/src/domain/day/light';
import {useModelDay} from './context';

/** The site's scene in the light of the chosen hour, the lines lit that carry energy in it. */
export default function ModelScene(): ReactNode {
  const {day, hour} = useModelDay();
  return <Scene light={lightOf(day, hour)} />;
}
