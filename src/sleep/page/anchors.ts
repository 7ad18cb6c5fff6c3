import {hashTarget} from '../../domain/browser/navigation/hash';
import {unfold} from '../../browser/navigation/unfold';

/** Opens the question to which the address leads. */
export function openTarget(): void {
  unfold(document.getElementById(hashTarget(location.hash)));
}
