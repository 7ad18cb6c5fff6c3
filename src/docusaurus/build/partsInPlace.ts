/**
 * A built page with the parts behind `Suspense` where they belong, so that they are read without scripts and need none.
 *
 * Why: React writes a part of more than 500 bytes at the end of the page, hidden, and a script that moves it.
 * Leans on: React 19 server/ReactFizzConfigDOM.js writes `<!--$?--><template id="B:n">`, what to show meanwhile and
 * `<!--/$-->` in its place, `<div hidden id="S:n">` with what belongs there, and then the script; its script does in the
 * browser what is done here.
 * Breaks: the build fails.
 */
export function partsInPlace(html: string): string {
  let whole = html.replace(clock, '');
  for (let part = hidden.exec(whole); part; part = hidden.exec(whole)) {
    const [opening, id = ''] = part;
    const start = part.index + opening.length;
    const end = whole.indexOf('</div><script>$R', start);
    const after = whole.indexOf('</script>', end) + '</script>'.length;
    const content = whole.slice(start, end);
    const rest = whole.slice(0, part.index) + whole.slice(after);
    const [before, behind] = rest.split(
      new RegExp(`<!--\\$\\?--><template id="?B:${id}"?></template>`),
    );
    if (end === -1 || before === undefined || !behind?.includes(ending)) {
      throw new Error(
        `React writes parts of a page in another way: see src/docusaurus/build/partsInPlace.ts.`,
      );
    }
    // What was to be shown until the part came stands between its place and its end.
    whole = `${before}<!--$-->${content}${behind.slice(behind.indexOf(ending))}`;
  }
  return whole;
}

/** Says since when the page is shown, for the script that moves parts. */
const clock =
  /<script>requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?<\/script>/;

const ending = '<!--/$-->';
const hidden = /<div hidden(?:="")? id="?S:(\w+)"?>/;
