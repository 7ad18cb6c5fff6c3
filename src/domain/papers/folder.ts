import {limits} from '@cooperative/settlement/cooperative/description/limits';

/**
 * The cooperative's folder: what is entered once and written into every paper. Each field is named here and nowhere else:
 * its id stands in the papers (`[pole: spoldzielnia.nazwa]`), its label in the form, and `who` tells whom to ask.
 */

/** Numbers that say themselves when they are mistyped. */
export type NumberKind = 'krs' | 'nip' | 'ppe';

/** What may be entered in a field. */
type FieldKind =
  | {
      readonly kind: 'text';
      /** A number whose digits can be checked where it is typed. */
      readonly number?: NumberKind;
      /** What it is chosen from; anything else may still be written. */
      readonly list?: 'operator' | 'seller' | 'municipality';
    }
  /** A number from 0, with its unit. */
  | {readonly kind: 'number'; readonly unit: string; readonly max?: number}
  | {readonly kind: 'day'}
  /** Words by the values that papers name: `gdy="rodzaj=gmina"`. */
  | {readonly kind: 'choice'; readonly options: Readonly<Record<string, string>>}
  /** The name of a member, as entered among the members. */
  | {readonly kind: 'member'};

export interface FolderField {
  readonly label: string;
  /** Who has to know it, in the nominative: whom the field is handed over to. */
  readonly who: string;
  readonly type: FieldKind;
  /** Kinds of member that must have it, if not every one; none, if it may stay empty. */
  readonly neededBy?: readonly MemberKindId[];
  /** Only a paper that comes later, or not at all, needs it: without it the folder is done. */
  readonly isLater?: true;
  /** How long the one word is that is written there, in letters: it must not be broken in two. */
  readonly letters?: number;
  /** What is entered with a choice while the field is empty, and why: `with` is the choice as in a variant. */
  readonly usual?: {readonly when: string; readonly text: string; readonly why: string};
}

export interface FolderGroup {
  readonly label: string;
  /** One entry of a list; absent for a group that is filled in once. */
  readonly item?: string;
  readonly fields: Readonly<Record<string, FolderField>>;
}

const founders = 'założyciele';
const board = 'zarząd';
const court = 'sąd rejestrowy (odpis z KRS)';
const member = 'każdy członek';
const bill = 'rachunek za prąd';
const lawyer = 'założyciele z prawnikiem';
const mayor = 'urząd gminy';
const members = 'walne zgromadzenie';

const text = (label: string, who: string): FolderField => ({label, who, type: {kind: 'text'}});
const digits = (label: string, who: string, kind: NumberKind): FolderField => ({
  label,
  who,
  type: {kind: 'text', number: kind},
});
const listed = (
  label: string,
  who: string,
  list: 'operator' | 'seller' | 'municipality',
): FolderField => ({label, who, type: {kind: 'text', list}});
const number = (label: string, unit: string, who: string, max?: number): FolderField => ({
  label,
  who,
  type: {kind: 'number', unit, ...(max !== undefined && {max})},
});
const day = (label: string, who: string): FolderField => ({label, who, type: {kind: 'day'}});
const choice = (
  label: string,
  who: string,
  options: Readonly<Record<string, string>>,
): FolderField => ({label, who, type: {kind: 'choice', options}});
/** A field that may stay empty. */
const optional = (field: FolderField): FolderField => ({...field, neededBy: []});
const later = (field: FolderField): FolderField => ({...field, isLater: true});
const memberName = (label: string, who: string): FolderField => ({
  label,
  who,
  type: {kind: 'member'},
});

/** What a member is. */
export const memberKinds = {
  fizyczna: 'osoba fizyczna',
  prawna: 'osoba prawna',
  gmina: 'gmina',
  wspolnota: 'wspólnota mieszkaniowa',
  instytucja: 'biblioteka, dom kultury albo publiczny szpital',
} as const;
export type MemberKindId = keyof typeof memberKinds;

/** What a person in an organ also is; the acts of 1990 and 1997 keep most of them out of it. */
export const posts = {
  zadne: 'nikt z poniższych',
  wojt: 'wójt, burmistrz albo prezydent miasta',
  zastepca: 'zastępca wójta',
  skarbnik: 'skarbnik gminy',
  sekretarz: 'sekretarz gminy',
  kierownik: 'dyrektor albo kierownik jednostki gminy',
  spolka: 'osoba w zarządzie gminnej spółki albo innej gminnej osoby prawnej',
  decyzje: 'urzędnik, który wydaje decyzje w imieniu wójta',
  radny: 'radny gminy',
  bliski: 'małżonek albo partner którejś z tych osób',
} as const;

