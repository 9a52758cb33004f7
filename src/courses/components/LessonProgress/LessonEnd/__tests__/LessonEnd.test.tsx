import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LessonEnd from '..';
import { blockStorage } from '../../../../../testing/storage';
import { onAnnounce } from '../../../../../components/Announcer/announce';

jest.mock('../../../../../progress/useCourse', () => ({
  useCourse: () => mockLessons,
}));

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsSidebar: () => ({ name: 'c', items: [] }),
}));

const mockLessons = [
  { path: '/c/uno/', title: 'Uno', to: '/c/uno' },
  { path: '/c/dos/', title: 'Dos', to: '/c/dos' },
];

function show(path: string, isThrough = false) {
  render(<LessonEnd ref={null} path={path} isThrough={isThrough} />);
  return screen.getByRole('button', { name: 'Marcar como hecha' });
}

it('marks the lesson, says so, and takes it back', async () => {
  const announcements: string[] = [];
  const stop = onAnnounce((message) => announcements.push(message));
  const button = show('/c/uno/');
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(/^¡Hecha!/)).toBeVisible();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(announcements).toEqual([
    'Lección hecha: llevas 1 de 2',
    'Lección sin marcar: llevas 0 de 2',
  ]);
  stop();
});

it('proposes the mark to a reader who has come through', () => {
  show('/c/uno/', true);
  expect(screen.getByText(/¿La damos por hecha\?/)).toBeVisible();
});

it('leads to the next lesson, and from the last one to the laboratory', () => {
  show('/c/uno/');
  expect(screen.getByRole('link', { name: 'Dos' })).toBeVisible();
  cleanup();
  show('/c/dos/');
  expect(screen.queryByText(/^Siguiente/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Laboratorio de C' })).toBeVisible();
});

it('says before the mark, with it and aloud that this browser keeps none', async () => {
  blockStorage();
  const announcements: string[] = [];
  const stop = onAnnounce((message) => announcements.push(message));
  const button = show('/c/dos/');
  window.dispatchEvent(new Event('pageshow'));
  expect(await screen.findByText(/no puede guardar tu progreso/)).toBeVisible();
  expect(screen.queryByText(/se guarda solo/)).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(
    screen.getByText(/^¡Hecha, hasta que cierres la página!/),
  ).toBeVisible();
  expect(announcements).toEqual([
    expect.stringMatching(/^Lección hecha: .*no puede guardar tu progreso/),
  ]);
  expect(
    screen.getByRole('link', { name: 'Ver y descargar mi progreso' }),
  ).toBeVisible();
  stop();
  jest.restoreAllMocks();
});
