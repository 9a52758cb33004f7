/** What a file of the playground may be called, in words for the reader. */
export const nameRule =
  'De 1 a 40 letras sin tilde, números, «_», «-» y puntos; empieza por letra, número o «_».';

const shape = /^\w[\w.-]{0,39}$/;

/** Whether the compiler takes it: a source or a header. */
export function isCode(name: string): boolean {
  return /\.[ch]$/.test(name);
}

/** Whether it is compiled by itself: headers are not. */
export function isSource(name: string): boolean {
  return name.endsWith('.c');
}

/** Whether two names are one file on some computers: Windows sees no capitals. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * Why a file cannot have a name, in words for the reader.
 *
 * @param others Names of the other files of the program.
 */
export function nameProblem(
  name: string,
  others: readonly string[],
): string | undefined {
  if (name === '') return 'Escribe un nombre, como «util.c».';
  if (/[/\\]/.test(name)) return 'Sin carpetas: solo el nombre, como «util.c».';
  if (!shape.test(name)) return nameRule;
  if (!/\.\w+$/.test(name))
    return 'Falta la extensión: «.c», «.h», o «.txt» si el archivo guarda datos.';
  const twin = others.find((other) => isSameName(other, name));
  if (twin === undefined) return undefined;
  return twin === name
    ? `Ya hay un archivo «${twin}».`
    : `Ya hay un archivo «${twin}», y Windows no distingue mayúsculas.`;
}

/** A name near the wished one that is free and allowed. */
export function freeName(wish: string, taken: readonly string[]): string {
  const allowed = wish
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '_')
    .replace(/^[.-]+/, '');
  const [, stem = '', extension = ''] =
    /^(.*?)(\.\w+)?$/.exec(allowed.slice(-40)) ?? [];
  const base = stem.replace(/^[.-]+/, '') || 'archivo';
  const end = extension.slice(0, 10) || '.txt';
  for (let count = 1; ; count += 1) {
    const mark = count === 1 ? '' : `-${count}`;
    const name = `${base.slice(0, 40 - mark.length - end.length)}${mark}${end}`;
    if (!taken.some((other) => isSameName(other, name))) return name;
  }
}
