import {useState, type ReactNode} from 'react';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {documentEmail, type IssuedDocument} from '@cooperative/settlement/documents';
import {exactText} from '@cooperative/polish';
import TextToCopy from '../TextToCopy';

/** The text of an e-mail with a document, to be copied and sent by one's own means. */
export default function DocumentEmail({
  documents,
}: {
  readonly documents: readonly IssuedDocument[];
}): ReactNode {
  const [chosen, setChosen] = useState('');
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
      <TextToCopy text={text} />
    </details>
  );
}
