/**
 * Clang names `main` after its parameters, and the library accepts that neither
 * is there; learners expect one `main`, called so, and an error otherwise.
 */
const namesOfMain = ['__original_main', '__main_argc_argv'];

/** What the linker said, with the name that stands in the source. */
export const withPlainMain = (text: string) =>
  namesOfMain.reduce((plain, name) => plain.replaceAll(name, 'main'), text);

/**
 * The linker's words for a program with no `main`, or with one of each kind,
 * which it would let pass; nothing for others.
 */
export function readMainErrors(objects: ReadonlyMap<string, Uint8Array>) {
  const decoder = new TextDecoder('latin1');
  const symbols = [...objects].map(([object, bytes]) => {
    const text = decoder.decode(bytes);
    return { object, names: namesOfMain.filter((name) => text.includes(name)) };
  });
  const owners = symbols.filter(({ names }) => names.length > 0);
  if (owners.length === 0) return 'wasm-ld: error: undefined symbol: main\n';
  const kinds = new Set(owners.flatMap(({ names }) => names));
  if (kinds.size < 2) return '';
  const places = owners.map(({ object }) => `>>> defined in ${object}\n`);
  return `wasm-ld: error: duplicate symbol: main\n${places.join('')}`;
}
