/** @jest-environment node */
import path from 'node:path';
import { parseCurrentEdition } from '../../../../content/documents';
import type { ContentDocument } from '../../../../content/documents';
import { isCExercise } from '../../exercise/markdown';
import { findExercises } from '../../../../remark/exercise/read';
import { getNodeCompiler, runInNode } from '../nodeCompiler';

// The first test also loads the compiler.
jest.setTimeout(120_000);

interface Program {
  readonly start: string;
  readonly solution: string;
}

interface Project {
  readonly name: string;
  /** First program on the page, if it is the complete game so far. */
  readonly shownText: string | undefined;
  readonly steps: readonly Program[];
}

function readProject({ file, tree }: ContentDocument): Project {
  const blocks = tree.children.flatMap((node) =>
    node.type === 'code' && node.meta?.includes('title="mazmorra.c"')
      ? [`${node.value}\n`]
      : [],
  );
  return {
    name: path.posix.basename(file, '.mdx'),
    shownText: blocks[0],
    steps: findExercises(tree, { file }).filter(isCExercise),
  };
}

/** Projects of the course, in the order of their modules. */
const projects = parseCurrentEdition()
  .filter(({ file }) =>
    /^docs\/stevelabs\/program1\/\d+-[^/]+\/proyecto-[^/]+\.mdx$/.test(file),
  )
  .map(readProject);

function findProject(projectName: string): Project {
  const project = projects.find(({ name }) => name === projectName);
  if (!project) throw new Error(`No está el proyecto «${projectName}».`);
  return project;
}

const getStep = ({ name, steps }: Project, index: number): Program => {
  const step = steps.at(index);
  if (!step) throw new Error(`«${name}» no tiene pasos.`);
  return step;
};

const getFirstProgram = (project: Project): string =>
  project.shownText ?? getStep(project, 0).start;

const getLastProgram = (project: Project): string =>
  getStep(project, -1).solution;

/**
 * Returns the program with the minor version of its version line increased:
 * `0, 2` for `0, 1`.
 */
function bumpVersion(program: string): string {
  const laterProgram = program.replace(
    /("Versión %d\.%d(?:\\n)+", 0, )(\d+)/,
    (_, before: string, version: string) => `${before}${Number(version) + 1}`,
  );
  if (laterProgram === program)
    throw new Error('El programa no dice su versión.');
  return laterProgram;
}

const builtPrograms = new Map<string, Promise<Uint8Array>>();

async function compile(source: string): Promise<Uint8Array> {
  const compiler = await getNodeCompiler();
  const outcome = await compiler.compile({
    files: [{ name: 'mazmorra.c', text: source }],
    flags: ['-Werror'],
  });
  if (outcome.kind === 'rejected') throw new Error(outcome.text);
  return outcome.wasm;
}

/** Compiles a program once, however often it is played. */
function build(source: string): Promise<Uint8Array> {
  const program = builtPrograms.get(source) ?? compile(source);
  builtPrograms.set(source, program);
  return program;
}

/** Plays a program: each line is typed when the program waits for input. */
async function play(source: string, ...lines: readonly string[]) {
  const run = await runInNode(await build(source), {
    typedLines: lines.map((line) => `${line}\n`),
  });
  const promptEvents = run.events.filter(
    ({ kind }) => kind === 'awaiting-input',
  );
  return { screen: run.stdout, end: run.end, asked: promptEvents.length };
}

const hero = ['1', 'A', '7', '2'];
const victory = [...hero, '16', '1', '1', '2', '1', '1', '1'];
const defeat = [...hero, '16', '1', '1', '1', '1', '1'];
const success = { kind: 'exit', status: 0 };

describe('a version later', () => {
  it('changes nothing but the number', () => {
    expect(bumpVersion('printf("Versión %d.%d\\n\\n", 0, 9); x(0, 9);')).toBe(
      'printf("Versión %d.%d\\n\\n", 0, 10); x(0, 9);',
    );
  });

  it('is not had of a program that does not say its version', () => {
    expect(() => bumpVersion('printf("%d", 0);')).toThrow('no dice');
  });
});

