import type {ReactNode} from 'react';
import {formatEstimate, formatZloty} from '@site/src/domain/calculator/numbers';
import {
  batteryKwh,
  type CooperativeInput,
  photovoltaicKw,
} from '@cooperative/settlement/description';
import type {BestSizes, SizeBound} from '@cooperative/settlement/bestSize';
import {formatCount, yearForms} from '@cooperative/polish';

interface Props {
  readonly best: BestSizes;
  readonly input: CooperativeInput;
}

const bounds: Readonly<Record<SizeBound, string>> = {
  roof: 'Więcej paneli się nie zmieści: tyle podano w formularzu.',
  tenMw: 'Więcej nie pozwala ustawa: łącznie 10 MW (art. 38e ust. 1 pkt 3).',
  coverage: 'Mniejsza moc nie pokryje w roku tej części zużycia, której wymaga ustawa.',
  prosumer: 'Powyżej tej mocy któryś z właścicieli przekracza 50 kW i nie jest już prosumentem.',
  balancing: 'Od 400 kW w jednej instalacji dochodzi koszt bilansowania (A15).',
  excise: 'Powyżej 1 MW łącznie dochodzi akcyza.',
};

/** The best power and battery for a purpose that is named, or why none is named. */
export default function BestSize({best: {panels, batteries, together}, input}: Props): ReactNode {
  const {finance} = input;
  const lasts = formatCount(finance?.years ?? 0, yearForms);
  return (
    <>
      {panels.kind === 'found' && (
        <p>
          <strong>Najlepiej {size(panels.best.size, 'kWp')} paneli</strong>, jeśli celem jest
          najwyższa wartość dzisiejsza (NPV) w {lasts}: {formatZloty(panels.best.npvZl)}. W
          formularzu jest teraz {size(photovoltaicKw(input), 'kWp')}. {readingsText(panels)}{' '}
          {panels.best.npvZl <= 0 && 'Wartość nie jest dodatnia, więc żadna moc się nie opłaca. '}
          {panels.best.bound && bounds[panels.best.bound]}
        </p>
      )}
      {panels.kind === 'noCost' && (
        <p>
          Najlepszej mocy nie wskazujemy: każdy kolejny kWp coś oszczędza, ale i kosztuje. Wpisz
          koszt instalacji, a znajdziemy moc o najwyższej wartości dzisiejszej.
        </p>
      )}
      {panels.kind === 'mixedCost' && (
        <p>
          Najlepszej mocy nie wskazujemy: koszt w formularzu obejmuje nie tylko panele. Wpisz „Koszt
          kolejnego 1&nbsp;kWp” w części „Koszt i finansowanie”.
        </p>
      )}
      {panels.kind === 'wrongCost' && (
        <p>
          Najlepszej wielkości nie wskazujemy: koszt 1&nbsp;kWp albo 1&nbsp;kWh pomnożony przez
          wielkość z formularza przekracza cały koszt inwestycji. Popraw jedną z tych kwot.
        </p>
      )}
      {panels.kind === 'none' && (
        <p>
          Zgodnej z ustawą mocy nie ma: żeby pokryć wymaganą część zużycia, trzeba co najmniej{' '}
          {size(panels.needed, 'kWp')} paneli, a zmieści się {size(panels.allowed, 'kWp')}.
        </p>
      )}
      {batteries && (
        <p>
          <strong>
            Najlepiej {batteries.size > 0 ? size(batteries.size, 'kWh') : 'bez'} magazynu
          </strong>{' '}
          przy obecnych panelach i tym samym celu: {formatZloty(batteries.npvZl)}. W formularzu jest
          teraz {size(batteryKwh(input), 'kWh')}. Moc magazynu zmieniamy razem z pojemnością.
        </p>
      )}
      {together && (
        <p>
          <strong>
            Najlepiej razem: {size(together.panelKw, 'kWp')} paneli i{' '}
            {together.batteryKwh > 0 ? size(together.batteryKwh, 'kWh') : 'bez'} magazynu
          </strong>
          , gdy można zmienić jedno i drugie: {formatZloty(together.npvZl)}.{' '}
          {together.bound && bounds[together.bound]}
        </p>
      )}
      {(panels.kind === 'found' || batteries) && (
        <p className="meta">
          {together
            ? 'Razem szukamy na przemian: paneli do magazynu i magazynu do paneli, aż żadne się nie zmieni.'
            : 'Szukamy osobno: moc paneli przy tym samym magazynie, magazyn przy tych samych panelach.'}{' '}
          Zmieniamy wszystkie panele w tej samej proporcji.
        </p>
      )}
    </>
  );
}

/** The same under the other reading of the rule on the grid fee, which may ask for another power. */
function readingsText({
  best,
  otherBest,
}: Extract<BestSizes['panels'], {kind: 'found'}>): string | null {
  if (best.otherNpvZl === undefined || otherBest.otherNpvZl === undefined) {
    return null;
  }
  const other = 'Przy drugim odczytaniu opłaty za sieć (A5)';
  return Math.abs(otherBest.size - best.size) < 0.01 * best.size
    ? `${other} najlepsza moc jest ta sama, a wartość to ${formatZloty(best.otherNpvZl)}.`
    : `${other} ta moc ma wartość ${formatZloty(best.otherNpvZl)}, a najlepsze byłoby ${size(otherBest.size, 'kWp')}: ${formatZloty(otherBest.otherNpvZl)}.`;
}

function size(value: number, unit: string): string {
  return `${formatEstimate(value)}\u00a0${unit}`;
}
