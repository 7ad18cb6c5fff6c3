import {checkSite} from '@site/src/content/quality/checkSite';
import {describeProblem} from '@site/src/content/problem';
import {loadSite} from '@site/src/content/loadSite';

const site = loadSite('.');

test('no text of the site breaks a rule of content', () => {
  expect(checkSite(site).map(describeProblem)).toEqual([]);
});

test('the FAQ answers at least 30 questions', () => {
  const questions = site.read('baza-wiedzy/faq.md').body.sections.filter(({depth}) => depth === 3);
  expect(questions.length).toBeGreaterThanOrEqual(30);
});
