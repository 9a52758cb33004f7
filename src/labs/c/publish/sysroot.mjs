import {
  tarEndBlocks,
  readTarEntries,
  encodeTarFile,
} from '../../../../scripts/lib/labs/tar.mjs';

/** Headers of clang itself that a C program may include, and those they include. */
const COMPILER_HEADERS =
  /^include\/(?:__(?:stddef|stdarg|float)_\w+|builtins|float|inttypes|iso646|limits|stdalign|stdarg|stdatomic|stdbool|stdckdint|stdcountof|stddef|stddefer|stdint|stdnoreturn|tgmath|unwind|varargs)\.h$/;

/** Headers of the C library; those of C++ are most of the package. */
const LIBRARY_HEADERS = /^include\/wasm32-wasip1\/(?!c\+\+)/;

const LIBRARIES =
  /^lib\/(?:wasm32-wasip1\/(?:crt1-command\.o|lib(?:c|m|dl|rt|pthread|util|setjmp|c-printscan-long-double|wasi-emulated-(?:getpid|mman|process-clocks|signal))\.a)|wasm32-unknown-wasip1\/libclang_rt\.builtins\.a)$/;

/** Where the objects are that `src/labs/c/engine/compiler` links with each program. */
const SUPPORT_FOLDER = 'lib/lab';

/**
 * The headers and libraries of the package that programs in C need.
 *
 * @param {Uint8Array} archive The package's own, as tar.
 * @returns {Buffer} As tar, still open: see {@link closeSysroot}.
 */
export function pickSysroot(archive) {
  const keptEntries = [...readTarEntries(archive)].filter(
    ({ name, folder }) =>
      !folder &&
      [COMPILER_HEADERS, LIBRARY_HEADERS, LIBRARIES].some((pattern) =>
        pattern.test(name),
      ),
  );
  return Buffer.concat(keptEntries.map(({ blocks }) => blocks));
}

/**
 * @param {Uint8Array} pickedFiles
 * @param {ReadonlyMap<string, Uint8Array>} objects Compiled for each program, by name.
 * @returns {Buffer}
 */
export function closeSysroot(pickedFiles, objects) {
  return Buffer.concat([
    pickedFiles,
    ...[...objects].map(([name, content]) =>
      encodeTarFile(`${SUPPORT_FOLDER}/${name}`, content),
    ),
    tarEndBlocks,
  ]);
}
