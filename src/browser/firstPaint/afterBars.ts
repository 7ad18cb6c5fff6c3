/** Stands right after the announcements, so that nothing flashes or moves. */
import {announcements} from './announcements';

announcements();
