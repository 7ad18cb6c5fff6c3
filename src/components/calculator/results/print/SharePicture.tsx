import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {saveFile} from '@site/src/browser/device/saveFile';
import type {SavingRanges} from '@cooperative/settlement/cooperative/compare';
import {pictureContent} from './pictureContent';
import type {Settled} from '../types';

interface Props {
  readonly settled: Settled;
  readonly ranges: SavingRanges | null;
}

/** The answer as a picture, drawn on this device; what draws it is loaded when asked for. */
export default function SharePicture({settled, ranges}: Props): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  const save = async (): Promise<void> => {
    const {drawPicture} = await import('@site/src/browser/calculator/drawPicture');
    const picture = await drawPicture(pictureContent(settled, ranges, window.location));
    setHasFailed(picture === null);
    if (picture) {
      saveFile(`spoldzielnia-wynik-${settled.today}.png`, picture, 'image/png');
    }
  };
  return (
    <>
      <Button
        onClick={() => {
          save().catch(() => {
            setHasFailed(true);
          });
        }}>
        <Icon name="download" />
        Pobierz obrazek
      </Button>
      <span role="status">{hasFailed && 'Nie udało się narysować obrazka. Spróbuj ponownie.'}</span>
    </>
  );
}
