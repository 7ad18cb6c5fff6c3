import {checkBuiltLinks} from './checks/checkBuiltLinks';
import {buildManifest} from './emit/buildManifest';
import {feed} from './emit/feed';
import {hostingFiles} from './emit/hostingFiles';
import {iconEndpoint} from './emit/iconEndpoint';
import {licences} from './emit/licences';
import {llmsTxt} from './emit/llmsTxt';
import {markdownCopies} from './emit/markdownSource';
import {offlineFiles} from './emit/offlineFiles';
import {openSearch} from './emit/openSearch';
import {paperFiles} from './emit/papers';
import {payloads} from './emit/payloads';
import {redirectPages} from './emit/redirectPages';
import {searchFiles} from './emit/searchFiles';
import {slashTwins} from './emit/slashTwins';
import {socialCards} from './emit/socialCards';
import type {Recipe} from './pipeline';
import {contentSecurity} from './steps/contentSecurity';
import {linkSheets} from './steps/linkSheets';
import {pageTags} from './steps/pageTags';
import {putToSleep} from './steps/putToSleep';
import {styleRules} from './steps/styleRules';
import {withoutThemeScript} from './steps/withoutThemeScript';
import type {PublishedSite} from './publishedSite';

/** What happens to the built pages, in this order. */
export const recipeFor = (site: PublishedSite): Recipe => ({
  steps: [withoutThemeScript, linkSheets, pageTags, styleRules, putToSleep(site), contentSecurity],
  emitters: [
    payloads,
    feed,
    llmsTxt,
    markdownCopies,
    paperFiles,
    openSearch,
    offlineFiles,
    socialCards,
    searchFiles,
    iconEndpoint,
    redirectPages,
    slashTwins,
    buildManifest,
    hostingFiles,
    licences,
  ],
  checks: [checkBuiltLinks],
});
