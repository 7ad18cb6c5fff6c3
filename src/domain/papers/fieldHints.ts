import type {FieldId} from './folder';

/**
 * What stands under a field: what it means, and what the law says of it, with the provision; where the law leaves the
 * choice to the statute, that. Apart from the fields, which every paper of the site loads.
 */
export const fieldHints: Readonly<Partial<Record<FieldId, string>>> = {
  'cooperative.name':
    'Musi mieć słowo „spółdzielnia” albo „spółdzielczy” (Prawo spółdzielcze art. 5 §\u00a01 pkt\u00a01). We wszystkich wzorach będzie taka sama.',
  'cooperative.seat':
    'Sama miejscowość: tę wpisuje się do statutu (Prawo spółdzielcze art. 5 §\u00a01 pkt\u00a01).',
  'cooperative.purpose':
    'Tylko gdy niżej wybrano przedmiot własnymi słowami. KOWR porówna go z wnioskiem (ustawa o OZE art. 38g ust. 2 pkt 3).',
  'cooperative.krs': '10 cyfr z odpisu. Przed wpisem zostaw puste.',
  'cooperative.nip': '10 cyfr. Przed wpisem do KRS zostaw puste.',
  'cooperative.operator':
    'Firma od sieci, z części rachunku o dystrybucji. Jeden dla wszystkich członków (ustawa o OZE art. 38c ust. 1).',
  'cooperative.seller':
    'Jeden dla całej spółdzielni. Wybiera go zarząd; wniosek do KOWR podaje, z kim chcecie współpracować (ustawa o OZE art. 38g ust. 2).',
  'municipalities.name':
    'Zacznij pisać i wybierz z listy: rodzaj i powiat wpiszą się same. Najwyżej trzy gminy, które ze sobą sąsiadują (ustawa o OZE art. 38e ust.\u00a01 pkt\u00a01).',
  'municipalities.kind': 'Gmina miejska czeka na decyzję Komisji Europejskiej.',
  'members.kind':
    'Trzech członków wystarcza, gdy statut dopuszcza same osoby prawne; inaczej dziesięciu (Prawo spółdzielcze art. 15 § 1 i 5). Szkoła i urząd to gmina, a nie osobny członek.',
  'members.joining':
    'Założyciel staje się członkiem z wpisem do KRS i deklaracji nie składa. Kto przystępuje po wpisie, składa ją i czeka na przyjęcie (Prawo spółdzielcze art. 16 i 17 § 1).',
  'members.shareCount':
    'Co najmniej tyle, ile każe statut, a bez tego jeden (Prawo spółdzielcze art. 20 § 1).',
  'members.contribution': 'Tylko gdy statut przewiduje wkłady (Prawo spółdzielcze art. 20 § 2).',
  'members.second':
    'Za gminę podpisuje wójt, a skarbnik składa kontrasygnatę (ustawa o samorządzie gminnym art. 46 ust. 3).',
  'members.proxy':
    'Osoba prawna musi go mieć. Zastępuje tylko jednego członka (Prawo spółdzielcze art. 36 § 3–4).',
  'members.from':
    'Od tego dnia rozliczenie miesiąca liczy jego punkty. Założyciel jest członkiem od wpisu do KRS (Prawo spółdzielcze art. 17 § 1).',
  'members.to':
    'Do tego dnia rozliczenie miesiąca liczy jego punkty. Po wypowiedzeniu wypada z końcem miesiąca (ustawa o OZE art. 38e ust. 3).',
  'points.ppe': '18 cyfr, bez znaków obok. Stoi na rachunku jako kod albo numer PPE.',
  'points.orderedKw': 'Z rachunku albo umowy; przy taryfie G może jej nie być.',
  'points.annualKwh': 'Z całego roku: zsumuj rachunki z 12 miesięcy.',
  'sources.kw': 'Wszystkie instalacje razem najwyżej 10 MW (ustawa o OZE art. 38e ust. 1 pkt 3).',
  'sources.annualKwh':
    'Z całego roku. Razem co najmniej 70% rocznego zużycia (ustawa o OZE art. 38e ust. 1 pkt 3).',
  'batteries.kwh': 'Ile energii magazyn naprawdę odda, według karty produktu.',
  'batteries.kw': 'Największa moc ładowania i rozładowania, z karty produktu.',
  'batteries.efficiency':
    'Jaka część włożonej energii wraca: od 0 do 1. Bez niej kalkulator liczy 0,9, to założenie.',
  'batteries.place':
    'Nazwa punktu, tak jak wyżej; puste: własne przyłącze spółdzielni. Kalkulator liczy w jednym miejscu jeden magazyn: wpisz razem, co tam stoi. Wzory o magazyny nie pytają; koncesja jest potrzebna dopiero powyżej 10 MW (Prawo energetyczne art. 32 ust. 1 pkt 2).',
  'board.namedBy':
    'Gdy członkami są same osoby prawne, kandydata wskazuje jedna z nich (Prawo spółdzielcze art. 49 § 3).',
  'board.post':
    'Wójt, skarbnik, sekretarz i szefowie gminnych jednostek nie mogą być w zarządzie (ustawa z 1997 r., art. 4 pkt 3).',
  'council.namedBy':
    'Do rady wybiera się członków; kogoś spoza nich może wskazać członek, który jest osobą prawną (Prawo spółdzielcze art. 45 § 2).',
  'council.post':
    'Wójt, skarbnik, sekretarz i szefowie gminnych jednostek nie mogą być w radzie (ustawa z 1997 r., art. 4 pkt 3).',
  'founding.authorised':
    'Za to, co zrobi przed wpisem, odpowiada razem z innymi działającymi, każdy za całość (Prawo spółdzielcze art. 11 § 2).',
  'assembly.year': 'Rok, za który zatwierdza się sprawozdanie.',
  'amounts.share':
    'Kwotę wybieracie sami, statut musi ją podać (Prawo spółdzielcze art. 5 § 1 pkt 3). Do sumy swoich udziałów członek uczestniczy w stratach (Prawo spółdzielcze art. 19 § 2).',
  'amounts.leastShares':
    'Jeden, jeśli statut nie chce więcej (Prawo spółdzielcze art. 20 § 1). Więcej udziałów to więcej pieniędzy na start i większy udział w stratach.',
  'amounts.price':
    'Ile członek płaci za kilowatogodzinę z instalacji spółdzielni i sąsiadów. Przepisy jej nie określają: policzcie ją w kalkulatorze.',
  'amounts.liabilities':
    'Ile najwyżej spółdzielnia może być winna. Ustala to walne zgromadzenie (Prawo spółdzielcze art. 38 § 1 pkt 7), pierwszy raz założyciele na zebraniu.',
  'amounts.spending': 'Na przykład opłata za wpis do KRS: 500 zł.',
  'amounts.investment':
    'Droższą instalację zarząd kupi tylko za zgodą walnego zgromadzenia. Kwotę wybieracie sami (Prawo spółdzielcze art. 38 § 2).',
  'statute.board':
    'Liczbę podaje statut; może to być jedna osoba, prezes (Prawo spółdzielcze art. 49 § 1).',
  'statute.council':
    'Co najmniej trzy, i nikt z zarządu (Prawo spółdzielcze art. 45 § 1 i art. 56 § 1).',
  'statute.term':
    'Długość wybieracie sami: ustawa każe ją tylko podać (Prawo spółdzielcze art. 45 § 4).',
  'statute.notice':
    'Pełne miesiące po miesiącu złożenia. Długość wybieracie sami (Prawo spółdzielcze art. 22); koniec wypada z końcem miesiąca (ustawa o OZE art. 38e ust. 3).',
  'statute.payout':
    'Liczy się od zatwierdzenia sprawozdania za rok odejścia, wcześniej wypłacić nie można (Prawo spółdzielcze art. 26 § 1). Długość wybieracie sami.',
  'statute.assemblyNotice':
    'Ustawa zostawia to statutowi (Prawo spółdzielcze art. 40 § 1). Sprawozdania muszą być dostępne 15 dni przed walnym (ustawa o rachunkowości art. 68 ust. 1).',
  'settlement.day':
    'Co najmniej 7: do tego dnia operator ma mieć dane z co najmniej 96% liczników, a resztę w 30 dni.',
  'settlement.payment':
    'Ile dni ma członek na zapłatę, licząc od dnia, w którym dostał rozliczenie. Liczbę wybieracie sami.',
  'settlement.costs':
    'Ile z każdych 100 zł wpłat za prąd zostaje na księgowość i inne koszty. Resztę dostają właściciele instalacji.',
  'settlement.correction':
    'O mniejszą różnicę rozliczenia się nie poprawia. Przepisy tej kwoty nie podają.',
  'choices.members':
    'Same osoby prawne: wystarczą trzy, a głosy można liczyć inaczej. Z mieszkańcami: co najmniej dziesięciu członków, każdy ma jeden głos (Prawo spółdzielcze art. 15 i art. 36 § 2).',
  'choices.purpose':
    'Słowa ustawy są najbezpieczniejsze: KOWR porówna przedmiot z wnioskiem (ustawa o OZE art. 38g ust. 2 pkt 3).',
  'choices.votes':
    'Zwykła reguła to jeden członek, jeden głos. Inną może mieć tylko statut, który dopuszcza same osoby prawne (Prawo spółdzielcze art. 36 § 2).',
  'choices.council':
    'Prawie każda spółdzielnia musi ją mieć (Prawo spółdzielcze art. 35 § 1). Bez niej działa tylko spółdzielnia produkcji rolnej do dziesięciu członków i spółdzielnia grupy producentów rolnych (Prawo spółdzielcze art. 46a).',
  'choices.duration':
    'Zwykle nieoznaczony: o czasie trwania statut mówi tylko wtedy, gdy jest on określony (Prawo spółdzielcze art. 5 § 1 pkt 2).',
  'choices.entryFee':
    'Jednorazowa opłata przy wstąpieniu, bez zwrotu. Statut musi podać jej wysokość (Prawo spółdzielcze art. 5 § 1 pkt 3), więc bezpieczniej wpisać choćby 1 zł.',
  'choices.contributions':
    'Wkład to na przykład dach albo instalacja oddane spółdzielni. Gdy są, statut opisuje ich wycenę, terminy i zwrot (Prawo spółdzielcze art. 20 § 2). Bez nich dach udostępnia osobna umowa.',
  'choices.key':
    'Kto korzysta z prądu wspólnego. Godzinowy idzie za zużyciem, stałe udziały za wpłatami, a jedna cena jest taka sama dla każdej kilowatogodziny. Ustawa nie wybiera za Was.',
  'choices.board':
    'Jednoosobowy wolno (Prawo spółdzielcze art. 49 § 1), ale członków przyjmuje wtedy rada (Prawo spółdzielcze art. 49 § 5), a podpisać musi też pełnomocnik.',
  'choices.boardElectedBy':
    'Ustawa dopuszcza oba sposoby (Prawo spółdzielcze art. 49 § 2). Rada zbierze się szybciej, walne daje głos każdemu członkowi.',
  'choices.surplus':
    'Co najmniej 5% i tak idzie na fundusz zasobowy, dopóki nie dorówna udziałom (Prawo spółdzielcze art. 76). O reszcie decydujecie sami; czy można nic nie dzielić, niech oceni prawnik.',
  'choices.resolution':
    'Utworzenie, gdy gmina podpisze statut jako założyciel. Przystąpienie, gdy spółdzielnia już jest w KRS.',
  'choices.payout':
    'Raty chronią kasę spółdzielni, wypłata od razu jest prostsza. Ustawa zostawia to statutowi (Prawo spółdzielcze art. 26 § 1).',
  'choices.priceScope':
    'Prąd wspólny to ten, który w tej samej godzinie jedni oddają, a drudzy pobierają. Zapas to nadwyżka odebrana później, 0,6 za 1.',
  'choices.vat':
    'Czy od ceny wewnętrznej należy się VAT, nikt dotąd nie rozstrzygnął. Zapytaj doradcę podatkowego.',
};
