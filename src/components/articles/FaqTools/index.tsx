import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button, ButtonLink} from '@site/src/components/ui/buttons/Button';
import SearchForm from '@site/src/components/search/SearchForm';
import {
  openQuestions,
  toQuestion,
  type FoundQuestions,
} from '@site/src/browser/articles/filterQuestions';
import {useQuestionFilter} from '@site/src/browser/articles/useQuestionFilter';
import {notLoaded} from '@site/src/browser/search/loadSearch';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {kindName, queryName} from '@site/src/domain/search/parameters';
import {formatCount} from '@cooperative/polish';
import {questionForms} from '@site/src/site/nouns';
import {contactPage, searchPage} from '@site/src/site/navigation';
import {isReachable} from '@site/src/site/settings';
import styles from './styles.module.css';

/** A filter of the questions, which until React runs is a form that leads to the results page, and „open all”. */
export default function FaqTools(): ReactNode {
  const {query, change, counts, hasFailed} = useQuestionFilter();
  const field = useRef<HTMLInputElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const settings = useSettings();
  const clear = (): void => {
    change('');
    field.current?.focus();
  };
  return (
    <div ref={tools} className={clsx(styles.tools, 'needsScript', 'noPrint')}>
      <search>
        <SearchForm
          // A page that sleeps wakes for its field, but not for those that lead to the results page.
          role={undefined}
          label="Szukaj w pytaniach"
          input={{
            ref: field,
            value: query,
            onChange: ({target}) => {
              // From the top of the screen on, there is room for answers below the field.
              if (query === '') {
                tools.current?.scrollIntoView();
              }
              change(target.value);
            },
          }}
          // The slug of questions in `searchAddress.ts`, which would be too much to load here.
          button={{name: kindName, value: 'pytania'}}
          onSubmit={(event) => {
            // Where the filter is not there, the results page answers.
            if (!hasFailed) {
              event.preventDefault();
              toQuestion(counts?.best[0]?.id);
            }
          }}
        />
      </search>
      <p role="status">
        {counts && foundWords(counts)}
        {hasFailed && notLoaded}
      </p>
      {counts && counts.best.length > 0 && (
        <ul className={styles.best} aria-label="Najlepsze odpowiedzi">
          {counts.best.map(({id, text}) => (
            <li key={id}>
              <a href={`#${id}`} className="onward">
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        {query !== '' && (
          <>
            <Button look="plain" onClick={clear}>
              Wyczyść
            </Button>
            <ButtonLink
              look="plain"
              to={`${searchPage.to}?${queryName}=${encodeURIComponent(query.trim())}`}>
              Szukaj w całym serwisie
            </ButtonLink>
          </>
        )}
        {counts?.found === 0 && isReachable(settings) && (
          <ButtonLink look="plain" to={contactPage.to}>
            Zadaj nam to pytanie
          </ButtonLink>
        )}
        <Button look="plain" onClick={() => openQuestions(true)}>
          Rozwiń wszystkie
        </Button>
        <Button look="plain" onClick={() => openQuestions(false)}>
          Zwiń wszystkie
        </Button>
      </div>
    </div>
  );
}

function foundWords({found, all, isNarrowed}: FoundQuestions): string {
  const count = `${formatCount(found, questionForms)} z ${all}`;
  return found === 0
    ? 'Żadne pytanie tutaj nie pasuje.'
    : isNarrowed
      ? `${count}: te, które mówią o tym najwięcej`
      : count;
}
