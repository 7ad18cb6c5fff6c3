/** Outside a build nobody collects the places that links may lead to. */
export default function useBrokenLinks(): {readonly collectAnchor: () => void} {
  return {collectAnchor: () => undefined};
}
