import {formatEstimate, formatZloty} from '../numbers';
import type {BestSizes, SizeBound} from '@cooperative/settlement/answer';
import {
  batteryKwh,
  type CooperativeInput,
  photovoltaicKw,
} from '@cooperative/settlement/description';
import {formatCount, yearForms} from '@cooperative/polish';

/** What is told of one search; `lead` begins the text, and is told with stress. */
interface SizeSentence {
  readonly lead?: string;
  readonly text: string;
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
export function sizeSentences(
  {panels, batteries, together}: BestSizes,
  input: CooperativeInput,
): readonly SizeSentence[] {
  const found: SizeSentence[] = [panelsSentence(panels, input)];
  if (batteries) {
    found.push({
      lead: `Najlepiej ${batteries.size > 0 ? size(batteries.size, 'kWh') : 'bez'} magazynu`,
      text: ` przy obecnych panelach i tym samym celu: ${formatZloty(batteries.npvZl)}. W formularzu jest teraz ${size(batteryKwh(input), 'kWh')}. Moc magazynu zmieniamy razem z pojemnością.`,
    });
  }
  if (together) {
    const {panelKw, batteryKwh: kwh, npvZl, bound} = together;
    found.push({
      lead: `Najlepiej razem: ${size(panelKw, 'kWp')} paneli i ${kwh > 0 ? size(kwh, 'kWh') : 'bez'} magazynu`,
      text: `, gdy można zmienić jedno i drugie: ${formatZloty(npvZl)}. ${bound ? bounds[bound] : ''}`,
    });
  }
  return found;
}

/** How sizes were searched; null where none was found. */
export function searchNote({panels, batteries, together}: BestSizes): string | null {
  if (panels.kind !== 'found' && !batteries) {
    return null;
  }
  const how = together
    ? 'Razem szukamy na przemian: paneli do magazynu i magazynu do paneli, aż żadne się nie zmieni.'
    : 'Szukamy osobno: moc paneli przy tym samym magazynie, magazyn przy tych samych panelach.';
  return `${how} Zmieniamy wszystkie panele w tej samej proporcji.`;
}

function panelsSentence(panels: BestSizes['panels'], input: CooperativeInput): SizeSentence {
  switch (panels.kind) {
    case 'found': {
      const {size: kwp, npvZl, bound} = panels.best;
      const lasts = formatCount(input.finance?.years ?? 0, yearForms);
      const more = [
        readingsText(panels),
        npvZl <= 0 ? 'Wartość nie jest dodatnia, więc żadna moc się nie opłaca.' : '',
        bound ? bounds[bound] : '',
      ].filter((text) => text !== '');
      return {
        lead: `Najlepiej ${size(kwp, 'kWp')} paneli`,
        text: `, jeśli celem jest najwyższa wartość dzisiejsza (NPV) w ${lasts}: ${formatZloty(npvZl)}. W formularzu jest teraz ${size(photovoltaicKw(input), 'kWp')}. ${more.join(' ')}`,
      };
    }
    case 'noCost':
      return {
        text: 'Najlepszej mocy nie wskazujemy: każdy kolejny kWp coś oszczędza, ale i kosztuje. Wpisz koszt instalacji, a znajdziemy moc o najwyższej wartości dzisiejszej.',
      };
    case 'mixedCost':
      return {
        text: 'Najlepszej mocy nie wskazujemy: koszt w formularzu obejmuje nie tylko panele. Wpisz „Koszt kolejnego 1\u00a0kWp” w części „Koszt i finansowanie”.',
      };
    case 'wrongCost':
      return {
        text: 'Najlepszej wielkości nie wskazujemy: koszt 1\u00a0kWp albo 1\u00a0kWh pomnożony przez wielkość z formularza przekracza cały koszt inwestycji. Popraw jedną z tych kwot.',
      };
    case 'none':
      return {
        text: `Zgodnej z ustawą mocy nie ma: żeby pokryć wymaganą część zużycia, trzeba co najmniej ${size(panels.needed, 'kWp')} paneli, a zmieści się ${size(panels.allowed, 'kWp')}.`,
      };
  }
}

/** The same under the other reading of the rule on the grid fee, which may ask for another power. */
function readingsText({best, otherBest}: Extract<BestSizes['panels'], {kind: 'found'}>): string {
  if (best.otherNpvZl === undefined || otherBest.otherNpvZl === undefined) {
    return '';
  }
  const other = 'Przy drugiej interpretacji przepisu o opłacie za sieć (A5)';
  return Math.abs(otherBest.size - best.size) < 0.01 * best.size
    ? `${other} najlepsza moc jest ta sama, a wartość to ${formatZloty(best.otherNpvZl)}.`
    : `${other} ta moc ma wartość ${formatZloty(best.otherNpvZl)}, a najlepsze byłoby ${size(otherBest.size, 'kWp')}: ${formatZloty(otherBest.otherNpvZl)}.`;
}

function size(value: number, unit: string): string {
  return `${formatEstimate(value)}\u00a0${unit}`;
}
