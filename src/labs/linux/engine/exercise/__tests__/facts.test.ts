/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { readFacts, UnreadableFacts } from '../facts';
import { judgeConditions } from '../judge';
import {
  toAbsolutePath,
  createFactsScript,
  MAX_CONTENT_BYTES,
} from '../script';
import { quote } from '../../quoting';
import type { Condition, PathCondition } from '../types';

// Runs only on Linux, since the script uses its programs and `/proc`.
const describeOnLinux = process.platform === 'linux' ? describe : describe.skip;

const { username } = userInfo();

const runBash = (script: string, env = process.env) =>
  execFileSync('bash', ['--norc', '--noprofile', '-c', script], {
    env,
    encoding: 'utf8',
  });

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'facts-'));
});

afterEach(() => {
  rmSync(home, { recursive: true });
});

const collectFacts = (
  conditions: readonly Condition[],
  timeoutSeconds?: number,
) =>
  readFacts(
    runBash(
      createFactsScript(conditions, { user: username, home }, timeoutSeconds),
    ),
  );

const judgeMessages = (...conditions: readonly Condition[]) =>
  judgeConditions(conditions, collectFacts(conditions)).results.map(
    ({ message }) => message,
  );

const createPathCondition = (
  name: string,
  fields: Partial<PathCondition> = {},
) => ({ kind: 'path', path: name, ...fields }) as const;

it.each([
  ['notas.txt', '/home/ana/notas.txt'],
  ['~', '/home/ana'],
  ['~/a b', '/home/ana/a b'],
  ['/etc/passwd', '/etc/passwd'],
  ['~otro', '/home/ana/~otro'],
])('finds %s', (givenFact, expected) => {
  expect(toAbsolutePath(givenFact, { user: 'ana', home: '/home/ana' })).toBe(
    expected,
  );
});

it('refuses an answer without its last line', () => {
  expect(() => readFacts("hecho\t0\tstat\t'x'\n")).toThrow(UnreadableFacts);
});

it('reads facts among anything else that is written', () => {
  const facts = readFacts(
    "aviso\nhecho\t2\tstat\t'x'\r\nhecho\tx\nhecho\t1\n\nhecho\tfin\r\n",
  );
  expect([...facts.keys()]).toEqual([2]);
  expect(facts.get(2)?.get('stat')).toEqual(Uint8Array.of(0x78));
});

