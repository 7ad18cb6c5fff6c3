import type {ReactNode} from 'react';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import {leftBlank, type Sheet} from '@cooperative/settlement/month';
import SheetButton from './SheetButton';
import SheetView from './SheetView';

interface Props {
  readonly sheet: Sheet;
  /** Of the file, without its ending. */
  readonly name: string;
  readonly label: string;
}

/** A letter to read, and to take as a document; what is left to write in is told. */
export default function LetterView({sheet, name, label}: Props): ReactNode {
  return (
    <>
      <SheetView sheet={sheet} isInPage />
      <p className="meta">Do wpisania ręcznie: {leftBlank(sheet).join(', ')}, podpisy.</p>
      <ButtonRow>
        <SheetButton name={`${name}.docx`} sheet={sheet} label={label} />
      </ButtonRow>
    </>
  );
}
