import {addTo, codeOf, type BuiltPage} from '../builtPage';
import type {PublishedSite} from '../publishedSite';
import {contentPolicy, policyTag} from '../security/policy';

/** Names at the top of a page what it may load and run. The last step, as it reads what the others have added. */
export function contentSecurity(page: BuiltPage, {owner}: Pick<PublishedSite, 'owner'>): BuiltPage {
  return addTo(page, 'startOfHead', policyTag(contentPolicy(codeOf(page), owner)));
}
