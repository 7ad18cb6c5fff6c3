/** Components are tested as they are after hydration. */
export default function useIsBrowser(): boolean {
  return true;
}
