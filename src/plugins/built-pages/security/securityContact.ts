import {contactPage} from '../../../site/navigation';
import {takesMessages} from '../../../site/settings';
import type {OutputFile} from '../pipeline';
import {fullAddress, type PublishedSite} from '../publishedSite';

type Known = Pick<PublishedSite, 'url' | 'baseUrl' | 'owner' | 'contentDay'>;

/**
 * `security.txt` (RFC 9116): whom to tell of a weakness. Only if someone reads messages, and only at the root of a host,
 * where it is looked for.
 */
export function securityContact(site: Known): OutputFile[] {
  const {owner, baseUrl, contentDay} = site;
  if (!takesMessages(owner) || baseUrl !== '/') {
    return [];
  }
  const address = '.well-known/security.txt';
  const lines = [
    owner.email === null ? [] : `Contact: mailto:${owner.email}`,
    `Contact: ${fullAddress(site, contactPage.to)}`,
    `Expires: ${validUntil(contentDay)}T00:00:00Z`,
    'Preferred-Languages: pl, en',
    `Canonical: ${fullAddress(site, address)}`,
  ].flat();
  return [{file: address, content: `${lines.join('\n')}\n`}];
}

/** A year after the newest day in the content: what nobody tends should not be trusted for longer. */
function validUntil(contentDay: string): string {
  const day = new Date(contentDay);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}
