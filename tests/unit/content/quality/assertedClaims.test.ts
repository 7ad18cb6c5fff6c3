import {parseMarkdown} from '@site/src/content/articles/parseMarkdown';
import {findAssertedClaims} from '@site/src/content/quality/assertedClaims';

const found = (text: string): number => findAssertedClaims(parseMarkdown(text)).length;

test.each([
  'Po zmianie spółdzielnia spełnia warunki z art. 38e ustawy.',
  'Liczba ta spełnia wymaganie art. 6 § 2 Prawa spółdzielczego.',
  'Wymagania ustawy zostały spełnione.',
  'Instalacje mają razem [pole: razem.moc] kW, czyli nie więcej niż 10 MW.',
  'Mogą pokryć co najmniej 70% potrzeb spółdzielni.',
  'Walne zgromadzenie jest zdolne do podejmowania uchwał.',
  '1. Wstęp.\n2. Spółdzielnia spełnia warunki ustawy.',
  '| A | B |\n|---|---|\n| x | warunki są spełnione |',
  ':::wariant{gdy="rada=tak"}\n\nSpółdzielnia spełnia warunki ustawy.\n\n:::',
  ':::wariant{gdy="sprawdzenie.oze=nie"}\n\nSpółdzielnia spełnia warunki ustawy.\n\n:::',
])('„%s” states that a condition is met', (text) => expect(found(text)).toBe(1));

test.each([
  ':::wariant{gdy="sprawdzenie.oze=tak"}\n\nSpółdzielnia spełnia warunki ustawy.\n\n:::',
  ':::dla-prawnika\n\nSpółdzielnia spełnia warunki ustawy.\n\n:::',
  '> Spółdzielnia spełnia warunki ustawy.',
  '- [ ] **Policzcie moc.** Wszystkie mają razem najwyżej 10 MW.',
  'Łączna moc nie może przekraczać 10 MW.',
  'Czy warunki są spełnione: ____',
  'Nie odmawia się przyjęcia spadkobiercy, gdy spełnia wymagania § 5.',
])('„%s” does not', (text) => expect(found(text)).toBe(0));
