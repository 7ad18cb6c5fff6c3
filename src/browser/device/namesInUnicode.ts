/**
 * Options for `zipSync`. Without them Debian's `unzip` takes names for those of a DOS code page, whatever their flag says;
 * a file that says it comes from Unix must say as well who may read it, or nobody may.
 */
export const namesInUnicode = {os: 3, attrs: 0o100_644 << 16} as const;
