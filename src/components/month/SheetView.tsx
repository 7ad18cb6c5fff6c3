import type {ReactNode} from 'react';
import QrCode from '@site/src/components/ui/QrCode';
import {documentLook} from '@site/src/site/documentLook';
import type {Sheet, SheetAmounts, SheetBlock, SheetTable} from '@cooperative/settlement/month';
import styles from './SheetView.module.css';

/** A document of the month on paper. */
export default function SheetView({sheet}: {readonly sheet: Sheet}): ReactNode {
  const {title, above, blocks} = sheet;
  const [[name] = [], ...sides] = above;
  return (
    <article className={styles.sheet}>
      <header>
        <p>{name}</p>
        <h1>{title}</h1>
        {sides.length > 0 && (
          <div className={styles.sides}>
            {sides.map((lines) => (
              <p key={lines.join()}>
                {lines.map((line, index) => (
                  <span key={line}>
                    {index > 0 && <br />}
                    {line}
                  </span>
                ))}
              </p>
            ))}
          </div>
        )}
      </header>
      {blocks.map((block, index) => (
        // Blocks have no names, and a sheet on paper does not change.
        <Block key={index} block={block} />
      ))}
    </article>
  );
}

function Block({block}: {readonly block: SheetBlock}): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'paragraph':
      return <p>{block.isStrong === true ? <strong>{block.text}</strong> : block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return <PaperTable table={block} />;
    case 'code':
      return (
        <figure className={styles.code}>
          <QrCode
            text={block.text}
            label={block.label}
            moduleMm={documentLook.codeModuleMm}
            isSturdy
          />
          <figcaption>{block.label}</figcaption>
        </figure>
      );
    case 'bar':
      return <Bar parts={block.parts} />;
    case 'amounts':
      return <Amounts amounts={block.amounts} />;
  }
}

function PaperTable({table: {label, head, rows, total}}: {readonly table: SheetTable}): ReactNode {
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <Row key={cells.join()} cells={cells} head={head} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Row cells={total} head={head} />
        </tfoot>
      )}
    </table>
  );
}

function Row({
  cells: [name, ...numbers],
  head,
}: {
  readonly cells: readonly string[];
  readonly head: readonly string[];
}): ReactNode {
  return (
    <tr>
      <th scope="row">{name}</th>
      {numbers.map((text, index) => (
        <td key={head[index + 1]}>{text}</td>
      ))}
    </tr>
  );
}

/** Parts of a whole as one bar of their colours, each told beside its colour. */
function Bar({parts}: Pick<Extract<SheetBlock, {readonly kind: 'bar'}>, 'parts'>): ReactNode {
  return (
    <figure className={styles.energy}>
      <div className={styles.bar} aria-hidden>
        {parts.map(
          ({look, share}) =>
            share > 0 && <span key={look} className={styles[look]} style={{flexGrow: share}} />,
        )}
      </div>
      <figcaption>
        {parts.map(({look, text}) => (
          <span key={look}>
            <i className={styles[look]} aria-hidden /> {text}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** Each amount beside a bar as long as it is. */
function Amounts({amounts}: Pick<SheetAmounts, 'amounts'>): ReactNode {
  return (
    <dl className={styles.amounts}>
      {amounts.map(({name, text, share}) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <i style={{inlineSize: `${50 * share}%`}} aria-hidden /> <span>{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
