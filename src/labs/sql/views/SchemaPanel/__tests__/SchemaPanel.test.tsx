import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadNodeSqlite } from '../../../testing/nodeSqlite';
import { openDatabase } from '../../../engine/database';
import type { Schema } from '../../../engine/types';
import SchemaPanel from '..';

let schema: Schema;

beforeAll(async () => {
  const db = openDatabase(await loadNodeSqlite(), {
    setUp: `
      CREATE TABLE juego (id INTEGER PRIMARY KEY, titulo TEXT NOT NULL UNIQUE, "año de salida" INTEGER DEFAULT 2026) STRICT;
      CREATE TABLE parte (juego_id INTEGER REFERENCES juego, numero INTEGER, PRIMARY KEY (juego_id, numero));
      CREATE INDEX por_numero ON parte (numero, abs(juego_id));
      CREATE VIEW titulos AS SELECT titulo FROM juego;
    `,
  });
  schema = db.readSchema();
  db.close();
});

const readColumns = (table: string) =>
  within(screen.getByRole('list', { name: `Columnas de ${table}` }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('says that there are no tables, and how to have one', () => {
  const { container } = render(<SchemaPanel schema={[]} />);
  expect(container).toHaveTextContent(
    'Todavía no hay tablas: crea una con CREATE TABLE o abre un ejemplo.',
  );
});

it('lists the columns of each table, with their types, keys and constraints', () => {
  render(<SchemaPanel schema={schema} />);
  expect(readColumns('juego')).toEqual([
    'id INTEGERclave primaria',
    'titulo TEXTNOT NULLUNIQUE',
    'año de salida INTEGERDEFAULT 2026',
  ]);
  expect(readColumns('parte')).toEqual([
    'juego_id INTEGERclave primaria, parte 1 de 2clave foránea: juego.id',
    'numero INTEGERclave primaria, parte 2 de 2',
  ]);
  expect(screen.getByText('tabla STRICT, 3 columnas')).toBeVisible();
  expect(screen.getByText('vista, 1 columna')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps the indexes folded', async () => {
  const user = userEvent.setup();
  render(<SchemaPanel schema={schema} />);
  const index = screen.getByText(/\(numero, una expresión\)/);
  expect(index).not.toBeVisible();
  await user.click(screen.getByText('2 índices'));
  expect(index).toBeVisible();
  expect(
    screen.getByText(
      /\(juego_id, numero\), sin repetidos, creado por PRIMARY KEY o UNIQUE/,
    ),
  ).toBeVisible();
});

it('inserts a name as a statement writes it', async () => {
  const user = userEvent.setup();
  const onInsertName = jest.fn();
  render(<SchemaPanel {...{ schema, onInsertName }} />);
  await user.click(
    screen.getByRole('button', { name: 'Insertar año de salida en el editor' }),
  );
  await user.click(
    screen.getByRole('button', { name: 'Insertar juego en el editor' }),
  );
  expect(onInsertName.mock.calls).toEqual([['"año de salida"'], ['juego']]);
});

it('asks for the first rows of a table or view', async () => {
  const user = userEvent.setup();
  const onPreview = jest.fn();
  render(<SchemaPanel {...{ schema, onPreview }} />);
  await user.click(
    screen.getByRole('button', { name: 'Ver las primeras filas de titulos' }),
  );
  expect(onPreview).toHaveBeenCalledWith('titulos');
});

it('says what a view without its table needs, beside the others', () => {
  const [juego] = schema;
  if (!juego) throw new Error('There are no tables.');
  const view = {
    ...juego,
    name: 'rota',
    kind: 'view',
    columns: [],
    indexes: [],
    problem: 'no such table: main.nada',
  } as const;
  render(<SchemaPanel schema={[juego, view]} />);
  expect(screen.getByText('vista que no se puede leer')).toBeVisible();
  expect(screen.getByText(/bórrala con DROP VIEW/)).toHaveTextContent(
    'SQLite dice: no such table: main.nada',
  );
  expect(readColumns('juego')).toHaveLength(3);
});

it('folds the tables when they are many', () => {
  render(
    <SchemaPanel
      schema={[
        ...schema,
        ...schema.map((table) => ({ ...table, name: `${table.name}_2` })),
      ]}
    />,
  );
  expect(
    screen.getByRole('list', { name: 'Columnas de juego', hidden: true }),
  ).not.toBeVisible();
});
