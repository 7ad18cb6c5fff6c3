import {formatDate} from '@cooperative/polish';

/** A point where the law or the data leave a choice. The page lists all of them next to every result. */
export interface Assumption {
  readonly id: `A${number}`;
  /** Polish, for the reader. */
  readonly text: string;
  /** What the calculation assumes unless the user chooses otherwise. */
  readonly default: string;
  readonly source: string;
  /** Day the source was read, or the date it bears. */
  readonly date: string;
  /** Polish, without a full stop: why the user cannot change it. Absent where a form field decides. */
  readonly fixed?: string;
}

const readOn = '2026-11-20';

export const assumptions: readonly Assumption[] = [
  {
    id: 'A1',
    text: 'Energia oddana w danym miesiącu pokrywa pobór z tego samego miesiąca, nawet jeśli pobór był wcześniej.',
    default: 'tak',
    source: 'art. 38c ust. 8 ustawy o OZE; § 3 ust. 1 rozporządzenia',
    date: readOn,
    fixed: 'tak stanowi przepis',
  },
  {
    id: 'A2',
    text: 'Zapas w sieci z danego miesiąca można odebrać w tym samym miesiącu i w 12 następnych. W trzynastym przepada.',
    default: '12 miesięcy',
    source: 'art. 38c ust. 8 ustawy o OZE',
    date: readOn,
  },
  {
    id: 'A3',
    text: 'Zapas w sieci podajemy po przemnożeniu przez 0,6. Współczynnik jest stały, więc wynik jest ten sam.',
    default: 'po przemnożeniu',
    source: '§ 3 ust. 1 rozporządzenia',
    date: readOn,
    fixed: 'każdy zapis daje ten sam wynik',
  },
  {
    id: 'A4',
    text: 'Przepis o strefach mówi o członku, a rozlicza się spółdzielnię. Okres liczymy łącznie. Energię kupioną członka z kilkoma strefami dzielimy proporcjonalnie między te strefy, w których po wyrównaniu pobrał więcej, niż oddał.',
    default: 'bez stref w rozliczeniu spółdzielni',
    source: '§ 4 ust. 2–4 rozporządzenia; sposób łączenia taryf jest założeniem',
    date: readOn,
    fixed:
      'przepis nie mówi, jak rozliczać strefy, gdy członkowie mają różne taryfy, więc drugiego sposobu liczenia nie ma',
  },
  {
    id: 'A5',
    text: 'Zmienną opłatę za sieć od energii wspólnej i odebranej z zapasu płaci się do wartości nadwyżki sprzedawcy. Przyjmujemy, że pokrywa ją ta nadwyżka i członek nie dopłaca; ostrożniejsza interpretacja każe mu zapłacić tę kwotę. Ile wynosi sama nadwyżka sprzedawcy, przepis też nie mówi wprost.',
    default: 'interpretacja korzystna: pokrywa ją nadwyżka',
    source: 'art. 38c ust. 7 pkt 2, ust. 11–11b ustawy o OZE',
    date: readOn,
  },
  {
    id: 'A6',
    text: 'Opłaty OZE, kogeneracyjnej i mocowej nie nalicza się od energii wspólnej ani odebranej z zapasu.',
    default: 'nie nalicza się',
    source: 'art. 38c ust. 13 pkt 1 ustawy o OZE',
    date: readOn,
    fixed: 'tak stanowi przepis',
  },
  {
    id: 'A7',
    text: 'Próg ryczałtu mocowego (domy oraz punkty do 16 kW mocy umownej) bierzemy z rocznego poboru z sieci przed rozliczeniem. To ostrożniejsza z dwóch interpretacji przepisu.',
    default: 'pobór przed rozliczeniem',
    source: 'przepis mówi o „ilości energii”; założenie',
    date: readOn,
  },
  {
    id: 'A8',
    text: 'Cenę energii wspólnej dla wytwórcy ustala statut albo umowa. VAT od niej trzeba sprawdzić z doradcą.',
    default: '0 zł/kWh, bez VAT',
    source: 'ustawa nie narzuca ceny; przepisu o VAT nie znaleziono',
    date: readOn,
  },
  {
    id: 'A9',
    text: 'Dane godzinowe pokazują większe zużycie za licznikiem niż pomiar chwilowy. Bilans też jest godzinowy, dlatego nie stosujemy poprawki.',
    default: 'bez poprawki',
    source: '§ 2 ust. 3 rozporządzenia',
    date: readOn,
    fixed: 'sprzedawca też bilansuje godzinami, więc poprawka oddaliłaby wynik od rachunku',
  },
  {
    id: 'A10',
    text: 'Energię kupioną dzielimy proporcjonalnie do miesięcznej nadwyżki poboru nad oddaniem każdego członka. Przepis mówi „proporcjonalnie”, ale nie mówi do czego.',
    default: 'do dodatniej sumy sald godzinowych',
    source: '§ 3 ust. 3 rozporządzenia',
    date: readOn,
    fixed:
      'przepis nie podaje innej miary. Inaczej członkowie mogą się umówić między sobą: to klucz wewnętrzny, który można zmienić w formularzu',
  },
  {
    id: 'A11',
    text: 'Energię oddaną poza spółdzielnią wyceniamy po cenach z ostatniego roku, którego znamy wszystkie 12 miesięcy. Przyszłych cen nikt nie zna. Ceny godzinowe (RCE) możesz wczytać z pliku.',
    default: 'ceny miesięczne (RCEm) po korektach',
    source: 'zgodne odczyty strony PSE (RJM, RDEP, RMG)',
    date: '2026-11-26',
  },
  {
    id: 'A12',
    text: 'Zwrot niewykorzystanego depozytu liczymy od jego wartości pomnożonej przez 1,23.',
    default: 'od kwoty z 1,23',
    source: 'podstawy nie znaleziono; założenie',
    date: readOn,
    fixed:
      'inny wybór zmieniłby tylko zwrot niewykorzystanego depozytu, a przepisu, który to rozstrzyga, nie znaleźliśmy',
  },
  {
    id: 'A13',
    text: 'Instalacja powyżej 50 kWp nie jest prosumencka. W porównaniu z net-billingiem oddaną energię wyceniamy po cenie rynkowej z formularza, bez depozytu; godzina z ceną poniżej zera nie daje nic.',
    default: 'cena miesięczna (RCEm) bez 1,23',
    source: 'art. 2 pkt 19 ustawy o OZE (mikroinstalacja); sposób wyceny jest założeniem',
    date: readOn,
  },
  {
    id: 'A14',
    text: 'Opłatę mocową za kWh mnożymy przez współczynnik zależny od kształtu poboru. Przepis liczy go osobno dla każdej doby, a my bierzemy jeden na cały rok.',
    default: '1,0 (do wyboru 0,17; 0,5; 0,83)',
    source: 'ustawa o rynku mocy, art. 70a ust. 5 (tekst z 2025 r.)',
    date: '2026-11-26',
  },
  {
    id: 'A15',
    text: 'Przy instalacji od 400 kW koszt bilansowania handlowego może obciążyć spółdzielnię.',
    default: '0 zł/MWh z ostrzeżeniem',
    source: 'art. 38e ust. 2 ustawy o OZE',
    date: readOn,
  },
  {
    id: 'A16',
    text: 'Gdy spółdzielnia kupuje energię, a żaden członek nie pobrał w miesiącu więcej, niż oddał, dzielimy ją według samych godzin z poborem.',
    default: 'według sumy godzin dodatnich',
    source: 'przepis nie opisuje tego przypadku; założenie',
    date: readOn,
    fixed: 'przepis nie podaje innego sposobu',
  },
];

/** An assumption in a sentence, with its default, source and day. */
export function assumptionText(id: `A${number}`): string {
  const found = assumptions.find((assumption) => assumption.id === id);
  return found
    ? `${found.text} Domyślnie: ${found.default}. Źródło (${id}): ${found.source}; ${formatDate(found.date)}`
    : '';
}
