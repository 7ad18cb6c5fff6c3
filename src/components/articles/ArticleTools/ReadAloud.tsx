import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {useReadAloud} from '@site/src/browser/articles/useReadAloud';

/** Reads the article in the device's Polish voice; nothing if it has none. */
export default function ReadAloud(): ReactNode {
  const {state, listen, pause, stop} = useReadAloud();
  if (state === 'unavailable') {
    return null;
  }
  return (
    <>
      <Button look="plain" onClick={state === 'reading' ? pause : listen}>
        <Icon name={state === 'reading' ? 'stop' : 'play'} />
        {state === 'reading' ? 'Wstrzymaj' : 'Posłuchaj'}
      </Button>
      {(state === 'reading' || state === 'paused') && (
        <Button look="plain" onClick={stop}>
          <Icon name="close" />
          Zatrzymaj
        </Button>
      )}
    </>
  );
}
