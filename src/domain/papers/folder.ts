import {limits} from '@cooperative/settlement/description';

/**
 * The cooperative's folder: what is entered once and written into every paper. Each field is named here and nowhere else:
 * code knows it by its key, papers and saved files by its word (`[pole: spoldzielnia.nazwa]`), the form by its label, and
 * `who` tells whom to ask. Words are Polish, as editors write them, and are never changed: files have them.
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
  /** Labels by what may be chosen, and the words that papers and files have for it: `gdy="rodzaj=gmina"`. */
  | {
      readonly kind: 'choice';
      readonly options: Readonly<Record<string, string>>;
      readonly words: Readonly<Record<string, string>>;
    }
  /** The name of a member, as entered among the members. */
  | {readonly kind: 'member'};

export interface FolderField {
  readonly word: string;
  readonly label: string;
  /** Who has to know it, in the nominative: whom the field is handed over to. */
  readonly who: string;
  readonly type: FieldKind;
  /** Kinds of member that must have it, if not every one; none, if it may stay empty. */
  readonly neededBy?: readonly MemberForm[];
  /** Only a paper that comes later, or not at all, needs it: without it the folder is done. */
  readonly isLater?: true;
  /** How long the one word is that is written there, in letters: it must not be broken in two. */
  readonly letters?: number;
  /** What is entered with a choice while the field is empty, and why: `when` is the choice. */
  readonly usual?: {readonly when: Condition; readonly text: string; readonly why: string};
}

export interface FolderGroup {
  readonly word: string;
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

const field = (word: string, label: string, who: string, type: FieldKind): FolderField => ({
  word,
  label,
  who,
  type,
});
const text = (word: string, label: string, who: string): FolderField =>
  field(word, label, who, {kind: 'text'});
const digits = (word: string, label: string, who: string, kind: NumberKind): FolderField =>
  field(word, label, who, {kind: 'text', number: kind});
const listed = (
  word: string,
  label: string,
  who: string,
  list: 'operator' | 'seller' | 'municipality',
): FolderField => field(word, label, who, {kind: 'text', list});
const number = (
  word: string,
  label: string,
  unit: string,
  who: string,
  max?: number,
): FolderField => field(word, label, who, {kind: 'number', unit, ...(max !== undefined && {max})});
const day = (word: string, label: string, who: string): FolderField =>
  field(word, label, who, {kind: 'day'});
const memberName = (word: string, label: string, who: string): FolderField =>
  field(word, label, who, {kind: 'member'});
/** What may be chosen in a field, each with its word and its label. */
type Choices = Readonly<Record<string, readonly [word: string, label: string]>>;
const eachOf = (choices: Choices, place: 0 | 1): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(choices).map(([key, texts]) => [key, texts[place]]));
const choice = (word: string, label: string, who: string, choices: Choices): FolderField =>
  field(word, label, who, {
    kind: 'choice',
    options: eachOf(choices, 1),
    words: eachOf(choices, 0),
  });
/** A field that may stay empty. */
const optional = (one: FolderField): FolderField => ({...one, neededBy: []});
const later = (one: FolderField): FolderField => ({...one, isLater: true});

/** What a member is. */
export const memberForms = {
  natural: ['fizyczna', 'osoba fizyczna'],
  legal: ['prawna', 'osoba prawna'],
  municipality: ['gmina', 'gmina'],
  community: ['wspolnota', 'wspólnota mieszkaniowa'],
  publicBody: ['instytucja', 'biblioteka, dom kultury albo publiczny szpital'],
} as const;
export type MemberForm = keyof typeof memberForms;

