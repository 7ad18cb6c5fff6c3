import {useState, type ComponentProps, type ReactNode} from 'react';
import TextField from '@site/src/components/ui/controls/TextField';
import {longestText} from '@site/src/domain/papers/folderData';

interface Props extends Pick<
  ComponentProps<typeof TextField>,
  'id' | 'label' | 'hint' | 'value' | 'suggestions' | 'onChange' | 'onFocus'
> {
  /** What is wrong with what is written; told once the field is left. */
  readonly fault?: string | undefined;
  readonly onLeave?: () => void;
}

/** A field for words of the folder, with words to choose from where there are any. */
export default function TextInput({fault, onChange, onLeave, ...text}: Props): ReactNode {
  const [isTyped, setIsTyped] = useState(false);
  return (
    <TextField
      {...text}
      error={isTyped ? undefined : fault}
      maxLength={longestText}
      onChange={(next) => {
        setIsTyped(true);
        onChange(next);
      }}
      onBlur={() => {
        setIsTyped(false);
        onLeave?.();
      }}
    />
  );
}
