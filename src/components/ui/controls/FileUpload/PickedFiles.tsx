import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {useLabels} from '@site/src/components/ui/labels';
import {formatFileSize} from '@cooperative/polish';
import styles from './styles.module.css';

interface Props {
  readonly files: readonly File[];
  readonly onRemove: (index: number) => void;
  /** No button of the list is left to take the focus. */
  readonly onLastRemoved: () => void;
}

/** The chosen files, each with a way to remove it. */
export default function PickedFiles({files, onRemove, onLastRemoved}: Props): ReactNode {
  const labels = useLabels();
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState<{readonly index: number} | null>(null);
  const takeFocus = useEffectEvent((index: number) => {
    const next = list.current?.querySelectorAll('button')[index];
    if (next) {
      next.focus();
    } else {
      onLastRemoved();
    }
  });
  // The button that had the focus is gone: the next file takes it, after the last one the input.
  useEffect(() => {
    if (removed !== null) {
      takeFocus(removed.index);
    }
  }, [removed]);
  return (
    files.length > 0 && (
      <ul ref={list} className={styles.files}>
        {files.map((file, index) => (
          <li key={file.name}>
            <span className={styles.name}>
              {file.name} <span className="meta">{formatFileSize(file.size)}</span>
            </span>
            <Button
              look="plain"
              aria-label={labels.removeFile(file.name)}
              onClick={() => {
                onRemove(index);
                setRemoved({index});
              }}>
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ul>
    )
  );
}