/** What a person in an organ also is; the acts of 1990 and 1997 keep most of them out of it. */
export const posts = {
  none: ['zadne', 'nikt z poniższych'],
  mayor: ['wojt', 'wójt, burmistrz albo prezydent miasta'],
  deputy: ['zastepca', 'zastępca wójta'],
  treasurer: ['skarbnik', 'skarbnik gminy'],
  secretary: ['sekretarz', 'sekretarz gminy'],
  head: ['kierownik', 'dyrektor albo kierownik jednostki gminy'],
  company: ['spolka', 'osoba w zarządzie gminnej spółki albo innej gminnej osoby prawnej'],
  decisionMaker: ['decyzje', 'urzędnik, który wydaje decyzje w imieniu wójta'],
  councillor: ['radny', 'radny gminy'],
  relative: ['bliski', 'małżonek albo partner którejś z tych osób'],
} as const;

const notNatural = ['legal', 'municipality', 'community', 'publicBody'] as const;

const person = {
  name: text('imie', 'Imię i nazwisko', founders),
  namedBy: optional(memberName('wskazal', 'Kto wskazał (osoba prawna)', founders)),
  post: choice('stanowisko', 'Kim jest w gminie', 'ta osoba', posts),
};

export const folderGroups = {
  cooperative: {
    word: 'spoldzielnia',
    label: 'Spółdzielnia',
    fields: {
      name: text('nazwa', 'Nazwa', founders),
      seat: text('siedziba', 'Siedziba (miejscowość)', founders),
      address: text('adres', 'Adres', founders),
      purpose: later(text('przedmiot', 'Przedmiot działalności własnymi słowami', lawyer)),
      krs: digits('krs', 'Numer KRS', court, 'krs'),
      nip: digits('nip', 'NIP', court, 'nip'),
      email: text('email', 'E-mail', board),
      delivery: text('doreczenia', 'Adres do doręczeń elektronicznych', board),
      operator: listed('operator', 'Operator sieci', bill, 'operator'),
      seller: listed('sprzedawca', 'Sprzedawca energii', bill, 'seller'),
    },
  },
  municipalities: {
    word: 'gminy',
    label: 'Gminy na obszarze',
    item: 'Gmina',
    fields: {
      name: listed('nazwa', 'Nazwa gminy', mayor, 'municipality'),
      kind: choice('rodzaj', 'Rodzaj gminy', mayor, {
        rural: ['wiejska', 'wiejska'],
        urbanRural: ['miejsko_wiejska', 'miejsko-wiejska'],
        urban: ['miejska', 'miejska'],
      }),
      county: text('powiat', 'Powiat', mayor),
    },
  },
  members: {
    word: 'czlonkowie',
    label: 'Założyciele i członkowie',
    item: 'Członek',
    fields: {
      name: text('nazwa', 'Imię i nazwisko albo nazwa', member),
      kind: choice('rodzaj', 'Kim jest', member, memberForms),
      joining: choice('wstapienie', 'Jak zostaje członkiem', founders, {
        founder: ['zalozyciel', 'jako założyciel: podpisuje statut'],
        later: ['pozniej', 'później: składa deklarację'],
      }),
      address: text('adres', 'Miejsce zamieszkania albo siedziba', member),
      register: {
        ...text('numer', 'KRS albo numer innego rejestru', member),
        neededBy: ['legal', 'community', 'publicBody'],
      },
      delivery: optional(text('doreczenia', 'Adres do doręczeń elektronicznych', member)),
      representative: {
        ...text('reprezentant', 'Kto podpisuje: imię i nazwisko', member),
        neededBy: notNatural,
      },
      role: {...text('funkcja', 'Funkcja podpisującego', member), neededBy: notNatural},
      second: {
        ...text('drugi', 'Drugi podpis: imię i nazwisko', member),
        neededBy: ['municipality'],
      },
      secondRole: {
        ...text('drugi_funkcja', 'Funkcja drugiej osoby', member),
        neededBy: ['municipality'],
      },
      shareCount: number('udzialy', 'Liczba udziałów', 'szt.', member),
      contribution: optional(text('wklad', 'Wkład, jeśli jest', member)),
      proxy: optional(text('pelnomocnik', 'Pełnomocnik na walne zgromadzenie', member)),
      from: optional(day('od', 'Pierwszy dzień członkostwa', board)),
      to: optional(day('do', 'Ostatni dzień członkostwa', board)),
    },
  },
  points: {
    word: 'punkty',
    label: 'Punkty poboru',
    item: 'Punkt',
    fields: {
      name: text('nazwa', 'Co to jest, np. szkoła', member),
      ppe: {...digits('numer', 'Numer PPE', bill, 'ppe'), letters: 18},
      member: memberName('czlonek', 'Do kogo należy', member),
      address: text('adres', 'Adres', member),
      group: text('taryfa', 'Grupa taryfowa', bill),
      orderedKw: number('moc', 'Moc umowna', 'kW', bill, limits.kw),
      annualKwh: number('zuzycie', 'Roczne zużycie', 'kWh', bill, limits.annualKwh),
    },
  },
  sources: {
    word: 'zrodla',
    label: 'Instalacje',
    item: 'Instalacja',
    fields: {
      kind: choice('rodzaj', 'Rodzaj', 'właściciel instalacji', {
        pv: ['fotowoltaika', 'fotowoltaika'],
        wind: ['wiatr', 'elektrownia wiatrowa'],
        biogas: ['biogaz', 'biogazownia'],
        hydro: ['woda', 'elektrownia wodna'],
        own: ['inna', 'inne źródło'],
      }),
      kw: number('moc', 'Moc', 'kW', 'właściciel instalacji', limits.kw),
      annualKwh: number(
        'produkcja',
        'Roczna produkcja',
        'kWh',
        'projektant albo falownik',
        limits.annualKwh,
      ),
      place: text('miejsce', 'Miejsce', 'właściciel instalacji'),
      member: optional(
        memberName('czlonek', 'Właściciel (puste: spółdzielnia)', 'właściciel instalacji'),
      ),
    },
  },
  batteries: {
    word: 'magazyny',
    label: 'Magazyny energii',
    item: 'Magazyn',
    fields: {
      kwh: number(
        'pojemnosc',
        'Pojemność użyteczna',
        'kWh',
        'właściciel instalacji',
        limits.batteryKwh,
      ),
      kw: number('moc', 'Moc magazynu', 'kW', 'właściciel instalacji', limits.kw),
      efficiency: optional(
        number('sprawnosc', 'Sprawność całego cyklu', '', 'właściciel instalacji', 1),
      ),
      place: optional(text('miejsce', 'Punkt, za którym stoi', 'właściciel instalacji')),
    },
  },
  board: {
    word: 'zarzad',
    label: 'Zarząd',
    item: 'Osoba w zarządzie',
    fields: {...person, role: text('funkcja', 'Funkcja', founders)},
  },
  council: {word: 'rada', label: 'Rada nadzorcza', item: 'Osoba w radzie', fields: person},
  founding: {
    word: 'zebranie',
    label: 'Zebranie założycielskie',
    fields: {
      place: text('miejsce', 'Miejsce', founders),
      hour: text('godzina', 'Godzina', founders),
      chair: text('przewodniczacy', 'Przewodniczący', founders),
      clerk: text('sekretarz', 'Sekretarz (protokolant)', founders),
      authorised: text('upowazniony', 'Kto może wydawać pieniądze przed wpisem do KRS', founders),
    },
  },
  assembly: {
    word: 'walne',
    label: 'Walne zgromadzenie',
    fields: {
      place: text('miejsce', 'Miejsce', board),
      hour: text('godzina', 'Godzina', board),
      chair: text('przewodniczacy', 'Przewodniczący', board),
      clerk: text('sekretarz', 'Sekretarz (protokolant)', board),
      year: text('rok', 'Rok, którego dotyczy', board),
      surplus: number('nadwyzka', 'Nadwyżka albo strata za ten rok', 'zł', 'księgowość'),
    },
  },
  amounts: {
    word: 'kwoty',
    label: 'Kwoty',
    fields: {
      share: number('udzial', 'Wartość jednego udziału', 'zł', founders),
      leastShares: number('udzialy', 'Najmniejsza liczba udziałów członka', 'szt.', founders),
      entryFee: {
        ...number('wpisowe', 'Wpisowe', 'zł', founders),
        usual: {
          when: {field: 'choices.entryFee', values: ['yes']},
          text: '1',
          why: 'Zwykle wystarcza 1 zł: statut musi podać wysokość wpisowego, a członek je wnieść (Prawo spółdzielcze art. 5 § 1 pkt 3 i art. 19 § 1). Czy może to być zero, przepis nie mówi.',
        },
      },
      price: number('cena', 'Cena energii wewnątrz spółdzielni', 'zł/kWh', founders),
      liabilities: number('zobowiazania', 'Najwyższa suma zobowiązań spółdzielni', 'zł', founders),
      spending: number('wydatki', 'Limit wydatków przed wpisem do KRS', 'zł', founders),
      investment: number(
        'inwestycja',
        'Instalacja, na którą zgadza się walne zgromadzenie, od',
        'zł',
        lawyer,
      ),
    },
  },
  statute: {
    word: 'statut',
    label: 'Liczby do statutu',
    fields: {
      board: number('zarzad', 'Liczba osób w zarządzie', 'osób', lawyer),
      council: number('rada', 'Liczba osób w radzie nadzorczej', 'osób', lawyer),
      term: number('kadencja', 'Kadencja rady', 'lat', lawyer),
      notice: number('wypowiedzenie', 'Okres wypowiedzenia członkostwa', 'mies.', lawyer),
      payout: number('wyplata', 'Termin wypłaty udziału po odejściu', 'mies.', lawyer),
      assemblyNotice: number(
        'zawiadomienie',
        'Zawiadomienie o walnym zgromadzeniu',
        'dni przed',
        lawyer,
      ),
    },
  },
  settlement: {
    word: 'rozliczenia',
    label: 'Rozliczenia wewnętrzne',
    fields: {
      day: number('dzien', 'Rozliczenie miesiąca: najpóźniej ile dni po jego końcu', 'dni', board),
      payment: number('platnosc', 'Ile dni ma członek na zapłatę', 'dni', board),
      costs: number('koszty', 'Część wpłat na koszty spółdzielni', '%', founders),
      correction: number(
        'poprawka',
        'Różnica, od której poprawia się rozliczenie członka',
        'zł',
        board,
      ),
    },
  },
  resolutions: {
    word: 'uchwaly',
    label: 'Zmiana statutu i likwidacja',
    fields: {
      provision: later(text('przepis', 'Który przepis statutu się zmienia', lawyer)),
      wording: later(text('brzmienie', 'Nowe brzmienie', lawyer)),
      reason: later(text('powod', 'Powód zmiany statutu', board)),
      liquidation: later(text('likwidacja', 'Powód likwidacji', board)),
      liquidator: later(text('likwidator', 'Likwidator: imię i nazwisko albo nazwa', members)),
      assets: later(text('cel', 'Cel, na który pójdzie pozostały majątek', members)),
    },
  },
  complaint: {
    word: 'reklamacja',
    label: 'Reklamacja',
    fields: {
      about: later(
        choice('czego', 'Czego dotyczy', board, {
          settlement: ['rozliczenie', 'rozliczenia albo faktury'],
          readings: ['dane', 'danych pomiarowych'],
          meter: ['licznik', 'działania licznika'],
        }),
      ),
      period: later(text('okres', 'Okres, np. maj 2027', board)),
      document: later(text('dokument', 'Numer faktury albo rozliczenia', bill)),
      description: later(text('opis', 'Co się nie zgadza', board)),
    },
  },
  readings: {
    word: 'pomiary',
    label: 'Upoważnienie do danych pomiarowych',
    fields: {
      people: later(text('osoby', 'Kto w spółdzielni zobaczy dane', board)),
      end: optional(day('koniec', 'Do którego dnia, jeśli nie bezterminowo', member)),
    },
  },
  dates: {
    word: 'daty',
    label: 'Daty',
    fields: {
      session: day('sesja', 'Sesja rady gminy', mayor),
      resolution: day('uchwala', 'Podjęcie uchwały rady gminy', mayor),
      founding: day('zebranie', 'Zebranie założycielskie', founders),
      krs: day('krs', 'Wpis do KRS', court),
      declaration: day('deklaracja', 'Złożenie deklaracji', member),
      admission: day('przyjecie', 'Uchwała o przyjęciu członka', board),
      application: day('wniosek', 'Wniosek do wykazu KOWR', board),
      summons: day('wezwanie', 'Doręczenie wezwania KOWR', board),
      entry: day('wpis', 'Wpis do wykazu KOWR', 'KOWR (zaświadczenie)'),
      requests: day('wnioski', 'Złożenie trzech wniosków', board),
      change: day('zmiana', 'Zmiana danych z wykazu', board),
      leaving: day('wystapienie', 'Wypowiedzenie członkostwa', member),
      assembly: day('walne', 'Walne zgromadzenie', board),
      statute: later(day('statut', 'Uchwała o zmianie statutu', board)),
      firstLiquidation: later(day('pierwsza', 'Pierwsza uchwała o likwidacji', board)),
      liquidation: later(day('likwidacja', 'Druga uchwała o likwidacji', board)),
      announcement: later(
        day('ogloszenie', 'Ogłoszenie likwidacji w „Monitorze Spółdzielczym”', 'likwidator'),
      ),
      complaint: later(day('reklamacja', 'Złożenie reklamacji', board)),
    },
  },
  choices: {
    word: 'wybor',
    label: 'Wybory do statutu',
    fields: {
      members: choice('czlonkowie', 'Kto może być członkiem', lawyer, {
        legal: ['prawne', 'tylko osoby prawne'],
        mixed: ['mieszane', 'osoby fizyczne i prawne'],
      }),
      purpose: choice('przedmiot', 'Przedmiot działalności', lawyer, {
        electricity: ['prad', 'energia elektryczna, słowami ustawy'],
        own: ['wlasny', 'własnymi słowami, np. także ciepło albo biogaz'],
      }),
      votes: choice('glosy', 'Głosy na walnym zgromadzeniu', lawyer, {
        equal: ['jeden', 'jeden członek, jeden głos'],
        shares: ['udzialy', 'głosy według udziałów'],
        consumption: ['zuzycie', 'głosy według zużycia'],
      }),
      council: choice('rada', 'Rada nadzorcza', lawyer, {
        yes: ['tak', 'jest'],
        no: ['nie', 'nie ma jej'],
      }),
      duration: choice('czas', 'Czas trwania', lawyer, {
        indefinite: ['nieoznaczony', 'nieoznaczony'],
        definite: ['oznaczony', 'oznaczony'],
      }),
      entryFee: choice('wpisowe', 'Wpisowe', lawyer, {
        yes: ['tak', 'jest'],
        no: ['nie', 'nie ma go'],
      }),
      contributions: choice('wklady', 'Wkłady', lawyer, {
        yes: ['tak', 'są'],
        no: ['nie', 'nie ma ich'],
      }),
      key: choice('klucz', 'Klucz podziału energii', lawyer, {
        hourly: ['godzinowy', 'według zużycia w każdej godzinie'],
        fixed: ['udzialy', 'według stałych udziałów'],
        onePrice: ['cena', 'jedna cena wewnętrzna'],
      }),
      board: choice('zarzad', 'Zarząd', lawyer, {
        one: ['prezes', 'jednoosobowy (prezes)'],
        several: ['kilku', 'kilkuosobowy'],
      }),
      boardElectedBy: choice('zarzad_wybiera', 'Kto wybiera zarząd', lawyer, {
        assembly: ['walne', 'walne zgromadzenie'],
        council: ['rada', 'rada nadzorcza'],
      }),
      surplus: choice('nadwyzka', 'Nadwyżka', lawyer, {
        reserve: ['fundusz', 'zostaje w funduszu zasobowym'],
        members: ['czlonkowie', 'dzielona między członków'],
      }),
      resolution: choice('uchwala', 'Gmina: co uchwala rada', mayor, {
        founding: ['utworzenie', 'utworzenie spółdzielni'],
        joining: ['przystapienie', 'przystąpienie do istniejącej'],
      }),
      payout: choice('wyplata', 'Wypłata udziału po odejściu', lawyer, {
        atOnce: ['jednorazowo', 'jednorazowo'],
        instalments: ['raty', 'w ratach'],
      }),
      priceScope: choice('zakres_ceny', 'Za co płaci się cenę wewnętrzną', founders, {
        shared: ['wspolny', 'za prąd wspólny w tej samej godzinie'],
        both: ['oba', 'za prąd wspólny i za prąd z zapasu'],
      }),
      vat: choice('vat', 'VAT od ceny wewnętrznej', 'księgowość', {
        yes: ['tak', 'cena plus VAT'],
        no: ['nie', 'cena bez VAT'],
      }),
    },
  },
} as const satisfies Readonly<Record<string, FolderGroup>>;

