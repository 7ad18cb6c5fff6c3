import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Notice from '@site/src/components/ui/Notice';
import {folderPage} from '@site/src/site/navigation';
import {planFragment, type LinkNotice} from '@site/src/browser/calculator/useCalculatorLink';

const shown = 5;

/** What the visitor should know about the link that led here. */
export default function LinkMessage({notice}: {readonly notice: LinkNotice}): ReactNode {
  return (
    <div role="status">
      {notice?.kind === 'old' && (
        <Notice kind="warning">
          <p>Ten link pochodzi ze starszej wersji kalkulatora. Sprawdź wartości.</p>
        </Notice>
      )}
      {notice?.kind === 'left' && (
        <Notice kind="info">
          <p>
            W tej karcie są dane wpisane wcześniej. <a href={`#${notice.fragment}`}>Wróć do nich</a>{' '}
            albo licz od nowa.
          </p>
        </Notice>
      )}
      {notice?.kind === 'kept' && (
        <Notice kind="info">
          <p>
            Na tym urządzeniu jest Twoja spółdzielnia. <a href={`#${planFragment}`}>Policz ją</a>{' '}
            albo licz od nowa.
          </p>
        </Notice>
      )}
      {notice?.kind === 'gone' && (
        <Notice kind="info">
          <p>
            Na tym urządzeniu nie ma spółdzielni z&nbsp;punktami poboru, więc nie ma czego policzyć.
            Poniżej jest przykład: wpisz w&nbsp;nim swoje dane albo{' '}
            <Link to={folderPage.to}>otwórz plik spółdzielni w&nbsp;teczce</Link>.
          </p>
        </Notice>
      )}
      {notice?.kind === 'broken' && (
        <Notice kind="warning">
          <p>Nie udało się odczytać linku. Pokazujemy wartości domyślne.</p>
          {notice.errors.length === 0 ? (
            <p>
              Adres mógł zostać ucięty. Skopiuj go jeszcze raz, cały, albo otwórz zapisany plik.
            </p>
          ) : (
            <ul>
              {notice.errors.slice(0, shown).map(({field, message}) => (
                <li key={`${field} ${message}`}>W linku: {message}</li>
              ))}
              {notice.errors.length > shown && (
                <li>Pozostałe błędy: {notice.errors.length - shown}.</li>
              )}
            </ul>
          )}
        </Notice>
      )}
    </div>
  );
}
