import {correction, generate} from 'lean-qr/nano';

/** What the largest code holds: its 2956 bytes, less the mark of UTF-8 and the length. */
export const mostQrBytes = 2952;
/** Light around the code, in modules, by which a camera finds it. */
const margin = 4;

export interface QrCode {
  /** Modules on a side, with the margin. */
  readonly size: number;
  readonly isDark: (x: number, y: number) => boolean;
}

/**
 * A text of at most `mostQrBytes` as a code. The code says that its bytes are UTF-8: without it a reader guesses, and
 * takes „Spó” for Japanese or „paź” for Chinese. A sturdy one is still read with a seventh of it covered.
 */
export function qrCode(text: string, {isSturdy = false} = {}): QrCode {
  const code = generate(text, {minCorrectionLevel: isSturdy ? correction.M : correction.L});
  return {
    size: code.size + 2 * margin,
    isDark: (x, y) => code.get(x - margin, y - margin),
  };
}
