import {monthName, type Month} from './calendar';
import type {SellerCheck, SellerItem, SellerScope} from './seller';

interface Letter {
  readonly cooperative: string;
  readonly month: Month;
  readonly scope: SellerScope;
  readonly checks: readonly SellerCheck[];
  readonly itemNames: Readonly<Record<SellerItem, string>>;
  /** How a number is written, with so many digits. */
  readonly format: (value: number, digits: number) => string;
}

/**
 * The complaint to the seller, ready to sign; null while nothing differs by more than rounding leaves. It asks for an
 * answer in the days of § 49 pkt 8 of the system regulation (Dz.U. 2025 poz. 919), and threatens nothing: silence counts
 * as consent only for consumers.
 */
export function complaint({
  cooperative,
  month,
  scope,
  checks,
  itemNames,
  format,
}: Letter): string | null {
  const rows = checks.flatMap(({item, unit, ours, theirs, deviation, state}) => {
    if (state !== 'differs' || ours === null || theirs === null || deviation === null) {
      return [];
    }
    const digits = unit === 'zł' ? 2 : unit === 'kWh' ? 3 : 4;
    const sign = deviation > 0 ? '+' : '';
    return [
      `– ${itemNames[item]}: na rozliczeniu ${format(theirs, digits)} ${unit}, z odczytów ${format(ours, digits)} ${unit}, różnica ${sign}${format(deviation, digits)} ${unit}.`,
    ];
  });
  return rows.length === 0
    ? null
    : `${cooperative === '' ? '[nazwa spółdzielni]' : cooperative}
[adres]

[sprzedawca, adres]

[miejscowość, data]

Reklamacja rozliczenia za ${monthName(month)}

Sprawdziliśmy rozliczenie ${scope === null ? 'spółdzielni' : typeof scope === 'string' ? `członka: ${scope}` : `punktu: ${scope.point}`} za ${monthName(month)} według odczytów godzinowych z liczników. Nie zgadza się:

${rows.join('\n')}

Liczyliśmy według § 2 ust. 3 i § 3 rozporządzenia w sprawie rozliczeń spółdzielni energetycznych (Dz.U. 2022 poz. 703). Prosimy o sprawdzenie tych pozycji, o korektę rozliczenia oraz o dane, z których je obliczono (§ 5 ust. 2 i 3).

Prosimy o odpowiedź w terminie 14 dni, o ile umowa nie określa innego (§ 49 pkt 8 rozporządzenia systemowego, t.j. Dz.U. 2025 poz. 919).

Załącznik: odczyty i obliczenie za ${monthName(month)}.

[podpisy według zasad reprezentacji]
`;
}
