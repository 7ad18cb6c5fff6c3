import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {LegalSource} from '@cooperative/settlement/law';
import {formatDate} from '@cooperative/polish';
import {certaintyNames} from '@site/src/domain/calculator/answer/names';

/** Which provision a rule comes from, since when, and how certain the source is. */
export default function Law({source}: {readonly source: LegalSource}): ReactNode {
  const {article, act, link, certainty} = source;
  return (
    <p className="meta">
      {article}: <Link to={link}>{act}</Link>, {ageOf(source)}, {certaintyNames[certainty]}
    </p>
  );
}

function ageOf({inForceSince, textOf}: LegalSource): string {
  return inForceSince !== undefined
    ? `obowiązuje od ${formatDate(inForceSince)}`
    : textOf !== undefined
      ? `tekst według stanu na ${formatDate(textOf)}`
      : 'dnia wejścia w życie nie znaleźliśmy';
}
