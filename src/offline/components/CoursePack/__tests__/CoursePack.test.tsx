import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import CoursePack from '..';
import { packStore } from '../../../packs/packStore';
import { setNavigator } from '../../../../testing/offline/device';
import type { TestDevice } from '../../../../testing/offline/device';
import { openSite } from '../../../../testing/offline/site';
import type { TestSite } from '../../../../testing/offline/site';
import { createServer } from '../../../../testing/server';

const server = createServer();
let device: TestDevice;
let site: TestSite;

const files = {
  '/assets/a.js': 'a'.repeat(1_200_000),
  '/c/': '<title>Curso</title>',
};

const offer = 'Llevar el curso sin conexión';
const findButton = (name: string | RegExp) =>
  screen.findByRole('button', { name });

async function show(): Promise<HTMLElement> {
  const { container } = render(
    <CoursePack course="c" lessons={23} className={undefined} />,
  );
  await act(() => packStore.refresh());
  return container;
}

beforeEach(() => {
  ({ device, site } = openSite(server, files));
});
afterEach(async () => {
  await act(() => packStore.remove('c'));
});
it('where data is saved, says what it is, and a press shows the size before anything is brought', async () => {
  setNavigator({ connection: { saveData: true } });
  await show();
  expect(screen.getByText(/^Las 23 lecciones, el laboratorio/)).toBeVisible();
  await userEvent.click(await findButton(offer));
  expect(await findButton(`${offer} · 1,2 MB`)).toBeVisible();
  expect(site.requestedPaths).toEqual([]);
});

it('brings all of it in one press, and then leads to what is kept', async () => {
  await show();
  const begin = await findButton(`${offer} · 1,2 MB`);
  await userEvent.click(begin);
  const link = await screen.findByRole('link', {
    name: 'Guardado en este dispositivo',
  });
  expect(link).toHaveAttribute('href', '/sin-conexion/');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says what some lessons use and is not in the pack', async () => {
  site.publishPack(
    { '/labs/linux.js': 'l'.repeat(2_300_000) },
    { id: 'c-linux', course: null, extends: 'c', usedBy: 1 },
  );
  site.publishPack(files);
  await show();
  await userEvent.click(await findButton(`${offer} · 1,2 MB`));
  expect(
    await screen.findByText(
      /no haya red\. 1 lección usa otro laboratorio, que va aparte y pesa 2,3 MB\.$/,
    ),
  ).toBeVisible();
  site.removePack('c-linux');
});

it('keeps the focus where it was when the button is gone', async () => {
  const container = await show();
  await userEvent.click(await findButton(`${offer} · 1,2 MB`));
  await screen.findByRole('link');
  expect(container.firstElementChild).toHaveFocus();
});

it('pauses, goes on and is cancelled, under the same button', async () => {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  site.intercept = async () => {
    await gate;
    return undefined;
  };
  await show();
  const main = await findButton(`${offer} · 1,2 MB`);
  await userEvent.click(main);
  await waitFor(() => {
    expect(main).toHaveTextContent('Pausar');
  });
  expect(
    screen.getByRole('progressbar', { name: 'Descarga: Curso de C' }),
  ).toBeVisible();
  await userEvent.click(main);
  await waitFor(() => {
    expect(main).toHaveTextContent('Seguir');
  });
  expect(screen.getByText(/^En pausa/)).toBeVisible();
  expect(main).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => {
    expect(main).toHaveTextContent(offer);
  });
  letGo();
  expect(await device.caches.keys()).toEqual([]);
});

it('says why it failed, and tries again', async () => {
  site.intercept = () => HttpResponse.text('roto');
  await show();
  await userEvent.click(await findButton(`${offer} · 1,2 MB`));
  expect(await screen.findByText(/llegó dañado dos veces/)).toBeVisible();
  site.intercept = () => undefined;
  await userEvent.click(await findButton('Reintentar'));
  expect(await screen.findByRole('link')).toBeVisible();
});

it('offers what is newer with its cost, and what is kept goes on', async () => {
  await show();
  await userEvent.click(await findButton(`${offer} · 1,2 MB`));
  await screen.findByRole('link');
  site.publishPack({ ...files, '/c/': 'x'.repeat(2500) }, { edition: '5.0' });
  await act(() => packStore.refresh());
  expect(await findButton('Actualizar · 3 KB')).toBeVisible();
  expect(screen.getByText(/^Ya salió la edición 5\.0\. La 4\.0/)).toBeVisible();
});
