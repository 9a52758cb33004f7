/** @jest-environment node */
import { findDifference } from '../compare';
import { isSameLine } from '../mask';

const today = new Date('2026-11-21T12:00:00Z');
const isSame = (expected: string, actual: string, command = 'ls -l') =>
  isSameLine(expected, actual, command, today);

const createFileLine = (date: string, size = '14') =>
  `-rw-r--r-- 1 alumno alumno ${size} ${date} agenda.txt`;
const createFolderLine = (size: string, links = '2') =>
  `drwxr-xr-x ${links} alumno alumno ${size} oct  2 10:00 Descargas`;

it.each([
  ['the same', 'Hola', 'Hola'],
  [
    'a file made during the replay',
    createFileLine('nov 20 08:40'),
    createFileLine('nov 21 12:01'),
  ],
  [
    'its date in full',
    '2026-11-20 08:40:00.5 +0000',
    '2026-11-21 12:00:07.123 +0000',
  ],
  [
    'the date of today',
    'vie 20 nov 2026 08:40:00 UTC',
    'sáb 21 nov 2026 12:00:03 UTC',
  ],
  ['the size of a directory', createFolderLine('4096'), createFolderLine('60')],
  ['the number of a job', '[1] 812', '[1] 97'],
  [
    'the date of today in English',
    'created Fri Nov 20 08:40:00 2026',
    'created Sat Nov 21 12:00:04 2026',
  ],
  [
    'the date of today in a header of HTTP',
    'Date: Sat, 21 Nov 2026 12:00:02 GMT',
    'Date: Sat, 21 Nov 2026 12:00:05 GMT',
  ],
  [
    'the date of today in the log of the system',
    'Nov 21 12:00:02 practica alumno: hola',
    'Nov 21 12:00:07 practica alumno: hola',
  ],
  [
    'the date of today in the log of visits',
    '127.0.0.1 - - [21/Nov/2026:12:00:02 +0000] "GET /"',
    '127.0.0.1 - - [21/Nov/2026:12:00:03 +0000] "GET /"',
  ],
  [
    'the date of today in the log of errors of nginx',
    '2026/11/21 12:00:02 [emerg]',
    '2026/11/21 12:00:03 [emerg]',
  ],
  [
    'the process that owns a socket',
    'LISTEN 0 5 0.0.0.0:8080 users:(("tablero",pid=93,fd=3))',
    'LISTEN 0 5 0.0.0.0:8080 users:(("tablero",pid=112,fd=4))',
  ],
  [
    'the time of an answer to ping',
    '64 bytes from servidor (127.0.2.1): icmp_seq=1 ttl=64 time=1.31 ms',
    '64 bytes from servidor (127.0.2.1): icmp_seq=1 ttl=64 time=0.9 ms',
  ],
  [
    'the times at the end of ping',
    'rtt min/avg/max/mdev = 0.333/0.822/1.312/0.489 ms',
    'rtt min/avg/max/mdev = 0.2/0.4/0.6/0.2 ms',
  ],
])('lets pass %s', (_, expected, actual) => {
  expect(isSame(expected, actual)).toBe(true);
});

it.each([
  ['another text', 'Hola', 'hola'],
  [
    'another old date',
    createFileLine('oct  2 10:00'),
    createFileLine('oct  3 10:00'),
  ],
  [
    'another size of a file',
    createFileLine('oct  2 10:00', '15'),
    createFileLine('oct  2 10:00'),
  ],
  [
    'other links of a directory',
    createFolderLine('4096', '3'),
    createFolderLine('60'),
  ],
  ['another number', 'total 48', 'total 28'],
  ['another job', '[1] 812', '[2] 812'],
  ['a date that is too much', 'a', 'a nov 21 12:00'],
  [
    'another old date in English',
    'created Fri Nov 20 08:40:00 2026',
    'created Thu Nov 19 08:40:00 2026',
  ],
  [
    'another old date of a header of HTTP',
    'Last-Modified: Sat, 14 Nov 2026 20:00:00 GMT',
    'Last-Modified: Sat, 14 Nov 2026 20:00:01 GMT',
  ],
  [
    'another old date of the log of visits',
    '[20/Nov/2026:18:11:28 +0000]',
    '[20/Nov/2026:18:11:29 +0000]',
  ],
  [
    'another port of a socket',
    'LISTEN 0 5 0.0.0.0:8080 users:(("tablero",pid=93,fd=3))',
    'LISTEN 0 5 0.0.0.0:8081 users:(("tablero",pid=93,fd=3))',
  ],
  [
    'another answer to ping',
    'icmp_seq=1 ttl=64 time=1.31 ms',
    'icmp_seq=2 ttl=64 time=1.31 ms',
  ],
])('does not let pass %s', (_, expected, actual) => {
  expect(isSame(expected, actual)).toBe(false);
});

it.each(['ps', 'pgrep sleep', 'jobs -l', 'sudo ps aux'])(
  'lets pass the numbers of processes of %s',
  (command) => {
    expect(isSame('   812 pts/0 sleep', '97 pts/1 sleep', command)).toBe(true);
    expect(isSame('812 sleep', '97 bash', command)).toBe(false);
  },
);

const shownCommand = {
  line: 12,
  prompt: '$',
  command: 'ls',
  output: 'a\nb',
  isInterrupted: false,
};

it('says where, which command, what was expected and what was found', () => {
  expect(
    findDifference('docs/x.mdx', shownCommand, { output: 'a\nc' }, today),
  ).toBe(
    'docs/x.mdx, línea 12 · orden «ls»\n  se esperaba: «b»\n  se encontró: «c»\n  toda la salida:\n    a\n    c',
  );
});

it.each([
  ['a', /se esperaba: «b»\n {2}se encontró: nada/],
  ['a\nb\nc', /se esperaba: nada\n {2}se encontró: «c»/],
])('counts the lines: %j', (output, expected) => {
  expect(findDifference('x', shownCommand, { output }, today)).toMatch(
    expected,
  );
});

it('finds nothing in what is the same', () => {
  expect(findDifference('x', shownCommand, { output: 'a\nb  ' }, today)).toBe(
    undefined,
  );
});
