import {lazyPart} from '@site/src/components/ui/lazyPart';

/** The import, whose readers of files are fetched when somebody has a file. */
export default lazyPart(() => import('.'), {
  message: 'Nie udało się wczytać importu odczytów.',
  waiting: <p>Wczytujemy…</p>,
});
