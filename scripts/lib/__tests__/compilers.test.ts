/** @jest-environment node */
import {
  ensureCompilers,
  findMissingCompilers,
  type CompilerHost,
} from '../compilers.mjs';

/**
 * Creates a machine with some compilers, and with packages that install others.
 */
function machine(
  present: readonly string[],
  { apt = true }: { readonly apt?: boolean } = {},
): CompilerHost & { readonly log: string[] } {
  const installed = new Set(present);
  const log: string[] = [];
  return {
    log,
    works: (compiler) =>
      installed.has(compiler) &&
      (compiler === 'gcc' || installed.has('libclang-rt-dev')),
    canApt: () => apt,
    apt: (name) => {
      log.push(name);
      installed.add(name);
      return Promise.resolve(true);
    },
  };
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

it('installs nothing where both compilers work', async () => {
  const whole = machine(['gcc', 'clang', 'libclang-rt-dev']);
  expect(await ensureCompilers(whole)).toEqual([]);
  expect(whole.log).toEqual([]);
});

it('installs both on a bare Debian', async () => {
  const bare = machine([]);
  expect(await ensureCompilers(bare)).toEqual([]);
  expect(bare.log).toEqual([
    'gcc',
    'libc6-dev',
    'clang',
    'libclang-rt-dev',
    'libc6-dev',
  ]);
});

it('installs the sanitizers that a clang lacks, and leaves a gcc that works', async () => {
  const half = machine(['gcc', 'clang']);
  expect(findMissingCompilers(half)).toEqual(['clang']);
  expect(await ensureCompilers(half)).toEqual([]);
  expect(half.log).not.toContain('gcc');
});

it('says what is missing where it may not install', async () => {
  const foreign = machine(['gcc'], { apt: false });
  expect(await ensureCompilers(foreign)).toEqual(['clang']);
  expect(foreign.log).toEqual([]);
});
