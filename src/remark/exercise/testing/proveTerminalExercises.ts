import { currentEdition } from '../../../content/documents';
import { warmMachine } from '../../../labs/linux/testing/nodeMachine';
import type { NodeMachine } from '../../../labs/linux/testing/touched';
import { createTerminalProofs } from '../../../testing/proofs/exercises';
import { folderOf } from '../folder';
import { findSteps } from '../../step/read';
import { findExercises } from '../read';

/**
 * Declares the tests of a share of the terminal's exercises and steps. A file of
 * tests has one core and one machine, and each exercise restores it several
 * times: in two files they take half as long.
 *
 * @param part From 0.
 * @param parts Into how many files they are dealt.
 */
export function proveTerminalExercises(part: number, parts: number): void {
  // Each command has a limit of its own; an exercise of packages has a dozen that take seconds.
  jest.setTimeout(600_000);

  const exercises = currentEdition()
    .flatMap(({ file, tree }) =>
      [...findExercises(tree, { file }), ...findSteps(tree, { file })].flatMap(
        (each) =>
          each.kind === 'terminal'
            ? [{ ...each, folder: folderOf(file, each.id) }]
            : [],
      ),
    )
    .filter((_, index) => index % parts === part);

  let shared: Promise<NodeMachine> | undefined;
  const prove = createTerminalProofs(() => (shared ??= warmMachine()));

  afterAll(async () => {
    (await shared)?.end();
  });

  it('are there', () => {
    expect(exercises.length).toBeGreaterThan(0);
  });

  it.each(exercises)('$folder can be solved, and is not yet', async (each) => {
    expect(await prove(each)).toEqual([]);
  });
}
