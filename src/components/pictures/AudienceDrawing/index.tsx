import type {ReactNode} from 'react';
import type {PathId} from '@site/src/domain/articles/audiencePath';
import Sketch from '../drawing/Sketch';
import {drawings} from './drawings';

interface Props {
  readonly audience: PathId;
}

/** What a group has, drawn. */
export default function AudienceDrawing({audience}: Props): ReactNode {
  return <Sketch>{drawings[audience]}</Sketch>;
}
