import clsx from 'clsx';
import styles from './styles.module.css';

/** How letters are written from some place on; colours by their number. */
export interface Look {
  readonly colour?: number | undefined;
  readonly background?: number | undefined;
  readonly isBold?: boolean;
  readonly isFaint?: boolean;
  readonly isItalic?: boolean;
  readonly isUnderlined?: boolean;
  readonly isInverse?: boolean;
  readonly isStruck?: boolean;
}

/** As letters are written until a program says otherwise. */
export const plain: Look = {};

const switches: Readonly<Record<number, Look>> = {
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

/** The sixteen colours of a terminal come in four runs of eight. */
function sixteen(code: number): Look {
  const isBright = code >= 90;
  const number = (code % 10) + (isBright ? 8 : 0);
  const isBackground = code >= 40 && code < 50 ? true : code >= 100;
  return isBackground ? { background: number } : { colour: number };
}

const isSixteen = (code: number) =>
  (code >= 30 && code <= 37) ||
  (code >= 40 && code <= 47) ||
  (code >= 90 && code <= 97) ||
  (code >= 100 && code <= 107);

/** How many more numbers say a colour of many, which here is none of them. */
const numbersOf = (kind: number | undefined) =>
  kind === 5 ? 2 : kind === 2 ? 4 : 0;

/** What `ESC [ … m` makes of a look. */
export function applyCodes(look: Look, parameters: string): Look {
  const codes = parameters.split(/[;:]/).map(Number);
  let next = look;
  for (let index = 0; index < codes.length; index += 1) {
    const code = codes[index] ?? 0;
    if (code === 0) next = plain;
    else if (code === 38 || code === 48) {
      const [kind, number = 0] = codes.slice(index + 1);
      if (kind === 5 && number < 16)
        next = {
          ...next,
          ...(code === 38 ? { colour: number } : { background: number }),
        };
      index += numbersOf(kind);
    } else if (isSixteen(code)) next = { ...next, ...sixteen(code) };
    else next = { ...next, ...switches[code] };
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

const nameOf = (colour: number | undefined) =>
  colour === undefined ? undefined : colourNames[colour % 8];

/** The classes of a look; the colours stand in the style sheet. */
export function classesOf(look: Look): string {
  if (look === plain) return '';
  const colour = nameOf(look.colour);
  const background = nameOf(look.background);
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