const notNatural = ['prawna', 'gmina', 'wspolnota', 'instytucja'] as const;

const person = {
  imie: text('Imię i nazwisko', founders),
  wskazal: optional(memberName('Kto wskazał (osoba prawna)', founders)),
  stanowisko: choice('Kim jest w gminie', 'ta osoba', posts),
};

export const folderGroups = {
  spoldzielnia: {
    label: 'Spółdzielnia',
    fields: {
      nazwa: text('Nazwa', founders),
      siedziba: text('Siedziba (miejscowość)', founders),
      adres: text('Adres', founders),
      przedmiot: later(text('Przedmiot działalności własnymi słowami', lawyer)),
      krs: digits('Numer KRS', court, 'krs'),
      nip: digits('NIP', court, 'nip'),
      email: text('E-mail', board),
      doreczenia: text('Adres do doręczeń elektronicznych', board),
      operator: listed('Operator sieci', bill, 'operator'),
      sprzedawca: listed('Sprzedawca energii', bill, 'seller'),
    },
  },
  gminy: {
    label: 'Gminy na obszarze',
    item: 'Gmina',
    fields: {
      nazwa: listed('Nazwa gminy', mayor, 'municipality'),
      rodzaj: choice('Rodzaj gminy', mayor, {
        wiejska: 'wiejska',
        miejsko_wiejska: 'miejsko-wiejska',
        miejska: 'miejska',
      }),
      powiat: text('Powiat', mayor),
    },
  },
  czlonkowie: {
    label: 'Założyciele i członkowie',
    item: 'Członek',
    fields: {
      nazwa: text('Imię i nazwisko albo nazwa', member),
      rodzaj: choice('Kim jest', member, memberKinds),
      wstapienie: choice('Jak zostaje członkiem', founders, {
        zalozyciel: 'jako założyciel: podpisuje statut',
        pozniej: 'później: składa deklarację',
      }),
      adres: text('Miejsce zamieszkania albo siedziba', member),
      numer: {
        ...text('KRS albo numer innego rejestru', member),
        neededBy: ['prawna', 'wspolnota', 'instytucja'],
      },
      doreczenia: optional(text('Adres do doręczeń elektronicznych', member)),
      reprezentant: {
        ...text('Kto podpisuje: imię i nazwisko', member),
        neededBy: notNatural,
      },
      funkcja: {...text('Funkcja podpisującego', member), neededBy: notNatural},
      drugi: {
        ...text('Drugi podpis (w gminie skarbnik): imię i nazwisko', member),
        neededBy: ['gmina'],
      },
      drugi_funkcja: {...text('Funkcja drugiej osoby', member), neededBy: ['gmina']},
      udzialy: number('Liczba udziałów', 'szt.', member),
      wklad: optional(text('Wkład, jeśli jest', member)),
      pelnomocnik: optional(text('Pełnomocnik na walne zgromadzenie', member)),
      od: optional(day('Pierwszy dzień członkostwa', board)),
      do: optional(day('Ostatni dzień członkostwa', board)),
    },
  },
  punkty: {
    label: 'Punkty poboru',
    item: 'Punkt',
    fields: {
      nazwa: text('Co to jest, np. szkoła', member),
      numer: {...digits('Numer PPE', bill, 'ppe'), letters: 18},
      czlonek: memberName('Do kogo należy', member),
      adres: text('Adres', member),
      taryfa: text('Grupa taryfowa', bill),
      moc: number('Moc umowna', 'kW', bill, limits.kw),
      zuzycie: number('Roczne zużycie', 'kWh', bill),
    },
  },
  zrodla: {
    label: 'Instalacje',
    item: 'Instalacja',
    fields: {
      rodzaj: choice('Rodzaj', 'właściciel instalacji', {
        fotowoltaika: 'fotowoltaika',
        wiatr: 'elektrownia wiatrowa',
        biogaz: 'biogazownia',
        woda: 'elektrownia wodna',
        inna: 'inne źródło',
      }),
      moc: number('Moc', 'kW', 'właściciel instalacji'),
      produkcja: number('Roczna produkcja', 'kWh', 'projektant albo falownik'),
      miejsce: text('Miejsce', 'właściciel instalacji'),
      czlonek: optional(memberName('Właściciel (puste: spółdzielnia)', 'właściciel instalacji')),
    },
  },
  magazyny: {
    label: 'Magazyny energii',
    item: 'Magazyn',
    fields: {
      pojemnosc: number('Pojemność użyteczna', 'kWh', 'właściciel instalacji', limits.batteryKwh),
      moc: number('Moc magazynu', 'kW', 'właściciel instalacji', limits.kw),
      sprawnosc: optional(number('Sprawność całego cyklu', '', 'właściciel instalacji', 1)),
      miejsce: optional(text('Punkt, za którym stoi', 'właściciel instalacji')),
    },
  },
  zarzad: {
    label: 'Zarząd',
    item: 'Osoba w zarządzie',
    fields: {...person, funkcja: text('Funkcja', founders)},
  },
  rada: {label: 'Rada nadzorcza', item: 'Osoba w radzie', fields: person},
  zebranie: {
    label: 'Zebranie założycielskie',
    fields: {
      miejsce: text('Miejsce', founders),
      godzina: text('Godzina', founders),
      przewodniczacy: text('Przewodniczący', founders),
      sekretarz: text('Sekretarz (protokolant)', founders),
      upowazniony: text('Kto może wydawać pieniądze przed wpisem do KRS', founders),
    },
  },
  walne: {
    label: 'Walne zgromadzenie',
    fields: {
      miejsce: text('Miejsce', board),
      godzina: text('Godzina', board),
      przewodniczacy: text('Przewodniczący', board),
      sekretarz: text('Sekretarz (protokolant)', board),
      rok: text('Rok, którego dotyczy', board),
      nadwyzka: number('Nadwyżka albo strata za ten rok', 'zł', 'księgowość'),
    },
  },
  kwoty: {
    label: 'Kwoty',
    fields: {
      udzial: number('Wartość jednego udziału', 'zł', founders),
      udzialy: number('Najmniejsza liczba udziałów członka', 'szt.', founders),
      wpisowe: {
        ...number('Wpisowe', 'zł', founders),
        usual: {
          when: 'wpisowe=tak',
          text: '1',
          why: 'Zwykle wystarcza 1 zł: statut musi podać wysokość wpisowego, a członek je wnieść (Prawo spółdzielcze art. 5 § 1 pkt 3 i art. 19 § 1). Czy może to być zero, przepis nie mówi.',
        },
      },
      cena: number('Cena energii wewnątrz spółdzielni', 'zł/kWh', founders),
      zobowiazania: number('Najwyższa suma zobowiązań spółdzielni', 'zł', founders),
      wydatki: number('Limit wydatków przed wpisem do KRS', 'zł', founders),
      inwestycja: number('Instalacja, na którą zgadza się walne zgromadzenie, od', 'zł', lawyer),
    },
  },
  statut: {
    label: 'Liczby do statutu',
    fields: {
      zarzad: number('Liczba osób w zarządzie', 'osób', lawyer),
      rada: number('Liczba osób w radzie nadzorczej', 'osób', lawyer),
      kadencja: number('Kadencja rady', 'lat', lawyer),
      wypowiedzenie: number('Okres wypowiedzenia członkostwa', 'mies.', lawyer),
      wyplata: number('Termin wypłaty udziału po odejściu', 'mies.', lawyer),
      zawiadomienie: number('Zawiadomienie o walnym zgromadzeniu', 'dni przed', lawyer),
    },
  },
  rozliczenia: {
    label: 'Rozliczenia wewnętrzne',
    fields: {
      dzien: number('Rozliczenie miesiąca: najpóźniej ile dni po jego końcu', 'dni', board),
      platnosc: number('Ile dni ma członek na zapłatę', 'dni', board),
      koszty: number('Część wpłat na koszty spółdzielni', '%', founders),
      poprawka: number('Różnica, od której poprawia się rozliczenie członka', 'zł', board),
    },
  },
  uchwaly: {
    label: 'Zmiana statutu i likwidacja',
    fields: {
      przepis: later(text('Który przepis statutu się zmienia', lawyer)),
      brzmienie: later(text('Nowe brzmienie', lawyer)),
      powod: later(text('Powód zmiany statutu', board)),
      likwidacja: later(text('Powód likwidacji', board)),
      likwidator: later(text('Likwidator: imię i nazwisko albo nazwa', members)),
      cel: later(text('Cel, na który pójdzie pozostały majątek', members)),
    },
  },
  reklamacja: {
    label: 'Reklamacja',
    fields: {
      czego: later(
        choice('Czego dotyczy', board, {
          rozliczenie: 'rozliczenia albo faktury',
          dane: 'danych pomiarowych',
          licznik: 'działania licznika',
        }),
      ),
      okres: later(text('Okres, np. maj 2027', board)),
      dokument: later(text('Numer faktury albo rozliczenia', bill)),
      opis: later(text('Co się nie zgadza', board)),
    },
  },
  pomiary: {
    label: 'Upoważnienie do danych pomiarowych',
    fields: {
      osoby: later(text('Kto w spółdzielni zobaczy dane', board)),
      koniec: optional(day('Do którego dnia, jeśli nie bezterminowo', member)),
    },
  },
  daty: {
    label: 'Daty',
    fields: {
      sesja: day('Sesja rady gminy', mayor),
      uchwala: day('Podjęcie uchwały rady gminy', mayor),
      zebranie: day('Zebranie założycielskie', founders),
      krs: day('Wpis do KRS', court),
      deklaracja: day('Złożenie deklaracji', member),
      przyjecie: day('Uchwała o przyjęciu członka', board),
      wniosek: day('Wniosek do wykazu KOWR', board),
      wezwanie: day('Doręczenie wezwania KOWR', board),
      wpis: day('Wpis do wykazu KOWR', 'KOWR (zaświadczenie)'),
      wnioski: day('Złożenie trzech wniosków', board),
      zmiana: day('Zmiana danych z wykazu', board),
      wystapienie: day('Wypowiedzenie członkostwa', member),
      walne: day('Walne zgromadzenie', board),
      statut: later(day('Uchwała o zmianie statutu', board)),
      pierwsza: later(day('Pierwsza uchwała o likwidacji', board)),
      likwidacja: later(day('Druga uchwała o likwidacji', board)),
      ogloszenie: later(day('Ogłoszenie likwidacji w „Monitorze Spółdzielczym”', 'likwidator')),
      reklamacja: later(day('Złożenie reklamacji', board)),
    },
  },
  wybor: {
    label: 'Wybory do statutu',
    fields: {
      czlonkowie: choice('Kto może być członkiem', lawyer, {
        prawne: 'tylko osoby prawne',
        mieszane: 'osoby fizyczne i prawne',
      }),
      przedmiot: choice('Przedmiot działalności', lawyer, {
        prad: 'energia elektryczna, słowami ustawy',
        wlasny: 'własnymi słowami, np. także ciepło albo biogaz',
      }),
      glosy: choice('Głosy na walnym zgromadzeniu', lawyer, {
        jeden: 'jeden członek, jeden głos',
        udzialy: 'głosy według udziałów',
        zuzycie: 'głosy według zużycia',
      }),
      rada: choice('Rada nadzorcza', lawyer, {tak: 'jest', nie: 'nie ma jej'}),
      czas: choice('Czas trwania', lawyer, {
        nieoznaczony: 'nieoznaczony',
        oznaczony: 'oznaczony',
      }),
      wpisowe: choice('Wpisowe', lawyer, {tak: 'jest', nie: 'nie ma go'}),
      wklady: choice('Wkłady', lawyer, {tak: 'są', nie: 'nie ma ich'}),
      klucz: choice('Klucz podziału energii', lawyer, {
        godzinowy: 'według zużycia w każdej godzinie',
        udzialy: 'według stałych udziałów',
        cena: 'jedna cena wewnętrzna',
      }),
      zarzad: choice('Zarząd', lawyer, {
        prezes: 'jednoosobowy (prezes)',
        kilku: 'kilkuosobowy',
      }),
      zarzad_wybiera: choice('Kto wybiera zarząd', lawyer, {
        walne: 'walne zgromadzenie',
        rada: 'rada nadzorcza',
      }),
      nadwyzka: choice('Nadwyżka', lawyer, {
        fundusz: 'zostaje w funduszu zasobowym',
        czlonkowie: 'dzielona między członków',
      }),
      uchwala: choice('Gmina: co uchwala rada', mayor, {
        utworzenie: 'utworzenie spółdzielni',
        przystapienie: 'przystąpienie do istniejącej',
      }),
      wyplata: choice('Wypłata udziału po odejściu', lawyer, {
        jednorazowo: 'jednorazowo',
        raty: 'w ratach',
      }),
      zakres_ceny: choice('Za co płaci się cenę wewnętrzną', founders, {
        wspolny: 'za prąd wspólny w tej samej godzinie',
        oba: 'za prąd wspólny i za prąd z zapasu',
      }),
      vat: choice('VAT od ceny wewnętrznej', 'księgowość', {
        tak: 'cena plus VAT',
        nie: 'cena bez VAT',
      }),
    },
  },
} as const satisfies Readonly<Record<string, FolderGroup>>;

