/** The site is at the root. */
export default function useBaseUrl(address: string): string {
  return address;
}
