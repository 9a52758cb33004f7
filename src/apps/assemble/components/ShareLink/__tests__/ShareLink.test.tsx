import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onAnnounce } from '../../../../../components/Announcer/announce';
import ShareLink from '..';

const user = userEvent.setup({ writeToClipboard: true });
const link = `${window.location.origin}${window.location.pathname}?equipo=thor`;

const copyLink = () =>
  user.click(screen.getByRole('button', { name: 'Copiar enlace' }));

afterEach(() => {
  jest.restoreAllMocks();
});

it('shows the link selected in a field when the browser refuses to copy', async () => {
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  const announcements: string[] = [];
  const stopListening = onAnnounce((message) => announcements.push(message));
  render(<ShareLink query="?equipo=thor" />);
  await copyLink();
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: /Copia el enlace de aquí/,
  });
  expect(field).toHaveValue(link);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, link.length]);
  expect(announcements).toEqual([
    'El navegador no deja copiar: el enlace está seleccionado en un campo de texto',
  ]);
  stopListening();
});

it('copies the address of the page with what was chosen, and says so', async () => {
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  render(<ShareLink query="?equipo=thor" />);
  await copyLink();
  expect(await screen.findByText('Enlace copiado.')).toBeVisible();
  expect(write).toHaveBeenCalledWith(link);
});

it('no longer says that the link is copied after another choice', async () => {
  const { rerender } = render(<ShareLink query="?equipo=thor" />);
  await copyLink();
  await screen.findByText('Enlace copiado.');
  rerender(<ShareLink query="?equipo=thor,hulk" />);
  expect(screen.queryByText('Enlace copiado.')).not.toBeInTheDocument();
});