export type GroupId = keyof typeof folderGroups;

/** A field that is entered: `spoldzielnia.nazwa`, in a list `czlonkowie.nazwa`. */
export type FieldId = {
  [Group in GroupId]: `${Group}.${keyof (typeof folderGroups)[Group]['fields'] & string}`;
}[GroupId];

/** Groups with any number of entries. */
export const listIds = [
  'gminy',
  'czlonkowie',
  'punkty',
  'zrodla',
  'magazyny',
  'zarzad',
  'rada',
] as const;
export type ListId = (typeof listIds)[number];

/** In a paper made for each member apart, fields of that member: `[pole: czlonek.nazwa]`. */
export const memberPrefix = 'czlonek';

/** What is not entered but follows from the folder, with the fields it is counted from; `lp` in a row is its number. */
const derivedFields: Readonly<Record<string, readonly FieldId[]>> = {
  'razem.czlonkowie': ['czlonkowie.nazwa'],
  'razem.fizyczne': ['czlonkowie.nazwa', 'czlonkowie.rodzaj'],
  'razem.prawne': ['czlonkowie.nazwa', 'czlonkowie.rodzaj'],
  'razem.inne': ['czlonkowie.nazwa', 'czlonkowie.rodzaj'],
  'razem.punkty': ['punkty.numer'],
  'razem.zuzycie': ['punkty.zuzycie'],
  'razem.zrodla': ['zrodla.rodzaj'],
  'razem.moc': ['zrodla.moc'],
  'razem.produkcja': ['zrodla.produkcja'],
  'razem.pokrycie': ['zrodla.produkcja', 'punkty.zuzycie'],
  'czlonek.wplata': ['czlonkowie.udzialy', 'kwoty.udzial'],
  'czlonek.zuzycie': ['punkty.zuzycie'],
};

