/** Outside a build nothing collects the link targets of a page. */
export default function useBrokenLinks(): {readonly collectAnchor: () => void} {
  return {collectAnchor: () => undefined};
}