export type GroupId = keyof typeof folderGroups;

/** A field that is entered: `cooperative.name`, in a list `members.name`. */
export type FieldId = {
  [Group in GroupId]: `${Group}.${keyof (typeof folderGroups)[Group]['fields'] & string}`;
}[GroupId];

/** Groups with any number of entries. */
export const listIds = [
  'municipalities',
  'members',
  'points',
  'sources',
  'batteries',
  'board',
  'council',
] as const;
export type ListId = (typeof listIds)[number];

/** In a paper made for each member apart, fields of that member: `member.name`. */
export const memberPrefix = 'member';

/** What is not entered but follows from the folder, with the fields it is counted from. */
interface Derived {
  readonly word: string;
  readonly from: readonly FieldId[];
}
export const derivedFields: Readonly<Record<string, Derived>> = {
  'total.members': {word: 'razem.czlonkowie', from: ['members.name']},
  'total.natural': {word: 'razem.fizyczne', from: ['members.name', 'members.kind']},
  'total.legal': {word: 'razem.prawne', from: ['members.name', 'members.kind']},
  'total.others': {word: 'razem.inne', from: ['members.name', 'members.kind']},
  'total.points': {word: 'razem.punkty', from: ['points.ppe']},
  'total.consumption': {word: 'razem.zuzycie', from: ['points.annualKwh']},
  'total.sources': {word: 'razem.zrodla', from: ['sources.kind']},
  'total.power': {word: 'razem.moc', from: ['sources.kw']},
  'total.generation': {word: 'razem.produkcja', from: ['sources.annualKwh']},
  'total.coverage': {word: 'razem.pokrycie', from: ['sources.annualKwh', 'points.annualKwh']},
  'member.payment': {word: 'czlonek.wplata', from: ['members.shareCount', 'amounts.share']},
  'member.consumption': {word: 'czlonek.zuzycie', from: ['points.annualKwh']},
};

