import {
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onAnnounce } from '../../../../components/Announcer/announce';
import { progressStore } from '../../../../progress/current';
import { emptyProgress } from '../../../../progress/schema';
import { setPathname } from '../../../../testing/docusaurus/router';
import { createPage } from '../../../exercise/__tests__/harness';
import { words as exerciseWords } from '../../../exercise/words';
import { failureSentences, stateSentences } from '../../sentences';
import { words } from '../../words';
import { words as stepWords } from '../../views/QuerySteps/words';
import { resetEngine } from '../../views/__tests__/engineDouble';
import type { EngineDouble } from '../../views/__tests__/engineDouble';
import { solution, sqlFiles, sqlStepFiles } from './fixtures';

jest.mock('../../client/load', () =>
  jest.requireActual<object>('../../views/__tests__/engineDouble'),
);
jest.mock('../../views/SqlEditor', () =>
  jest.requireActual<object>('../../views/__tests__/editorDouble'),
);

const lesson = '/stevelabs/bd1/where/';
const start = 'SELECT titulo\nFROM juego;\n';

let engine: EngineDouble;
let said: string[];
let stopListening: () => void;

beforeEach(() => {
  engine = resetEngine();
  localStorage.clear();
  setPathname(lesson);
  progressStore.update(() => emptyProgress);
  said = [];
  stopListening = onAnnounce((text) => said.push(text));
});

afterEach(() => {
  stopListening();
});

const user = userEvent.setup();
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => user.click(button(name));
const editor = () => screen.findByRole('textbox', { name: /^Tu SQL: / });
const result = () => screen.getByRole('group', { name: exerciseWords.result });
const items = () =>
  within(result())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const getScore = (kind = 'exercise') =>
  progressStore.getSnapshot().data.scores[`${kind}:${lesson}:doble`];

async function open(
  files: Parameters<typeof createPage>[0] = sqlFiles,
  element: 'Exercise' | 'Step' = 'Exercise',
) {
  const view = render(await createPage(files, element));
  await press(new RegExp(`^${exerciseWords.open}`));
  await editor();
  return view;
}

const write = async (text: string) =>
  fireEvent.change(await editor(), { target: { value: text } });

/** Checks an answer, and waits for its result. */
async function check(text: string) {
  await write(text);
  const count = said.length;
  await press(exerciseWords.check);
  await waitFor(() => {
    expect(said).toHaveLength(count + 1);
  });
}

