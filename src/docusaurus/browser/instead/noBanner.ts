/** Instead of core's banner about a wrong address of the site, which only the built page can show, and here never does. */
export default function NoBanner(): null {
  return null;
}
