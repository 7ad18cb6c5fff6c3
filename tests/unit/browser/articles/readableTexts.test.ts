/** @jest-environment jsdom */
import {readableTexts} from '@site/src/browser/articles/readableTexts';

test('an article is read in order, without what is only for the eye', () => {
  document.body.innerHTML = `<article>
    <nav><ol><li>Start</li></ol></nav>
    <h1>Tytuł</h1>
    <p class="meta">5 min czytania</p>
    <section><h2>W skrócie</h2><ul><li>Pierwsze zdanie.</li></ul></section>
    <h2>Sekcja<a class="hash-link">\u200B</a></h2>
    <p>Zdanie ze źródłem<a href="#zrodlo-oze">1</a>.</p>
    <ul><li><p>Punkt z akapitem.</p></li><li>Punkt<ul><li>Głębiej</li></ul></li></ul>
    <table><tbody><tr><td><p>Komórka</p></td></tr></tbody></table>
    <figure><figcaption><p>Podpis</p></figcaption></figure>
    <section aria-labelledby="zrodla"><h2>Źródła</h2><ol><li>Ustawa</li></ol></section>
    <section class="noPrint"><h2>Powiązane</h2></section>
  </article>`;
  expect(readableTexts(document.querySelector('article') ?? document.body)).toEqual([
    'Tytuł',
    'W skrócie',
    'Pierwsze zdanie.',
    'Sekcja',
    'Zdanie ze źródłem.',
    'Punkt z akapitem.',
    'Punkt',
    'Głębiej',
  ]);
});
