import {
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useHistory } from '@docusaurus/router';
import SqlPage from '..';
import { onAnnounce } from '../../../../../components/Announcer/announce';
import { storageKey } from '../../../../../preferences/keys';
import { setPathname } from '../../../../../testing/docusaurus/router';
import { writeDraft } from '../../../../kit/draft';
import { encodeWorkspace } from '../../../engine/workspace/share';
import { INITIAL_WORKSPACE } from '../../../engine/workspace';
import type { Workspace } from '../../../engine/workspace';
import { failureSentences, stateSentences } from '../../../sentences';
import { words } from '../../../words';
import { words as stepWords } from '../../QuerySteps/words';
import { resetEngine } from '../../__tests__/engineDouble';
import type { EngineDouble } from '../../__tests__/engineDouble';

jest.mock('../../../client/load', () =>
  jest.requireActual<object>('../../__tests__/engineDouble'),
);
jest.mock('../../SqlEditor', () =>
  jest.requireActual<object>('../../__tests__/editorDouble'),
);

const saved: { readonly name: string; readonly content: Uint8Array }[] = [];
jest.mock('../../../../../utils/downloadFile', () => ({
  downloadFile: (name: string, content: Uint8Array) => {
    saved.push({ name, content });
  },
}));

const UNDO = 'Deshacer el último cambio';
const INSERT = "INSERT INTO genero VALUES (20, 'Cocina');";
const COUNT = 'SELECT count(*) FROM genero';

let engine: EngineDouble;
let asked = 0;
let said: string[];
let stopListening: () => void;

beforeEach(() => {
  engine = resetEngine();
  setPathname('/laboratorio/sql/');
  localStorage.clear();
  storeWorkspace({});
  saved.length = 0;
  said = [];
  stopListening = onAnnounce((text) => said.push(text));
});

afterEach(() => {
  stopListening();
});

const user = userEvent.setup();
const open = () => render(<SqlPage />);
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => user.click(button(name));
const editor = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tus sentencias' });
const base = () => screen.getByRole('combobox', { name: 'Base de datos' });
/** Waits for a text, which may be shown twice. */
const findText = async (text: string | RegExp) => {
  const [element] = await screen.findAllByText(text);
  expect(element).toBeVisible();
};

const write = (sql: string) =>
  fireEvent.change(editor(), { target: { value: sql } });

async function run(sql: string) {
  write(sql);
  await press(words.run);
}

/** Runs a query of one value, and returns it as it is shown. */
async function ask(query: string): Promise<string> {
  asked += 1;
  const name = `respuesta ${asked}`;
  await run(`SELECT (${query}) AS "${name}";`);
  await screen.findByRole('columnheader', { name: new RegExp(name) });
  return screen.getByRole('cell').textContent;
}

/** Runs a change, and waits until it can be undone. */
async function change(sql: string) {
  await run(sql);
  await findText('1 fila cambiada.');
}

/** Creates a file; jsdom's own cannot be read. */
const createFile = (
  content: string | Uint8Array<ArrayBuffer>,
  name: string,
) => {
  const bytes =
    typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return Object.assign(new File([bytes], name), {
    arrayBuffer: () => Promise.resolve(bytes.slice().buffer),
  });
};

const upload = (file: File) =>
  userEvent.upload(screen.getByLabelText('Base que abrir'), file);

/** Downloads the database, and returns its content. */
async function download(): Promise<Uint8Array<ArrayBuffer>> {
  const { length } = saved;
  await press('Descargar .db');
  await waitFor(() => {
    expect(saved).toHaveLength(length + 1);
  });
  return new Uint8Array(saved.at(-1)?.content ?? []);
}

/** Stores a workspace as a visit before this one left it. */
const storeWorkspace = (workspace: Partial<Workspace>) =>
  writeDraft(
    storageKey('/', 'draft:/laboratorio/sql/'),
    JSON.stringify({
      ...INITIAL_WORKSPACE,
      // The smallest base with all the tables.
      base: 'ludotecaMini',
      ...workspace,
    }),
  );

