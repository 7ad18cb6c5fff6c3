import {Buttons, Icons, Notices, Tables} from './BasicExamples';
import {CalculatorCharts} from './ChartExamples';
import {CarouselExamples, Pictures, Ribbons} from './PictureExamples';
import {NotificationExamples, ProgressBars, TooltipExamples} from './FeedbackExamples';
import {DateFields, FieldExamples, FileUploads, ThemeChoices} from './FormExamples';
import {NumberFields} from './NumberExamples';
import {MeterImports} from './MeterImports';
import {ArticleRowExample, BandExamples, NavigationExamples, Questions} from './ReadingExamples';
import type {GallerySection} from './Gallery';

/** What the gallery shows, in order. A new component of the kit gets a line here. */
export const gallerySections: readonly GallerySection[] = [
  {id: 'przyciski', title: 'Przycisk', Examples: Buttons},
  {id: 'ikony', title: 'Ikona', Examples: Icons},
  {id: 'komunikaty', title: 'Komunikat', Examples: Notices},
  {id: 'powiadomienia', title: 'Powiadomienie', Examples: NotificationExamples},
  {id: 'podpowiedz', title: 'Podpowiedź', Examples: TooltipExamples},
  {id: 'postep', title: 'Pasek postępu', Examples: ProgressBars},
  {id: 'pola', title: 'Pole formularza', Examples: FieldExamples},
  {id: 'pole-liczby', title: 'Pole liczby', Examples: NumberFields},
  {id: 'pole-daty', title: 'Pole daty z kalendarzem', Examples: DateFields},
  {id: 'plik', title: 'Wybór pliku', Examples: FileUploads},
  {id: 'licznik', title: 'Dane z licznika', Examples: MeterImports},
  {id: 'motyw', title: 'Wybór motywu', Examples: ThemeChoices},
  {id: 'karuzela', title: 'Karuzela', Examples: CarouselExamples},
  {id: 'tabela', title: 'Tabela z sortowaniem', Examples: Tables},
  {id: 'wykresy', title: 'Wykres doby, scena i rysunki', Examples: Pictures},
  {id: 'wykresy-kalkulatora', title: 'Wykresy', Examples: CalculatorCharts},
  {id: 'wstega', title: 'Wstęga doby', Examples: Ribbons},
  {id: 'pytania', title: 'Pytanie', Examples: Questions},
  {id: 'artykuly', title: 'Wiersz artykułu', Examples: ArticleRowExample},
  {id: 'nawigacja', title: 'Nawigacja', Examples: NavigationExamples},
  {id: 'pas', title: 'Pas z zachętą', Examples: BandExamples},
];