/** Prefix of what the folder itself finds, see `claims.ts`: `gdy="sprawdzenie.oze=tak"`, `[pole: sprawdzenie.oze]`. */
export const claimPrefix = 'check';

/** What a claim rests on, and its names on an empty paper, where nobody has checked anything. */
interface Claim {
  readonly word: string;
  readonly label: string;
  readonly type: FolderField['type'] & {readonly kind: 'choice'};
  readonly from: readonly FieldId[];
}

const found = (yes: string, no: string): Claim['type'] => ({
  kind: 'choice',
  options: {yes, no},
  words: {yes: 'tak', no: 'nie'},
});

/** What a paper may say only when the folder confirms it, and what stands in its place otherwise. */
export const claims = {
  power: {
    word: 'oze',
    label: 'Warunki mocy i pokrycia potrzeb',
    type: found('sprawdzone i spełnione', 'niesprawdzone albo niespełnione'),
    from: ['sources.kw', 'sources.annualKwh', 'points.annualKwh'],
  },
  founders: {
    word: 'zalozyciele',
    label: 'Liczba założycieli',
    type: found(
      'wystarcza, same osoby fizyczne albo same prawne',
      'niesprawdzona, za mała albo grupa mieszana',
    ),
    from: ['members.name', 'members.kind'],
  },
  municipality: {
    word: 'gmina',
    label: 'Gmina wśród członków',
    type: found('jest', 'nie ma jej'),
    from: ['members.kind'],
  },
} as const satisfies Readonly<Record<string, Claim>>;
export type ClaimId = keyof typeof claims;