/** Prefix of what the folder itself finds, see `claims.ts`: `gdy="sprawdzenie.oze=tak"`, `[pole: sprawdzenie.oze]`. */
export const claimPrefix = 'sprawdzenie';

/** What a claim rests on, and its names on an empty paper, where nobody has checked anything. */
interface Claim {
  readonly label: string;
  readonly options: Readonly<Record<'tak' | 'nie', string>>;
  readonly from: readonly FieldId[];
}

/** What a paper may say only when the folder confirms it (`tak`), and what stands in its place otherwise (`nie`). */
const claims = {
  oze: {
    label: 'Warunki mocy i pokrycia potrzeb',
    options: {tak: 'sprawdzone i spełnione', nie: 'niesprawdzone albo niespełnione'},
    from: ['zrodla.moc', 'zrodla.produkcja', 'punkty.zuzycie'],
  },
  zalozyciele: {
    label: 'Liczba założycieli',
    options: {
      tak: 'wystarcza, same osoby fizyczne albo same prawne',
      nie: 'niesprawdzona, za mała albo grupa mieszana',
    },
    from: ['czlonkowie.nazwa', 'czlonkowie.rodzaj'],
  },
  gmina: {
    label: 'Gmina wśród członków',
    options: {tak: 'jest', nie: 'nie ma jej'},
    from: ['czlonkowie.rodzaj'],
  },
} as const satisfies Readonly<Record<string, Claim>>;
export type ClaimId = keyof typeof claims;

