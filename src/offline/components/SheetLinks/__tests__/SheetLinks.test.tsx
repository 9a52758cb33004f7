import { fireEvent, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createServer } from '../../../../testing/server';
import type { PackSummary } from '../../../manifest';
import SheetLinks from '..';

const size = { bytes: 1, wire: 1 };
const summary: PackSummary = {
  id: 'c',
  course: 'c',
  title: 'Curso de C',
  edition: '4.0',
  manifest: '/paquetes/c.json',
  files: 1,
  ...size,
  holds: {
    lessons: 1,
    pages: size,
    application: size,
    lab: size,
    search: size,
  },
};

const published: PackSummary = {
  ...summary,
  sheets: { list: '/libros/hojas-c.json', count: 2 },
};

const list = {
  modules: [
    {
      title: 'Empezar',
      sheets: [
        {
          lesson: '/stevelabs/program1/salida/',
          title: 'Hola mundo',
          path: '/libros/hoja-c-salida.pdf',
          bytes: 87_654,
        },
        {
          lesson: '/stevelabs/program1/datos/',
          title: 'Variables',
          path: '/libros/hoja-c-datos.pdf',
          bytes: 90_000,
        },
      ],
    },
  ],
};

const server = createServer();

const mockList = (answer: () => Response) => {
  server.use(http.get('*/libros/hojas-c.json', answer));
};

const openList = () => {
  const details = screen
    .getByText('Para la clase: 2 hojas de ejercicios para imprimir')
    .closest('details');
  if (!details) throw new Error('The summary is in a details element.');
  details.open = true;
  fireEvent(details, new Event('toggle'));
};

it('shows nothing where the worksheets are not published', () => {
  const { container } = render(<SheetLinks summary={summary} />);
  expect(container).toBeEmptyDOMElement();
});

it('says that the list did not come, and asks for it again when it is reopened', async () => {
  mockList(() => HttpResponse.text('', { status: 404 }));
  render(<SheetLinks summary={published} />);
  openList();
  expect(await screen.findByText(/No se pudo cargar la lista/)).toBeVisible();
  mockList(() => HttpResponse.json(list));
  openList();
  expect(await screen.findByText('Hola mundo')).toBeInTheDocument();
});

it('asks for nothing until it is opened, and then lists the lessons of each module', async () => {
  const requests: string[] = [];
  mockList(() => {
    requests.push('list');
    return HttpResponse.json(list);
  });
  render(<SheetLinks summary={published} />);
  expect(requests).toEqual([]);
  openList();
  const link = await screen.findByText('Hola mundo');
  expect(requests).toEqual(['list']);
  expect(link).toHaveAttribute('href', '/libros/hoja-c-salida.pdf');
  expect(link).toHaveAttribute('download');
  expect(screen.getByText('PDF, 88 KB')).toBeInTheDocument();
  expect(screen.getByText('Empezar')).toBeInTheDocument();
});
