/**
 * Symbols that clang gives `main`, by its parameters. The C library accepts a
 * program with neither; learners expect exactly one `main`, under that name,
 * and an error otherwise.
 */
const mainSymbols = ['__original_main', '__main_argc_argv'];

/** Replaces clang's symbols by `main` in the output of the linker. */
export const restoreMainName = (text: string) =>
  mainSymbols.reduce(
    (renamedText, name) => renamedText.replaceAll(name, 'main'),
    text,
  );

/**
 * Returns the linker's error for a program with no `main`, or with one of each
 * kind, which the linker would accept; empty for any other.
 */
export function findMainErrors(objects: ReadonlyMap<string, Uint8Array>) {
  const decoder = new TextDecoder('latin1');
  const symbols = [...objects].map(([object, bytes]) => {
    const text = decoder.decode(bytes);
    return { object, names: mainSymbols.filter((name) => text.includes(name)) };
  });
  const owners = symbols.filter(({ names }) => names.length > 0);
  if (owners.length === 0) return 'wasm-ld: error: undefined symbol: main\n';
  const kinds = new Set(owners.flatMap(({ names }) => names));
  if (kinds.size < 2) return '';
  const places = owners.map(({ object }) => `>>> defined in ${object}\n`);
  return `wasm-ld: error: duplicate symbol: main\n${places.join('')}`;
}
