/** Stands in the head of each built page, before its style sheets. */
import {firstColorMode} from './colorMode';
import {linkedData} from './linkedData';
import {oldSources} from './oldSources';

firstColorMode();
oldSources();
linkedData();
