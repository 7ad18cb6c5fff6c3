import type {ReactNode, SubmitEvent} from 'react';
import clsx from 'clsx';
import {Button} from '@site/src/components/Button';
import {openSearch} from '@site/src/hooks/search/openSearch';
import styles from './styles.module.css';

/** A search field in the page; submitting opens the search with what was typed. */
export default function SearchForm(): ReactNode {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    openSearch(typeof query === 'string' ? query : '');
  };
  return (
    <form role="search" className={clsx(styles.form, 'needsScript')} onSubmit={submit}>
      <label className={styles.label}>
        <span>Szukaj w serwisie</span>
        <input className={styles.field} type="search" name="q" autoComplete="off" />
      </label>
      <Button type="submit">Szukaj</Button>
    </form>
  );
}
