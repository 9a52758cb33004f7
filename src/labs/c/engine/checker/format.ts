/** A conversion of a format, as `printf` and `scanf` read it. */
export interface Conversion {
  readonly letter: string;
  /** `h`, `hh`, `l`, `ll`, `j`, `z`, `t`, `L`, or nothing. */
  readonly length: string;
  /** Most letters of a text that `printf` writes; `*` takes it from the arguments. */
  readonly precision: number | '*' | undefined;
  /** `*` for `printf` takes a number from the arguments; for `scanf` it stores nothing. */
  readonly isStarred: boolean;
}

const printPattern =
  /%[-+ #0]*(?<width>\*|\d+)?(?:\.(?<precision>\*|\d*))?(?<length>hh|h|ll|l|j|z|t|L)?(?<letter>[a-zA-Z%])/g;
const scanPattern =
  /%(?<star>\*)?\d*(?<length>hh|h|ll|l|j|z|t|L)?(?<letter>\[\^?\]?[^\]]*\]|[a-zA-Z%])/g;

/** The conversions of a format of `printf`. */
export function printConversions(format: string): Conversion[] {
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

/** The conversions of a format of `scanf`. */
export function scanConversions(format: string): Conversion[] {
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

/** Bytes of what `scanf` stores; a text has no size beforehand. */
export function sizeStored({ letter, length }: Conversion): number {
  if ('eEfFgGaA'.includes(letter))
    return length === 'l' ? 8 : length === 'L' ? 16 : 4;
  if (letter === 's' || letter === '[') return 0;
  if (letter === 'c') return 1;
  if (length === 'hh') return 1;
  if (length === 'h') return 2;
  return length === 'll' || length === 'j' ? 8 : 4;
}