/** The claim behind an id of a paper; null if it names none. */
export function claimOfField(id: string): ClaimId | null {
  const [prefix, name = ''] = id.split('.');
  return prefix === claimPrefix && Object.hasOwn(claims, name) ? (name as ClaimId) : null;
}

/** The group of a field; `czlonek` is one of `czlonkowie`. */
export function groupOf(id: string): (FolderGroup & {readonly id: GroupId}) | null {
  const [prefix = ''] = id.split('.');
  const group = prefix === memberPrefix ? 'czlonkowie' : prefix;
  return Object.hasOwn(folderGroups, group)
    ? {id: group as GroupId, ...(folderGroups[group as GroupId] as FolderGroup)}
    : null;
}

/** The field behind an id of a paper; null if there is none. */
export function fieldOf(id: string): FolderField | null {
  const [, name = ''] = id.split('.');
  const fields = groupOf(id)?.fields ?? {};
  return Object.hasOwn(fields, name) ? (fields[name] ?? null) : null;
}

/** The entered fields that what a paper writes there rests on. */
export function fieldsBehind(id: string): readonly FieldId[] {
  const claim = claimOfField(id);
  const [, name = ''] = id.split('.');
  if (claim !== null) {
    return claims[claim].from;
  }
  return derivedFields[id] ?? (fieldOf(id) ? [`${groupOf(id)?.id ?? ''}.${name}` as FieldId] : []);
}

