/** @jest-environment node */
import { sampleCases } from '@site/src/testing/proofs/sampleCases';
import { checkProgram } from '../../engine/checker';
import {
  createAnswerRequest,
  readOwnFiles,
} from '../../engine/exercise/answer';
import type { CompileRequest, DataFile } from '../../engine/types';
import { createTask } from '../../exercise/markdown';
import { getNodeCompiler, runInNode } from '../nodeCompiler';
import { getProjectStep } from '../readProjectSteps';

// The first test also loads the compiler.
jest.setTimeout(240_000);

const SAVE_NAME = 'partida.txt';

const goodLines: readonly string[] = [
  'MAZMORRA 1',
  'heroe [A] 7 32 35',
  'movimientos 11',
  'semilla 16',
  'palabra 1',
  'mochila 2',
  'poción: agua clara',
  'llave: oxidada',
  'mapa 5 9',
  '#########',
  '#......E#',
  '#.##o##A#',
  '#...#p..S',
  '#########',
  'lugar 1 4',
  'fin',
];

const goodSave = `${goodLines.join('\n')}\n`;
const encoder = new TextEncoder();

/** Returns the good save with one line, counted from 1, changed. */
function replaceLine(number: number, text: string): string {
  const lines = goodLines.map((line, index) =>
    index + 1 === number ? text : line,
  );
  return `${lines.join('\n')}\n`;
}

const insertLine = (number: number, text: string): string =>
  `${goodLines.toSpliced(number - 1, 0, text).join('\n')}\n`;

const removeLine = (number: number): string =>
  `${goodLines.toSpliced(number - 1, 1).join('\n')}\n`;

const keepLines = (count: number): string =>
  goodLines
    .slice(0, count)
    .map((line) => `${line}\n`)
    .join('');

const notAGame = 'no es una partida';
const otherVersion = 'otra versión';
const missing = (line: number) => `falta la línea ${line}`;
const bad = (line: number) => `no vale la línea ${line}`;

interface BrokenSave {
  readonly name: string;
  readonly save: string | Uint8Array;
  /** Message of the game, after the name of the file. */
  readonly says: string;
}

const brokenSave = (
  name: string,
  save: string | Uint8Array,
  says: string,
): BrokenSave => ({ name, save, says });

/** Returns the good save without the last byte of a character of a line. */
function splitCharacter(): Uint8Array {
  const bytes = encoder.encode(replaceLine(2, 'heroe [ñ] 7 32 35'));
  const secondByte = bytes.indexOf(0xb1);
  return Uint8Array.from([
    ...bytes.slice(0, secondByte),
    ...bytes.slice(secondByte + 1),
  ]).map((byte) => (byte === 0xc3 ? 0x0a : byte));
}

