/** @jest-environment <rootDir>/src/labs/linux/testing/machineEnvironment.mjs */
import { createJitMachine } from '../../../labs/linux/testing/nodeMachine';
import type { Machine } from '../../../labs/linux/engine/types';
import { readExerciseFolder } from '../folder';
import { isTerminalExercise } from '../../../labs/linux/exercise/markdown';
import type { TerminalExercise } from '../../../labs/linux/exercise/markdown';
import {
  createProject,
  readExerciseTemplate,
  terminalFiles,
} from '../../../labs/exercise/testing/fixtures';
import { playTerminal } from '../../../labs/linux/testing/playTerminal';

// Each test restores the machine's snapshot several times.
jest.setTimeout(240_000);

let sharedMachine: Promise<Machine> | undefined;
const getMachine = () => (sharedMachine ??= createJitMachine());

afterAll(async () => {
  (await sharedMachine)?.end();
});

type PlayMachine = Pick<Machine, 'listen' | 'type' | 'control' | 'reset'>;

/** Plays every answer of an exercise. */
const play = (exercise: TerminalExercise, machine: PlayMachine) =>
  playTerminal(exercise, { prove: (_, playPart) => playPart(machine) });

describe('playTerminal finds', () => {
  function createExercise(
    files: Parameters<typeof createProject>[0],
  ): TerminalExercise {
    const project = createProject({ ...terminalFiles, ...files });
    const outcome = readExerciseFolder('docs/_lesson/doble', project.root);
    project.remove();
    if ('problems' in outcome) throw new Error(outcome.problems.join('\n'));
    if (!isTerminalExercise(outcome.folder)) throw new Error('It is in C.');
    return outcome.folder;
  }

  const setUp = {
    'preparar.sh': 'touch notas.txt\nchown alumno: notas.txt\n',
  };

  it('nothing in an exercise whose right and wrong answers do what they say', async () => {
    expect(await play(createExercise(setUp), await getMachine())).toEqual([]);
  });

  it('nothing in the one that «npm run new» begins with', async () => {
    const usual = Object.keys(terminalFiles).map(
      (name) => [name, undefined] as const,
    );
    const files: Parameters<typeof createExercise>[0] = {
      ...Object.fromEntries<undefined>(usual),
      ...readExerciseTemplate('linux'),
    };
    expect(await play(createExercise(files), await getMachine())).toEqual([]);
  });

  /**
   * Returns the machine, with the author's commands reported as killed when
   * `isKilled` says so of their time limit and their exit status.
   */
  async function createBusyMachine(
    isKilled: (timeoutSeconds: number, status: string) => boolean,
  ): Promise<PlayMachine> {
    const linux = await getMachine();
    return {
      listen: (...args) => linux.listen(...args),
      type: (...args) => {
        linux.type(...args);
      },
      reset: (...args) => linux.reset(...args),
      control: async (script, options) => {
        const answer = await linux.control(script, options);
        const limit = /read -rt (\d+)/.exec(script)?.[1];
        if (limit === undefined) return answer;
        const output = answer.output.replace(
          /(\tstatus\t)'(\d+)'/g,
          (text, label: string, status: string) =>
            isKilled(Number(limit), status) ? `${label}'137'` : text,
        );
        return { ...answer, output };
      },
    };
  }

  it('nothing in an exercise whose commands exceed their time in a busy computer', async () => {
    const busy = await createBusyMachine((limit) => limit <= 8);
    expect(await play(createExercise(setUp), busy)).toEqual([]);
  });

  it('nothing in a wrong answer whose command never ends, without giving it more time', async () => {
    const limits = new Set<number>();
    const busy = await createBusyMachine((limit, status) => {
      limits.add(limit);
      return status !== '0';
    });
    expect(await play(createExercise(setUp), busy)).toEqual([]);
    expect([...limits]).toEqual([8]);
  });

  it('the commands that do not end either with more time', async () => {
    const busy = await createBusyMachine(() => true);
    const faults = await play(createExercise(setUp), busy);
    expect(faults[0]).toContain(
      'Falta el directorio. La comprobación no terminó en 8 s.',
    );
  });

  it.each([
    [
      'a wrong answer that is right',
      {
        ...setUp,
        'mal-ninguna.sh':
          '# Falla: condición 2\nmkdir informes\nchmod 640 notas.txt\n',
      },
      /^mal-ninguna\.sh no falla en lo que dice\n {4}se esperaba: condición 2\n {4}se encontró: cumple todas las condiciones\n\$ mkdir/,
    ],
    [
      'a wrong answer that fails something else',
      {
        ...setUp,
        'mal-otra.sh': '# Falla: condición 1\nchmod 640 notas.txt\n',
      },
      /^mal-otra\.sh .*\n {4}se esperaba: condición 1\n {4}se encontró: condición 2\n/,
    ],
    [
      'a solution that leaves something undone',
      { ...setUp, 'solucion.sh': 'chmod 640 notas.txt\n' },
      /^solucion\.sh no lo resuelve:\n {4}Falta el directorio\.\n\$ chmod/,
    ],
    [
      'another way that is none',
      { ...setUp, 'otra.sh': 'mkdir informes\n' },
      /^otra\.sh no lo resuelve:\n {4}A `notas\.txt` le sobra/,
    ],
    [
      'a start that has everything done',
      {
        'preparar.sh':
          'touch notas.txt\nchown alumno: notas.txt\nchmod 640 notas.txt\ninstall -d -o alumno informes\n',
        'solucion.sh': 'ls\n',
        'otra.sh': 'pwd\n',
        'otra-de-una-vez.sh': 'cd\n',
        'mal-sin-directorio.sh': '# Falla: condición 2\nrmdir informes\n',
        'mal-nada.sh':
          '# Falla: condición 1\n# Falla: condición 2\nrm -r notas.txt informes\n',
      },
      /^sin hacer nada ya se cumplen/,
    ],
  ])('%s', async (_, files, expected) => {
    expect(await play(createExercise(files), await getMachine())).toEqual([
      expect.stringMatching(expected),
    ]);
  });

  it('the faults of the solution and two other answers, when a seed chooses them', async () => {
    const exercise = createExercise({
      ...setUp,
      'mal-ninguna.sh': '# Falla: condición 2\nmkdir informes\n',
      'mal-nada.sh': '# Falla: condición 1\n# Falla: condición 2\npwd\n',
    });
    async function listProvedParts(seed?: string) {
      const provedParts: unknown[] = [];
      await playTerminal(exercise, {
        seed,
        prove: (parts) => {
          provedParts.push(parts);
          return Promise.resolve([]);
        },
      });
      return provedParts;
    }
    const provedParts = await listProvedParts('7');
    const allParts = await listProvedParts();
    expect(provedParts).toHaveLength(3);
    expect(allParts).toEqual(expect.arrayContaining(provedParts));
    expect(provedParts[0]).toEqual(allParts[0]);
    expect(allParts.length).toBeGreaterThan(3);
  });
});
