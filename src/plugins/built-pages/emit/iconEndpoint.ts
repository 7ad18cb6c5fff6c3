import {iconFolder} from '../../../site/icons';
import {iconPacks} from '../../icons/iconSet';
import type {Emitter} from '../pipeline';

/** Every icon of the set, in packs by the start of the name, for names known only at run time. */
export const iconEndpoint: Emitter = ({icons}) =>
  [...iconPacks(icons)].map(([pack, paths]) => ({
    file: `${iconFolder}/${pack}.json`,
    content: JSON.stringify(paths),
  }));
