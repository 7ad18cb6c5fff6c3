import {checkBuiltLinks} from './checks/checkBuiltLinks';
import {buildManifest} from './emit/buildManifest';
import {feed} from './emit/feed';
import {hostingFiles} from './emit/hostingFiles';
import {iconEndpoint} from './emit/iconEndpoint';
import {licences} from './emit/licences';
import {llmsTxt} from './emit/llmsTxt';
import {markdownCopies} from './emit/markdownSource';
import {numbers} from './emit/numbers';
import {openSearch} from './emit/openSearch';
import {paperFiles} from './emit/papers';
import {payloads} from './emit/payloads';
import {redirectPages} from './emit/redirectPages';
import {searchFiles} from './emit/searchFiles';
import {slashTwins} from './emit/slashTwins';
import {socialCards} from './emit/socialCards';
import type {PageStep, Recipe} from './pipeline';
import {contentSecurity} from './steps/contentSecurity';
import {linkSheets} from './steps/linkSheets';
import {noticeOfScripts} from './steps/noticeOfScripts';
import {pageTags} from './steps/pageTags';
import {withoutThemeScript} from './steps/withoutThemeScript';

/** What happens to the built pages, in this order; `shells` are the steps of what is put around them. */
export const recipeFor = (shells: readonly PageStep[]): Recipe => ({
  steps: [withoutThemeScript, linkSheets, pageTags, noticeOfScripts, ...shells, contentSecurity],
  emitters: [
    payloads,
    feed,
    llmsTxt,
    markdownCopies,
    paperFiles,
    numbers,
    openSearch,
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
