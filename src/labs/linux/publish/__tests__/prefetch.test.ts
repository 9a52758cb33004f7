/** @jest-environment node */
import {
  findPrefetchFiles,
  parseCommandFiles,
  readPrefetchTable,
  createPrefetchTable,
  formatCommandFiles,
} from '../prefetch.mjs';

const text = `# Una lista
$ man ls
/usr/bin/man
/lib/man.so
/usr/bin/less
/lib/ncurses.so

$ man -k ls
/usr/bin/man
/lib/man.so
/var/cache/man

$ man x
/usr/bin/man
/lib/man.so

$ sort /etc/hosts
/usr/bin/sort
/etc/hosts
`;

const fsJson = JSON.stringify({
  fsroot: [
    ['man', 1, 0, 0o100755, 0, 0, 'm.bin.zst'],
    ['less', 2, 0, 0o100755, 0, 0, 'l.bin.zst'],
    ['more', 2, 0, 0o100755, 0, 0, 'l.bin.zst'],
  ],
});

it('reads what each command asked for, and writes it as it was', () => {
  const commandFiles = parseCommandFiles(text);
  expect(commandFiles.map(({ command }) => command)).toEqual([
    'man ls',
    'man -k ls',
    'man x',
    'sort /etc/hosts',
  ]);
  expect(parseCommandFiles(formatCommandFiles(commandFiles))).toEqual(
    commandFiles,
  );
});

it('gives each program what it asks for in half of the commands or more, but for what they name', () => {
  expect([...findPrefetchFiles(parseCommandFiles(text))]).toEqual([
    ['/usr/bin/man', ['/lib/man.so']],
    ['/usr/bin/less', ['/lib/ncurses.so']],
  ]);
});

it('has the contents in the table of the page, with their sizes', () => {
  const recordedText = '$ man x\n/usr/bin/man\n/less\n/more\n';
  const image = fsJson.replace('"man"', '"usr/bin/man"');
  expect(createPrefetchTable(image, recordedText)).toEqual([
    [
      'm.bin.zst',
      [
        ['l.bin.zst', 2],
        ['l.bin.zst', 2],
      ],
    ],
  ]);
});

it('says which file the image does not have', () => {
  expect(() => createPrefetchTable(fsJson, '$ x\n/usr/bin/x\n/man\n')).toThrow(
    'se esperaba: un archivo de la imagen de Linux\n    se encontró: /usr/bin/x',
  );
});

it('the list of the project names files of its image', async () => {
  expect((await readPrefetchTable(process.cwd())).length).toBeGreaterThan(0);
});