/** The claim behind an id of a paper; null if it names none. */
export function claimOfField(id: string): ClaimId | null {
  const [prefix, name = ''] = id.split('.');
  return prefix === claimPrefix && Object.hasOwn(claims, name) ? (name as ClaimId) : null;
}

/** The group of a field; `member` is one of `members`. */
export function groupOf(id: string): (FolderGroup & {readonly id: GroupId}) | null {
  const [prefix = ''] = id.split('.');
  const group = prefix === memberPrefix ? 'members' : prefix;
  return Object.hasOwn(folderGroups, group)
    ? {id: group as GroupId, ...(folderGroups[group as GroupId] as FolderGroup)}
    : null;
}

/** All fields by their ids in papers; those of a member also by that of the member a paper is for. */
const fieldsById: ReadonlyMap<string, FolderField> = new Map(
  Object.entries(folderGroups).flatMap(([group, {fields}]) =>
    Object.entries(fields as FolderGroup['fields']).flatMap(([name, field]) =>
      [group, ...(group === 'members' ? [memberPrefix] : [])].map(
        (prefix) => [`${prefix}.${name}`, field] as const,
      ),
    ),
  ),
);

/** The field behind an id of a paper; null if there is none. */
export function fieldOf(id: string): FolderField | null {
  return fieldsById.get(id) ?? null;
}

