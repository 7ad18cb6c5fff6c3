import type {ComponentProps, ReactNode} from 'react';
import isInternalUrl from '@docusaurus/isInternalUrl';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import siteConfig from '@generated/docusaurus.config';
import {follow, preload, prefetchInView} from '../links';

const {baseUrl, trailingSlash} = siteConfig;

interface Props extends Omit<ComponentProps<'a'>, 'ref'> {
  readonly to?: string;
}

/**
 * Instead of core's link: the same element, without a router's link, five hooks and an observer for each of the hundred
 * in a page. What this site's pages do not use of it is left out. See `build/bundle/lighterPackages.ts`.
 */
export default function Link({to, href, onClick, children, ...props}: Props): ReactNode {
  const given = to ?? href;
  if (given === undefined) {
    return <a {...props}>{children}</a>;
  }
  const address = withBaseUrl(given.replace('pathname://', ''));
  if (!isInternalUrl(given)) {
    return (
      <a target="_blank" rel="noopener noreferrer" {...props} href={address} onClick={onClick}>
        {children}
      </a>
    );
  }
  if (address.startsWith('#') || (props.target ?? '_self') !== '_self') {
    return (
      <a {...props} href={address} onClick={onClick}>
        {children}
      </a>
    );
  }
  return (
    <a
      {...props}
      href={applyTrailingSlash(address, {trailingSlash, baseUrl})}
      ref={prefetchInView}
      onMouseEnter={preload}
      onTouchStart={preload}
      onClick={
        onClick
          ? (event) => {
              onClick(event);
              follow(event);
            }
          : follow
      }>
      {children}
    </a>
  );
}

function withBaseUrl(address: string): string {
  return address.startsWith('/') && !`${address}/`.startsWith(baseUrl)
    ? baseUrl + address.slice(1)
    : address;
}
