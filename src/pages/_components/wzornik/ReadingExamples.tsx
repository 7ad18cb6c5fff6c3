import type {ReactNode} from 'react';
import ArticleRow from '@site/src/components/articles/ArticleRow';
import Band from '@site/src/components/ui/Band';
import Paginator from '@site/src/components/articles/Paginator';
import Question from '@site/src/components/articles/Question';
import newestArticles from '@site-data/newest-articles.json';
import styles from './styles.module.css';

const [first, second] = newestArticles;

export function Questions(): ReactNode {
  return (
    <div className={styles.narrow}>
      <Question id="wzor-pytanie">
        <summary>
          <h3>Przykładowe pytanie?</h3>
        </summary>
        <div>
          <p>Przykładowa odpowiedź.</p>
        </div>
      </Question>
      <Question open>
        <summary>
          <h3>Pytanie otwarte, bez adresu?</h3>
        </summary>
        <div>
          <p>Odpowiedź widać od razu.</p>
        </div>
      </Question>
    </div>
  );
}

export function ArticleRowExample(): ReactNode {
  return <div className={styles.narrow}>{first && <ArticleRow article={first} as="h3" />}</div>;
}

export function NavigationExamples(): ReactNode {
  return (
    <>
      <p>Ścieżka stoi na początku tej strony. Niżej: poprzedni i następny artykuł.</p>
      <Paginator previous={first} next={second} />
    </>
  );
}

export function BandExamples(): ReactNode {
  return (
    <Band title="Przykładowe pytanie?" action={{label: 'Przejdź do odpowiedzi', to: '/faq'}} />
  );
}
