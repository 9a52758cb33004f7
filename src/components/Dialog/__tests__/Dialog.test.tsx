import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Dialog from '..';

function open() {
  const onClose = jest.fn();
  const { unmount } = render(
    <Dialog title="Ficha" onClose={onClose}>
      <p>Contenido</p>
    </Dialog>,
  );
  return { onClose, unmount };
}

it('is a dialog named by its title', () => {
  open();
  expect(screen.getByRole('dialog', { name: 'Ficha' })).toBeVisible();
});

it('asks to be closed by its button', async () => {
  const { onClose } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('asks to be closed by Escape, and leaves the closing to its owner', () => {
  const { onClose } = open();
  const escape = new Event('cancel', { cancelable: true });
  fireEvent(screen.getByRole('dialog'), escape);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(escape.defaultPrevented).toBe(true);
});

it('asks to be closed by a click beside it, not by one inside', async () => {
  const { onClose } = open();
  await userEvent.click(screen.getByText('Contenido'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(1);
});