const brokenSaves: readonly BrokenSave[] = [
  brokenSave('an empty file', '', notAGame),
  brokenSave('a lone newline', '\n', notAGame),
  ...goodLines
    .slice(1)
    .map((_, index) =>
      brokenSave(
        `a file cut after line ${index + 1}`,
        keepLines(index + 1),
        missing(index + 2),
      ),
    ),
  brokenSave('a file cut inside its first line', 'MAZ', notAGame),
  brokenSave(
    'a file cut inside a row of the map',
    `${keepLines(11)}#.##`,
    bad(12),
  ),
  brokenSave('a file cut inside its last word', `${keepLines(15)}fi`, bad(16)),
  brokenSave('another kind of file', 'hola,1,2\n', notAGame),
  brokenSave('a later format', replaceLine(1, 'MAZMORRA 2'), otherVersion),
  brokenSave(
    'a format below zero',
    replaceLine(1, 'MAZMORRA -1'),
    otherVersion,
  ),
  brokenSave(
    'a format of ten digits',
    replaceLine(1, 'MAZMORRA 1000000001'),
    notAGame,
  ),
  brokenSave(
    'a version that is a word',
    replaceLine(1, 'MAZMORRA uno'),
    notAGame,
  ),
  brokenSave(
    'lines that end as in Windows',
    goodSave.replaceAll('\n', '\r\n'),
    notAGame,
  ),
  brokenSave('a byte order mark', `\uFEFF${goodSave}`, notAGame),
  brokenSave(
    'a name of two bytes',
    replaceLine(2, 'heroe [ñ] 7 32 35'),
    bad(2),
  ),
  brokenSave(
    'half a character and the line cut there',
    splitCharacter(),
    bad(2),
  ),
  brokenSave(
    'health with letters',
    replaceLine(2, 'heroe [A] 7 32abc 35'),
    bad(2),
  ),
  brokenSave('gold in words', replaceLine(2, 'heroe [A] 7 32 mucho'), bad(2)),
  brokenSave('health of zero', replaceLine(2, 'heroe [A] 7 0 35'), bad(2)),
  brokenSave(
    'health above its limit',
    replaceLine(2, 'heroe [A] 7 33 35'),
    bad(2),
  ),
  brokenSave(
    'strength above the points',
    replaceLine(2, 'heroe [A] 19 1 0'),
    bad(2),
  ),
  brokenSave(
    'strength far below zero',
    replaceLine(2, 'heroe [A] -99999999 1 0'),
    bad(2),
  ),
  brokenSave('gold below zero', replaceLine(2, 'heroe [A] 7 32 -1'), bad(2)),
  brokenSave(
    'gold of ten digits',
    replaceLine(2, 'heroe [A] 7 32 4294967296'),
    bad(2),
  ),
  brokenSave('moves below zero', replaceLine(3, 'movimientos -1'), bad(3)),
  brokenSave(
    'a name too long for a number',
    replaceLine(3, `${'m'.repeat(80)} 1`),
    bad(3),
  ),
  brokenSave('a seed of zero', replaceLine(4, 'semilla 0'), bad(4)),
  brokenSave('a word that does not exist', replaceLine(5, 'palabra 3'), bad(5)),
  brokenSave('a word below zero', replaceLine(5, 'palabra -1'), bad(5)),
  brokenSave('a bag below zero', replaceLine(6, 'mochila -2'), bad(6)),
  brokenSave(
    'a bag with fewer things than it says',
    replaceLine(6, 'mochila 1'),
    bad(8),
  ),
  brokenSave(
    'a bag with more things than it says',
    replaceLine(6, 'mochila 3'),
    bad(10),
  ),
  brokenSave(
    'a bag of nine hundred million',
    replaceLine(6, 'mochila 900000000'),
    missing(17),
  ),
  brokenSave('a thing of 100 bytes', replaceLine(7, 'x'.repeat(100)), bad(7)),
  brokenSave(
    'a thing of 100,000 bytes',
    replaceLine(7, 'x'.repeat(100_000)),
    bad(7),
  ),
  brokenSave('one line of 100,000 bytes', 'M'.repeat(100_000), notAGame),
  brokenSave(
    'a thing written twice',
    insertLine(8, 'poción: agua clara'),
    bad(9),
  ),
  brokenSave('a line written twice', insertLine(5, 'semilla 16'), bad(5)),
  brokenSave('a line left out', removeLine(4), bad(4)),
  brokenSave('an empty line in between', insertLine(3, ''), bad(3)),
  brokenSave(
    'a byte of value zero after a number',
    replaceLine(3, 'movimientos 11\0'),
    bad(3),
  ),
  brokenSave(
    'bytes of value zero in the bag',
    replaceLine(7, 'poción\0\0agua'),
    bad(7),
  ),
  brokenSave(
    'a byte of value zero in the map',
    replaceLine(11, '#...\0..E#'),
    bad(11),
  ),
  brokenSave('only bytes of value zero', '\0'.repeat(300), notAGame),
  brokenSave('a map of other size', replaceLine(9, 'mapa 50 90'), bad(9)),
  brokenSave('a row too wide', replaceLine(12, '#.##o##A##'), bad(12)),
  brokenSave(
    'a row with a character of two bytes',
    replaceLine(12, '#.##ñ##A#'),
    bad(12),
  ),
  brokenSave('a place inside a wall', replaceLine(15, 'lugar 2 2'), bad(15)),
  brokenSave(
    'a place out of the map',
    replaceLine(15, 'lugar 999999999 4'),
    bad(15),
  ),
  brokenSave('a place before the map', replaceLine(15, 'lugar -1 -1'), bad(15)),
  brokenSave('another last word', replaceLine(16, 'final'), bad(16)),
];

const games = [
  { name: 'the game of proyecto-partida', step: ['proyecto-partida', 'menu'] },
  { name: 'the game of proyecto-final', step: ['proyecto-final', 'partido'] },
] as const;

interface Game {
  readonly wasm: Uint8Array;
  /** The same program, compiled for the memory checker. */
  readonly watched: Uint8Array;
}

async function compile(request: CompileRequest): Promise<Uint8Array> {
  const compiler = await getNodeCompiler();
  const outcome = await compiler.compile(request);
  if (outcome.kind === 'rejected') throw new Error(outcome.text);
  return outcome.wasm;
}

async function buildGame([project, id]: readonly [
  string,
  string,
]): Promise<Game> {
  const { data, given, solution } = getProjectStep(project, id);
  const task = createTask(data, given);
  const request = createAnswerRequest(task, readOwnFiles(task, solution));
  return {
    wasm: await compile(request),
    watched: await compile({ ...request, debugInfo: true, unchecked: true }),
  };
}

const toSave = (save: string | Uint8Array, isReadOnly = false): DataFile => ({
  name: SAVE_NAME,
  bytes: typeof save === 'string' ? encoder.encode(save) : save,
  ...(isReadOnly && { isReadOnly }),
});

