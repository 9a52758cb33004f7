import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createPackSummary } from '../../../../testing/offline/site';
import { createServer } from '../../../../testing/server';
import type { PackSummary } from '../../../../offline/manifest';
import LessonProgress from '..';

const mockLesson = '/stevelabs/program1/salida/';

jest.mock('../../../../progress/useCourse', () => ({
  useCourse: () => [{ path: mockLesson, title: 'Hola mundo', to: mockLesson }],
}));

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({ metadata: { permalink: mockLesson } }),
  useDocsSidebar: () => ({ name: 'c', items: [] }),
}));

const SCREEN_HEIGHT = 500;
const LESSON_HEIGHT = 5500;

const server = createServer();
let requests: string[];

/** Publishes the lists of a site; that of the worksheets has one. */
function publish(changes: Partial<PackSummary>, lesson = mockLesson) {
  const recordRequest = ({ request }: { readonly request: Request }) => {
    requests.push(new URL(request.url).pathname);
  };
  server.use(
    http.get('*/paquetes.json', (info) => {
      recordRequest(info);
      return HttpResponse.json({
        build: 'x',
        packs: [createPackSummary([], changes)],
      });
    }),
    http.get('*/libros/hojas-c.json', (info) => {
      recordRequest(info);
      const sheet = { lesson, title: 'Hola mundo', bytes: 87_654 };
      return HttpResponse.json({
        modules: [
          {
            title: 'Empezar',
            sheets: [{ ...sheet, path: '/libros/hoja-c-salida.pdf' }],
          },
        ],
      });
    }),
  );
}

/** Shows a lesson of eleven screens, of which jsdom knows no size. */
function showLesson() {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(
      () => new DOMRect(0, -window.scrollY, 100, LESSON_HEIGHT),
    );
  return render(<LessonProgress>Texto</LessonProgress>);
}

function scrollTo(y: number): void {
  jest.replaceProperty(window, 'scrollY', y);
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  requests = [];
  jest.replaceProperty(window, 'innerHeight', SCREEN_HEIGHT);
});

afterEach(() => {
  jest.restoreAllMocks();
});

const published = { sheets: { list: '/libros/hojas-c.json', count: 1 } };
const bothLists = ['/paquetes.json', '/libros/hojas-c.json'];

it('offers the worksheet of the lesson, with its size, to a reader who nears the end', async () => {
  publish(published);
  showLesson();
  scrollTo(4000);
  const link = await screen.findByRole('link', {
    name: 'la hoja de ejercicios de esta lección',
  });
  expect(link).toHaveAttribute('href', '/libros/hoja-c-salida.pdf');
  expect(link).toHaveAttribute('download');
  expect(link.closest('section')).toHaveAccessibleName('Fin de la lección');
  expect(link.closest('p')).toHaveTextContent('(PDF, 88 KB)');
  scrollTo(4500);
  expect(requests).toEqual(bothLists);
});

it('asks for the list of worksheets only where they are published', async () => {
  publish({});
  showLesson();
  scrollTo(4000);
  await waitFor(() => {
    expect(requests).toEqual(['/paquetes.json']);
  });
  expect(screen.queryByText(/Para imprimir/)).not.toBeInTheDocument();
});

it('shows nothing when the lesson has no worksheet', async () => {
  publish(published, '/stevelabs/program1/otra/');
  showLesson();
  scrollTo(4000);
  await waitFor(() => {
    expect(requests).toEqual(bothLists);
  });
  expect(screen.queryByText(/Para imprimir/)).not.toBeInTheDocument();
});

it('asks for nothing while the reader is far from the end', async () => {
  publish(published);
  showLesson();
  scrollTo(1000);
  scrollTo(2500);
  await import('../trackReading');
  expect(requests).toEqual([]);
  scrollTo(4000);
  expect(await screen.findByText(/Para imprimir/)).toBeVisible();
});
