import clsx from 'clsx';
import styles from './styles.module.css';

/** Text style set by escape sequences; colours by terminal number. */
export interface TextStyle {
  readonly colour?: number | undefined;
  readonly background?: number | undefined;
  readonly isBold?: boolean;
  readonly isFaint?: boolean;
  readonly isItalic?: boolean;
  readonly isUnderlined?: boolean;
  readonly isInverse?: boolean;
  readonly isStruck?: boolean;
}

/** Default style. */
export const plainStyle: TextStyle = {};

const sgrStyles: Readonly<Record<number, TextStyle>> = {
  1: { isBold: true },
  2: { isFaint: true },
  3: { isItalic: true },
  4: { isUnderlined: true },
  7: { isInverse: true },
  9: { isStruck: true },
  21: { isUnderlined: true },
  22: { isBold: false, isFaint: false },
  23: { isItalic: false },
  24: { isUnderlined: false },
  27: { isInverse: false },
  29: { isStruck: false },
  39: { colour: undefined },
  49: { background: undefined },
};

/**
 * Maps a code to one of the sixteen basic colours: four ranges of eight codes,
 * bright ones from 90, backgrounds from 40 and from 100.
 */
function parseBasicColour(code: number): TextStyle {
  const isBright = code >= 90;
  const number = (code % 10) + (isBright ? 8 : 0);
  const isBackground = code >= 40 && code < 50 ? true : code >= 100;
  return isBackground ? { background: number } : { colour: number };
}

const isBasicColour = (code: number) =>
  (code >= 30 && code <= 37) ||
  (code >= 40 && code <= 47) ||
  (code >= 90 && code <= 97) ||
  (code >= 100 && code <= 107);

/**
 * Returns the number of parameters after a code 38 or 48: `5;n` or `2;r;g;b`.
 * Only the first sixteen colours are supported.
 */
const countColourParameters = (kind: number | undefined) =>
  kind === 5 ? 2 : kind === 2 ? 4 : 0;

/** Applies the parameters of an SGR sequence (`ESC [ … m`) to a style. */
export function applySgr(look: TextStyle, parameters: string): TextStyle {
  const codes = parameters.split(/[;:]/).map(Number);
  let next = look;
  for (let index = 0; index < codes.length; index += 1) {
    const code = codes[index] ?? 0;
    if (code === 0) next = plainStyle;
    else if (code === 38 || code === 48) {
      const [kind, number = 0] = codes.slice(index + 1);
      if (kind === 5 && number < 16)
        next = {
          ...next,
          ...(code === 38 ? { colour: number } : { background: number }),
        };
      index += countColourParameters(kind);
    } else if (isBasicColour(code))
      next = { ...next, ...parseBasicColour(code) };
    else next = { ...next, ...sgrStyles[code] };
  }
  return next;
}

const colourNames = [
  'black',
  'red',
  'green',
  'yellow',
  'blue',
  'magenta',
  'cyan',
  'white',
] as const;

const getColourName = (colour: number | undefined) =>
  colour === undefined ? undefined : colourNames[colour % 8];

/** Returns the CSS classes of a style. */
export function getStyleClasses(look: TextStyle): string {
  if (look === plainStyle) return '';
  const colour = getColourName(look.colour);
  const background = getColourName(look.background);
  return clsx(
    colour && styles[colour],
    background && styles.filled,
    background && styles[`on-${background}`],
    look.isBold && styles.bold,
    look.isFaint && styles.faint,
    look.isItalic && styles.italic,
    look.isUnderlined && styles.underlined,
    look.isInverse && styles.inverse,
    look.isStruck && styles.struck,
  );
}
