import type {ReactNode} from 'react';
import clsx from 'clsx';
import EnergyBar from '@site/src/components/charts/energy/EnergyBar';
import QrCode from '@site/src/components/ui/QrCode';
import Table from '@site/src/components/ui/Table';
import {documentLook} from '@site/src/site/documentLook';
import type {Sheet, SheetAmounts, SheetBlock, SheetTable} from '@cooperative/settlement/month';
import styles from './SheetView.module.css';

interface Props {
  readonly sheet: Sheet;
  /** It stands in the page, under its headings; otherwise on paper alone. */
  readonly isInPage?: boolean;
}

/** A document of the month as a paper. */
export default function SheetView({sheet, isInPage = false}: Props): ReactNode {
  const {title, above, blocks} = sheet;
  const [Title, Heading] = isInPage ? (['h3', 'h4'] as const) : (['h1', 'h2'] as const);
  const [[name] = [], ...sides] = above;
  return (
    <article className={clsx(styles.sheet, isInPage && styles.inPage)}>
      <header>
        <p>{name}</p>
        <Title>{title}</Title>
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
      {blocks.map((block, index) =>
        // Blocks have no names, and those of a sheet do not change places.
        block.kind === 'heading' ? (
          <Heading key={index}>{block.text}</Heading>
        ) : (
          <Block key={index} block={block} />
        ),
      )}
    </article>
  );
}

function Block({
  block,
}: {
  readonly block: Exclude<SheetBlock, {readonly kind: 'heading'}>;
}): ReactNode {
  switch (block.kind) {
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
      return (
        <figure className={styles.energy}>
          <EnergyBar parts={block.parts} />
        </figure>
      );
    case 'amounts':
      return <Amounts amounts={block.amounts} />;
  }
}

function PaperTable({table: {label, head, rows, total}}: {readonly table: SheetTable}): ReactNode {
  return (
    <Table aria-label={label} asCards>
      <caption>{label}</caption>
      <thead>
        <tr>
          {head.map((name, index) => (
            <th key={name} scope="col" className={index > 0 ? 'number' : undefined}>
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
    </Table>
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
      <th scope="row" className="rowName">
        {name}
      </th>
      {numbers.map((text, index) => (
        <td key={head[index + 1]} data-label={head[index + 1]} className="number">
          {text}
        </td>
      ))}
    </tr>
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
            {text}
            <i style={{inlineSize: `${100 * share}%`}} aria-hidden />
          </dd>
        </div>
      ))}
    </dl>
  );
}