/** Plays a game with preset input, and once more under the memory checker. */
async function play(
  { wasm, watched }: Game,
  lines: readonly string[],
  files: readonly DataFile[] = [],
) {
  const stdin = lines.map((line) => `${line}\n`).join('');
  const run = await runInNode(wasm, {
    stdin: { kind: 'preset', text: stdin },
    files,
  });
  const { findings, isComplete } = await checkProgram(watched, {
    stdin,
    files,
  });
  const written = run.files.find(({ name }) => name === SAVE_NAME);
  return {
    screen: run.stdout,
    errors: run.stderr,
    end: run.end,
    saved: written && new TextDecoder().decode(written.bytes),
    memory: { findings: [...run.findings, ...findings], isComplete },
  };
}

const success = { kind: 'exit', status: 0 };
const noFaults = { findings: [], isComplete: true };

/** Starts a game and picks up the first potion. */
const begin = ['1', 'A', '7', '1', '16', 'e', 'e', 'e', 'agua clara'];
const leave = ['m', 'g', 'q'];

it('has more than forty broken saves, each with a name of its own', () => {
  const names = new Set(brokenSaves.map(({ name }) => name));
  expect(names.size).toBe(brokenSaves.length);
  expect(names.size).toBeGreaterThan(40);
});

const sampledSaves = sampleCases(brokenSaves, {
  count: 6,
  getName: ({ name }) => name,
  allIfChanged: /\/_proyecto-(?:partida\/menu|final\/partido)\//,
});

describe.each(games)('$name', ({ step }) => {
  let game: Game;
  let undisturbed: Awaited<ReturnType<typeof play>>;
  beforeAll(async () => {
    game = await buildGame(step);
    undisturbed = await play(game, [...begin, ...leave]);
  });

  it.each(sampledSaves)(
    'refuses $name while playing, and the game in progress is as it was',
    async ({ save, says }) => {
      const played = await play(
        game,
        [...begin, 'c', ...leave],
        [toSave(save)],
      );
      expect(played.errors).toBe(`${SAVE_NAME}: ${says}\n`);
      expect(played.saved).toBe(undisturbed.saved);
      expect(played.screen).not.toContain('Cargada.');
      expect(played.end).toEqual(success);
      expect(played.memory).toEqual(noFaults);
    },
  );

  it.each(sampledSaves)(
    'refuses $name on the title screen, and asks again',
    async ({ save, says }) => {
      const { screen, errors, ...played } = await play(
        game,
        ['2', '3'],
        [toSave(save)],
      );
      expect(errors).toBe(`${SAVE_NAME}: ${says}\n`);
      expect(screen).toMatch(
        /\nOpción, de 1 a 3:\nOpción, de 1 a 3:\nHasta pronto\.\n$/,
      );
      expect(played).toEqual({
        end: success,
        saved: undefined,
        memory: noFaults,
      });
    },
  );

  it('says that there is no save, and goes on', async () => {
    const played = await play(game, [...begin, 'c', ...leave]);
    expect(played.errors).toBe(`${SAVE_NAME}: No such file or directory\n`);
    expect(played.saved).toBe(undisturbed.saved);
    expect(played.memory).toEqual(noFaults);
  });

  it('says that a save cannot be written, and goes on', async () => {
    const played = await play(
      game,
      [...begin, 'g', 'm', 'q'],
      [toSave(goodSave, true)],
    );
    expect(played.errors).toBe(`${SAVE_NAME}: Permission denied\n`);
    expect(played.saved).toBeUndefined();
    expect(played.screen).toMatch(
      /2\. poción: agua clara\n(?:.*\n)*Hasta pronto\.\n$/,
    );
    expect(played.end).toEqual(success);
    expect(played.memory).toEqual(noFaults);
  });

  it.each([
    ['a save that cannot be written', goodSave],
    ['a save without its last newline', goodSave.trimEnd()],
    [
      'a save with something after its end',
      `${goodSave}\0\n${'x'.repeat(500)}`,
    ],
    [
      'a bag with the same thing twice',
      goodSave.replace('llave: oxidada', 'poción: agua clara'),
    ],
    ['a thing of 99 bytes', replaceLine(8, `l${'x'.repeat(98)}`)],
    [
      'half a character in a thing',
      Uint8Array.from(
        [...encoder.encode(goodSave)].filter((byte) => byte !== 0xb3),
      ),
    ],
  ])('loads %s', async (_, save) => {
    const played = await play(game, ['2', 'm', 'q'], [toSave(save, true)]);
    expect(played.errors).toBe('');
    expect(played.screen).toContain('Cargada.\n');
    expect(played.end).toEqual(success);
    expect(played.memory).toEqual(noFaults);
  });
});