describe('a file', () => {
  it('that is no database is refused, and the open one stays', async () => {
    open();
    await change(INSERT);
    await upload(createFile('hola', 'notas.db'));
    await findText(
      'Ese archivo no es una base de datos de SQLite, o está dañado. La que tenías sigue abierta.',
    );
    expect(base()).toHaveDisplayValue('La ludoteca en pequeño');
    expect(await ask(COUNT)).toBe('5');
    expect(button(UNDO)).toBeVisible();
  });

  it('that is too large is told, and not opened', async () => {
    open();
    const file = createFile('', 'enorme.db');
    Object.defineProperty(file, 'size', { value: 17_000_000 });
    await upload(file);
    expect(said).toEqual(['«enorme.db» pesa 17 MB y aquí caben 16 MB.']);
    expect(screen.getByText(/enorme\.db/)).toBeVisible();
  });

  it('that cannot be read is told', async () => {
    open();
    const file = Object.assign(new File([], 'movida.db'), {
      arrayBuffer: () => Promise.reject(new Error('It was moved.')),
    });
    await upload(file);
    await findText(
      'No se pudo leer «movida.db»: quizá se movió o se borró. Elígelo otra vez.',
    );
  });

  it('is not there in the next visit, which has its changes as text', async () => {
    const { unmount } = open();
    await user.selectOptions(base(), 'Vacía');
    await run('CREATE TABLE nota (texto TEXT);');
    await screen.findByText('nota');
    await upload(createFile(await download(), 'mia.db'));
    await findText('Base abierta.');
    await run("INSERT INTO nota VALUES ('hola');");
    await findText('1 fila cambiada.');
    expect((await download()).length).toBeGreaterThan(0);
    expect(saved.at(-1)?.name).toBe('mia.db');
    await press('Compartir');
    expect(screen.getByText(/El enlace no lleva «mia.db»/)).toBeVisible();
    unmount();
    resetEngine();

    open();
    await findText(
      'Tenías abierto «mia.db», y los archivos no se guardan en el navegador: ábrelo otra vez.',
    );
    expect(editor().value).toMatch(
      /^-- Estos cambios son de «mia\.db».*\nINSERT INTO nota VALUES \('hola'\);/,
    );
  });

  it('that was downloaded is opened with its changes', async () => {
    open();
    await user.selectOptions(base(), 'Vacía');
    await run(
      "CREATE TABLE nota (texto TEXT); INSERT INTO nota VALUES ('hola');",
    );
    await findText('1 fila cambiada.');
    const content = await download();
    expect(saved[0]?.name).toBe('vacia.db');
    await user.selectOptions(base(), 'El estante');
    await screen.findByText('juego');

    await upload(createFile(content, 'mia.db'));
    await screen.findByText('nota');
    expect(base()).toHaveDisplayValue('mia.db');
    expect(await ask('SELECT texto FROM nota')).toBe('hola');
    expect(screen.queryByRole('button', { name: UNDO })).toBeNull();
  });
});

describe('a statement that would change every row', () => {
  const SQL = 'UPDATE prestamo SET nota = 5;';
  const COUNT_OTHERS = 'SELECT count(*) FROM prestamo WHERE nota IS NOT 5';
  const dialog = () =>
    screen.findByRole('dialog', {
      name: 'UPDATE sin WHERE: cambia todas las filas de prestamo',
    });

  it('is asked about first, and does not run when the reader says no', async () => {
    open();
    await run(SQL);
    expect(await dialog()).toHaveTextContent(
      'Sin WHERE, la sentencia cambia todas las filas de la tabla.',
    );
    await press('No ejecutar');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: UNDO })).toBeNull();
    expect(await ask(COUNT_OTHERS)).not.toBe('0');
  });

  it('runs when the reader says yes, and is asked about again the next time', async () => {
    open();
    await run(SQL);
    await dialog();
    await press('Ejecutar de todos modos');
    await findText('6 filas cambiadas.');
    expect(await ask(COUNT_OTHERS)).toBe('0');
    await run(SQL);
    await dialog();
  });
});

describe('an engine', () => {
  it('that the network did not bring is told, and runs on retry what is written', async () => {
    open();
    engine.failNextLoading('network');
    await run('SELECT 7 AS siete;');
    await findText(failureSentences.network);
    expect(editor()).toHaveValue('SELECT 7 AS siete;');
    await press(words.retry);
    expect(await screen.findByRole('cell', { name: '7' })).toBeVisible();
  });

  it('that was stopped opens the database again as the changes left it', async () => {
    open();
    await change(INSERT);
    engine.holdNextCall();
    await run('SELECT 1;');
    await findText(stateSentences.running);
    await press(words.stop);
    await findText(stateSentences.stopped);
    expect(await ask(COUNT)).toBe('5');
  });

  it('that was stopped before a download opens the database again', async () => {
    open();
    await change(INSERT);
    const before = await download();
    engine.stop();
    expect(await download()).toHaveLength(before.length);
    expect(await ask(COUNT)).toBe('5');
  });

  it('that could not undo does it on retry, without losing the other changes', async () => {
    open();
    await change(INSERT);
    await change("INSERT INTO genero VALUES (21, 'Historia');");
    engine.failNextLoading('network');
    await press(UNDO);
    await findText(failureSentences.network);
    await press(words.retry);
    await findText('Base abierta.');
    expect(await ask(COUNT)).toBe('5');
  });
});

