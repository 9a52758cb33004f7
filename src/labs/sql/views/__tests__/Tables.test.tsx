import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failureSentences } from '../../sentences';
import { words } from '../../words';
import type { DatabaseContent } from '../../databases/content';
import Tables from '../Tables';
import { resetEngine } from './engineDouble';
import type { EngineDouble } from './engineDouble';

jest.mock('../../client/load', () =>
  jest.requireActual<object>('./engineDouble'),
);

let engine: EngineDouble;

beforeEach(() => {
  engine = resetEngine();
});

const user = userEvent.setup();
const toggle = () => user.click(screen.getByText(words.tables));

function show(content: DatabaseContent = { base: 'ludotecaMini' }) {
  const onPreview = jest.fn<undefined, [sql: string]>();
  render(<Tables {...{ content, onPreview }} />);
  return onPreview;
}

it('says that the network failed, and lists the tables on retry', async () => {
  show();
  engine.failNextLoading('network');
  await toggle();
  expect(await screen.findByText(failureSentences.network)).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.retry }));
  expect(await screen.findByText('prestamo')).toBeVisible();
});

it('says the error of the statements that prepare the database', async () => {
  show({ setUp: 'CREAR;' });
  await toggle();
  expect(
    await screen.findByText(/^SQLite no lo acepta: near "CREAR"/),
  ).toBeVisible();
});

it('reads the tables when the list opens for the first time, and not again', async () => {
  const call = jest.spyOn(engine, 'call');
  show();
  expect(call).not.toHaveBeenCalled();
  await toggle();
  expect(await screen.findByText('genero')).toBeVisible();
  await toggle();
  await waitFor(() => {
    expect(screen.queryByText('genero')).toBeNull();
  });
  await toggle();
  expect(await screen.findByText('genero')).toBeVisible();
  expect(call).toHaveBeenCalledTimes(1);
});

it('asks for the first rows of a table', async () => {
  const onPreview = show();
  await toggle();
  await user.click(
    await screen.findByRole('button', {
      name: 'Ver las primeras filas de genero',
    }),
  );
  expect(onPreview.mock.calls).toEqual([['SELECT * FROM "genero" LIMIT 20;']]);
});
