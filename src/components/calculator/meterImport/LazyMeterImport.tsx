import {lazyPart} from '@site/src/components/ui/loading/lazyPart';

/** The import; its file readers are fetched once somebody has a file. */
export default lazyPart(() => import('.'), {
  message: 'Nie udało się wczytać importu odczytów.',
  waiting: <p>Wczytujemy…</p>,
});
