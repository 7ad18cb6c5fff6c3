import {readFileSync} from 'node:fs';
import {creditRatio, legalPersonMinimum, memberMinimum} from '@cooperative/settlement/law';
import {n, textSays} from '../../samples/articles';
import {
  dayAndMonth,
  longDay,
  monthEnd,
  paperTerm,
  termFrom,
  workday,
} from '../../samples/articleDays';

/** How many must be present: half of those entitled, art. 41 § 2 of the Cooperative Law. */
const quorum = (entitled: number): number => Math.ceil(entitled / 2);
/** Abstentions do not count, art. 35 § 4 of the Cooperative Law. */
const share = (votesFor: number, against: number): number => votesFor / (votesFor + against);
const percent = (fraction: number): string => `${n(fraction * 100)}%`;
/** An absolute majority is more than all the other votes together, art. 58 of the act on municipal government. */
const isAbsolute = (votesFor: number, others: number): boolean => votesFor > others;
/** Genitive of the days of the week that examples use. */
const until: Readonly<Record<string, string>> = {czwartek: 'czwartku', piątek: 'piątku'};

textSays('baza-wiedzy/prowadzenie/organy-i-glosowanie.md', {
  'głosowanie 12 członków': () => {
    const passed = share(3, 2) > 1 / 2 ? 'zapada' : 'nie zapada';
    const change = share(3, 2) >= 2 / 3 ? 'też by przeszła' : 'by nie przeszła';
    expect(7).toBeGreaterThanOrEqual(quorum(12));
    return [
      `Spółdzielnia ma ${n(12)} członków, a statut nie zmienia zasad ustawy. Na walne przychodzi ${n(7)} osób, więc jest wymagana połowa, czyli ${n(quorum(12))}.`,
      `Zwykła uchwała ${passed}, bo ${n(3)} to więcej niż ${n(2)}. Zmiana statutu ${change}, bo ${n(3)} głosy z ${n(3 + 2)} to ${percent(share(3, 2))}, a potrzeba dwóch trzecich.`,
    ];
  },
  'obsada organów': () => [`co najmniej ${n(3 + 1)} osób: trzech w radzie i jednej w zarządzie`],
});

textSays('baza-wiedzy/prowadzenie/gmina-krok-po-kroku.md', {
  'sesja rady': () => {
    const session = '2027-04-22';
    const {count, unit} = paperTerm('projekt uchwały');
    const submitted = termFrom(session, count, unit);
    const handedOver = termFrom(session, 7, 'day');
    const [votesFor, against, abstaining] = [4, 3, 2];
    const others = against + abstaining;
    const present = votesFor + against + abstaining;
    expect(present).toBeGreaterThanOrEqual(quorum(15));
    expect(share(votesFor, against)).toBeGreaterThan(1 / 2);
    expect(isAbsolute(votesFor, others)).toBe(false);
    return [
      `co najmniej ${n(-count)} dni przed sesją, wtedy musi trafić do porządku obrad`,
      `Rada ma ustawowo ${n(15)} osób, a sesja zaczyna się w ${workday(session)} ${longDay(session)} Projekt składamy najpóźniej w ${workday(submitted)} ${dayAndMonth(submitted)}, a uchwałę wójt przekazuje wojewodzie do ${until[workday(handedOver)]} ${dayAndMonth(handedOver)}.`,
      `Na sesję przychodzi ${n(present)} osób, a połowa z ${n(15)} to ${n(15 / 2)}, więc potrzeba co najmniej ${n(quorum(15))}. Cztery osoby głosują „za”, trzy „przeciw”, a dwie się wstrzymują. Zwykłą większością uchwała zapada, bo ${n(votesFor)} to więcej niż ${n(against)}. Bezwzględną nie, bo potrzeba więcej niż ${n(others)}.`,
    ];
  },
  'wnioski i współczynnik': () => {
    const [meters, offers, grid] = [
      'Wniosek o liczniki',
      'Wniosek o oferty',
      'Wniosek o umowę dystrybucyjną',
    ].map((step) => n(paperTerm(step).count));
    return [
      `Firmy mają na nie ${meters} miesiące, ${offers} dni i ${grid} dni`,
      `z każdych ${n(10)} kWh oddanych wraca ${n(10 * creditRatio.value)}`,
    ];
  },
});

