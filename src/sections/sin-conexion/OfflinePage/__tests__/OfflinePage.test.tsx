import { act, render, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import OfflinePage from '..';
import SavedPages from '../../../../offline/components/SavedPages';
import { packStore } from '../../../../offline/packs/packStore';
import { setPathname } from '../../../../testing/docusaurus/router';
import { setNavigator } from '../../../../testing/offline/device';
import type { TestDevice } from '../../../../testing/offline/device';
import { openSite } from '../../../../testing/offline/site';
import type { TestSite } from '../../../../testing/offline/site';
import { createServer } from '../../../../testing/server';

const server = createServer();
let device: TestDevice;
let site: TestSite;

const files = { '/assets/a.js': 'a'.repeat(5000), '/c/': '<title>C</title>' };

beforeEach(() => {
  ({ device, site } = openSite(server, files));
  setPathname('/sin-conexion/');
});
afterEach(async () => {
  await act(() => packStore.remove('c'));
});
/** Renders the page and waits until the packs are read. */
const open = () =>
  act(async () => {
    render(<OfflinePage />);
    await packStore.refresh();
  });

async function showWithCourse() {
  await packStore.refresh();
  await packStore.download('c');
  await open();
  await screen.findByText('Guardado en este dispositivo');
}

// Must be the first test: the shared store keeps the list of offered packs for
// as long as the page lives.
it('without a network, says of a course that is not here that it is not', async () => {
  server.use(http.get('*/paquetes.json', () => HttpResponse.error()));
  await open();
  const courses = screen.getByRole('region', { name: 'Cursos para llevar' });
  const cards = within(courses).getAllByRole('listitem');
  for (const card of cards)
    expect(card).toHaveTextContent('No está guardado en este dispositivo.');
  expect(cards).not.toEqual([]);
});

it('where data is saved, asks for nothing until the reader does', async () => {
  setNavigator({ connection: { saveData: true } });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
  expect(
    await screen.findByRole('button', { name: 'Llevar · 5 KB' }),
  ).toBeVisible();
});

it('names every course and leads to it, also before anything is known', async () => {
  setNavigator({ connection: { saveData: true } });
  await open();
  expect(screen.getByRole('link', { name: 'Curso de C' })).toHaveAttribute(
    'href',
    '/stevelabs/program1/',
  );
  expect(screen.getByRole('link', { name: 'Curso de Linux' })).toBeVisible();
});

it('deletes a course only after asking, and keeps the focus', async () => {
  await showWithCourse();
  await userEvent.click(screen.getByRole('button', { name: 'Borrar' }));
  await userEvent.click(
    screen.getByRole('button', { name: 'No, conservarlo' }),
  );
  expect(screen.getByText('Guardado en este dispositivo')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Borrar' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('Tu progreso no se toca.');
  await userEvent.click(
    within(dialog).getByRole('button', { name: 'Sí, borrarlo' }),
  );
  await waitFor(() => {
    expect(screen.queryByText('Guardado en este dispositivo')).toBeNull();
  });
  expect(await device.caches.keys()).toEqual([]);
});

it('offers an extra only to who has what it is an extra of', async () => {
  const extra = {
    id: 'c-extra',
    course: null,
    extends: 'c',
    title: 'Lo demás',
  };
  site.publishPack({ '/labs/mas.bin': 'más' }, extra);
  await open();
  await screen.findByRole('button', { name: 'Llevar · 5 KB' });
  expect(screen.queryByRole('heading', { name: 'Lo demás' })).toBeNull();
  site.publishPack(files);
  await act(() => packStore.download('c'));
  expect(
    await screen.findByRole('heading', { name: 'Lo demás' }),
  ).toBeVisible();
  site.removePack('c-extra');
});

it('says which lessons ask for the laboratory of an extra, also before the course is kept', async () => {
  const extra = {
    id: 'c-linux',
    course: null,
    extends: 'c',
    title: 'Curso de C: Laboratorio de Linux',
    usedBy: 2,
  };
  site.publishPack({ '/labs/linux.js': 'linux' }, extra);
  await open();
  expect(
    await screen.findByText(/2 lecciones usan otro laboratorio/),
  ).toBeVisible();
  site.publishPack(files);
  await act(() => packStore.download('c'));
  const heading = await screen.findByRole('heading', { name: extra.title });
  expect(heading.parentElement).toHaveTextContent(
    'Lo usan 2 lecciones. Sin él se leen, y sus terminales no se encienden donde no haya red.',
  );
  site.removePack('c-linux');
});

it('says why nothing can be kept here', async () => {
  device.caches.isBlocked = true;
  await open();
  expect(
    await screen.findByText(/suele pasar en una ventana privada/),
  ).toBeVisible();
});

describe('who came because a page was not there', () => {
  const show = async (path: string) => {
    const query = `?pagina=${encodeURIComponent(path)}`;
    setPathname('/sin-conexion/', query);
    window.history.replaceState(null, '', query);
    await open();
  };

  it.each([
    '//otro.example/',
    'javascript:alert(1)',
    'https://otro.example/',
    '/\\otro.example/',
    '',
  ])('is not led to %s', async (path) => {
    await show(path);
    expect(screen.queryByText(/no está guardada/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'vuelve a abrirla' })).toBeNull();
  });

  it('is told which one, and may try again', async () => {
    await show('/dumix/linux1/permisos/');
    expect(await screen.findByText('/dumix/linux1/permisos/')).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'vuelve a abrirla' }),
    ).toHaveAttribute('href', '/dumix/linux1/permisos/');
  });

  it('is told which courses are there', async () => {
    setPathname('/sin-conexion/', '?pagina=/x/');
    await showWithCourse();
    expect(
      within(screen.getByText(/^Sí tienes entero/)).getByRole('link', {
        name: 'curso de C',
      }),
    ).toHaveAttribute('href', '/stevelabs/program1/');
  });
});