describe('a wrong answer', () => {
  it('has the difference in the data that are seen, and its points', async () => {
    await open();
    await check('SELECT titulo FROM juego WHERE estreno >= 1991;');
    expect(result()).toHaveTextContent(/[1-7] de 8 puntos\./);
    expect(items()[0]).toBe('✓ Bien: WHERE');
    expect(items()[1]).toBe(
      "✗ Mal: Los datos que ves: Sobra 1 fila: ('Ñandú veloz').",
    );
    expect(said.at(-1)).toMatch(/^[1-7] de 8 puntos\.$/);
    expect(getScore()).toMatchObject({ total: 8 });
    expect(getScore()?.points).toBeLessThan(8);
    expect(screen.queryByText('✓ Resuelto')).toBeNull();
  });

  it('that is right only in the data that are seen is told the hidden case at the third try', async () => {
    await open();
    const answer =
      "SELECT titulo FROM juego WHERE titulo IN ('Marea de bits', 'La penúltima vida', 'Rock ''n'' Raíz');";
    for (let tries = 1; tries <= 2; tries += 1) {
      await check(answer);
      expect(items()[1]).toBe('✓ Bien: Los datos que ves');
      expect(result()).not.toHaveTextContent(/Con otros datos \(/);
      expect(
        items().filter((text) => /Mal: Con otros datos, tu/.test(text)).length,
      ).toBeGreaterThan(0);
    }
    await check(answer);
    expect(items()).toContainEqual(
      expect.stringMatching(
        /Mal: Con otros datos \(«.+»\): Te faltan? \d+ fila/,
      ),
    );
    // Only the first one that fails is told.
    expect(
      items().filter((text) => text.includes('Con otros datos (')),
    ).toHaveLength(1);
  });

  it('that breaks a rule is told which one', async () => {
    await open();
    await check('SELECT titulo FROM juego;');
    expect(items()[0]).toMatch(/^✗ Mal: .*WHERE/);
  });

  it('with an error says so in the data that are seen', async () => {
    await open();
    await check('SELECT titulos FROM juego WHERE 1;');
    expect(items()[1]).toMatch(/^✗ Mal: Los datos que ves: .*titulos/);
  });
});

describe('a right answer', () => {
  it('gets all the points, which are kept, and shows that it is solved', async () => {
    const { unmount } = await open();
    await check(solution);
    expect(result()).toHaveTextContent('¡Resuelto! 8 de 8 puntos.');
    expect(items()).toHaveLength(8);
    expect(items().every((text) => text.startsWith('✓ Bien: '))).toBe(true);
    expect(getScore()).toMatchObject({ points: 8, total: 8 });
    expect(screen.getByText('✓ Resuelto')).toBeVisible();
    unmount();
    render(await createPage(sqlFiles));
    expect(screen.getByText('✓ Resuelto')).toBeVisible();
  });

  it('starts the count of wrong ones again', async () => {
    await open();
    const wrong = 'SELECT titulo FROM juego WHERE 1;';
    await check(wrong);
    await check(wrong);
    await check(solution);
    await check(wrong);
    expect(result()).not.toHaveTextContent(/Con otros datos \(/);
  });

  it('of a step opens its answer', async () => {
    await open(sqlStepFiles, 'Step');
    const answer = screen.getByText(exerciseWords.answer).closest('details');
    await check('SELECT titulo FROM juego;');
    expect(answer).not.toHaveAttribute('open');
    await check(solution);
    expect(answer).toHaveAttribute('open');
    expect(answer).toHaveTextContent('Por eso.');
    expect(getScore('step')).toMatchObject({ points: 7, total: 7 });
  });
});

describe('an engine', () => {
  it('that the network did not bring is told, and checks on retry what is written', async () => {
    await open();
    await write(solution);
    engine.failNextLoading('network');
    await press(exerciseWords.check);
    expect(await screen.findByText(failureSentences.network)).toBeVisible();
    expect(await editor()).toHaveValue(solution);
    expect(getScore()).toBeUndefined();
    await press(words.retry);
    expect(await screen.findByText(/¡Resuelto!/)).toBeVisible();
  });

  it('is stopped while it checks, without a result', async () => {
    await open();
    engine.holdNextCall();
    await press(exerciseWords.check);
    await screen.findByText(stateSentences.running);
    expect(button(exerciseWords.check)).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press(words.stop);
    expect(await screen.findByText(stateSentences.stopped)).toBeVisible();
    expect(
      screen.queryByRole('group', { name: exerciseWords.result }),
    ).toBeNull();
    await check(solution);
    expect(result()).toHaveTextContent('¡Resuelto!');
  });
});

it('runs what is written without checking it', async () => {
  await open();
  expect(await editor()).toHaveValue(start);
  await press(words.run);
  expect(
    await screen.findByRole('table', { name: '5 filas, 1 columna' }),
  ).toBeVisible();
  expect(getScore()).toBeUndefined();
});

it('opens the steps of what is written, and gives the focus to the editor when they close', async () => {
  await open();
  await press(words.steps);
  await screen.findByRole('region', { name: stepWords.title });
  await press(words.closeSteps);
  expect(await editor()).toHaveFocus();
});

it('keeps what is written for the next visit, and goes back to the start', async () => {
  const { unmount } = await open();
  await write('SELECT 42;');
  unmount();
  await open();
  await waitFor(async () => {
    expect(await editor()).toHaveValue('SELECT 42;');
  });
  await press(words.toStart);
  expect(await editor()).toHaveValue(start);
  await press(words.undo);
  expect(await editor()).toHaveValue('SELECT 42;');
});

it('shows the tables of its database, with their first rows', async () => {
  await open();
  await user.click(screen.getByText(words.tables));
  await user.click(
    await screen.findByRole('button', {
      name: 'Ver las primeras filas de genero',
    }),
  );
  expect(await screen.findByRole('cell', { name: 'Aventura' })).toBeVisible();
  expect(await editor()).toHaveValue(start);
});

describe('an exercise with values', () => {
  const files = {
    ...sqlFiles,
    'ejercicio.yml': `${sqlFiles['ejercicio.yml'] ?? ''}valores: [["Ñandú veloz"], ["O'Hara"]]\n`,
    'solucion.sql': 'SELECT id FROM juego WHERE titulo = ?;\n',
  };
  const answer = 'SELECT count(*) AS n FROM juego WHERE titulo = ?;';

  it('runs with the first list, or with what the reader writes', async () => {
    await open(files);
    await write(answer);
    const field = screen.getByRole('textbox', { name: words.parameter });
    expect(field).toHaveValue('Ñandú veloz');
    await press(words.run);
    expect(await screen.findByRole('cell', { name: '1' })).toBeVisible();
    await user.clear(field);
    await user.type(field, "O'Hara{Enter}");
    expect(await screen.findByRole('cell', { name: '0' })).toBeVisible();
    expect(field).toHaveFocus();
  });

  it('is judged with every list', async () => {
    await open(files);
    await check("SELECT id FROM juego WHERE titulo = 'Ñandú veloz';");
    expect(getScore()?.points).toBeLessThan(getScore()?.total ?? 0);
    await check('SELECT id FROM juego WHERE ? = titulo;');
    expect(screen.getByText('✓ Resuelto')).toBeVisible();
  });
});