textSays('baza-wiedzy/prowadzenie/rok-spoldzielni-kalendarz.md', {
  'dni przed walnym zgromadzeniem': () => {
    const meeting = '2027-06-18';
    const notice = termFrom(meeting, -21, 'day');
    const shown = termFrom(meeting, -15, 'day');
    const filed = '2027-07-02';
    expect(filed <= termFrom(meeting, 15, 'day')).toBe(true);
    return [
      `zaplanowano na ${workday(meeting)} ${longDay(meeting)} Statut każe zawiadomić członków ${n(21)} dni wcześniej, czyli najpóźniej w ${workday(notice)} ${dayAndMonth(notice)}.`,
      `${n(15)} dni wcześniej, więc najpóźniej w ${workday(shown)} ${dayAndMonth(shown)}.`,
      `w ${n(15)} dni, najlepiej do ${until[workday(filed)]} ${dayAndMonth(filed)}.`,
    ];
  },
  'stałe daty': () => {
    const report = (year: number): string => dayAndMonth(termFrom(`${year}-12-31`, 60, 'day'));
    return [
      `60 dni od końca roku mija ${report(2026)}, a w roku przestępnym ${report(2027)}.`,
      `**Do ${dayAndMonth(termFrom('2026-12-31', 6, 'month'))}**`,
    ];
  },
  'te same terminy co w kalendarzu obowiązków': () => {
    const terms = [
      '14 dni na zgłoszenie do KOWR',
      '7 dni od doręczenia',
      'co najmniej 7 dni na zastrzeżenia',
      '14 dni na zapłatę',
      'miesiąc na uchwałę',
      '2 tygodnie na zawiadomienie',
      '30 dni na zgłoszenie do KRS',
      '6 tygodni na pozew',
      'rok na uzupełnienie, potem likwidacja',
    ];
    const paper = readFileSync('wzory/kalendarz-obowiazkow.md', 'utf8').replaceAll('\u00a0', ' ');
    expect(terms.filter((term) => !paper.includes(term))).toEqual([]);
    return terms;
  },
});

textSays('baza-wiedzy/prowadzenie/sprzedaz-domu-spadek-wykluczenie.md', {
  'miesiąc wypowiedzenia': () => {
    const [sale, early, late] = ['2027-04-30', '2027-03-24', '2027-04-06'];
    const noticeEnd = (submitted: string): string => termFrom(submitted, 1, 'month');
    [sale, early, late].forEach(workday);
    expect(monthEnd(noticeEnd(early))).toBe(sale);
    expect(monthEnd(noticeEnd(late))).toBe('2027-05-31');
    return [
      `Akt notarialny jest planowany na ${longDay(sale)} Pismo złożone ${dayAndMonth(early)} działa od końca kwietnia.`,
      `Pismo złożone ${dayAndMonth(late)} działałoby najwcześniej od końca maja, bo miesiąc mija ${dayAndMonth(noticeEnd(late))}.`,
    ];
  },
});

textSays('baza-wiedzy/prowadzenie/likwidacja-spoldzielni.md', {
  'dwie uchwały': () => {
    const first = '2027-05-05';
    const second = termFrom(first, 2, 'week');
    [first, second].forEach(workday);
    expect(10).toBeGreaterThanOrEqual(quorum(16));
    const verdict = share(7, 10 - 7) >= 3 / 4 ? 'czyli dość' : 'czyli za mało';
    expect(share(9, 12 - 9)).toBe(3 / 4);
    return [
      `Na pierwszym walnym, ${longDay(first)}, głosuje ${n(12)} osób i ${n(9)} jest „za”. To dokładnie 3/4, więc uchwała zapada.`,
      `Drugie walne może się odbyć najwcześniej ${dayAndMonth(second)}. Głosuje ${n(10)} osób, a ${n(7)} jest „za”. To ${percent(share(7, 10 - 7))}, ${verdict}`,
    ];
  },
});

textSays('baza-wiedzy/podstawy/istniejace-spoldzielnie.md', {
  'ilu mieszkańców trzeba znaleźć': () => {
    const missing = memberMinimum.value - legalPersonMinimum.value;
    const inWords: Readonly<Record<number, string>> = {7: 'siedem'};
    return [
      `Ma ${n(legalPersonMinimum.value)} członków, więc musi znaleźć co najmniej ${inWords[missing]} osób`,
    ];
  },
});
