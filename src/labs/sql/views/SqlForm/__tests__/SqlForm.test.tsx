import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onAnnounce } from '../../../../../components/Announcer/announce';
import { setReducedMotion } from '../../../../../testing/reducedMotion';
import { failureSentences } from '../../../sentences';
import { words } from '../../../words';
import SqlResult from '../../SqlBlock/SqlResult';
import { resetEngine } from '../../__tests__/engineDouble';
import type { EngineDouble } from '../../__tests__/engineDouble';
import SqlForm from '..';

jest.mock('../../../client/load', () =>
  jest.requireActual<object>('../../__tests__/engineDouble'),
);

const attack = "' OR '1' = '1";

let engine: EngineDouble;
let said: string[];
let stopListening: () => void;

// The first import transpiles the module, which is slow.
beforeAll(async () => {
  await import('../LiveForm');
}, 60_000);

beforeEach(() => {
  engine = resetEngine();
  setReducedMotion(true);
  said = [];
  stopListening = onAnnounce((text) => said.push(text));
});

afterEach(() => {
  stopListening();
});

const user = userEvent.setup();
const field = () => screen.getByRole('textbox', { name: 'Género' });
const press = (name: string) =>
  user.click(screen.getByRole('button', { name }));
const code = () => screen.getByRole('group', { name: 'SQL' });
const served = () => screen.queryByText('Lo que sirve la lección');

async function write(text: string) {
  await user.clear(field());
  await user.click(field());
  if (text !== '') await user.paste(text);
}

const open = (place: string, initial = 'Terror') =>
  render(
    <SqlForm label="SQL" base="ludotecaMini" field="Género" initial={initial}>
      {'SELECT id FROM genero WHERE nombre = '}
      <span className="tok-string">{place}</span>;
      <SqlResult label={words.expected}>
        <p>Lo que sirve la lección</p>
      </SqlResult>
    </SqlForm>,
  );

describe('a form whose text is pasted', () => {
  it('shows the statement that its text makes, with the text marked', async () => {
    open("'{dato}'");
    expect(code()).toHaveTextContent(
      "SELECT id FROM genero WHERE nombre = 'Terror';",
    );
    expect(within(code()).getByText('Terror').tagName).toBe('MARK');
    await write(attack);
    // The statement is the one that ran until the form is sent.
    expect(code()).toHaveTextContent("nombre = 'Terror';");
    await press(words.search);
    expect(code()).toHaveTextContent("nombre = '' OR '1' = '1';");
    expect(within(code()).getByText(attack).tagName).toBe('MARK');
    expect(said).toEqual([
      "SELECT id FROM genero WHERE nombre = '' OR '1' = '1';",
    ]);
    expect(await screen.findByText('4 filas')).toBeVisible();
    await waitFor(() => {
      expect(served()).toBeNull();
    });
  });

  it('is sent with Enter, and keeps the focus', async () => {
    open("'{dato}'");
    await write('Aventura');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('1 fila')).toBeVisible();
    expect(field()).toHaveFocus();
  });

  it('explains the error that a text causes', async () => {
    open("'{dato}'");
    await write("O'Hara");
    await press(words.search);
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent('near "Hara": syntax error');
    expect(within(card).queryByRole('button', { name: 'Ir al lugar' })).toBe(
      null,
    );
  });

  it('takes the signs of a replacement as they are', async () => {
    open("'{dato}'");
    await write('$& $1');
    await press(words.search);
    expect(code()).toHaveTextContent("nombre = '$& $1';");
    expect(await screen.findByText('0 filas')).toBeVisible();
  });
});

describe('a form whose text is a value', () => {
  it('leaves the statement as it is, and shows the value beside it', async () => {
    open('?');
    await write(attack);
    await press(words.search);
    expect(code()).toHaveTextContent('SELECT id FROM genero WHERE nombre = ?;');
    expect(screen.getByText(/^Valor de \?:/)).toHaveTextContent(
      `Valor de ?: ${attack}`,
    );
    expect(said).toEqual([`Valor de ?: ${attack}`]);
    expect(await screen.findByText('0 filas')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    await write('Terror');
    await press(words.search);
    expect(await screen.findByText('1 fila')).toBeVisible();
  });
});

it('runs again on request what was sent, after the network failed', async () => {
  open('?');
  engine.failNextLoading('network');
  await press(words.search);
  expect(await screen.findByText(failureSentences.network)).toBeVisible();
  expect(served()).toBeInTheDocument();
  await press(words.retry);
  expect(await screen.findByText('1 fila')).toBeVisible();
});

it('goes back to its first text and the result of the lesson', async () => {
  open("'{dato}'");
  expect(screen.queryByRole('button', { name: words.reset })).toBeNull();
  await write('');
  await press(words.search);
  expect(await screen.findByText('0 filas')).toBeVisible();
  await press(words.reset);
  expect(field()).toHaveValue('Terror');
  expect(field()).toHaveFocus();
  expect(code()).toHaveTextContent("nombre = 'Terror';");
  expect(served()).toBeInTheDocument();
  expect(screen.queryByText('0 filas')).toBeNull();
});
