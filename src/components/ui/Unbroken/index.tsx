import type {ReactNode} from 'react';
import {unbrokenParts} from '@cooperative/polish/unbroken';

interface Props {
  readonly children: string;
}

/** A text from a data file whose „e-mail” stays in one line, as it does in Markdown. */
export default function Unbroken({children}: Props): ReactNode {
  return unbrokenParts(children).map((part, index) =>
    index % 2 === 1 ? (
      // The parts of a text do not change places.
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
