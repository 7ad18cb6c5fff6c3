import {n, textSays} from '../../samples/articles';
import {
  dayAndMonth,
  longDay,
  monthEnd,
  paperTerm,
  termFrom,
  workday,
} from '../../samples/articleDays';

textSays('baza-wiedzy/prowadzenie/obowiazki-roczne-spoldzielni.md', {
  '60 dni na sprawozdanie i 14 na zmianę': () => {
    const report = (year: number): string => longDay(termFrom(`${year}-12-31`, 60, 'day'));
    const resolution = '2027-04-12';
    const notice = termFrom(resolution, 14, 'day');
    [resolution, notice].forEach(workday);
    return [
      `Sprawozdanie za 2026 r. trzeba wtedy złożyć do ${report(2026)} Termin za 2027 r. mija ${report(2027)}, bo jest to rok przestępny.`,
      `Uchwała z ${longDay(resolution)} oznacza wtedy zgłoszenie do ${longDay(notice)}`,
    ];
  },
});

textSays('baza-wiedzy/prowadzenie/pierwsze-90-dni-po-wpisie.md', {
  'terminy trzech wniosków': () => {
    const sent = '2027-01-20';
    const lastDay = (step: string): string => {
      const {count, unit} = paperTerm(step);
      return termFrom(sent, count, unit);
    };
    const grid = lastDay('Wniosek o umowę dystrybucyjną');
    const offers = lastDay('Wniosek o oferty');
    const meters = lastDay('Wniosek o liczniki');
    [sent, grid, offers, meters].forEach(workday);
    const firstMonth = new Date(termFrom(monthEnd(meters), 1, 'day')).toLocaleDateString('pl-PL', {
      month: 'long',
      timeZone: 'UTC',
    });
    return [
      `Wszystkie wnioski trafiają do firm ${longDay(sent)}`,
      `Umowa dystrybucyjna ma być do ${dayAndMonth(grid)}, oferty i umowa sprzedawcy do ${dayAndMonth(offers)}, a liczniki do ${longDay(meters)} Jeśli obie firmy wykorzystają cały czas, pierwszym pełnym miesiącem jest ${firstMonth}.`,
    ];
  },
});

textSays('baza-wiedzy/prowadzenie/przystapienie-i-wystapienie-czlonka.md', {
  'miesiąc wypowiedzenia': () => {
    const submitted = '2027-03-10';
    const noticeEnd = termFrom(submitted, 1, 'month');
    workday(submitted);
    return [
      `Pismo trafia do spółdzielni ${longDay(submitted)} Miesiąc mija ${longDay(noticeEnd)} Skutek jest więc najwcześniej ${longDay(monthEnd(noticeEnd))}`,
    ];
  },
});

textSays('baza-wiedzy/rozliczenia/sprzedawca-i-osd-obowiazki-i-terminy.md', {
  'koniec umowy w domu': () => {
    const delivered = '2027-03-10';
    const end = monthEnd(termFrom(delivered, 1, 'month'));
    return [
      `Pismo doręczone ${dayAndMonth(delivered)} działa zatem z końcem ${dayAndMonth(end).split(' ').at(-1)}.`,
    ];
  },
  'trzy wnioski': () => {
    const [offers, grid, meters] = ['oferty', 'umowę dystrybucyjną', 'liczniki'].map((subject) =>
      n(paperTerm(`Wniosek o ${subject}`).count),
    );
    return [`od każdego biegnie inny termin: ${offers} dni, ${grid} dni albo ${meters} miesiące`];
  },
});
