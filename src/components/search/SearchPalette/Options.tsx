import type {ReactNode} from 'react';
import type {SearchPage, SearchResult} from '@cooperative/polish-search';
import Marked from '@site/src/components/search/SearchResults/Marked';
import ResultText from '@site/src/components/search/SearchResults/ResultText';
import {headingOf, kindNames} from '@site/src/components/search/SearchResults/resultParts';
import Option from './Option';
import type {RunnableCommand} from './useCommands';
import styles from './styles.module.css';

interface Props {
  readonly listId: string;
  readonly pages: readonly SearchPage[];
  readonly named: readonly RunnableCommand[];
  readonly commands: readonly RunnableCommand[];
  readonly active: number;
  readonly hrefOf: (result: SearchResult) => string;
  readonly onPick: (result: SearchResult) => void;
  readonly onOpenElsewhere: () => void;
  readonly onRun: (command: RunnableCommand) => void;
  readonly onHover: (index: number) => void;
}

/**
 * The list of the combobox: the actions that the query names, a group for each page, then the other actions; options are
 * numbered across the groups.
 */
export default function Options(props: Props): ReactNode {
  const {listId, pages, named, commands, active, hrefOf} = props;
  const {onPick, onOpenElsewhere, onRun, onHover} = props;
  const results = pages.flatMap((page) => page.results);
  const optionProps = (index: number) => ({
    id: `${listId}-${index}`,
    isActive: index === active,
    onHover: () => {
      onHover(index);
    },
  });
  const actions = (list: readonly RunnableCommand[], before: number): ReactNode =>
    list.length > 0 && (
      <div role="group" aria-label="Działania" className={styles.group}>
        {list.map((command, place) => (
          <Option
            key={command.id}
            {...optionProps(before + place)}
            onSelect={() => {
              onRun(command);
            }}>
            {command.label}
            <span aria-hidden="true" className="meta">
              {' '}
              Działanie
            </span>
          </Option>
        ))}
      </div>
    );
  return (
    <div id={listId} role="listbox" aria-label="Wyniki i działania">
      {actions(named, 0)}
      {pages.map((page) => (
        <div
          key={page.url}
          role="group"
          aria-label={`${page.title}, ${kindNames[page.kind].toLowerCase()}`}
          className={styles.group}>
          {page.results.map((result, place) => {
            // The best match on a page may be its start, which then represents the page.
            const isHead = place === 0 && result.path.length === 0;
            return [
              place === 0 && !isHead && (
                <div key="page" aria-hidden="true" className={styles.page}>
                  <Marked pieces={result.title} />
                  <span className="meta"> {kindNames[page.kind]}</span>
                </div>
              ),
              <Option
                key={result.url}
                {...optionProps(named.length + results.indexOf(result))}
                href={hrefOf(result)}
                isInside={!isHead}
                onOpenElsewhere={onOpenElsewhere}
                onSelect={() => {
                  onPick(result);
                }}>
                <Marked pieces={headingOf(result)} />
                {isHead && (
                  <span aria-hidden="true" className="meta">
                    {' '}
                    {kindNames[page.kind]}
                  </span>
                )}
                <ResultText {...result} />
              </Option>,
            ];
          })}
        </div>
      ))}
      {actions(commands, named.length + results.length)}
    </div>
  );
}
