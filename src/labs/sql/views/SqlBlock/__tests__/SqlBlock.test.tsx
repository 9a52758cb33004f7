import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import SqlBlock from '..';
import SqlResult from '../SqlResult';
import { failureSentences, stateSentences } from '../../../sentences';
import { setReducedMotion } from '../../../../../testing/reducedMotion';
import { setPathname } from '../../../../../testing/docusaurus/router';
import { installLink, words } from '../../../words';
import { words as stepWords } from '../../QuerySteps/words';
import { resetEngine } from '../../__tests__/engineDouble';
import type { EngineDouble } from '../../__tests__/engineDouble';

jest.mock('../../../client/load', () =>
  jest.requireActual<object>('../../__tests__/engineDouble'),
);
jest.mock('../../SqlEditor', () =>
  jest.requireActual<object>('../../__tests__/editorDouble'),
);

const original = 'SELECT nombre FROM genero;';

let engine: EngineDouble;

// The first import transpiles the module, which is slow.
beforeAll(async () => {
  await import('../LiveBlock');
}, 60_000);

beforeEach(() => {
  engine = resetEngine();
  setPathname('/stevelabs/bd1/select/');
  localStorage.clear();
  setReducedMotion(true);
});

const user = userEvent.setup();

const open = (
  sql = original,
  props: Partial<ComponentProps<typeof SqlBlock>> = {},
) =>
  render(
    <SqlBlock label="SQL" base="ludotecaMini" {...props}>
      {sql}
      <SqlResult label={words.expected}>
        <p>4 filas en la lección</p>
      </SqlResult>
    </SqlBlock>,
  );

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => user.click(button(name));
const editor = () => screen.findByRole('textbox', { name: 'Editor de SQL' });

async function write(text: string) {
  const box = await editor();
  await user.clear(box);
  await user.click(box);
  await user.paste(text);
}

describe('an engine', () => {
  it('that the network did not bring is told, and runs on retry what was written', async () => {
    open();
    await press(words.edit);
    await write('SELECT 7 AS siete;');
    engine.failNextLoading('network');
    await press(words.run);
    expect(await screen.findByText(failureSentences.network)).toBeVisible();
    expect(await editor()).toHaveValue('SELECT 7 AS siete;');

    await press(words.retry);
    expect(await screen.findByRole('cell', { name: '7' })).toBeVisible();
    expect(screen.queryByText(failureSentences.network)).toBeNull();
  });

  it('that needs WebAssembly leads a browser without it to SQLite on the computer', async () => {
    open();
    engine.failNextLoading('unsupported');
    await press(words.run);
    expect(await screen.findByText(failureSentences.unsupported)).toBeVisible();
    expect(
      screen.getByRole('link', { name: installLink.label }),
    ).toHaveAttribute('href', installLink.to);
    expect(screen.queryByRole('button', { name: words.retry })).toBeNull();
    // The result that the lesson serves is still there.
    expect(screen.getByText('4 filas en la lección')).toBeInTheDocument();
  });

  it('is stopped in a query that goes on, and runs the next one', async () => {
    open();
    engine.holdNextCall();
    await press(words.run);
    expect(await screen.findByText(stateSentences.running)).toBeVisible();
    await press(words.stop);
    expect(await screen.findByText(stateSentences.stopped)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.stop })).toBeNull();
    await press(words.run);
    expect(await screen.findByText('4 filas')).toBeVisible();
  });

  it('whose worker fails by itself is told apart from one that was stopped', async () => {
    open();
    engine.holdNextCall();
    await press(words.run);
    await screen.findByText(stateSentences.running);
    act(() => {
      engine.crash();
    });
    expect(await screen.findByText(stateSentences.crashed)).toBeVisible();
  });
});

describe('a mistake', () => {
  it('is explained in a card that leads to its place in the editor', async () => {
    open('SELECT id,\n  nombres\nFROM genero;');
    await press(words.run);
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('heading')).toHaveTextContent(
      /^Error: No hay una columna nombres: quizá es nombre$/,
    );
    expect(
      within(card).getByRole('group', { name: /^Mensaje original/ }),
    ).toHaveTextContent('no such column: nombres');
    expect(screen.getByText('Hay un error.')).toBeVisible();

    await user.click(within(card).getByRole('button', { name: 'Ir al lugar' }));
    const box = await editor();
    expect(box).toHaveFocus();
    expect(box).toHaveAttribute('data-place', '2:3');
    expect(box).toHaveAttribute(
      'data-marks',
      'No hay una columna `nombres`: quizá es `nombre`',
    );
  });

  it('loses its mark in the editor once the text changes', async () => {
    open('SELEC 1;');
    await press(words.edit);
    await press(words.run);
    await screen.findByRole('article');
    expect(await editor()).not.toHaveAttribute('data-marks', '');
    await write('SELECT 1;');
    expect(await editor()).toHaveAttribute('data-marks', '');
  });

  it('that is no error comes below the rows, with the way to mend it', async () => {
    open('SELECT id FROM prestamo WHERE devuelto = NULL;');
    await press(words.run);
    expect(await screen.findByText('0 filas')).toBeVisible();
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Aviso: Nada es igual ni distinto a NULL');
    expect(card).toHaveTextContent('Cómo se arregla: Escribe IS NULL.');
  });
});

