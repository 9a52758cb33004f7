/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { sha256 } from '../digest.mjs';

/**
 * Hashes of the texts of choosealicense.com, which license detectors compare
 * with.
 */
const MIT_SHA256 =
  'c9b7c49cdeb4ccab2f2cb69e67f3405518e4bcf611bd3b01de101b070659d11d';
const CC_BY_SA_SHA256 =
  '2003829cf643d61b00a76088dd31bb11b8029546f24c56b39fd492adb9281483';

/**
 * Fonts, compiled programs and license texts, which a contributor seldom
 * writes.
 */
const THIRD_PARTY =
  /\.(?:[ot]tf|woff2?|bin|br|zst|wasm|deb|a|so|jar)$|(?:^|\/)(?:OFL|COPYING|NOTICE|LICENSE|LICENCE|LICENCIAS)\b[^/]*$/;
/** Licenses of this project itself. */
const OWN = /^LICENSE(?:-contenido)?$|^LICENCIAS\.md$/;

const inventory = readFileSync('LICENCIAS.md', 'utf8');
const [, thirdParties = ''] = inventory.split('## Lo de otras personas');

/** Lists the paths of the repository that `LICENCIAS.md` writes as code. */
function findNamedPaths(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+\/[^`\s]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('/'));
}

/**
 * Lists the files that look like third parties' and that the text does not
 * name, nor their folder.
 */
function findUnnamedFiles(files: readonly string[], text: string): string[] {
  const namedPaths = findNamedPaths(text);
  const isNamed = (file: string) =>
    namedPaths.some((path) =>
      path.endsWith('/') ? file.startsWith(path) : file === path,
    );
  return files.filter(
    (file) => THIRD_PARTY.test(file) && !OWN.test(file) && !isNamed(file),
  );
}

it('LICENSE is the MIT license with its copyright line and nothing else', () => {
  const lines = readFileSync('LICENSE', 'utf8').split('\n');
  expect(lines[2]).toMatch(/^Copyright \(c\) [\d-]+ Steve Labs$/);
  expect(sha256(lines.toSpliced(2, 1).join('\n'))).toBe(MIT_SHA256);
});

it('LICENSE-contenido is CC BY-SA 4.0 after the line that identifies it', () => {
  const [first, second, ...rest] = readFileSync(
    'LICENSE-contenido',
    'utf8',
  ).split('\n');
  expect([first, second]).toEqual([
    'SPDX-License-Identifier: CC-BY-SA-4.0',
    '',
  ]);
  expect(sha256(rest.join('\n'))).toBe(CC_BY_SA_SHA256);
});

describe('LICENCIAS.md', () => {
  it('names all that is of third parties', () => {
    const { status, stdout } = spawnSync('git', ['ls-files', '-z'], {
      encoding: 'utf8',
    });
    // A downloaded archive has no git, and so no list of committed files.
    const files = status === 0 ? stdout.split('\0') : [];
    expect(findUnnamedFiles(files, thirdParties)).toEqual([]);
  });

  it('fails for a font, a program or a license that it does not name', () => {
    const files = [
      'static/fonts/nueva.woff2',
      'linux-image/extra.bin',
      'docs/dumix/LICENSE.txt',
    ];
    expect(findUnnamedFiles(files, thirdParties)).toEqual(files);
  });

  it('names nothing that is gone', () => {
    const missingPaths = findNamedPaths(inventory).filter(
      (path) => !existsSync(path),
    );
    expect(missingPaths).toEqual([]);
  });
});
