/**
 * Changes the hash of the navigation in progress. To be called from `onRouteUpdate`, with its location.
 *
 * Why: Docusaurus decodes the hash without a guard; a malformed one would crash the page.
 * Leans on: core 3.10 client/PendingNavigation.js passes client modules the same object whose hash
 * client/ClientLifecyclesDispatcher.js decodes afterwards; the types do not forbid changing it.
 * Breaks: a link with a hash such as `#50%` ends on the error page.
 */
export function changeHash(location: {hash: string}, hash: string): void {
  location.hash = hash;
}
