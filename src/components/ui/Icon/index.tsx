import type {ReactNode} from 'react';
import inlined from '@icons/inlined.json';
import {lucideNameOf, type IconName} from '@site/src/site/icons';
import FetchedIcon from './FetchedIcon';
import Drawing from './Drawing';

export type {IconName};

interface Props {
  readonly name: IconName;
}

/** Decorative: the text next to it, or the label of its button, carries the meaning. */
export default function Icon({name}: Props): ReactNode {
  const lucideName = lucideNameOf(name);
  const path = inlined[lucideName];
  return path === undefined ? <FetchedIcon name={lucideName} /> : <Drawing path={path} />;
}
