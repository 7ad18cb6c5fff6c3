import {useRef, type ReactNode} from 'react';
import {Button} from '../Button';

interface Props {
  /** What file it is, for those who do not see the button. */
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** Opens a file of JSON that the visitor has saved. */
export default function OpenFile({label, onFile}: Props): ReactNode {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="plain" onClick={() => picker.current?.click()}>
        Otwórz plik
      </Button>
      <input
        ref={picker}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label={label}
        onChange={({target}) => {
          const [file] = target.files ?? [];
          if (file) {
            onFile(file);
          }
          // Otherwise the same file could not be opened again after being corrected.
          target.value = '';
        }}
      />
    </>
  );
}
