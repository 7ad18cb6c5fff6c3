import type {ReactNode} from 'react';

interface Props {
  readonly className: string | undefined;
  readonly values: readonly (readonly [name: string, value: string])[];
}

/** Numbers, each with its name; the style sheet says which stands above. */
export default function NamedValues({className, values}: Props): ReactNode {
  return (
    <dl className={className}>
      {values.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