describe('the pages that are kept', () => {
  it('are listed when a click led here', async () => {
    const pages = await device.caches.open('steve-labs:/:pages');
    await pages.put(
      '/articulos/rc1/',
      new Response('<title>Recuerdos | Steve Labs</title>', {
        headers: { 'Content-Type': 'text/html' },
      }),
    );
    render(<SavedPages />);
    expect(
      await screen.findByRole('link', { name: 'Recuerdos' }),
    ).toHaveAttribute('href', '/articulos/rc1/');
  });

  it('stay as the worker wrote them', async () => {
    const warn = jest.spyOn(console, 'error');
    const root = document.createElement('div');
    const filledContainer = document.createElement('div');
    filledContainer.id = 'paginas-guardadas';
    filledContainer.className = 'pages';
    filledContainer.dataset.live = '';
    filledContainer.dataset.pagefindIgnore = '';
    filledContainer.append('Escrito por el worker');
    root.append(filledContainer);
    await act(async () => {
      hydrateRoot(root, <SavedPages />);
      await Promise.resolve();
    });
    expect(root).toHaveTextContent('Escrito por el worker');
    expect(warn).not.toHaveBeenCalled();
  });
});

it('does not promise to keep pages where the browser keeps none', async () => {
  setNavigator({ connection: { saveData: true }, serviceWorker: undefined });
  await open();
  const keptRegion = screen.getByRole('region', { name: 'Páginas guardadas' });
  expect(
    await within(keptRegion).findByText(/^Ninguna: tu navegador/),
  ).toBeVisible();
  expect(keptRegion).not.toHaveTextContent(/se guarda sola/);
});

describe('asking to keep it', () => {
  const ask = async () => {
    setNavigator({ connection: { saveData: true } });
    await open();
    await userEvent.click(
      screen.getByRole('button', { name: 'Pedir que no se borre' }),
    );
  };

  it('says what a refusal means', async () => {
    await ask();
    expect(await screen.findByText(/no lo concedió por ahora/)).toBeVisible();
  });

  it('says that it was granted', async () => {
    device.isPersistent = true;
    setNavigator({ connection: { saveData: true } });
    await open();
    expect(await screen.findByText(/^Concedido/)).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'No se borrará solo' }),
    ).toBeDisabled();
  });

  it('is not offered by a browser that cannot be asked, which says so', async () => {
    setNavigator({ connection: { saveData: true }, storage: {} });
    await open();
    expect(screen.queryByRole('button', { name: /no se borre/ })).toBeNull();
    expect(screen.getByText(/no deja pedirle/)).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Descargar mi progreso' }),
    ).toBeVisible();
  });
});
