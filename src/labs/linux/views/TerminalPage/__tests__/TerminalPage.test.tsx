import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TerminalPage from '..';
import Announcer from '../../../../../components/Announcer';
import {
  FakeTerminal,
  useFakeTerminal as mockUse,
} from '../../../testing/fakeTerminal';
import { words } from '../../../words';

const mockTerminal = { current: new FakeTerminal() };
const mockDownload = jest.fn();

jest.mock('../../useTerminal', () => ({
  useTerminal: () => mockUse(mockTerminal.current),
}));

jest.mock('../../TerminalConsole/Screen', () =>
  jest.requireActual<object>('../../../testing/terminalScreen'),
);

jest.mock('../../../../../utils/downloadFile', () => ({
  downloadFile: (...parameters: unknown[]): unknown =>
    mockDownload(...parameters),
}));

// Stubs the method that jsdom's `File` lacks.
Object.defineProperty(File.prototype, 'arrayBuffer', {
  value(this: File) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => {
        resolve(reader.result);
      };
      reader.readAsArrayBuffer(this);
    });
  },
});

const settle = () => act(async () => {});
const getButton = (name: string) => screen.getByRole('button', { name });
const getGuide = () =>
  screen.getByRole('region', { name: 'Visita guiada en diez pasos' });

async function open(isOn = true) {
  const user = userEvent.setup();
  render(
    <>
      <Announcer />
      <TerminalPage />
    </>,
  );
  if (isOn) {
    await user.click(getButton(words.turnOnLinux));
    await screen.findByRole('button', { name: words.reset });
  }
  return { user };
}

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  // Stubs the dialog methods that jsdom lacks.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  await import('../../TerminalConsole');
}, 60_000);

beforeEach(() => {
  mockTerminal.current = new FakeTerminal();
  mockDownload.mockReset();
  localStorage.clear();
  for (const name of ['data-tour-step', 'data-terminal-size'])
    document.documentElement.removeAttribute(name);
});

it('downloads nothing until it is switched on', async () => {
  await open(false);
  expect(getButton(words.turnOnLinux)).toHaveAccessibleDescription(/^Descarga/);
  expect(mockTerminal.current.sizes).toEqual([]);
  expect(getGuide()).toHaveTextContent('Enciende Linux para seguir la visita.');
});

it('writes the command of a step, goes on, and remembers where it was', async () => {
  const { user } = await open();
  expect(within(getGuide()).getByText(/^Paso 1 de 10/)).toBeVisible();
  await user.click(getButton(words.insert));
  expect(mockTerminal.current.typedTexts.join('')).toContain('[pwd]');
  await user.click(getButton('Siguiente'));
  expect(within(getGuide()).getByText(/^Paso 2 de 10/)).toBeVisible();
  expect(localStorage.getItem('steve-labs:/:tour-step')).toBe('1');
  await user.click(getButton('Anterior'));
  expect(localStorage.getItem('steve-labs:/:tour-step')).toBeNull();
});

it('ends the tour, and begins it again', async () => {
  document.documentElement.setAttribute('data-tour-step', '9');
  const { user } = await open(false);
  await user.click(getButton('Terminar'));
  expect(screen.getByText('Visita terminada')).toBeVisible();
  await user.click(getButton('Empezar otra vez'));
  expect(within(getGuide()).getByText(/^Paso 1 de 10/)).toBeVisible();
});

it('asks before it starts over, which can be undone', async () => {
  const { user } = await open();
  await user.click(getButton(words.reset));
  await user.click(getButton('Seguir como está'));
  expect(mockTerminal.current.calls).toEqual([]);
  await user.click(getButton(words.reset));
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', {
      name: words.reset,
    }),
  );
  await settle();
  expect(mockTerminal.current.calls).toEqual(['reset']);
  expect(getButton(words.undo)).toBeVisible();
});

it("takes files to alumno's home, and says so", async () => {
  const { user } = await open();
  await user.upload(screen.getByLabelText('Archivos que subir'), [
    new File(['año'], 'mis notas.txt'),
  ]);
  expect(
    await screen.findAllByText(/En \/home\/alumno: mis notas.txt/),
  ).not.toEqual([]);
  expect(
    new TextDecoder().decode(
      mockTerminal.current.files.get('/home/alumno/mis notas.txt'),
    ),
  ).toBe('año');
});

it('refuses a file that the machine has no room for', async () => {
  const { user } = await open();
  const file = new File(['x'], 'grande.bin');
  Object.defineProperty(file, 'size', { value: 6_000_000 });
  await user.upload(screen.getByLabelText('Archivos que subir'), [file]);
  expect(await screen.findAllByText(/«grande.bin» no cabe/)).not.toEqual([]);
  expect(mockTerminal.current.files.size).toBe(0);
});

it('gives a file back, or says that it is not there', async () => {
  const { user } = await open();
  const bytes = new TextEncoder().encode('hola');
  mockTerminal.current.files.set('/home/alumno/Documentos/notas.txt', bytes);
  const field = screen.getByRole('combobox', { name: 'Descargar de Linux' });
  fireEvent.change(field, { target: { value: '~/Documentos/notas.txt' } });
  await user.click(getButton('Descargar'));
  await settle();
  expect(mockDownload).toHaveBeenCalledWith(
    'notas.txt',
    bytes,
    'application/octet-stream',
  );
  fireEvent.change(field, { target: { value: '/etc/nada' } });
  await user.click(getButton('Descargar'));
  expect(
    await screen.findAllByText(/«\/etc\/nada» no se pudo leer/),
  ).not.toEqual([]);
});

it('keeps the size of the letters on this device', async () => {
  const { user } = await open();
  await user.click(getButton('Letra más grande'));
  expect(document.documentElement).toHaveAttribute('data-terminal-size', '115');
  await user.click(getButton('Letra más pequeña'));
  await user.click(getButton('Letra más pequeña'));
  expect(localStorage.getItem('steve-labs:/:terminal-size')).toBe('80');
  expect(getButton('Letra más pequeña')).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
