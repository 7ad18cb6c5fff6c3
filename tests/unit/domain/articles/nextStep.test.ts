import type {ArticleLink} from '@site/src/domain/articles/article';
import {nextStepFirst} from '@site/src/domain/articles/nextStep';

const article = (name: string): ArticleLink => ({title: name, permalink: `/baza-wiedzy/${name}`});
const first = article('pierwszy');
const second = article('drugi');
const third = article('trzeci');

describe('The next step of an article', () => {
  test('is the first related one', () => {
    expect(nextStepFirst([first, second, third], [undefined, undefined])).toEqual([
      first,
      second,
      third,
    ]);
  });

  test('is not the one that is offered as the previous or the next anyway', () => {
    expect(nextStepFirst([first, second, third], [undefined, article('pierwszy')])).toEqual([
      second,
      first,
      third,
    ]);
  });

  test('is the first all the same where all of them are', () => {
    expect(nextStepFirst([first, second], [second, first])).toEqual([first, second]);
  });
});
