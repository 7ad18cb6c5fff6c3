import {type DocumentSettings, documentsOf} from '@cooperative/settlement/documents';
import {withDocuments} from '@site/src/browser/month/monthDocuments';
import {useEdited} from '../edited';

/** What is said of the documents, for the fields that show and change it. */
export function useSettings(): {
  readonly settings: DocumentSettings;
  readonly set: (next: Partial<DocumentSettings>) => void;
} {
  const {input, change} = useEdited();
  return {
    settings: documentsOf(input),
    set: (next) => change((state) => withDocuments(state, next)),
  };
}
