/** Explanation of a valid file name, for the reader. */
export const nameRule =
  'De 1 a 40 letras sin tilde, números, «_», «-» y puntos; empieza por letra, número o «_».';

const namePattern = /^\w[\w.-]{0,39}$/;

/** Returns true for files that the compiler reads: sources and headers. */
export function isCodeFile(name: string): boolean {
  return /\.[ch]$/.test(name);
}

/** Returns true for files that are compiled on their own: not headers. */
export function isSourceFile(name: string): boolean {
  return name.endsWith('.c');
}

/** Compares names without case: Windows does not distinguish it. */
export function isSameName(leftName: string, rightName: string): boolean {
  return leftName.toLowerCase() === rightName.toLowerCase();
}

/**
 * Explains why a file cannot have a name; undefined if it can.
 *
 * @param otherNames Names of the program's other files.
 */
export function findNameProblem(
  name: string,
  otherNames: readonly string[],
): string | undefined {
  if (name === '') return 'Escribe un nombre, como «util.c».';
  if (/[/\\]/.test(name)) return 'Sin carpetas: solo el nombre, como «util.c».';
  if (!namePattern.test(name)) return nameRule;
  if (!/\.\w+$/.test(name))
    return 'Falta la extensión: «.c», «.h», o «.txt» si el archivo guarda datos.';
  const twin = otherNames.find((other) => isSameName(other, name));
  if (twin === undefined) return undefined;
  return twin === name
    ? `Ya hay un archivo «${twin}».`
    : `Ya hay un archivo «${twin}», y Windows no distingue mayúsculas.`;
}

/** Returns true for a valid name of a file. */
export const isFileName = (name: string): boolean =>
  findNameProblem(name, []) === undefined;

/** Returns a valid name that is not taken, close to the wished one. */
export function findFreeName(
  wish: string,
  takenNames: readonly string[],
): string {
  const allowedName = wish
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '_')
    .replace(/^[.-]+/, '');
  const [, stem = '', extension = ''] =
    /^(.*?)(\.\w+)?$/.exec(allowedName.slice(-40)) ?? [];
  const base = stem.replace(/^[.-]+/, '') || 'archivo';
  const end = extension.slice(0, 10) || '.txt';
  for (let count = 1; ; count += 1) {
    const mark = count === 1 ? '' : `-${count}`;
    const name = `${base.slice(0, 40 - mark.length - end.length)}${mark}${end}`;
    if (!takenNames.some((other) => isSameName(other, name))) return name;
  }
}
