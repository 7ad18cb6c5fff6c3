/** Arithmetic of bytes in the field that QR codes use (ISO/IEC 18004): addition is exclusive or. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** Coefficients of the generator polynomial of this degree, without the leading 1. */
export function generatorOf(degree: number): readonly number[] {
  let polynomial = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    polynomial = polynomial.map(
      (coefficient, at) => times(coefficient, root) ^ (polynomial[at + 1] ?? 0),
    );
    root = times(root, 2);
  }
  return polynomial;
}

/** The bytes of error correction of a block: the remainder of its division by the generator. */
export function correctionOf(data: readonly number[], generator: readonly number[]): number[] {
  let rest = generator.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = generator.map((coefficient, at) => (rest[at + 1] ?? 0) ^ times(coefficient, factor));
  }
  return rest;
}
