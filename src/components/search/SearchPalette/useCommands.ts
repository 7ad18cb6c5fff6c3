import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useColorMode} from '@docusaurus/theme-common';
import {matchCommands, type Command} from '@site/src/domain/search/commands';
import {notify} from '@site/src/browser/notifications/notify';
import {copyText} from '@site/src/browser/device/copyText';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {
  contactPage,
  folderPage,
  headerAction,
  monthPage,
  type NavigationItem,
} from '@site/src/site/navigation';
import {takesMessages} from '@site/src/site/settings';

type Id = 'theme' | 'calculator' | 'month' | 'folder' | 'contact' | 'print' | 'link';

const commands: readonly Command<Id>[] = [
  {id: 'theme', label: 'Motyw: zmień na ciemny', aliases: 'jasny kolory tryb'},
  {id: 'calculator', label: headerAction.label, aliases: 'kalkulator liczymy rozliczenie'},
  {id: 'month', label: monthPage.label, aliases: 'rozliczenie odczyty zestawienia faktury'},
  {id: 'folder', label: folderPage.label, aliases: 'wzory statut wniosek uchwała dokumenty'},
  {id: 'contact', label: 'Napisz do nas', aliases: 'kontakt formularz wiadomość e-mail telefon'},
  {id: 'print', label: 'Drukuj tę stronę', aliases: 'drukowanie wydruk pdf'},
  {id: 'link', label: 'Kopiuj link do tej strony', aliases: 'skopiuj adres udostępnij'},
];

/** What the first one is called while the page is dark. */
const lightTheme = {label: 'Motyw: zmień na jasny', aliases: 'ciemny kolory tryb'};

export interface RunnableCommand extends Command<Id> {
  readonly run: () => void;
}

/** The site's actions that match a query, all of them for an empty one. They run once the dialog is closed. */
export function useCommands(query: string): readonly RunnableCommand[] {
  const history = useHistory();
  const base = useBaseUrl('/').replace(/\/$/, '');
  const {colorMode, setColorMode} = useColorMode();
  const canWrite = takesMessages(useSettings());
  const visit =
    ({to}: NavigationItem) =>
    () =>
      history.push(base + to);
  const actions: Readonly<Record<Id, () => void>> = {
    theme: () => setColorMode(colorMode === 'dark' ? 'light' : 'dark'),
    calculator: visit(headerAction),
    month: visit(monthPage),
    folder: visit(folderPage),
    contact: visit(contactPage),
    print: () => window.print(),
    link: () => {
      void copyAddress();
    },
  };
  const offered = commands
    .filter(({id}) => id !== 'contact' || canWrite)
    .map((command) =>
      command.id === 'theme' && colorMode === 'dark' ? {...command, ...lightTheme} : command,
    );
  return matchCommands(offered, query).map((command) => ({...command, run: actions[command.id]}));
}

async function copyAddress(): Promise<void> {
  notify(
    (await copyText(window.location.href))
      ? {kind: 'success', text: 'Skopiowano.'}
      : {
          kind: 'error',
          text: 'Przeglądarka nie pozwala kopiować. Zaznacz i skopiuj adres ręcznie.',
        },
  );
}