describeOnLinux('the script', () => {
  it('finds files whatever their names are', () => {
    const names = ['a b', "l'agua", 'dos\nlíneas', '$(exit 3)', '`x`', '*'];
    for (const name of names) writeFileSync(path.join(home, name), '');
    const pathConditions = names.map((name) =>
      createPathCondition(name, { type: 'archivo' }),
    );
    expect(
      judgeConditions(pathConditions, collectFacts(pathConditions)).points,
    ).toBe(names.length);
    rmSync(path.join(home, '*'));
    expect(
      judgeConditions(pathConditions, collectFacts(pathConditions)).points,
    ).toBe(names.length - 1);
  });

  it('tells types, permissions, owners and targets', () => {
    writeFileSync(path.join(home, 'a.txt'), 'Hola\n');
    chmodSync(path.join(home, 'a.txt'), 0o640);
    mkdirSync(path.join(home, 'd'));
    symlinkSync('no hay', path.join(home, 'l'));
    expect(
      judgeMessages(
        createPathCondition('a.txt', {
          mode: '640',
          owner: username,
          content: 'Hola',
        }),
        createPathCondition('a.txt', { mode: 'o+r' }),
        createPathCondition('d', { type: 'archivo' }),
        createPathCondition('l', { target: 'no hay' }),
        createPathCondition('l', { target: 'a.txt' }),
        createPathCondition('nada', { type: 'directorio' }),
      ),
    ).toEqual([
      `\`a.txt\` es de \`${username}\`, tiene los permisos que se piden y tiene el contenido que se pide.`,
      'A `a.txt` le falta el permiso de lectura para los demás.',
      '`d` es un directorio y tiene que ser un archivo.',
      '`l` apunta a `no hay`.',
      '`l` apunta a `no hay` y tiene que apuntar a `a.txt`.',
      'Falta el directorio `nada`.',
    ]);
  });

  it('says where a missing file is, and the name that is almost its own', () => {
    const make = (...names: readonly string[]) => {
      const file = path.join(home, ...names);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, '');
    };
    make('Documentos', 'lista [1].txt');
    make('mapa');
    make('Libros', 'Titulo');
    expect(
      judgeMessages(
        createPathCondition('Club/lista [1].txt'),
        createPathCondition('Libros/mapa'),
        createPathCondition('Libros/Título'),
        createPathCondition('Libros/nada'),
        createPathCondition('Nada/nada'),
        createPathCondition('nada', { type: 'ninguno' }),
      ),
    ).toEqual([
      '`lista [1].txt` está en `~/Documentos` y tiene que estar en `~/Club`.',
      '`mapa` está en `~` y tiene que estar en `~/Libros`.',
      'Casi: se llama `Titulo` y tiene que llamarse `Título`.',
      'Falta `Libros/nada`.',
      'Falta `Nada/nada`.',
      '`nada` ya no está.',
    ]);
  });

  it('tells no more than 40 names, and none where the path is there', () => {
    mkdirSync(path.join(home, 'Club'));
    for (let n = 100; n < 200; n++)
      writeFileSync(path.join(home, 'Club', `${n}`), '');
    const facts = collectFacts([
      createPathCondition('Club/nada'),
      createPathCondition('Club/100'),
    ]);
    const names = new TextDecoder().decode(facts.get(0)?.get('names'));
    expect(names.split('/')).toHaveLength(40);
    expect([...(facts.get(1)?.keys() ?? [])]).toEqual(['stat']);
  });

  it('reads contents that are no text, and no more than the limit', () => {
    writeFileSync(path.join(home, 'raro'), Buffer.from([0xff, 0x00, 0x41]));
    writeFileSync(path.join(home, 'grande'), 'a'.repeat(MAX_CONTENT_BYTES + 9));
    expect(
      judgeMessages(
        createPathCondition('raro', { content: 'A' }),
        createPathCondition('grande', { content: 'a' }),
      ),
    ).toEqual([
      'El contenido de `raro` no es el que se pide.',
      '`grande` es demasiado grande.',
    ]);
  });

  it('does not wait for a pipe that nobody fills', () => {
    runBash(`mkfifo ${quote(path.join(home, 'p'))}`);
    expect(
      judgeMessages(createPathCondition('p', { contains: ['a'] })),
    ).toEqual(['`p` tiene que ser un archivo con texto.']);
  });

  it('runs the command of an author in the home of the learner, without its output', () => {
    writeFileSync(path.join(home, 'a'), '');
    const createCommand = (text: string) =>
      ({ kind: 'command', command: text, unmet: 'No.', met: 'Sí.' }) as const;
    expect(
      judgeMessages(
        createCommand('test -f a'),
        createCommand('echo "hecho\t1\tstatus\t\'0\'"; exit 4'),
        createCommand('test "$HOME" = "$PWD"'),
      ),
    ).toEqual(['Sí.', 'No.', 'Sí.']);
  });

  it('gives a command no more than its time', () => {
    const conditions: readonly Condition[] = [
      { kind: 'command', command: 'sleep 60' },
      { kind: 'command', command: 'sleep 60', unmet: 'No.' },
    ];
    const { results } = judgeConditions(
      conditions,
      collectFacts(conditions, 1),
    );
    expect(results.map(({ message }) => message)).toEqual([
      'La comprobación no terminó en 8 s.',
      'No. La comprobación no terminó en 8 s.',
    ]);
  });

  it('knows accounts and groups', () => {
    expect(
      judgeMessages(
        { kind: 'user', user: 'root', shell: '/bin/bash', groups: ['root'] },
        { kind: 'user', user: 'root', exists: false },
        { kind: 'user', user: 'nadie-asi' },
        { kind: 'group', group: 'root', members: ['nadie-asi'] },
        { kind: 'group', group: 'grupo-asi', exists: false },
      ),
    ).toEqual([
      'La cuenta `root` está en `root`.',
      'La cuenta `root` todavía existe y no debe estar.',
      'Falta la cuenta `nadie-asi`.',
      'Al grupo `root` le falta `nadie-asi`.',
      'El grupo `grupo-asi` ya no está.',
    ]);
  });

  it('knows a script that an interpreter runs, and not the text of a command', () => {
    const script = path.join(home, 'vigila.sh');
    writeFileSync(script, 'echo; read -r\n');
    const createProcessCondition = (running: boolean) =>
      ({ kind: 'process', process: 'vigila.sh', running }) as const;
    const testCommand = (command: string) =>
      judgeConditions(
        [createProcessCondition(true), createProcessCondition(false)],
        readFacts(
          runBash(
            `coproc ${command}; read -r <&"\${COPROC[0]}"\n${createFactsScript([createProcessCondition(true), createProcessCondition(false)], { user: username, home })}`,
          ),
        ),
      ).results.map(({ isMet }) => isMet);
    expect(testCommand(`bash ${quote(script)}`)).toEqual([true, false]);
    expect(testCommand(`nohup bash ${quote(script)}`)).toEqual([true, false]);
    expect(
      testCommand(`bash -c ${quote('echo; read -r; : vigila.sh')}`),
    ).toEqual([false, true]);
  });

  it('counts whose own group it is among its members', () => {
    const group = runBash('id -gn').trim();
    expect(
      judgeMessages({ kind: 'group', group, members: [username] }),
    ).toEqual([`En el grupo \`${group}\` está \`${username}\`.`]);
  });

  it('tells nothing at all when its programs are gone', () => {
    const script = createFactsScript(
      [createPathCondition('a', { type: 'ninguno' })],
      {
        user: username,
        home,
      },
    ).replace(/^PATH=.*/m, 'PATH=/nowhere');
    // The shell exits with a failure, which the caller can detect.
    expect(() => runBash(script)).toThrow();
  });
});
