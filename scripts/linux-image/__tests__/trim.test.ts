/** @jest-environment node */
import { access } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder } from '../../lib/__fixtures__/temp-folder.mjs';
import { isExcluded, parseRules, trim } from '../trim.mjs';

const rules = parseRules(`
# Lo que sobra.
path-exclude=/usr/share/doc/*
path-include=/usr/share/doc/*/copyright
path-exclude=/bin/lsblk
path-exclude=/usr/lib/lib?.so*
`);

it.each([
  ['/usr/share/doc/bash/README', true],
  ['/usr/share/doc/bash/examples/uno/dos', true],
  ['/usr/share/doc/bash/copyright', false],
  ['/usr/bin/lsblk', true],
  ['/usr/bin/lsblk2', false],
  ['/usr/lib/liba.so.1', true],
  ['/usr/lib/libab.so.1', false],
  ['/etc/passwd', false],
])('reads the rules as dpkg does: %s', (file, expected) => {
  expect(isExcluded(rules, file)).toBe(expected);
});

it('takes out of a tree what the rules exclude, and the folders it leaves empty', async () => {
  const folder = await createTempFolder({
    reglas: 'path-exclude=/usr/share/*\npath-include=/usr/share/a/b\n',
    'tree/usr/share/a/b': '',
    'tree/usr/share/c/d': '',
    'tree/usr/include/e': '',
    'tree/usr/lib/f': '',
  });
  const tree = path.join(folder.root, 'tree');
  await trim(tree, path.join(folder.root, 'reglas'));
  const isThere = (file: string) =>
    access(path.join(tree, file)).then(
      () => true,
      () => false,
    );
  expect(await isThere('usr/share/a/b')).toBe(true);
  expect(await isThere('usr/share/c')).toBe(false);
  expect(await isThere('usr/include/e')).toBe(true);
  await folder.remove();
});
