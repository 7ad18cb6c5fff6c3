import type {ReactNode, Ref} from 'react';
import {Button} from '@site/src/components/Button';
import Icon from '@site/src/components/Icon';
import {useLabels} from '@site/src/components/kit/labels';
import {searchPage} from '@site/src/site/navigation';
import type {Palette} from './usePalette';
import styles from './styles.module.css';

interface Props {
  readonly field: Ref<HTMLInputElement>;
  readonly listId: string;
  readonly palette: Palette;
  readonly onClose: () => void;
}

/** The combobox, and the button that closes the dialog. */
export default function Field({field, listId, palette, onClose}: Props): ReactNode {
  const labels = useLabels();
  const {query, results, commands, active} = palette;
  return (
    <div className={styles.bar}>
      <Icon name="search" />
      <input
        ref={field}
        className={styles.field}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        // The dialog was opened to type here.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={searchPage.label}
        placeholder={labels.typeACommand}
        aria-expanded={results.length + commands.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        value={query}
        onChange={(event) => {
          palette.type(event.target.value);
        }}
        onKeyDown={palette.onKeyDown}
      />
      <Button
        look="plain"
        aria-label="Zamknij wyszukiwanie"
        data-tooltip="Zamknij wyszukiwanie"
        onClick={onClose}>
        <Icon name="close" />
      </Button>
    </div>
  );
}
