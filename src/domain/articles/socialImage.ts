/** File of a page's social image, inside the site. `path` has no slash at either end; the home page is ''. */
export function socialImagePath(path: string): string {
  return `img/social/${path === '' ? 'start' : path.replaceAll('/', '--')}.png`;
}
