import type {ComponentProps, ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {Button} from '@site/src/components/ui/buttons/Button';
import {queryName} from '@site/src/domain/search/parameters';
import {searchPage} from '@site/src/site/navigation';
import styles from './styles.module.css';

interface Props extends ComponentProps<'form'> {
  readonly label?: string;
  readonly input?: ComponentProps<'input'>;
  /** Its look; its name and value, if any, are sent with the query. */
  readonly button?: ComponentProps<typeof Button>;
}

/** A search field in the page: a plain form that leads to the results page. */
export default function SearchForm({
  label = searchPage.label,
  input,
  button,
  ...form
}: Props): ReactNode {
  return (
    <form
      role="search"
      action={useBaseUrl(searchPage.to)}
      className={clsx(styles.form, 'needsScript')}
      {...form}>
      <label className={styles.label}>
        <span>{label}</span>
        <input
          className={styles.field}
          type="search"
          name={queryName}
          autoComplete="off"
          {...input}
        />
      </label>
      <Button type="submit" {...button}>
        Szukaj
      </Button>
    </form>
  );
}
