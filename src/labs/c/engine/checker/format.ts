/** Conversion specification of a `printf` or `scanf` format. */
export interface Conversion {
  readonly letter: string;
  /** Length modifier: `h`, `hh`, `l`, `ll`, `j`, `z`, `t`, `L`, or empty. */
  readonly length: string;
  /**
   * Maximum characters of a string that `printf` writes; `*` takes it from the
   * arguments.
   */
  readonly precision: number | '*' | undefined;
  /** True when the width is `*`, which `printf` takes from the arguments. */
  readonly isStarred: boolean;
}

const printPattern =
  /%[-+ #0]*(?<width>\*|\d+)?(?:\.(?<precision>\*|\d*))?(?<length>hh|h|ll|l|j|z|t|L)?(?<letter>[a-zA-Z%])/g;
const scanPattern =
  /%(?<star>\*)?\d*(?<length>hh|h|ll|l|j|z|t|L)?(?<letter>\[\^?\]?[^\]]*\]|[a-zA-Z%])/g;

/** Returns the conversions of a `printf` format, without `%%`. */
export function parsePrintFormat(format: string): Conversion[] {
  return [...format.matchAll(printPattern)].flatMap(({ groups = {} }) => {
    const { width, precision, length = '', letter = '' } = groups;
    if (letter === '%') return [];
    return {
      letter,
      length,
      precision:
        precision === undefined || precision === '*'
          ? precision
          : Number(precision),
      isStarred: width === '*',
    };
  });
}

/**
 * Returns the conversions of a `scanf` format that store something: neither
 * `%%` nor those with a `*`.
 */
export function parseScanFormat(format: string): Conversion[] {
  return [...format.matchAll(scanPattern)].flatMap(({ groups = {} }) => {
    const { star, length = '', letter = '' } = groups;
    if (letter === '%' || star === '*') return [];
    return {
      letter: letter.charAt(0),
      length,
      precision: undefined,
      isStarred: false,
    };
  });
}

/**
 * Bytes that `scanf` stores on wasm32; 0 for a string, whose length is not
 * known beforehand.
 */
export function getStoredSize({ letter, length }: Conversion): number {
  if ('eEfFgGaA'.includes(letter))
    return length === 'l' ? 8 : length === 'L' ? 16 : 4;
  if (letter === 's' || letter === '[') return 0;
  if (letter === 'c') return 1;
  if (length === 'hh') return 1;
  if (length === 'h') return 2;
  return length === 'll' || length === 'j' ? 8 : 4;
}
