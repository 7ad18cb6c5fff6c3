import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {documentEmail, type IssuedDocument} from '@cooperative/settlement/documents';
import {useClipboard} from '@site/src/browser/device/useClipboard';
import {exactText} from '@cooperative/polish';
import styles from '../styles.module.css';

/** The text of an e-mail with a document, to be copied and sent by one's own means. */
export default function DocumentEmail({
  documents,
}: {
  readonly documents: readonly IssuedDocument[];
}): ReactNode {
  const [chosen, setChosen] = useState('');
  const {state, copy} = useClipboard();
  const document = documents.find(({number}) => number === chosen) ?? documents[0];
  if (!document) {
    return null;
  }
  const {to, subject, text} = documentEmail(document, exactText);
  return (
    <details>
      <summary>Tekst e-maila do członka</summary>
      <SelectField
        id="dok-email"
        label="Dokument"
        options={documents.map(({number, buyer}) => ({
          value: number,
          label: `${number}, ${buyer.name}`,
        }))}
        value={document.number}
        onChange={setChosen}
      />
      <p>
        Do: {to === '' ? 'nie podano adresu' : to}
        <br />
        Temat: {subject}
      </p>
      <pre className={styles.letter}>{text}</pre>
      <ButtonRow>
        <Button
          onClick={() => {
            void copy(text);
          }}>
          Kopiuj tekst
        </Button>
      </ButtonRow>
      <p role="status">
        {state === 'copied'
          ? 'Skopiowano.'
          : state === 'refused'
            ? 'Przeglądarka nie pozwoliła skopiować. Zaznacz tekst i skopiuj go sam.'
            : ''}
      </p>
    </details>
  );
}
