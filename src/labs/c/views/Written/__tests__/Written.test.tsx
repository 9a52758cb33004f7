import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Written from '..';
import { downloadFile } from '../../../../../utils/downloadFile';

jest.mock('../../../../../utils/downloadFile', () => ({
  downloadFile: jest.fn(),
}));

const createTextFile = (name: string, text: string) => ({
  name,
  bytes: new TextEncoder().encode(text),
});

const list = () =>
  screen.findByRole('group', { name: /^Archivos que escribió/ });

// The first import transpiles the module, which is slow.
beforeAll(async () => {
  await import('../WrittenFiles');
});

it('shows nothing of a program that wrote no file', async () => {
  const { container, rerender } = render(<Written files={[]} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<Written files={[createTextFile('a.txt', 'a')]} />);
  expect(await list()).toBeVisible();
  rerender(<Written files={[]} />);
  expect(container).toBeEmptyDOMElement();
});

it('names each file with its size, its content and a download of its exact bytes', async () => {
  const user = userEvent.setup();
  const notes = createTextFile('notas.txt', 'uno\r\ndos ñ\n');
  render(<Written files={[notes]} />);
  expect(await list()).toHaveTextContent('notas.txt (12 bytes)');
  await user.click(screen.getByText('Ver su contenido'));
  expect(
    screen.getByRole('group', { name: 'Contenido de notas.txt' }),
  ).toHaveTextContent('uno dos ñ');
  await user.click(screen.getByRole('button', { name: 'Descargar notas.txt' }));
  expect(downloadFile).toHaveBeenCalledWith(
    'notas.txt',
    notes.bytes,
    'application/octet-stream',
  );
});

it('shows neither the content of a binary file nor an empty one, and says why', async () => {
  render(
    <Written
      files={[
        { name: 'crudo.bin', bytes: Uint8Array.of(1, 0, 2) },
        createTextFile('vacio.txt', ''),
      ]}
      onKeep={jest.fn()}
    />,
  );
  const [raw, empty] = await screen.findAllByRole('listitem');
  expect(raw).toHaveTextContent('No es un texto, así que aquí no se muestra.');
  expect(empty).toHaveTextContent('Está vacío.');
  expect(screen.queryByText('Ver su contenido')).toBeNull();
  expect(
    screen.getAllByRole('button').map((button) => button.ariaLabel),
  ).toEqual([
    'Descargar crudo.bin',
    'Descargar vacio.txt',
    'Guardar en el programa: vacio.txt',
  ]);
});

it('shows the start of a long text, even where it is cut within a letter', async () => {
  render(
    <Written files={[createTextFile('largo.txt', `a${'ñ'.repeat(5000)}`)]} />,
  );
  expect(
    await screen.findByRole('group', {
      name: 'Contenido de largo.txt',
      hidden: true,
    }),
  ).toHaveTextContent(/^añ{1999} …$/);
});

it('lists some of very many files, and says how many they are', async () => {
  const files = Array.from({ length: 300 }, (_, index) =>
    createTextFile(`${index}.txt`, 'x'),
  );
  render(<Written files={files} />);
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(50);
  expect(await list()).toHaveTextContent('De los 300, aquí están 50.');
});

it('offers to keep a text only where there is a place for it', async () => {
  const user = userEvent.setup();
  const notes = createTextFile('notas.txt', 'x');
  const onKeep = jest.fn();
  const { rerender } = render(<Written files={[notes]} onKeep={onKeep} />);
  expect(await list()).toHaveTextContent('salvo los que guardes');
  await user.click(
    screen.getByRole('button', { name: 'Guardar en el programa: notas.txt' }),
  );
  expect(onKeep).toHaveBeenCalledWith(notes);
  rerender(<Written files={[notes]} />);
  expect(await list()).not.toHaveTextContent('salvo');
  expect(screen.queryByRole('button', { name: /^Guardar/ })).toBeNull();
});

describe('where the next run finds the files', () => {
  const binary = { name: 'crudo.bin', bytes: Uint8Array.of(1, 0, 2) };
  const heavy = createTextFile('grande.txt', 'x'.repeat(20_001));
  const notes = createTextFile('notas.txt', 'x');
  const onRestart = () => undefined;

  it('says so of all of them, when all stay', async () => {
    render(<Written files={[notes]} kept={{ onRestart }} />);
    expect(await list()).toHaveTextContent(
      'La próxima vez los encuentra así. Empezar de cero',
    );
  });

  it('names those that do not stay, and says why', async () => {
    render(<Written files={[notes, binary, heavy]} kept={{ onRestart }} />);
    expect(await list()).toHaveTextContent(
      'La próxima vez los encuentra así, salvo crudo.bin y grande.txt: solo se guardan datos de texto, de 20 KB como mucho.',
    );
  });

  it('counts them when they are many', async () => {
    const manyFiles = Array.from({ length: 5 }, (_, index) => ({
      ...binary,
      name: `${index}.bin`,
    }));
    render(<Written files={[notes, ...manyFiles]} kept={{ onRestart }} />);
    expect(await list()).toHaveTextContent('salvo 5 de ellos: solo se guardan');
  });

  it('says that none stays, though a file of an earlier run did', async () => {
    render(<Written files={[binary]} kept={{ onRestart }} />);
    expect(await list()).toHaveTextContent(
      'La próxima vez no los encuentra así: solo se guardan datos de texto, de 20 KB como mucho. Empezar de cero',
    );
  });
});
