import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import type {SearchAnswer} from '@cooperative/polish-search';
import styles from './styles.module.css';

interface Props {
  readonly answer: SearchAnswer;
  readonly onSuggest: (query: string) => void;
}

/** Says that the answer is for another query, or weak. */
export default function Doubt({answer, onSuggest}: Props): ReactNode {
  const {corrected, isWeak, pages} = answer;
  if (pages.length === 0 || (corrected === null && !isWeak)) {
    return null;
  }
  return (
    <div className={styles.notice}>
      {isWeak && (
        <p>To słabsze dopasowania: nie znaleźliśmy miejsca, które odpowiada na całe pytanie.</p>
      )}
      {corrected !== null && (
        <p>
          Czy chodziło Ci o{' '}
          <Button
            onClick={() => {
              onSuggest(corrected);
            }}>
            {corrected}
          </Button>
          ?
        </p>
      )}
    </div>
  );
}
