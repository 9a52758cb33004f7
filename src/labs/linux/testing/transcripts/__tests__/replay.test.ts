/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseDocument } from '../../../../../content/documents';
import { createFakeMachine } from '../../shell/fakeMachine';
import type { FakeAnswer } from '../../shell/fakeMachine';
import { collectSessions } from '../collect';
import { replayPage } from '../replay';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'transcripts-'));
  mkdirSync(path.join(root, 'docs/_x'), { recursive: true });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const createBlock = (meta: string, ...lines: readonly string[]) =>
  [`\`\`\`shell-session ${meta}`, ...lines, '```', ''].join('\n');

const collect = (...blocks: readonly string[]) =>
  collectSessions(parseDocument('docs/x.mdx', blocks.join('\n')), root);

async function replay(
  sessions: ReturnType<typeof collect>,
  answers: Readonly<Record<string, FakeAnswer>>,
) {
  const finishedCommands: string[] = [];
  const machine = {
    ...createFakeMachine((command) => {
      finishedCommands.push(command);
      return answers[command] ?? { output: '?\n' };
    }),
    reset: (setUp = '') => {
      finishedCommands.push(`reset ${setUp}`.trim());
      return Promise.resolve();
    },
    setDate: (date: Date | undefined) => {
      finishedCommands.push(
        `date ${date?.toISOString().slice(0, 10) ?? 'of today'}`,
      );
    },
  };
  return {
    faults: await replayPage(sessions, machine),
    finishedCommands: finishedCommands,
  };
}

it('finds the sessions that readers may repeat, with their lines', () => {
  const sessions = collect(
    createBlock('', 'alumno@practica:~$ id'),
    createBlock('grabado', 'alumno@practica:~$ top'),
    createBlock('sistema="Fedora"', '$ dnf'),
    createBlock(
      'ejecutable',
      'alumno@practica:~$ cat << FIN',
      '> a',
      '> FIN',
      'a',
      'alumno@practica:~$ sleep 60',
      '^C',
      'alumno@practica:~$ echo "hola',
      '> ^C',
      'alumno@practica:~$',
    ),
  );
  expect(sessions).toHaveLength(1);
  expect(sessions[0]?.commands).toEqual([
    expect.objectContaining({
      line: 14,
      command: 'cat << FIN\na\nFIN',
      output: 'a',
      isInterrupted: false,
    }),
    expect.objectContaining({
      line: 18,
      command: 'sleep 60',
      output: '^C',
      isInterrupted: true,
    }),
    expect.objectContaining({
      line: 20,
      command: 'echo "hola',
      output: '',
      isInterrupted: true,
    }),
  ]);
});

it('types each session in order, in the machine of its set-up', async () => {
  writeFileSync(path.join(root, 'docs/_x/preparar.sh'), 'touch a\n');
  writeFileSync(path.join(root, 'docs/_x/otro.sh'), 'touch b\n');
  const firstBlock = createBlock('ejecutable', 'alumno@practica:~$ ls', 'a');
  const otherBlock = createBlock(
    'ejecutable preparar="otro"',
    'alumno@practica:~$ ls b',
    'b',
  );
  const { faults, finishedCommands } = await replay(
    collect(firstBlock, otherBlock, firstBlock),
    {
      ls: { output: 'a\n' },
      'ls b': { output: 'b\n' },
    },
  );
  expect(faults).toEqual([]);
  expect(
    finishedCommands.filter((command) => !command.startsWith('date')),
  ).toEqual(['reset touch a', 'ls', 'ls', 'reset touch b', 'ls b']);
});

it('prepares and types on the day of the pages, so that no file is from the future', async () => {
  const { finishedCommands } = await replay(
    collect(createBlock('ejecutable', 'alumno@practica:~$ ls', 'a')),
    { ls: { output: 'a\n' } },
  );
  expect(finishedCommands).toEqual([
    'date 2026-11-21',
    'reset',
    'ls',
    'date of today',
  ]);
});

it('goes where a session begins', async () => {
  const { faults, finishedCommands } = await replay(
    collect(createBlock('ejecutable', 'alumno@practica:~/a$ ls', 'x')),
    { "cd ~/$'a'": { directory: '~/a' }, ls: { output: 'x\n' } },
  );
  expect(faults).toEqual([]);
  expect(finishedCommands).toContain("cd ~/$'a'");
});

it('tells another output, another place and a command without an end', async () => {
  const { faults } = await replay(
    collect(
      createBlock(
        'ejecutable',
        'alumno@practica:~$ cd Música',
        'alumno@practica:~/Música$ ls',
        'jota.mp3',
      ),
    ),
    { 'cd Música': {}, ls: { output: 'rock.mp3\n' } },
  );
  expect(faults).toEqual([
    expect.stringMatching(
      /línea 3 · indicador\n.*~\/Música\$»\n.*«alumno@practica:~\$»/,
    ),
    expect.stringMatching(/línea 3 · orden «ls»\n.*«jota\.mp3»\n.*«rock\.mp3»/),
  ]);
});
