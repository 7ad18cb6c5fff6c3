import {useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '@site/src/components/ui/Icon';
import {useLabels, type KitLabels} from '@site/src/components/ui/labels';
import {droppedFiles} from '@site/src/browser/device/droppedFiles';
import {useDrop} from '@site/src/browser/device/useDrop';
import {checkPickedFile, type FileProblem, type FileRules} from '@cooperative/polish';
import PickedFiles from './PickedFiles';
import '@site/src/components/ui/buttons/Button/button.css';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly rules: FileRules;
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  readonly isMultiple?: boolean;
  /** Files dropped anywhere on the page are taken too. */
  readonly isWholePage?: boolean;
  /** Choosing files is what the page is for. */
  readonly isMain?: boolean;
  /** What happens to the file; without it, that it stays on the device. */
  readonly note?: string;
  /** An error from the form; the field's own error comes first. */
  readonly error?: string;
}

/**
 * Files picked with the browser's own input or dropped on the area around it, listed with a way to remove each.
 * Nothing is read or sent here.
 */
export default function FileUpload({
  id,
  label,
  rules,
  files,
  onChange,
  isMultiple = false,
  isWholePage = false,
  isMain = false,
  note,
  error: formError,
}: Props): ReactNode {
  const labels = useLabels();
  const hintId = useId();
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [ownError, setError] = useState<string>();
  const error = ownError ?? formError;
  const [announcement, setAnnouncement] = useState('');

  const add = (picked: readonly File[]): void => {
    setAnnouncement('');
    if (!isMultiple && picked.length > 1) {
      setError(labels.oneFile);
      return;
    }
    const good = picked.filter((file) => checkPickedFile(file, rules) === null);
    const messages = picked.flatMap((file) => {
      const problem = checkPickedFile(file, rules);
      const name = picked.length > 1 ? `${file.name}: ` : '';
      return problem === null ? [] : [name + fileMessage(problem, rules, labels)];
    });
    setError(messages.length > 0 ? messages.join(' ') : undefined);
    if (good.length > 0) {
      const kept = isMultiple
        ? files.filter(({name}) => !good.some((file) => file.name === name))
        : [];
      onChange([...kept, ...good]);
      setAnnouncement(labels.fileAdded(good.map(({name}) => name).join(', ')));
    }
  };
  const isOver = useDrop(isWholePage ? null : area, (dropped) => {
    droppedFiles(dropped).then(add, () => setError(labels.folderUnread));
  });
  const remove = (index: number): void => {
    setError(undefined);
    setAnnouncement(labels.fileRemoved(files[index]?.name ?? ''));
    onChange(files.filter((_, other) => other !== index));
  };

  return (
    <div
      className={clsx(styles.upload, 'needsScript')}
      role="group"
      aria-labelledby={`${id}-nazwa`}>
      <p className={styles.label} id={`${id}-nazwa`}>
        {label}
      </p>
      {/* Dropping is a second way for the mouse; the input inside serves everyone. */}
      <div
        ref={area}
        className={clsx(styles.area, isOver && styles.over, error !== undefined && styles.invalid)}
        data-wakes>
        <label htmlFor={id} className={`button button-${isMain ? 'primary' : 'outlined'}`}>
          {labels.chooseFile}
        </label>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="file"
          accept={rules.extensions.join(',')}
          multiple={isMultiple}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${error === undefined ? '' : `${id}-blad `}${hintId}`}
          onChange={({target}) => {
            add([...(target.files ?? [])]);
            // Otherwise the same file could not be picked again after it was removed.
            target.value = '';
          }}
        />
        <span className={styles.drop}>{isWholePage ? labels.dropAnywhere : labels.dropHere}</span>
      </div>
      <p id={hintId} className="meta">
        {note ?? labels.fileStays}
      </p>
      {error !== undefined && (
        <p id={`${id}-blad`} className={styles.error} role="alert">
          <Icon name="error" />
          {error}
        </p>
      )}
      <PickedFiles files={files} onRemove={remove} onLastRemoved={() => input.current?.focus()} />
      {/* What the form refuses was not added. */}
      <p role="status" className="visuallyHidden">
        {formError === undefined && announcement}
      </p>
    </div>
  );
}

/** What is wrong with a file, and what may be chosen instead. */
function fileMessage(
  problem: FileProblem,
  {extensions, maxMegabytes}: FileRules,
  labels: KitLabels,
): string {
  const messages: Readonly<Record<FileProblem, string>> = {
    wrongType: labels.fileWrongType(
      extensions.map((extension) => extension.slice(1).toUpperCase()),
    ),
    tooBig: labels.fileTooBig(maxMegabytes),
    empty: labels.fileEmpty,
  };
  return messages[problem];
}
