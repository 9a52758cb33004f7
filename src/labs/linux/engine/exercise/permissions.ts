/**
 * Classes of users in the order of the mode's letters, with the shift of their
 * bits.
 */
const USER_CLASSES = [
  { letter: 'u', shift: 6, words: 'el propietario' },
  { letter: 'g', shift: 3, words: 'el grupo' },
  { letter: 'o', shift: 0, words: 'los demás' },
] as const;

const PERMISSIONS = [
  { letter: 'r', bit: 4, words: 'lectura', inDirectory: 'lectura' },
  { letter: 'w', bit: 2, words: 'escritura', inDirectory: 'escritura' },
  { letter: 'x', bit: 1, words: 'ejecución', inDirectory: 'entrada' },
] as const;

const SPECIAL_BITS = [
  { bit: 0o4000, words: 'el bit setuid' },
  { bit: 0o2000, words: 'el bit setgid' },
  { bit: 0o1000, words: 'el bit sticky' },
] as const;

const OCTAL_MODE = /^[0-7]{3,4}$/;
const MODE_CLAUSE = /^([ugoa]+)([+=-])([rwx]*)$/;

/** Bits that must be set and bits that must not. */
interface RequiredBits {
  readonly on: number;
  readonly off: number;
}

function parseClause(text: string): RequiredBits | undefined {
  const [, affectedClasses, sign, letters] = MODE_CLAUSE.exec(text) ?? [];
  if (affectedClasses === undefined || letters === undefined) return undefined;
  if (letters === '' && sign !== '=') return undefined;
  const bits = PERMISSIONS.filter(({ letter }) =>
    letters.includes(letter),
  ).reduce((sum, { bit }) => sum | bit, 0);
  const spread = (spreadBits: number) =>
    USER_CLASSES.filter(
      ({ letter }) =>
        affectedClasses.includes(letter) || affectedClasses.includes('a'),
    ).reduce((sum, { shift }) => sum | (spreadBits << shift), 0);
  if (sign === '+') return { on: spread(bits), off: 0 };
  if (sign === '-') return { on: 0, off: spread(bits) };
  return { on: spread(bits), off: spread(7 & ~bits) };
}

/** Parses `640`, `1777` or `g+x,o-r`; returns undefined for other texts. */
export function parseMode(text: string): RequiredBits | undefined {
  if (OCTAL_MODE.test(text)) {
    const octalMode = parseInt(text, 8);
    return { on: octalMode, off: 0o7777 & ~octalMode };
  }
  const clauses = text.split(',').map(parseClause);
  return clauses.reduce<RequiredBits | undefined>(
    (sum, each) =>
      sum && each && { on: sum.on | each.on, off: sum.off | each.off },
    { on: 0, off: 0 },
  );
}

const listFormat = new Intl.ListFormat('es');

/** Describes permission bits, as «el permiso de lectura para el grupo». */
function describeBits(bits: number, isDirectory: boolean): string[] {
  const plainWords = USER_CLASSES.flatMap(({ shift, words: className }) => {
    const permissionNames = PERMISSIONS.filter(
      ({ bit }) => (bits & (bit << shift)) !== 0,
    ).map(({ words, inDirectory }) => (isDirectory ? inDirectory : words));
    return permissionNames.length === 0
      ? []
      : [
          `${permissionNames.length === 1 ? 'el permiso' : 'los permisos'} de ${listFormat.format(permissionNames)} para ${className}`,
        ];
  });
  return [
    ...plainWords,
    ...SPECIAL_BITS.filter(({ bit }) => (bits & bit) !== 0).map(
      ({ words }) => words,
    ),
  ];
}

/**
 * Describes the missing and the excess permissions; returns undefined when the
 * mode is right.
 */
export function describeModeFault(
  actual: number,
  mode: string,
  isDirectory: boolean,
): string | undefined {
  const requiredBits = parseMode(mode);
  if (!requiredBits) return undefined;
  const parts = [
    { verb: 'falta', bits: requiredBits.on & ~actual },
    { verb: 'sobra', bits: requiredBits.off & actual },
  ].flatMap(({ verb, bits }) => {
    const words = describeBits(bits, isDirectory);
    const isOne = words.length === 1 && !words[0]?.startsWith('los ');
    return words.length === 0
      ? []
      : [`le ${isOne ? verb : `${verb}n`} ${listFormat.format(words)}`];
  });
  return parts.length === 0 ? undefined : parts.join(' y ');
}
