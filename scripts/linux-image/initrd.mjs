import { mkdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './command.mjs';
import { EPOCH } from './config.mjs';

/** Source files of the first process. */
const SOURCES = ['init.c', 'control.c'];

/**
 * Compiler flags for a 32-bit program without libc, whose bytes do not depend
 * on the machine that compiles it.
 */
const FLAGS = [
  '-m32',
  '-Os',
  '-ffreestanding',
  '-nostdlib',
  '-static',
  '-fno-pie',
  '-no-pie',
  '-fno-stack-protector',
  '-fno-asynchronous-unwind-tables',
  '-fcf-protection=none',
  '-Wl,--build-id=none',
  '-Wl,-z,noseparate-code',
  '-s',
];

/**
 * Compiles a program of the machine.
 *
 * @param {string} output Path of the program.
 * @param {...string} sources
 */
export async function buildProgram(output, ...sources) {
  await runCommand('gcc', [...FLAGS, '-o', output, ...sources]);
}

/**
 * Builds the initrd, which contains only the first process.
 *
 * @param {{sources: string, work: string, output: string}} options
 *   Folder of its sources, folder for intermediate files, and folder of the
 *   image.
 */
export async function buildInitrd({ sources, work, output }) {
  const tree = path.join(work, 'initrd');
  await rm(tree, { recursive: true, force: true });
  await mkdir(tree, { recursive: true });
  await buildProgram(
    path.join(tree, 'init'),
    ...SOURCES.map((name) => path.join(sources, name)),
  );
  await utimes(path.join(tree, 'init'), EPOCH, EPOCH);
  await runCommand(
    'sh',
    [
      '-c',
      'echo init | cpio --create --format=newc --quiet --reproducible --owner=0:0 | gzip -9 --no-name > "$0"',
      path.join(output, 'initrd.bin'),
    ],
    { cwd: tree },
  );
  await rm(tree, { recursive: true });
}
