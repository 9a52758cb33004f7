import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { setReducedMotion } from '../../../../testing/reducedMotion';
import { SILENT_SENTENCE, limitSentences } from '../../sentences';
import { words } from '../../words';
import RunOutcome from '../Answer/RunOutcome';
import { words as stepWords } from '../QuerySteps/words';
import { useStatements } from '../useStatements';
import { resetEngine } from './engineDouble';

jest.mock('../../client/load', () =>
  jest.requireActual<object>('./engineDouble'),
);

beforeEach(() => {
  resetEngine();
  setReducedMotion(true);
});

const content = { base: 'ludotecaMini' } as const;
const user = userEvent.setup();
const press = (name: string) =>
  user.click(screen.getByRole('button', { name }));

interface Props {
  readonly sql: string;
  readonly onGoTo: (range: { start: number; end: number }) => void;
  readonly onCloseSteps: () => void;
}

function Example({ sql, ...props }: Props): ReactNode {
  const statements = useStatements(content);
  const line = statements.findMarkedLine(sql);
  return (
    <>
      {line !== undefined && <p>Línea marcada: {line}</p>}
      <button
        type="button"
        onClick={() => {
          statements.run(sql);
        }}
      >
        {words.run}
      </button>
      <button
        type="button"
        onClick={() => {
          statements.trace(sql);
        }}
      >
        {words.steps}
      </button>
      <RunOutcome statements={statements} level={2} {...props} />
    </>
  );
}

function show(sql: string) {
  const onGoTo = jest.fn<undefined, [{ start: number; end: number }]>();
  const onCloseSteps = jest.fn();
  render(<Example {...{ sql, onGoTo, onCloseSteps }} />);
  return { onGoTo, onCloseSteps };
}

const status = async (text: string) =>
  within(await screen.findByRole('status')).findByText(text);

describe('the state of a run', () => {
  it.each([
    ['', 'No hay ninguna sentencia que ejecutar.'],
    ['SELECT 1 WHERE 0;', '0 filas'],
    ['SELECT 1;', '1 fila'],
    ['SELECT * FROM juego;', '5 filas'],
    ["INSERT INTO genero VALUES (10, 'Rol');", '1 fila cambiada.'],
    ['UPDATE juego SET copias = 1 WHERE id < 3;', '2 filas cambiadas.'],
    ['CREATE VIEW uno AS SELECT 1;', SILENT_SENTENCE],
    ['SELEC 1;', 'Hay un error.'],
    ['SELECT 1; SELECT 2; SELEC 3;', 'Hay un error en la sentencia 3.'],
    ["SELECT replace(hex(zeroblob(900000)), '0', 'ab');", limitSentences.text],
  ])('of «%s» is «%s»', async (sql, text) => {
    show(sql);
    expect(screen.queryByRole('status')).toBeNull();
    await press(words.run);
    expect(await status(text)).toBeVisible();
  });
});

it('leads to the place of an error in the whole text', async () => {
  const sql = 'SELECT 1;\nSELECT titulos FROM juego;';
  const { onGoTo } = show(sql);
  await press(words.run);
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(
    /titulos/,
  );
  await press('Ir al lugar');
  const [[range] = []] = onGoTo.mock.calls;
  expect(sql.slice(range?.start, range?.end)).toBe('titulos');
});

it('shows the message of SQLite where no card explains it', async () => {
  show("SELECT json_extract('{', '$');");
  await press(words.run);
  expect(
    await screen.findByRole('group', { name: /^Mensaje original de SQLite/ }),
  ).toHaveTextContent('malformed JSON');
});

it('opens the steps of the last query of the text, and marks the line of each without moving the focus', async () => {
  const { onGoTo } = show(
    'SELECT 1;\nSELECT titulo\nFROM juego\nWHERE copias > 1;',
  );
  await press(words.steps);
  const steps = within(
    await screen.findByRole('region', { name: stepWords.title }),
  );
  expect(screen.queryByText(/^Línea marcada/)).toBeNull();
  const next = steps.getByRole('button', { name: stepWords.next });
  await user.click(next);
  expect(screen.getByText('Línea marcada: 4')).toBeVisible();
  expect(next).toHaveFocus();
  expect(onGoTo).not.toHaveBeenCalled();
  await press(words.closeSteps);
  expect(screen.queryByText(/^Línea marcada/)).toBeNull();
});

it('closes the steps, and says so to give the focus elsewhere', async () => {
  const { onCloseSteps } = show('SELECT titulo FROM juego;');
  await press(words.steps);
  await screen.findByRole('region', { name: stepWords.title });
  expect(onCloseSteps).not.toHaveBeenCalled();
  await press(words.closeSteps);
  expect(screen.queryByRole('region', { name: stepWords.title })).toBeNull();
  expect(onCloseSteps).toHaveBeenCalledTimes(1);
});

it('says why a text without a query has no steps', async () => {
  show("INSERT INTO genero VALUES (10, 'Rol');");
  await press(words.steps);
  expect(
    await screen.findByRole('region', { name: stepWords.title }),
  ).toHaveTextContent(/SELECT/);
});

it('says that a query with an error has no steps', async () => {
  show('SELECT titulos FROM juego;');
  await press(words.steps);
  expect(await screen.findByText(/^La consulta tiene un error/)).toBeVisible();
});

it('shows what the last statements gave, and says how many ran', async () => {
  const last = 'SELECT 7 AS siete;';
  show(`${'SELECT 1 AS uno; '.repeat(1500)}${last}`);
  await press(words.run);
  expect(
    await screen.findByRole('columnheader', { name: 'siete' }),
  ).toBeVisible();
  expect(screen.getAllByRole('table')).toHaveLength(100);
  expect(screen.getByText(/^Se ejecutaron 1501 sentencias/)).toHaveTextContent(
    'las 100 últimas',
  );
});
