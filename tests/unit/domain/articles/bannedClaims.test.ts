import {
  findBannedClaims,
  isUnconfirmedFor,
  refusalDays,
  reviewDays,
} from '@site/src/domain/articles/bannedClaims';
import {dataFiles} from '@site/src/content/data/dataFiles';

const claims = dataFiles('.').bannedClaims.value;
const found = (sentence: string): string[] =>
  findBannedClaims(sentence, claims).map(({claim}) => claim);

/** Each banned claim in other words; that it is found as it is listed, the schema asks (`brokenFiles.test.ts`). */
const myths: readonly (readonly string[])[] = [
  ['Limit wynosi 1000 członków.', 'Spółdzielnia może liczyć do 1 000 osób.'],
  [
    'Spółdzielnie w miastach działają od 27 listopada 2025 r.',
    'Ustawa z 9 października 2025 r. otwiera spółdzielnie na miasta.',
  ],
  ['Nowej spółdzielni wystarczy zdolność pokrycia 40% zużycia.', 'Próg wynosi 40%.'],
  [
    'Wszystkie działające spółdzielnie muszą przejść na 70%.',
    'Próg 70% dotyczy już każdej spółdzielni.',
  ],
  ['Autokonsumpcja musi sięgać 70%.', '70% energii trzeba zużyć w tej samej godzinie.'],
  ['O progu decyduje data wpisu.', 'Próg wyznacza dzień wpisu do wykazu.'],
  ['Wystarczą 3 osoby z gminy.', 'Razem 3 osoby łatwo założą spółdzielnię.'],
  [
    'SE działa na terenie jednej lub dwóch gmin.',
    'Obszar to najwyżej dwóch sąsiednich gmin.',
    'Spółdzielnia obejmuje teren 1 albo 2 gmin.',
  ],
  [
    'Nadwyżki SE rozlicza się w net-billingu.',
    'Spółdzielnia energetyczna korzysta z net-billingu.',
    'Nadwyżka spółdzielni jest rozliczana w net-billingu.',
  ],
  ['Spółdzielnia odbiera energię w stosunku 1 do 0,8.', 'Większe instalacje mają 1:0,7.'],
  ['Z całej produkcji przepada 40%.', 'Tracisz 40% z każdej kilowatogodziny.'],
  ['Okres rozliczeniowy wynosi 12 miesięcy.', 'Okres rozliczeniowy to rok.'],
  [
    'Członkowie mają całkowite zwolnienie z opłat dystrybucyjnych.',
    'Za tę energię nie płacisz za dystrybucję.',
  ],
  ['Spółdzielnia jest zwolniona z akcyzy.', 'Każda spółdzielnia sprzedaje prąd bez akcyzy.'],
  ['Twój rachunek spadnie nawet o 50%.', 'Zaoszczędzisz około 30%.'],
  ['W spółdzielni masz darmowy prąd.', 'Energia z nadwyżki jest za darmo.'],
  [
    'Oszczędność to roczna produkcja razy cena z rachunku.',
    'Produkcja pomnożona przez cenę daje roczny zysk.',
  ],
  ['W Polsce działa 60 spółdzielni energetycznych.', 'Dziś mamy już 600 spółdzielni.'],
  [
    'Nabór do programu „Energia dla wsi” jest otwarty.',
    'Złóż wniosek w programie Energia dla wsi.',
  ],
  ['Członkowie są zwolnieni z VAT.', 'Rozliczenia odbywają się bez VAT.'],
  ['Faktury w spółdzielni są zbędne.', 'Spółdzielnia sprzedaje prąd bez faktury.'],
  [
    'Spółdzielnia ma prawo do rozliczenia przez piętnaście lat.',
    'Przez 15 lat rozliczysz nadwyżki.',
  ],
  [
    'Od dnia wpisu spółdzielnia rozlicza się automatycznie.',
    'Rozliczenia zaczynają działać natychmiast po wpisie.',
  ],
  [
    'Nadwyżki spółdzielnia sprzedaje na giełdzie.',
    'Możecie też sprzedawać energię firmom spoza spółdzielni.',
  ],
  ['Członek płaci za licznik zdalnego odczytu.', 'Przed startem musisz zapłacić za nowy licznik.'],
  ['W spółdzielni zawsze płaci za to operator.', 'Licznik zdalnego odczytu jest zawsze bezpłatny.'],
  ['Liczniki zdalnego odczytu ma mieć 25% odbiorców.', 'Ustawa wymaga, żeby LZO miało 25% domów.'],
  ['Klaster to rodzaj spółdzielni.', 'Spółdzielnia to inna nazwa klastra.'],
  ['System CSIRE wystartuje w przyszłości.', 'CSIRE jeszcze nie działa.'],
  ['Opłata kogeneracyjna wynosi 4,36 zł za MWh.', 'Od stycznia płacisz 4,36 zł/MWh.'],
  [
    'Nowa ustawa (biometanowa) już zmieniła spółdzielnie.',
    'Ustawa biometanowa wprowadziła nowe zasady.',
    'Druk nr 2821 zmienił zasady spółdzielni.',
  ],
  [
    'Brak kary za spóźnione sprawozdanie.',
    'Za sprawozdanie po terminie nie grozi kara, bo sprawozdanie jest bez kary.',
  ],
  ['Złóż dwa wnioski.', 'Po wpisie zarząd składa 2 wnioski do sprzedawcy i operatora.'],
  [
    'Wszyscy będą mieć licznik do 4 lipca 2031 r.',
    'Do każdego trafi LZO, a termin to 2031 r.',
    'Licznik zdalnego odczytu u wszystkich odbiorców w 2031 r.',
  ],
  ['Deklarację możesz wysłać e-mailem.', 'Wypowiedzenie wystarczy złożyć mailem.'],
  ['Statut ustala formę wypowiedzenia.'],
  ['Po wystąpieniu członkowi nic mu nie grozi.'],
  [
    'Członek nigdy nie odpowiada za długi spółdzielni.',
    'Członek w żadnym wypadku nie odpowiada za jej zobowiązania.',
  ],
  ['Po kontroli KOWR może ją wykreślić.'],
  [
    'Za spóźnione zgłoszenie jest zakaz wpisu na 3 lata.',
    'Przekroczysz 14 dni i masz zakaz na trzy lata.',
  ],
  [
    'Spółdzielnię rozlicza się co godzinę.',
    'Działa tu rozliczenie godzinowe.',
    'Magazyny w rozliczeniu godzinowym.',
    'Energię rozlicza się godzina po godzinie.',
  ],
  ['Strefa jest częścią doby z własną ceną.'],
  ['Szkoła przystępuje do spółdzielni.', 'Szkoły są członkami obok gminy.'],
  ['Spółdzielnia zmniejszy też rachunek za moc umowną.'],
  [
    'Instalacja działa jednocześnie w net-billingu i w spółdzielni.',
    'Możesz być naraz w spółdzielni i w net-billingu z tą samą instalacją.',
  ],
  ['Sprzedawca podaje, z którego miesiąca pochodzi nadwyżka.'],
  [],
  ['Rolnik straci KRUS.', 'Rolnik na pewno nie straci KRUS.', 'Stracisz KRUS.'],
  ['Bez prądu nie zostaniesz nigdy.', 'Prądu nie zabraknie nigdy.'],
  ['Za spóźnione sprawozdanie kara wynosi 1 000 zł.', 'Zapłacisz 10 000 zł kary.'],
  [
    'Dyrektor szkoły może zasiadać w zarządzie spółdzielni.',
    'Prawo spółdzielcze nie zna zakazu dla wójta.',
  ],
  ['Deklarację podpisuje osoba wskazana w uchwale.', 'Uchwała wskazuje, kto podpisze deklarację.'],
  ['Rada gminy decyduje zwykłą większością.', 'O przystąpieniu rozstrzyga zwykła większość.'],
  [
    'Biblioteka może być członkiem.',
    'Członkiem może być spółka wodociągowa albo dom kultury.',
    'Instytucja kultury może przystąpić do spółdzielni.',
  ],
  ['Przetarg jest potrzebny od 130 000 zł.', 'Próg zamówień to 130 tys. zł.'],
  ['Operatorzy są w CSIRE od 1 lipca 2025 r.', 'Od lipca 2025 r. dane daje CSIRE.'],
  ['Zdalnie głosuje też walne.'],
  ['Operator zawsze odmówi przyłączenia.', 'Operator może bez powodu odmówić warunków.'],
  ['Operator nie może odmówić jej warunków przyłączenia.'],
  ['Ich ważność? Warunki są ważne 2 lata.'],
  ['Gmina opłaca oświetlenie wszystkich dróg.', 'Gmina finansuje lampy dróg na terenie gminy.'],
  [
    'Sprzedawcę rezerwowego wskazujesz w umowie.',
    'Operator zawrze za Ciebie umowę ze sprzedawcą rezerwowym.',
    'Umowa rezerwowa kończy się z ostatnim dniem następnego miesiąca.',
  ],
  ['Operator wstrzymuje dostawę, gdy mija umowa rezerwowa.'],
  ['Abonament i opłata handlowa zostają.'],
  ['Energia wchodzi do limitu 25% przychodów.', 'Limit 25% przychodów obejmuje też energię.'],
  ['Szpital może być członkiem.', 'Członkiem może być też szpital.'],
  ['Akcyza obejmuje całą produkcję po przekroczeniu 1 MW.'],
  [
    'Gmina liczy 1 MW osobno dla każdej szkoły.',
    'Osobno dla każdej jednostki liczy się granicę 1 MW.',
  ],
  ['Spółdzielnia nigdy nie potrzebuje biegłego.', 'Biegły jest zawsze obowiązkowy.'],
  ['KOWR wpisze spółdzielnię w ciągu miesiąca.'],
  ['OSE może być spółką z o.o.', 'Obywatelska społeczność energetyczna to także fundacja.'],
  ['Druk nr 2821 jest nadal projektem.', 'Ustawa biometanowa czeka w Sejmie.'],
  ['Wszyscy są w CSIRE.', 'Cały rynek pracuje już w CSIRE.'],
  ['Spółdzielnia jest na pewno zwolniona z VAT.'],
  ['Zwolnienie z VAT zwalnia też z KSeF.'],
  ['Faktura poza KSeF to wykroczenie.'],
  ['Reklamacja bez odpowiedzi w 14 dni jest uznana.'],
  ['Rozliczenia nie można skorygować po roku.'],
  [],
  ['W Polsce jest 669 spółdzielni energetycznych.', 'KOWR podał w marcu liczbę 669.'],
  ['50 zł/MWh to średni koszt obsługi.'],
  [],
  ['Gmina Lelkowo leży w sieci Energa.'],
  ['Każdy członek może zażądać od spółdzielni faktury.'],
  ['Opłaty mocowej członkowie nie płacą.'],
  ['Wyłącznie domy mają ryczałt.'],
  [
    'Wspólnota mieszkaniowa może zostać członkiem.',
    'Członkami mogą być też wspólnoty mieszkaniowe.',
  ],
  ['Każdy może wejść do spółdzielni rolników.', 'W spółdzielni rolników mogą być wszyscy.'],
  ['3 osoby obsadzą zarząd i radę.'],
  [],
  [],
];

