import {useState, type ReactNode} from 'react';

interface KeptProps<Value> {
  readonly initial: Value;
  readonly children: (field: {
    readonly value: Value;
    readonly onChange: (value: Value) => void;
  }) => ReactNode;
}

/** A field that keeps what is entered. */
export function KeptAnswer<Value>({initial, children}: KeptProps<Value>): ReactNode {
  const [value, onChange] = useState(initial);
  return children({value, onChange});
}
