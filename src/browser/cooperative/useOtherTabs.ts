import {useCallback, useEffect, useEffectEvent, useRef} from 'react';
import {storage} from '../../site/behaviour';
import {ownName} from '../device/ownName';

/** Hears when another tab has changed a cooperative of this device. Returns what tells the others of a change of this one. */
export function useOtherTabs(onChange: () => void): () => void {
  const open = useRef<BroadcastChannel | null>(null);
  const hear = useEffectEvent(onChange);
  useEffect(() => {
    const channel = openChannel();
    open.current = channel;
    channel?.addEventListener('message', () => hear());
    return () => {
      open.current = null;
      channel?.close();
    };
  }, []);
  return useCallback(() => {
    if (open.current) {
      open.current.postMessage(null);
    } else {
      // What is kept after the page was left is told too, also to the page that came instead.
      const channel = openChannel();
      channel?.postMessage(null);
      channel?.close();
    }
  }, []);
}

function openChannel(): BroadcastChannel | null {
  return 'BroadcastChannel' in window ? new BroadcastChannel(ownName(storage.cooperatives)) : null;
}