test('there is a row for every claim on the list', () => {
  expect(myths).toHaveLength(claims.length);
});

test.each(
  claims.flatMap(({claim}, index) => (myths[index] ?? []).map((sentence) => [claim, sentence])),
)('„%s” is found in „%s”', (claim, sentence) => expect(found(sentence)).toContain(claim));

test.each([
  'Limit 1000 członków skreślono od 1 października 2023 r.',
  'Nie ma już limitu „mniej niż 1000 członków”.',
  'Czy członków musi być mniej niż 1000?',
  'To mit, że trzy osoby wystarczą, żeby założyć spółdzielnię.',
  'Wystarczą 3 osoby prawne.',
  'Próg 70% to nie autokonsumpcja.',
  'Liczy się data złożenia wniosku, a nie data wpisu.',
  'Okresem rozliczeniowym jest miesiąc kalendarzowy, a nadwyżka jest ważna 12 miesięcy.',
  '15 lat dotyczy prosumentów, a nie spółdzielni.',
  'Nadwyżek spółdzielni nie rozlicza się w net-billingu.',
  'Nieprawda, że spółdzielnia nie płaci VAT.',
  'Sam wpis nie oznacza, że rozliczenia ruszają od razu po wpisie.',
  'We wrześniu 2025 r. było w wykazie 138 spółdzielni.',
  'W projekcie stawka wynosiła 4,36 zł/MWh.',
  'Spółdzielnia z mocą do 1 MW jest zwolniona z akcyzy.',
  'Sprzedawcy obiecują rachunki niższe o 40–60%.',
  'Energię bilansuje się co godzinę, a rozlicza co miesiąc.',
  'Zwykły e-mail nie wystarczy, żeby złożyć deklarację.',
  'Za brak sprawozdania grozi kara do 1 000 zł.',
  'Spółdzielnia działa dziś w gminach wiejskich i miejsko-wiejskich.',
  'W miastach przepisy czekają na decyzję Komisji Europejskiej.',
  'Wójt może być na walnym, ale nie w radzie.',
  'Uchwała bez kwot to inna sprawa: rada gminy decyduje wtedy zwykłą większością, a przy zobowiązaniach bezwzględną.',
  'Czy biblioteka może być członkiem, jest sporne.',
  'Operator nie może odmówić warunków, gdy spełniono cztery wymagania.',
  'Warunki są ważne rok, a przed 30 kwietnia 2026 r. były ważne 2 lata.',
  'Przy gazie sprzedawcę rezerwowego wskazuje się w umowie.',
  'Abonament sprzedawcy zostaje na rachunku.',
  'Limit 25% nie obejmuje energii.',
  'Szpital w formie spółki może być członkiem, jak każda spółka.',
  'Spółdzielnia musi mieć biegłego, gdy spełni dwa z trzech warunków.',
  'Prasa pisze, że licznik u wszystkich będzie w 2031 r.',
  'Wcześniej pisaliśmy, że za gminę podpisuje osoba, którą wskaże uchwała.',
  'Sejm uchwalił ustawę z druku 2821 4 września 2026 r.',
  'Mała spółdzielnia może być zwolniona z VAT do 240 000 zł rocznie.',
  'Gdy sprzedaż jest zwolniona z VAT, fakturę wystawia się na żądanie.',
  'Osobie prywatnej można sprzedać prąd bez faktury.',
  'Zwolnienie z VAT nie zwalnia z KSeF.',
  'Milczenie firmy nie znaczy, że reklamację spółdzielni uznano.',
  'Odpowiedź na reklamację należy się w 14 dni.',
])('„%s” makes no banned claim', (sentence) => expect(found(sentence)).toEqual([]));

test('no correction is itself a banned claim', () => {
  expect(claims.filter(({correction}) => found(correction).length > 0)).toEqual([]);
});

test('a claim that hangs on the law is old on the day after its days have passed; others never are', () => {
  const claim = {
    claim: 'Próg wynosi 40%',
    patterns: ['próg wynosi 40%'],
    unless: [],
    correction: 'Próg wynosi 70%.',
  };
  const confirmed = {...claim, law: {acts: ['OZE'], confirmed: '2026-01-01'}};
  expect(isUnconfirmedFor(confirmed, reviewDays, '2026-01-31')).toBe(false);
  expect(isUnconfirmedFor(confirmed, reviewDays, '2026-02-01')).toBe(true);
  expect(isUnconfirmedFor(confirmed, refusalDays, '2026-04-01')).toBe(false);
  expect(isUnconfirmedFor(confirmed, refusalDays, '2026-04-02')).toBe(true);
  expect(isUnconfirmedFor(claim, reviewDays, '2036-01-01')).toBe(false);
});
