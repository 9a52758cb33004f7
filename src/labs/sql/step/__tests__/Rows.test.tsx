import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { progressStore } from '../../../../progress/current';
import { emptyProgress } from '../../../../progress/schema';
import { setPathname } from '../../../../testing/docusaurus/router';
import { createPage } from '../../../exercise/__tests__/harness';
import { words as exerciseWords } from '../../../exercise/words';
import { rowsStepFiles } from '../../exercise/__tests__/fixtures';
import { failureSentences, stateSentences } from '../../sentences';
import { words } from '../../words';
import { resetEngine } from '../../views/__tests__/engineDouble';
import type { EngineDouble } from '../../views/__tests__/engineDouble';

jest.mock('../../client/load', () =>
  jest.requireActual<object>('../../views/__tests__/engineDouble'),
);

const lesson = '/stevelabs/bd1/where/';

let engine: EngineDouble;

beforeEach(() => {
  engine = resetEngine();
  setPathname(lesson);
  progressStore.update(() => emptyProgress);
});

const user = userEvent.setup();
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => user.click(button(name));
const table = () =>
  screen.findByRole('table', { name: 'Marca las filas que quedan' });
const mark = (name: string) =>
  user.click(screen.getByRole('checkbox', { name: `Queda ${name}` }));
const result = () => screen.getByRole('group', { name: exerciseWords.result });
const answer = () => screen.getByText(exerciseWords.answer).closest('details');
const getPoints = () =>
  progressStore.getSnapshot().data.scores[`step:${lesson}:doble`]?.points;

/** Opens the step, without waiting for its rows. */
async function open(files: typeof rowsStepFiles = {}): Promise<void> {
  render(await createPage({ ...rowsStepFiles, ...files }, 'Step'));
  await press(new RegExp(`^${exerciseWords.open}`));
  await screen.findByRole('button', { name: exerciseWords.check });
}

describe('the rows', () => {
  it('that the network did not bring are told, and come on retry', async () => {
    engine.failNextLoading('network');
    await open();
    expect(await screen.findByText(failureSentences.network)).toBeVisible();
    expect(button(exerciseWords.check)).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press(words.retry);
    expect(await table()).toBeVisible();
    expect(button(exerciseWords.check)).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('are not waited for once the reader stops them', async () => {
    engine.holdNextCall();
    await open();
    await screen.findByText(stateSentences.running);
    await press(words.stop);
    expect(await screen.findByText(stateSentences.stopped)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are those of the table, in its order, each with a box that is not marked', async () => {
    await open();
    const rows = within(await table()).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Quedatituloestreno',
      'Marea de bits1994',
      'Gato de alquiler1989',
      'Ñandú veloz1991',
      'La penúltima vida1998',
      "Rock 'n' Raíz2003",
    ]);
    for (const box of screen.getAllByRole('checkbox'))
      expect(box).not.toBeChecked();
  });

  it('are those that the author prepares, with NULL told apart', async () => {
    await open({
      'preparar.sql': 'UPDATE juego SET estreno = NULL WHERE id = 1;\n',
    });
    const row = within(await table()).getByRole('row', {
      name: /Marea de bits/,
    });
    expect(within(row).getByText('NULL')).toBeVisible();
    await mark('Marea de bits, NULL');
  });
});

it('says how many rows are missing or left over, without which ones', async () => {
  await open();
  await table();
  await mark('Gato de alquiler, 1989');
  await mark('Marea de bits, 1994');
  await press(exerciseWords.check);
  expect(result()).toHaveTextContent(
    'Todavía no: te faltan 2 filas y sobra 1 fila.',
  );
  expect(answer()).not.toHaveAttribute('open');
  expect(getPoints()).toBe(0);
});

it('is solved with just the rows that stay, after a mark is taken back, and opens its answer', async () => {
  await open();
  await table();
  await mark('Gato de alquiler, 1989');
  await mark('Gato de alquiler, 1989');
  for (const name of [
    'Marea de bits, 1994',
    'La penúltima vida, 1998',
    "Rock 'n' Raíz, 2003",
  ])
    await mark(name);
  await press(exerciseWords.check);
  expect(result()).toHaveTextContent('¡Eso es! Son justo esas filas.');
  await waitFor(() => {
    expect(answer()).toHaveAttribute('open');
  });
  expect(answer()).toHaveTextContent('Por eso.');
  expect(getPoints()).toBe(1);
});
