/** The table of routes that has an address, by the address alone, so that the browser knows which one to fetch. */
export function routeTableOf(address: string, tables: number): number {
  let sum = 0;
  for (const sign of address) {
    sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521;
  }
  return sum % tables;
}
