import {
  useEffect,
  useId,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {useLabels} from '@site/src/components/ui/labels';
import PartBoundary from '@site/src/components/ui/loading/PartBoundary';
import type {PaletteProps} from '@site/src/components/search/SearchPalette';
import Waiting from '@site/src/components/search/SearchResults/Waiting';
import {queryName} from '@site/src/domain/search/parameters';
import {useFetchedCode} from '@site/src/browser/network/useFetchedCode';
import {askSearch} from '@site/src/browser/search/askSearch';
import {loadSearch, notLoaded} from '@site/src/browser/search/loadSearch';
import {searchDialogId} from '@site/src/site/anchors';
import {searchPage} from '@site/src/site/navigation';
import styles from './styles.module.css';

const engineMs = 1000;

/**
 * Loads after the engine, if that comes soon: a typed query needs the engine first, and the list only for its answer.
 * Without an engine the palette says so.
 */
export async function loadPalette(base: string): Promise<ComponentType<PaletteProps>> {
  const late = new Promise((resolve) => setTimeout(resolve, engineMs));
  await Promise.race([loadSearch(base).catch(() => undefined), late]);
  return (await import('@site/src/components/search/SearchPalette')).default;
}

interface Props {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly isOpen: boolean;
  /** Called too if it was opened while the page slept. */
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/**
 * The search as a modal dialog. Its field is usable at once; everything else is fetched when the dialog is opened
 * or the pointer comes near. Until then the field is a plain form that leads to the results page. In the page from the
 * start, as a page that sleeps opens it without React.
 */
export default function SearchDialog({dialog, isOpen, onOpen, onClose}: Props): ReactNode {
  const labels = useLabels();
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const listId = useId();
  const close = (): void => dialog.current?.close();

  useEffect(() => {
    if (dialog.current?.open) {
      onOpen();
    } else if (isOpen) {
      // Asked for before this was hydrated.
      dialog.current?.showModal();
    }
  }, [dialog, isOpen, onOpen]);

  return (
    <dialog
      ref={dialog}
      id={searchDialogId}
      className={styles.dialog}
      aria-label={searchPage.label}
      onClose={({currentTarget}) => {
        currentTarget.querySelector('form')?.reset();
        onClose();
      }}>
      <form
        role="search"
        action={useBaseUrl(searchPage.to)}
        className={styles.bar}
        onSubmit={(event) => {
          if (field?.value.trim() === '') {
            event.preventDefault();
          }
        }}>
        <Icon name="search" />
        <input
          ref={setField}
          className={styles.field}
          type="text"
          name={queryName}
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={searchPage.label}
          aria-autocomplete="list"
          aria-controls={isOpen ? listId : undefined}
          aria-expanded={false}
          placeholder={labels.typeACommand}
        />
        {/* Enter sends the form; its button is for what reads the page without showing it. */}
        <button type="submit" hidden>
          Szukaj
        </button>
        <Button
          look="plain"
          aria-label="Zamknij wyszukiwanie"
          data-tooltip="Zamknij wyszukiwanie"
          data-closes
          onClick={close}>
          <Icon name="close" />
        </Button>
      </form>
      <PartBoundary message={notLoaded} around={styles.notices}>
        {isOpen && field && <FetchedPalette field={field} listId={listId} close={close} />}
      </PartBoundary>
    </dialog>
  );
}

/** Not with `lazy`: React delays by 0.3 s what arrives soon after a fallback was shown. */
function FetchedPalette(props: PaletteProps): ReactNode {
  const {field} = props;
  const base = useBaseUrl('/');
  const {code: Palette, error, fetchCode} = useFetchedCode(() => loadPalette(base));
  const isWaiting = Palette === null;
  useEffect(fetchCode, [fetchCode]);
  // What is typed before the palette is there is searched for at once all the same.
  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    const ask = (): void => {
      // The failure is shown where the answer would be.
      askSearch(base, field.value, null).catch(() => undefined);
    };
    field.addEventListener('input', ask);
    return () => field.removeEventListener('input', ask);
  }, [field, base, isWaiting]);
  if (error instanceof Error) {
    // For the boundary around it.
    throw error;
  }
  return Palette ? (
    <Palette {...props} />
  ) : (
    <div className={styles.notices}>
      <Waiting />
    </div>
  );
}
