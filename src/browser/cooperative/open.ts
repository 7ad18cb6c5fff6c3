import {storage} from '../../site/behaviour';
import {recall, remember} from '../device/memory';

/** In place of an id: one that nothing is kept of yet. */
export const newCooperative = 'nowa';

/** Which cooperative this tab has open, or else the one that was open last; null if none was chosen. */
export function wantedCooperative(): string | null {
  return (
    recall('sessionStorage', storage.openCooperative) ??
    recall('localStorage', storage.openCooperative)
  );
}

/** Opens a cooperative in this tab, and in those to come; null for whichever is there. */
export function openCooperative(id: string | null): void {
  remember('sessionStorage', storage.openCooperative, id);
  remember('localStorage', storage.openCooperative, id);
}
