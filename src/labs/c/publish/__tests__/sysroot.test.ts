/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { closeSysroot, pickSysroot } from '../sysroot.mjs';
import {
  tarEndBlocks,
  readTarEntries,
  encodeTarFile,
} from '@site/scripts/lib/labs/tar.mjs';

const createArchive = (names: readonly string[]) =>
  Buffer.concat([
    ...names.map((name) =>
      encodeTarFile(name, Buffer.from(`content of ${name}`)),
    ),
    tarEndBlocks,
  ]);

const listNames = (bytes: Uint8Array) =>
  [...readTarEntries(bytes)].map(({ name }) => name);

it('keeps the headers and libraries of C, and nothing of C++ or of other systems', () => {
  const keptNames = [
    'include/stddef.h',
    'include/__stddef_size_t.h',
    'include/wasm32-wasip1/stdio.h',
    'include/wasm32-wasip1/sys/stat.h',
    'lib/wasm32-wasip1/libc.a',
    'lib/wasm32-unknown-wasip1/libclang_rt.builtins.a',
  ];
  const left = [
    'include/arm_neon.h',
    'include/wasm32-wasip1/c++/v1/vector',
    'include/wasm32-wasip2/stdio.h',
    'lib/wasm32-wasip1/libc.so',
    'lib/wasm32-wasip1/libc++.a',
  ];
  expect(
    listNames(pickSysroot(createArchive([...keptNames, ...left]))),
  ).toEqual(keptNames);
});

it('adds the objects that go into every program', () => {
  const sysroot = closeSysroot(
    pickSysroot(createArchive(['include/stddef.h'])),
    new Map([['prompt.o', Buffer.from('object')]]),
  );
  expect(listNames(sysroot)).toEqual(['include/stddef.h', 'lib/lab/prompt.o']);
});

it('writes what tar can read', () => {
  const listedNames = execFileSync('tar', ['-tf', '-'], {
    input: createArchive(['lib/a.o', 'include/stddef.h']),
    encoding: 'utf8',
  });
  expect(listedNames).toBe('lib/a.o\ninclude/stddef.h\n');
});