it('begins with a query over the library, and shows its tables once it ran', async () => {
  localStorage.clear();
  open();
  expect(editor()).toHaveValue(INITIAL_WORKSPACE.text);
  expect(base()).toHaveDisplayValue('La ludoteca');
  expect(
    screen.getByText('Las tablas aparecen aquí con la primera consulta.'),
  ).toBeVisible();
  await press(words.run);
  expect(
    await screen.findByRole('table', { name: /^60 filas, 2 columnas/ }),
  ).toBeVisible();
  expect(screen.queryByText(/^Las tablas aparecen aquí/)).toBeNull();
  expect(screen.getByText('prestamo')).toBeVisible();
});

it('leads from the card of an error to its place in the editor', async () => {
  open();
  await run('SELECT 1;\nSELECT titulos FROM juego;');
  await user.click(await screen.findByRole('button', { name: 'Ir al lugar' }));
  expect(editor()).toHaveFocus();
  expect(editor()).toHaveAttribute('data-place', '2:8');
});

it('opens the base that is chosen, without the changes made in the other one', async () => {
  open();
  await change(INSERT);
  await user.selectOptions(base(), 'El estante');
  await findText('Base abierta.');
  expect(screen.queryByRole('button', { name: UNDO })).toBeNull();
  expect(await ask('SELECT count(*) FROM juego')).toBe('16');
  await user.selectOptions(base(), 'La ludoteca en pequeño');
  await waitFor(() => {
    expect(screen.getByText('genero')).toBeVisible();
  });
  expect(await ask(COUNT)).toBe('4');
});

describe('work that is replaced', () => {
  const GO_BACK = 'Volver a lo que tenías';

  it('comes back with its changes, and the other one after it', async () => {
    open();
    await change(INSERT);
    await user.selectOptions(base(), 'El estante');
    await findText('Base abierta.');
    await change('DELETE FROM juego WHERE id = 1;');
    await press(GO_BACK);
    await waitFor(() => {
      expect(base()).toHaveDisplayValue('La ludoteca en pequeño');
    });
    expect(await ask(COUNT)).toBe('5');
    expect(button(UNDO)).toBeVisible();
    await press(GO_BACK);
    await waitFor(() => {
      expect(base()).toHaveDisplayValue('El estante');
    });
  });

  it('by an address comes back with its text', async () => {
    storeWorkspace({ text: 'SELECT 42;' });
    const hash = await encodeWorkspace({ ...INITIAL_WORKSPACE, text: COUNT });
    useHistory().replace({ pathname: '/laboratorio/sql/', hash });
    open();
    await findText('Se abrió lo que traía el enlace.');
    expect(editor()).toHaveValue(COUNT);
    await press(GO_BACK);
    await waitFor(() => {
      expect(editor()).toHaveValue('SELECT 42;');
    });
  });

  it('is not offered where there was none', async () => {
    open();
    await user.selectOptions(base(), 'El estante');
    await findText('Base abierta.');
    expect(screen.queryByRole('button', { name: GO_BACK })).toBeNull();
  });

  it('waits for the statements that run', async () => {
    open();
    await change(INSERT);
    engine.holdNextCall();
    await run('SELECT 1;');
    await findText(stateSentences.running);
    await user.selectOptions(base(), 'El estante');
    await press(UNDO);
    await findText('Espera a que termine lo que se ejecuta, o pulsa «Parar».');
    await press(words.stop);
    expect(base()).toHaveDisplayValue('La ludoteca en pequeño');
    expect(await ask(COUNT)).toBe('5');
  });
});

it('changes the data once for a double click', async () => {
  open();
  await ask(COUNT);
  write("INSERT INTO genero (nombre) VALUES ('Cocina');");
  await user.dblClick(button(words.run));
  await findText('1 fila cambiada.');
  expect(await ask(COUNT)).toBe('5');
});