describe('the projects of the course are one program that grows', () => {
  it('as far as the functions', () => {
    expect(projects.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'proyecto-titulo',
        'proyecto-ficha',
        'proyecto-combate',
        'proyecto-funciones',
      ]),
    );
  });

  const pairs = projects
    .slice(1)
    .map((next, index) => [next, projects[index]] as const)
    .flatMap(([next, before]) => (before ? [{ next, before }] : []));

  it.each(pairs)(
    '$next.name begins where $before.name ended, one version later',
    ({ next, before }) => {
      expect(getFirstProgram(next)).toBe(bumpVersion(getLastProgram(before)));
    },
  );

  it.each(['proyecto-combate', 'proyecto-funciones'])(
    'each step of %s begins where the one before ended',
    (name) => {
      const { steps } = findProject(name);
      expect(steps.slice(1).map(({ start }) => start)).toEqual(
        steps.slice(0, -1).map(({ solution }) => solution),
      );
    },
  );

  it('and the sheet is asked for below the title screen', async () => {
    const sheet = findProject('proyecto-ficha');
    const title = await play(getFirstProgram(sheet));
    const { screen } = await play(getStep(sheet, 0).start);
    expect(title.screen).toContain('LA MAZMORRA');
    expect(screen.startsWith(title.screen)).toBe(true);
  });
});

describe('the game that the reader has after the functions', () => {
  const game = getLastProgram(findProject('proyecto-funciones'));

  it('is played from the title to the victory', async () => {
    const { screen, end, asked } = await play(game, ...victory);
    expect(screen).toMatch(/^=+\n +LA MAZMORRA\n=+\n1\. Nueva partida\n/);
    expect(screen).toContain('Versión 0.4\n\nOpción, de 1 a 3:\n');
    expect(screen).toContain('Turno 3: tú 18, él 18\n');
    expect(screen).toContain('Bebes. Vida: 28\n');
    expect(screen).toMatch(
      /Turno 6: .*\nGolpeas: 8\nEl esqueleto cae\. Turnos: 6\nVida: 14\. Oro: 50\n$/s,
    );
    expect(end).toEqual(success);
    expect(asked).toBe(victory.length);
  });

  it('is played from the title to the defeat', async () => {
    const { screen, end, asked } = await play(game, ...defeat);
    expect(screen).toMatch(/^=+\n +LA MAZMORRA\n/);
    expect(screen).toMatch(
      /Turno 5: .*\nTe golpea: \d+\nCaes en el turno 5\.\n$/s,
    );
    expect(screen).not.toContain('Oro: 50');
    expect(end).toEqual(success);
    expect(asked).toBe(defeat.length);
  });

  it('is left from its menu, which cannot load a game yet', async () => {
    const { screen, end, asked } = await play(game, '2', '9', '3', '1');
    expect(screen).toMatch(
      /\nOpción, de 1 a 3:\nNo hay partidas\. Opción, de 1 a 3:\nde 1 a 3:\nHasta pronto\.\n$/,
    );
    expect(end).toEqual(success);
    expect(asked).toBe(3);
  });

  it('fails when it is told words for a number', async () => {
    const { end } = await play(game, '1', 'A', 'mucha');
    expect(end).toEqual({ kind: 'exit', status: 1 });
  });

  it.each([
    ['the victory', victory],
    ['the defeat', defeat],
    ['answers out of bounds', ['0', '1', 'Z', '25', '-1', '0', '4', '3', '0']],
  ])('does what the fight in one function did: %s', async (_, lines) => {
    const fight = getLastProgram(findProject('proyecto-combate'));
    const before = await play(fight, ...lines);
    const currentGame = await play(game, ...lines);
    expect(currentGame).toEqual({
      ...before,
      screen: before.screen.replace('Versión 0.3', 'Versión 0.4'),
    });
  });

  it('still shows the sheet of its hero', async () => {
    const sheet = getLastProgram(findProject('proyecto-ficha'));
    const writtenSheet = await play(sheet, 'A', '7', '2');
    const { screen } = await play(game, ...victory);
    const sheetStart = writtenSheet.screen.indexOf('FICHA DE A.');
    expect(sheetStart).toBeGreaterThan(0);
    expect(screen).toContain(writtenSheet.screen.slice(sheetStart));
  });
});
