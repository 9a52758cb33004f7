/** @jest-environment node */
import {
  ensureCompilers,
  findMissingCompilers,
  type CompilerHost,
} from '../compilers.mjs';

/**
 * Creates a machine with some compilers, and with packages that install others.
 */
function createHost(
  present: readonly string[],
  { apt = true }: { readonly apt?: boolean } = {},
): CompilerHost & { readonly log: string[] } {
  const installedTools = new Set(present);
  const log: string[] = [];
  return {
    log,
    works: (compiler) =>
      installedTools.has(compiler) &&
      (compiler === 'gcc' || installedTools.has('libclang-rt-dev')),
    canApt: () => apt,
    apt: (name) => {
      log.push(name);
      installedTools.add(name);
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
  const completeHost = createHost(['gcc', 'clang', 'libclang-rt-dev']);
  expect(await ensureCompilers(completeHost)).toEqual([]);
  expect(completeHost.log).toEqual([]);
});

it('installs both on a bare Debian', async () => {
  const bareHost = createHost([]);
  expect(await ensureCompilers(bareHost)).toEqual([]);
  expect(bareHost.log).toEqual([
    'gcc',
    'libc6-dev',
    'clang',
    'libclang-rt-dev',
    'libc6-dev',
  ]);
});

it('installs the sanitizers that a clang lacks, and leaves a gcc that works', async () => {
  const half = createHost(['gcc', 'clang']);
  expect(findMissingCompilers(half)).toEqual(['clang']);
  expect(await ensureCompilers(half)).toEqual([]);
  expect(half.log).not.toContain('gcc');
});

it('says what is missing where it may not install', async () => {
  const foreign = createHost(['gcc'], { apt: false });
  expect(await ensureCompilers(foreign)).toEqual(['clang']);
  expect(foreign.log).toEqual([]);
});
