/** Stands in the head of a page that runs its scripts at once. */
import {sleep} from '../../site/behaviour';
import {notLoaded} from './notLoaded';

notLoaded(sleep.unloadedMs);
