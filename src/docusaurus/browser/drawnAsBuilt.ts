/**
 * Has what is within it drawn first as the build has drawn it, also when the page around it has long been taken over.
 *
 * Why: core tells a page once that it runs in a browser; a part that is taken over later would be drawn otherwise than it
 * stands in the HTML.
 * Leans on: core 3.10 client/browserContext, which says false until its first effect.
 * Breaks: a part taken over later keeps attributes of the built page that no longer hold.
 */
export {BrowserContextProvider as DrawnAsBuilt} from '@docusaurus/core/lib/client/browserContext';