/** Whether such a member must have it; of one nobody has said what it is, whether any must. */
export function isNeeded({neededBy}: FolderField, kind: string | undefined): boolean {
  return (
    neededBy === undefined ||
    (kind === undefined ? neededBy.length > 0 : (neededBy as readonly string[]).includes(kind))
  );
}

/** Whether such a member is asked for it: a natural person has no register, and nobody who signs for it. */
export function isAsked({neededBy = []}: FolderField, kind: string | undefined): boolean {
  return kind !== 'fizyczna' || neededBy.length === 0;
}

/** The tag of a document's sheets that are about the paper. */
export const extrasTag = 'objasnienia';

/** Whether a paper may name this id. */
export function isKnownField(id: string): boolean {
  const [prefix, name] = id.split('.');
  return (
    fieldOf(id) !== null ||
    Object.hasOwn(derivedFields, id) ||
    claimOfField(id) !== null ||
    (name === 'lp' && isListId(prefix ?? ''))
  );
}

/** Whether what is written there is a number or a day. */
export function isShortField(id: string): boolean {
  const kind = fieldOf(id)?.type.kind ?? 'number';
  return kind === 'number' || kind === 'day';
}

export function isListId(id: string): id is ListId {
  return (listIds as readonly string[]).includes(id);
}

/** A field in a paper, as written: `[pole: spoldzielnia.nazwa]`. */
export const fieldMark = /\[pole: ([a-z_]+\.[a-z_]+)\]/g;

/** What must hold for a variant to stand in the paper: the field has one of the values. */
export interface Condition {
  readonly field: string;
  readonly values: readonly string[];
}

/** Reads `rada=tak` (a field of `wybor`), `czlonek.rodzaj=prawna|gmina` or `sprawdzenie.oze=tak`; null if it names no choice. */
export function parseCondition(written: string): Condition | null {
  const [, name = '', listed = ''] =
    /^([a-z_]+(?:\.[a-z_]+)?)=([a-z_]+(?:\|[a-z_]+)*)$/.exec(written) ?? [];
  const field = name.includes('.') ? name : `wybor.${name}`;
  const options = choiceOf(field)?.options;
  const values = listed.split('|');
  return options && values.every((value) => Object.hasOwn(options, value)) ? {field, values} : null;
}

/** The name of a variant on an empty paper: „Rada nadzorcza: jest”. */
export function conditionName({field, values}: Condition): string {
  const {label = '', options = {}} = choiceOf(field) ?? {};
  return `${label}: ${values.map((value) => options[value] ?? value).join(' albo ')}`;
}

/** What can be chosen in a field, or found by a claim. */
function choiceOf(
  field: string,
): {readonly label: string; readonly options: Readonly<Record<string, string>>} | null {
  const claim = claimOfField(field);
  if (claim !== null) {
    return claims[claim];
  }
  const found = fieldOf(field);
  return found?.type.kind === 'choice' ? {label: found.label, options: found.type.options} : null;
}
