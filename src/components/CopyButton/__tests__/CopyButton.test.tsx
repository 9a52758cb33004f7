import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CopyButton from '..';
import { onAnnounce } from '../../Announcer/announce';

const announceSpy = jest.fn();
onAnnounce(announceSpy);

const failure = 'No se pudo copiar: selecciona el texto';

function setClipboard(clipboard: Partial<Clipboard> | undefined): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: clipboard,
  });
}

function setup(clipboard: Partial<Clipboard> | undefined) {
  const view = render(<CopyButton label="Copiar" text={() => 'ls -l'} />);
  return {
    ...view,
    click: async () => {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      setClipboard(clipboard);
      await user.click(screen.getByRole('button'));
    },
  };
}

beforeEach(() => {
  announceSpy.mockClear();
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('copies the text, says so, and shows it for a moment', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  const { click } = setup({ writeText });
  await click();
  expect(writeText).toHaveBeenCalledWith('ls -l');
  expect(await screen.findByRole('button', { name: 'Copiado' })).toHaveFocus();
  expect(announceSpy).toHaveBeenCalledWith('Copiado');
  act(() => {
    jest.runAllTimers();
  });
  expect(screen.getByRole('button', { name: 'Copiar' })).toBeVisible();
});

it('asks to select the text when the browser refuses', async () => {
  const writeText = jest.fn().mockRejectedValue(new DOMException('denied'));
  const { click } = setup({ writeText });
  await click();
  expect(await screen.findByRole('button', { name: failure })).toBeVisible();
  expect(announceSpy).toHaveBeenCalledWith(failure);
});

it('asks to select the text where there is no clipboard', async () => {
  const { click } = setup(undefined);
  await click();
  expect(await screen.findByRole('button', { name: failure })).toBeVisible();
});

it('lets go of its timer when it leaves the page', async () => {
  const { click, unmount } = setup({
    writeText: jest.fn().mockResolvedValue(undefined),
  });
  await click();
  await screen.findByRole('button', { name: 'Copiado' });
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