/** The entered fields that what a paper writes there rests on. */
export function fieldsBehind(id: string): readonly FieldId[] {
  const claim = claimOfField(id);
  const [, name = ''] = id.split('.');
  if (claim !== null) {
    return claims[claim].from;
  }
  return (
    derivedFields[id]?.from ?? (fieldOf(id) ? [`${groupOf(id)?.id ?? ''}.${name}` as FieldId] : [])
  );
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
  return kind !== 'natural' || neededBy.length === 0;
}

/** The tag of a document's sheets that are about the paper. */
export const extrasTag = 'objasnienia';

/** Whether what is written there is a number or a day. */
export function isShortField(id: string): boolean {
  const kind = fieldOf(id)?.type.kind ?? 'number';
  return kind === 'number' || kind === 'day';
}

export function isListId(id: string): id is ListId {
  return (listIds as readonly string[]).includes(id);
}

/** What must hold for a variant to stand in the paper: the field has one of the values. */
export interface Condition {
  readonly field: string;
  readonly values: readonly string[];
}

/** The name of a variant on an empty paper: „Rada nadzorcza: jest”. */
export function conditionName({field, values}: Condition): string {
  const choice = choiceOf(field);
  return `${choice?.label ?? ''}: ${values.map((value) => choice?.options[value] ?? value).join(' albo ')}`;
}

/** What can be chosen in a field, or found by a claim. */
export function choiceOf(
  id: string,
): (Pick<FolderField, 'label'> & Pick<Claim['type'], 'options' | 'words'>) | null {
  const claim = claimOfField(id);
  const field = claim === null ? fieldOf(id) : claims[claim];
  return field?.type.kind === 'choice' ? {label: field.label, ...field.type} : null;
}