it('undoes the changes one by one, the last one first', async () => {
  open();
  await change(INSERT);
  await change("INSERT INTO genero VALUES (21, 'Historia');");
  await press(UNDO);
  await findText('Base abierta.');
  expect(await ask(COUNT)).toBe('5');
  await press(UNDO);
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: UNDO })).toBeNull();
  });
  expect(await ask(COUNT)).toBe('4');
});

it('keeps of a run with an error the statements before it, which can be undone', async () => {
  open();
  await run(`${INSERT}\nSELECT tres;`);
  await findText('Hay un error en la sentencia 2.');
  await press(UNDO);
  await findText('Base abierta.');
  expect(await ask(COUNT)).toBe('4');
});

it('offers nothing to undo after a query that failed', async () => {
  open();
  await run('SELECT 1;\nSELECT dos;');
  await findText('Hay un error en la sentencia 2.');
  expect(screen.queryByRole('button', { name: UNDO })).toBeNull();
});

describe('the next visit', () => {
  it('finds the text, the base and the changes', async () => {
    localStorage.clear();
    const { unmount } = open();
    await user.selectOptions(base(), 'La ludoteca en pequeño');
    await findText('Base abierta.');
    await change(INSERT);
    write(COUNT);
    unmount();
    resetEngine();

    open();
    expect(base()).toHaveDisplayValue('La ludoteca en pequeño');
    expect(editor()).toHaveValue(COUNT);
    await press(words.run);
    expect(await screen.findByRole('cell', { name: '5' })).toBeVisible();
    await press(UNDO);
    await findText('Base abierta.');
    expect(await ask(COUNT)).toBe('4');
  });

  it('gets back as text the changes that cannot be repeated, and only once', async () => {
    storeWorkspace({
      changes: ['INSERT INTO perdida VALUES (1)'],
      text: 'SELECT 1;',
    });
    const { unmount } = open();
    await press(words.run);
    await screen.findByRole('cell', { name: '1' });
    expect(editor()).toHaveValue(
      '-- Estos cambios no se pudieron repetir:\nINSERT INTO perdida VALUES (1);\n\nSELECT 1;',
    );
    expect(screen.queryByRole('button', { name: UNDO })).toBeNull();
    unmount();
    open();
    expect(await ask(COUNT)).toBe('4');
    expect(editor().value).not.toContain('perdida');
  });

  it('keeps the first change made after those that could not be repeated', async () => {
    storeWorkspace({
      changes: ['INSERT INTO perdida VALUES (1)'],
      text: INSERT,
    });
    const { unmount } = open();
    await press(words.run);
    await findText('1 fila cambiada.');
    unmount();
    resetEngine();
    open();
    expect(await ask(COUNT)).toBe('5');
  });

  it('repeats a change that ended with a comment', async () => {
    const { unmount } = open();
    await change(`${INSERT} -- la primera`);
    await change("INSERT INTO genero VALUES (21, 'Historia') /* la otra");
    unmount();
    resetEngine();
    open();
    expect(await ask(COUNT)).toBe('6');
  });

  it('finds the text also when the changes are too large to be stored', async () => {
    const { unmount } = open();
    const long = 'x'.repeat(1_000_000);
    await change(`INSERT INTO genero VALUES (20, 'Cocina' /* ${long} */)`);
    write('SELECT 8;');
    await findText(/^Los cambios de la base son demasiado grandes/);
    unmount();
    resetEngine();
    open();
    expect(editor()).toHaveValue('SELECT 8;');
    expect(screen.queryByText(/demasiado grandes/)).toBeNull();
  });

  it('is told what another tab does, and takes it when the reader wants', async () => {
    open();
    write('SELECT 1;');
    storeWorkspace({ text: 'SELECT 2;' });
    const key = storageKey('/', 'draft:/laboratorio/sql/');
    fireEvent(window, new StorageEvent('storage', { key }));
    await findText(/cambió en otra pestaña/);
    expect(editor()).toHaveValue('SELECT 1;');
    await press('Traer lo de la otra pestaña');
    await waitFor(() => {
      expect(editor()).toHaveValue('SELECT 2;');
    });
    expect(screen.queryByText(/cambió en otra pestaña/)).toBeNull();
  });

  it('begins anew where what was stored is damaged', () => {
    writeDraft(storageKey('/', 'draft:/laboratorio/sql/'), '{"base":"otra"}');
    open();
    expect(editor()).toHaveValue(INITIAL_WORKSPACE.text);
  });
});

