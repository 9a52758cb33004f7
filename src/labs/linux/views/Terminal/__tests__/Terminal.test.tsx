import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Terminal from '..';
import {
  FakeTerminal,
  useFakeTerminal as mockUse,
} from '../../../testing/fakeTerminal';
import { setPathname } from '../../../../../testing/docusaurus/router';
import { words } from '../../../words';

const mockTerminal = { current: new FakeTerminal() };
const mockAsked: unknown[][] = [];
const mockWarm = jest.fn();

jest.mock('../../useTerminal', () => ({
  useTerminal: (...parameters: unknown[]) => {
    mockAsked.push(parameters);
    return mockUse(mockTerminal.current);
  },
}));

jest.mock('../../../client/load', () => ({
  warmLinux: () => {
    mockWarm();
  },
}));

jest.mock('../../TerminalConsole/Screen', () =>
  jest.requireActual<object>('../../../testing/terminalScreen'),
);

const block = (
  <Terminal
    label="Terminal"
    id="preparar"
    commands={['ls', 'cat << FIN\na\nFIN']}
    setUp="mkdir fotos"
  >
    <span className="tok-prompt">alumno@practica</span>:~$ ls
  </Terminal>
);

// Loads the module in advance, since its first transform is slow.
beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await import('../LiveTerminal');
}, 60_000);

beforeEach(() => {
  mockTerminal.current = new FakeTerminal();
  mockAsked.length = 0;
  mockWarm.mockClear();
  setPathname('/dumix/clibasic/');
  localStorage.clear();
});

it('says what the first terminal downloads, and downloads nothing', () => {
  render(block);
  expect(
    screen.getByRole('button', { name: words.tryIt }),
  ).toHaveAccessibleDescription('Descarga 4,7 MB la primera vez.');
  expect(mockAsked).toEqual([]);
});

it('begins to bring Linux with the press of the button, before its view is there', async () => {
  const user = userEvent.setup();
  render(block);
  expect(mockWarm).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: words.tryIt }));
  expect(mockWarm).toHaveBeenCalledTimes(1);
});

it("copies the session's commands", async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  render(block);
  await user.click(screen.getByRole('button', { name: 'Copiar comandos' }));
  expect(write).toHaveBeenCalledWith('ls\ncat << FIN\na\nFIN');
});

it('opens a Linux with the set-up of the page under the session, which stays', async () => {
  const user = userEvent.setup();
  render(block);
  await user.click(screen.getByRole('button', { name: words.tryIt }));
  const linux = await screen.findByRole('group', {
    name: 'Linux de «Terminal»',
  });
  await waitFor(() => {
    expect(linux).toHaveTextContent('Encendida');
  });
  expect(mockAsked[0]).toEqual(['/dumix/clibasic/#preparar', 'mkdir fotos']);
  expect(screen.getByRole('group', { name: 'Terminal' })).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.queryByRole('button', { name: words.tryIt })).toBeNull();
  expect(screen.getAllByRole('button', { name: words.insert })).toHaveLength(2);
});
