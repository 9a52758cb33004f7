import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { canInstallWithApt, installWithApt } from './apt.mjs';

/**
 * Operations that finding compilers needs from the machine; tests inject
 * others.
 *
 * @typedef {object} CompilerHost
 * @property {(compiler: string) => boolean} works True when it compiles, links
 *   and runs with sanitizers.
 * @property {() => boolean} canApt
 * @property {(name: string) => Promise<boolean>} apt
 */

/** Debian packages of each compiler; clang's sanitizers come in their own. */
const debianPackages = {
  gcc: ['gcc', 'libc6-dev'],
  clang: ['clang', 'libclang-rt-dev', 'libc6-dev'],
};

const compilers = /** @type {const} */ (['gcc', 'clang']);

/** @param {string} compiler */
function testCompiler(compiler) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'steve-labs-compiler-'));
  const program = path.join(folder, 'program');
  try {
    const { status } = spawnSync(
      compiler,
      ['-fsanitize=address,undefined', '-x', 'c', '-', '-o', program, '-lm'],
      {
        input: '#include <stdio.h>\nint main(void) { return 0; }\n',
        stdio: ['pipe', 'ignore', 'ignore'],
      },
    );
    return status === 0 && spawnSync(program, { stdio: 'ignore' }).status === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @returns {CompilerHost} */
function createCompilerHost() {
  return {
    works: testCompiler,
    canApt: canInstallWithApt,
    apt: (name) => installWithApt(name, process.cwd()),
  };
}

/**
 * @param {CompilerHost} [machine]
 * @returns {('gcc' | 'clang')[]} The compilers that the samples need and this
 *   machine lacks.
 */
export function findMissingCompilers(machine = createCompilerHost()) {
  return compilers.filter((compiler) => !machine.works(compiler));
}

/**
 * Installs the missing compilers where this user may.
 *
 * @param {CompilerHost} [machine]
 * @returns {Promise<('gcc' | 'clang')[]>} Compilers that are still missing.
 */
export async function ensureCompilers(machine = createCompilerHost()) {
  const missing = findMissingCompilers(machine);
  if (missing.length === 0 || !machine.canApt()) return missing;
  for (const compiler of missing) {
    console.log(`… Instalando ${compiler} con apt-get.`);
    for (const name of debianPackages[compiler]) await machine.apt(name);
  }
  return findMissingCompilers(machine);
}
