import { render, screen } from '@testing-library/react';
import type { Schema, SchemaTable } from '../../../engine/types';
import ErDiagram from '..';

const createTable = (
  name: string,
  columnNames: readonly string[],
  rest: Partial<SchemaTable> = {},
): SchemaTable => ({
  name,
  kind: 'table',
  sql: '',
  isStrict: true,
  columns: columnNames.map((column) => ({
    name: column,
    type: 'INTEGER',
    isRequired: true,
    keyPosition: column === 'id' ? 1 : 0,
    defaultValue: null,
  })),
  foreignKeys: [],
  indexes: [],
  ...rest,
});

const schema: Schema = [
  createTable('juego', ['id']),
  createTable('prestamo', ['id', 'juego_id'], {
    foreignKeys: [{ columns: ['juego_id'], table: 'juego', targets: ['id'] }],
  }),
];

it('says that there is nothing to draw', () => {
  render(<ErDiagram schema={[]} />);
  expect(screen.getByText('Todavía no hay tablas que dibujar.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

it('is a picture with a name, and the relations in words', () => {
  render(<ErDiagram schema={schema} />);
  expect(
    screen.getByRole('img', {
      name: 'Dibujo de las tablas, con 1 relación: juego y prestamo',
    }),
  ).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'prestamo.juego_id apunta a juego.id: cada fila de prestamo tiene una de juego, y cada fila de juego puede tener muchas de prestamo.',
  );
});

it('has no legend nor words where there are no keys', () => {
  render(<ErDiagram schema={schema.slice(0, 1)} />);
  expect(screen.getByRole('img')).toBeVisible();
  expect(screen.queryByText(/clave foránea/)).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});

it('sets no style that the security policy of the page would refuse', () => {
  const { container } = render(<ErDiagram schema={schema} />);
  expect(container.querySelector('[style]')).toBeNull();
});