it('shows the rows of the query in place of the result of the lesson', async () => {
  open();
  expect(screen.getByText('4 filas en la lección')).toBeInTheDocument();
  await press(words.run);
  const table = await screen.findByRole('table', {
    name: '4 filas, 1 columna',
  });
  expect(
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Aventura', 'Carreras', 'Plataformas', 'Terror']);
  await waitFor(() => {
    expect(screen.queryByText('4 filas en la lección')).toBeNull();
  });
  expect(button(words.run)).toHaveFocus();
});

it('runs on the tables that its lesson prepares', async () => {
  open('SELECT * FROM nota;', {
    base: 'vacia',
    setUp: "CREATE TABLE nota (texto TEXT); INSERT INTO nota VALUES ('hola');",
  });
  await press(words.run);
  expect(await screen.findByRole('cell', { name: 'hola' })).toBeVisible();
});

it('begins each run from the data of the lesson', async () => {
  open("INSERT INTO genero VALUES (10, 'Rol');\nSELECT count(*) FROM genero;");
  await press(words.run);
  expect(await screen.findByRole('cell', { name: '5' })).toBeVisible();
  await press(words.run);
  await screen.findByText('1 fila');
  expect(screen.getByRole('cell', { name: '5' })).toBeVisible();
});

it('titles each result of several statements with its first line', async () => {
  open(
    "SELECT id\nFROM genero;\nINSERT INTO genero VALUES (10, 'Rol');\nSELECT 3;",
  );
  await press(words.run);
  expect(
    await screen.findByRole('table', { name: 'SELECT id: 4 filas, 1 columna' }),
  ).toBeVisible();
  expect(
    screen.getByText("INSERT INTO genero VALUES (10, 'Rol')").parentElement,
  ).toHaveTextContent('1 fila cambiada.');
  expect(
    screen.getByRole('table', { name: 'SELECT 3: 1 fila, 1 columna' }),
  ).toBeVisible();
});

it('says which statement of several has the error, and shows those before it', async () => {
  open('SELECT 1;\nSELECT dos;');
  await press(words.run);
  expect(
    await screen.findByText('Hay un error en la sentencia 2.'),
  ).toBeVisible();
  expect(screen.getByRole('cell', { name: '1' })).toBeVisible();
});

it('edits in place, and runs with the keyboard what is written', async () => {
  open();
  await press(words.edit);
  expect(await editor()).toHaveValue(original);
  expect(screen.queryByRole('button', { name: words.edit })).toBeNull();
  await write('SELECT 42;');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('cell', { name: '42' })).toBeVisible();
});

it('goes back to the original, and forth again', async () => {
  open();
  await press(words.edit);
  await write('SELECT 42;');
  await press(words.reset);
  expect(await editor()).toHaveValue(original);
  await press(words.undo);
  expect(await editor()).toHaveValue('SELECT 42;');
});

it('keeps what was written on this device, and gives it back with a notice', async () => {
  const { unmount } = open();
  await press(words.edit);
  await write('SELECT 42;');
  unmount();

  open();
  expect(button(words.run)).toHaveAccessibleDescription(words.kept);
  await press(words.run);
  expect(await editor()).toHaveValue('SELECT 42;');
  expect(await screen.findByRole('cell', { name: '42' })).toBeVisible();
  expect(screen.getByText(/Tienes cambios guardados del/)).toBeVisible();
  await press(words.toOriginal);
  expect(await editor()).toHaveValue(original);
});

it('keeps drafts of different blocks apart', async () => {
  const { unmount } = open();
  await press(words.edit);
  await write('SELECT 42;');
  unmount();
  open('SELECT 1;');
  expect(button(words.run)).not.toHaveAccessibleDescription(/guardados/);
});

describe('the step view', () => {
  const steps = () => screen.findByRole('region', { name: stepWords.title });

  it('opens without moving the focus, and leaves it in the block when it closes', async () => {
    const { container } = open();
    await press(words.steps);
    await steps();
    expect(button(words.steps)).toHaveFocus();
    await press(words.closeSteps);
    expect(screen.queryByRole('region', { name: stepWords.title })).toBeNull();
    expect(document.body).not.toHaveFocus();
    expect(container).toContainElement(
      document.activeElement as HTMLElement | null,
    );
  });

  it('opens with the run where the lesson asks for it', async () => {
    open(original, { opensSteps: '' });
    await press(words.run);
    await steps();
    expect(
      screen.getByRole('table', { name: '4 filas, 1 columna' }),
    ).toBeVisible();
  });

  it('keeps the focus from step to step, and marks their lines in the editor', async () => {
    open('SELECT nombre\nFROM genero\nWHERE id > 2;');
    await press(words.edit);
    await press(words.steps);
    const next = within(await steps()).getByRole('button', {
      name: stepWords.next,
    });
    await user.click(next);
    expect(next).toHaveFocus();
    expect(await editor()).toHaveAttribute('data-current-line', '3');
    await write('SELECT 1;');
    expect(await editor()).not.toHaveAttribute('data-current-line');
  });

  it('goes away with the next run, which may be of another query', async () => {
    open();
    await press(words.steps);
    await steps();
    await press(words.run);
    await waitFor(() => {
      expect(
        screen.queryByRole('region', { name: stepWords.title }),
      ).toBeNull();
    });
  });
});
