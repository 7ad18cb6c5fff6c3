import {notify} from './notify';

/** Says what was done and offers to take it back, until `signal` ends that. */
export function offerUndo(text: string, onSelect: () => void, signal?: AbortSignal): void {
  notify({kind: 'info', text, action: {label: 'Cofnij', onSelect}, ...(signal && {signal})});
}
