/** An address as documents have it: street and number, then code and town; or all of it in the first. */
export interface Address {
  readonly address?: string | undefined;
  readonly town?: string | undefined;
}

/** An address in one line: `ul. Polna 1, 00-001 Warszawa`. */
export function addressLine({address = '', town = ''}: Address): string {
  return address === '' || town === '' ? address + town : `${address}, ${town}`;
}

/** The two lines of an address that was typed in one; without a postal code all of it stays in the first. */
export function addressOf(line: string): Required<Address> {
  const at = line.search(/, \d\d-\d{3} /);
  return at > 0
    ? {address: line.slice(0, at), town: line.slice(at + 2)}
    : {address: line, town: ''};
}
