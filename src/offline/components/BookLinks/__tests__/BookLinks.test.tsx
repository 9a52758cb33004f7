import { render, screen } from '@testing-library/react';
import type { PackSummary } from '../../../manifest';
import BookLinks from '..';

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

it('shows nothing where the books are not published', () => {
  const { container } = render(<BookLinks summary={summary} />);
  expect(container).toBeEmptyDOMElement();
});

it('downloads each book, and says how much it weighs', () => {
  render(
    <BookLinks
      summary={{
        ...summary,
        books: [
          { kind: 'PDF', path: '/libros/c.pdf', bytes: 5_912_345 },
          { kind: 'EPUB', path: '/libros/c.epub', bytes: 912_345 },
        ],
      }}
    />,
  );
  const pdf = screen.getByRole('link', { name: 'PDF, 5,9 MB' });
  expect(pdf).toHaveAttribute('href', '/libros/c.pdf');
  expect(pdf).toHaveAttribute('download');
  expect(screen.getByRole('link', { name: 'EPUB, 912 KB' })).toBeVisible();
});
