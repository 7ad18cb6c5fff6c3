/** Path of a page's social image in the site. `path` has no leading or trailing slash; the home page is ''. */
export function socialImagePath(path: string): string {
  return `img/social/${path === '' ? 'start' : path.replaceAll('/', '--')}.png`;
}
