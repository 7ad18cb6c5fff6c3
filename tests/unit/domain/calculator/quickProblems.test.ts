import {dataFiles} from '@site/src/content/data/dataFiles';
import {readLink} from '@site/src/domain/calculator/link';
import {quickProblems} from '@site/src/domain/calculator/quickProblems';

const dated = dataFiles('.').rates.value;

describe('What is wrong in an address is told with the name its field has in the form:', () => {
  test.each([
    [
      'zuzycie=1e300',
      'pole „Roczne zużycie prądu”: w\u00a0adresie jest „zuzycie=1e300”. Wpisz liczbę od 100 do 100\u00a0000\u00a0000,',
    ],
    [
      'moc=Infinity',
      'pole „Planowana moc paneli”: w\u00a0adresie jest „moc=Infinity”. Wpisz liczbę',
    ],
    ['zuzycie=240.000', 'bez kropek między tysiącami.'],
    ['cena=NaN', 'pole „Cena prądu z rachunku”: w\u00a0adresie jest „cena=NaN”. Wpisz liczbę'],
    ['koszt=-1', 'pole „Koszt inwestycji”: '],
    ['utrzymanie=x', 'pole „Roczne koszty działania”: '],
    ['kto=miasto', 'pole „Kto”: w\u00a0adresie jest „kto=miasto”. Wybierz z\u00a0listy: gmina,'],
    ['kto=gmina&osd=rwe', 'pole „Operator sieci”: '],
    ['miesiace=1,2,3', 'pole „Zużycie z rachunków za 12 miesięcy”: '],
    ['sklad=dom-1001-4000', 'Punktów może być razem najwyżej 1\u00a0000.'],
  ])('%s', (fragment, message) => {
    expect(readLink(fragment, dated)).toEqual({kind: 'broken'});
    const [error, ...others] = quickProblems(`#${fragment}`);
    expect(error?.message).toContain(message);
    expect(others).toEqual([]);
  });

  test('nothing is wrong in a right one', () => {
    expect(quickProblems('#kto=gmina&zuzycie=240000&moc=165&osd=pge&cena=0.498')).toEqual([]);
  });
});
