import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {saveFile} from '@site/src/browser/device/saveFile';
import {pictureContent} from '@site/src/domain/calculator/answer/pictureContent';
import type {Settled} from '@site/src/domain/calculator/answer/settled';

/** The answer as a picture, drawn on this device; what draws it is loaded when asked for. */
export default function SharePicture({
  settled: {answer, today},
}: {
  readonly settled: Pick<Settled, 'answer' | 'today'>;
}): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  const save = async (): Promise<void> => {
    const {drawPicture} = await import('@site/src/browser/calculator/drawPicture');
    const picture = await drawPicture(pictureContent(answer, window.location));
    setHasFailed(picture === null);
    if (picture) {
      saveFile(`spoldzielnia-wynik-${today}.png`, picture, 'image/png');
    }
  };
  return (
    <>
      <Button
        onClick={() => {
          save().catch(() => setHasFailed(true));
        }}>
        <Icon name="download" />
        Pobierz obrazek
      </Button>
      <span role="status">{hasFailed && 'Nie udało się narysować obrazka. Spróbuj ponownie.'}</span>
    </>
  );
}
