import {Children, isValidElement, Suspense, type ReactNode} from 'react';
import HeadingFold from '@site/src/components/ui/HeadingFold';
import {formatCount} from '@cooperative/polish';
import {questionForms} from '@site/src/site/nouns';
import Question from './index';
import styles from './styles.module.css';

interface Props {
  /** The first is open, so that one sees what is in the others. */
  readonly place?: 'first';
  /** The heading, if it stands right above, and the questions. */
  readonly children: ReactNode;
}

/** The questions of a category, folded under its heading: the list of headings is one screen. */
export default function QuestionGroup({place, children}: Props): ReactNode {
  const parts = Children.toArray(children).filter((part) =>
    isValidElement<{readonly children?: ReactNode}>(part),
  );
  const questions = parts.filter(({type}) => type === Question);
  const [heading] = parts;
  return (
    <Suspense>
      {heading && heading.type !== Question ? (
        <div className={styles.group}>
          {heading}
          <HeadingFold
            name={heading.props.children}
            label={formatCount(questions.length, questionForms)}
            isOpen={place === 'first'}
            until="ever">
            {questions}
          </HeadingFold>
        </div>
      ) : (
        <div>{questions}</div>
      )}
    </Suspense>
  );
}
