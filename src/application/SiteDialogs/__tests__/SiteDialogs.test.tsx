import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SiteDialogs from '..';
import ReadingButton from '../../ReadingButton';
import { openSiteDialog } from '../../../utils/siteDialogs';

const loadFailure = { now: false };

jest.mock('../../../keyboard/components/ShortcutHelp', () => {
  if (loadFailure.now) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual<object>(
    '../../../keyboard/components/ShortcutHelp',
  );
});

// Runs first, because a loaded module stays in the module cache.
it('says so when the dialog does not arrive, and tries again', async () => {
  loadFailure.now = true;
  render(<SiteDialogs />);
  act(() => {
    openSiteDialog('shortcuts');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /No se pudo cargar una parte/,
  );
  loadFailure.now = false;
  await userEvent.click(
    screen.getByRole('button', { name: 'Intentar de nuevo' }),
  );
  expect(
    await screen.findByRole('dialog', { name: 'Atajos de teclado' }),
  ).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows nothing until a dialog is asked for', async () => {
  render(
    <>
      <ReadingButton />
      <SiteDialogs />
    </>,
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(
    screen.getByRole('button', { name: 'Ajustes de lectura' }),
  );
  expect(
    await screen.findByRole('dialog', { name: 'Ajustes de lectura' }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('puts one dialog in the place of the other', async () => {
  render(<SiteDialogs />);
  act(() => {
    openSiteDialog('reading');
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Ver los atajos de teclado' }),
  );
  expect(
    await screen.findByRole('dialog', { name: 'Atajos de teclado' }),
  ).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
