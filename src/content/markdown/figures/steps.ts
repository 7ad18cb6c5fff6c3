import type {Figure} from './figure';

/** A numbered list as a path, with its numbers on a line. */
export const steps: Figure = ({children: [list, ...rest]}) =>
  list?.type === 'list' && list.ordered && rest.length === 0
    ? {...list, data: {...list.data, hProperties: {className: ['steps']}}}
    : 'między dwukropkami ma stać jedna lista numerowana i nic więcej.';
