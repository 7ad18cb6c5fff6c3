/** Stands in the head of each page, before everything else. */
import {firstPaint} from '../../site/behaviour';
import {hangingSheets, missingMatchMedia, trustedStrings} from './head';

missingMatchMedia();
trustedStrings();
hangingSheets(firstPaint.sheetsMs);
