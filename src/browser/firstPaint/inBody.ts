/** Stands at the start of each page's body, before the first paint. */
import {firstColorMode} from './colorMode';
import {linkedData} from './linkedData';
import {oldSources} from './oldSources';

firstColorMode();
oldSources();
linkedData();