describe('a CSV', () => {
  async function importCsv(text: string) {
    await press('Importar CSV');
    await user.upload(
      screen.getByLabelText('Archivo CSV'),
      createFile(text, 'notas.csv'),
    );
    await user.click(await screen.findByRole('button', { name: 'Importar' }));
  }

  it('becomes a table that can be asked, and undone', async () => {
    open();
    await importCsv('id;texto\n1;Ñandú\n2;\n');
    await findText('Base abierta.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await ask('SELECT texto FROM notas WHERE id = 1')).toBe('Ñandú');
    await press(UNDO);
    await waitFor(() => {
      expect(screen.queryByText('notas')).toBeNull();
    });
  });
});

describe('the address', () => {
  const read = () =>
    screen
      .findByLabelText<HTMLInputElement>(/^Enlace con tus sentencias/)
      .then(async (input) => {
        await waitFor(() => {
          expect(input.value).toContain('#s=');
        });
        return input.value;
      });

  it('that is shared opens the same text, base and changes elsewhere', async () => {
    localStorage.clear();
    const { unmount } = open();
    await user.selectOptions(base(), 'La ludoteca en pequeño');
    await findText('Base abierta.');
    await change(INSERT);
    write(COUNT);
    await press('Compartir');
    const { hash } = new URL(await read());
    unmount();
    localStorage.clear();
    resetEngine();

    const history = useHistory();
    history.replace({ pathname: '/laboratorio/sql/', hash });
    open();
    await findText('Base abierta.');
    expect(said).toContain('Se abrió lo que traía el enlace.');
    expect(history.location.hash).toBe('');
    expect(base()).toHaveDisplayValue('La ludoteca en pequeño');
    expect(editor()).toHaveValue(COUNT);
    await press(words.run);
    expect(await screen.findByRole('cell', { name: '5' })).toBeVisible();
  });

  it('whose changes cannot be repeated gives them back above its own text', async () => {
    storeWorkspace({ text: 'SELECT 42;' });
    const hash = await encodeWorkspace({
      ...INITIAL_WORKSPACE,
      changes: ['DELETE FROM perdida'],
      text: COUNT,
    });
    useHistory().replace({ pathname: '/laboratorio/sql/', hash });
    open();
    await findText('Base abierta.');
    expect(editor()).toHaveValue(
      `-- Estos cambios no se pudieron repetir:\nDELETE FROM perdida;\n\n${COUNT}`,
    );
  });

  it('that is damaged is told, and what was there stays', async () => {
    storeWorkspace({ text: 'SELECT 42;' });
    useHistory().replace({ pathname: '/laboratorio/sql/', hash: '#s=1roto' });
    open();
    await waitFor(() => {
      expect(said).toEqual([
        'El enlace está incompleto o dañado: lo tuyo sigue igual.',
      ]);
    });
    expect(editor()).toHaveValue('SELECT 42;');
  });
});

it('opens the steps of the query, and gives the focus to the editor when they close', async () => {
  open();
  await press(words.steps);
  const steps = await screen.findByRole('region', { name: stepWords.title });
  expect(within(steps).getAllByRole('table')[0]).toBeVisible();
  await press(words.closeSteps);
  expect(screen.queryByRole('region', { name: stepWords.title })).toBeNull();
  expect(editor()).toHaveFocus();
});

it('puts the name of a table in the text, where the cursor is', async () => {
  open();
  await run('SELECT 1 AS uno;');
  await screen.findByRole('columnheader', { name: 'uno' });
  write('SELECT * FROM ;');
  editor().setSelectionRange(14, 14);
  const [insert] = screen.getAllByRole('button', {
    name: 'Insertar genero en el editor',
    hidden: true,
  });
  fireEvent.click(insert ?? document.body);
  expect(editor().value).toBe('SELECT * FROM genero;');
  expect(editor()).toHaveFocus();
});

it('shows the first rows of a table, and leaves the text as it is', async () => {
  open();
  await press(words.run);
  await screen.findByRole('table');
  await user.click(
    screen.getByRole('button', { name: 'Ver las primeras filas de genero' }),
  );
  expect(
    await screen.findByRole('table', { name: '4 filas, 2 columnas' }),
  ).toBeVisible();
  expect(editor()).toHaveValue(INITIAL_WORKSPACE.text);
});

it('draws the tables when the reader unfolds the drawing', async () => {
  open();
  await press(words.run);
  await user.click(
    await screen.findByText('Dibujo de las tablas y sus relaciones'),
  );
  expect(await screen.findByRole('img')).toHaveAccessibleName(/prestamo/);
});
