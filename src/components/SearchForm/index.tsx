import type {ComponentProps, ReactNode, SubmitEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {Button} from '@site/src/components/Button';
import {kindName, kindSlugs, queryName, writeSearchAddress} from '@site/src/domain/searchAddress';
import type {SearchKind} from '@site/src/domain/search/types';
import {searchPage} from '@site/src/site/navigation';
import styles from './styles.module.css';

interface Props extends ComponentProps<'input'> {
  readonly label?: string;
  /** The kind to look for; all by default. */
  readonly kind?: SearchKind | null;
  /** Instead of leading to the page of results. */
  readonly onSearch?: () => void;
}

/** A search field in the page; submitting leads to the page of results. */
export default function SearchForm({
  label = searchPage.label,
  kind = null,
  onSearch,
  ...input
}: Props): ReactNode {
  const history = useHistory();
  const action = useBaseUrl(searchPage.to);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (onSearch) {
      onSearch();
    } else {
      const query = new FormData(event.currentTarget).get(queryName);
      const text = typeof query === 'string' ? query : '';
      history.push(action + writeSearchAddress({query: text, kind}));
    }
  };
  return (
    <form
      role="search"
      action={action}
      className={clsx(styles.form, 'needsScript')}
      onSubmit={submit}>
      <label className={styles.label}>
        <span>{label}</span>
        <input
          {...input}
          className={styles.field}
          type="search"
          name={queryName}
          autoComplete="off"
        />
      </label>
      <Button type="submit" {...(kind && {name: kindName, value: kindSlugs[kind]})}>
        Szukaj
      </Button>
    </form>
  );
}
