import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { onAnnounce } from '../../../../../components/Announcer/announce';
import type { ResultTable as Table, SqlRow } from '../../../engine/types';
import ResultTable from '..';

const saved: { readonly name: string; readonly content: string }[] = [];
jest.mock('../../../../../utils/downloadFile', () => ({
  downloadFile: (name: string, content: string) => {
    saved.push({ name, content });
  },
}));

const columns = [
  { name: 'id', type: 'INTEGER' },
  { name: 'titulo', type: 'TEXT' },
  { name: 'precio * 2', type: '' },
];

const createTable = (rows: readonly SqlRow[], total = rows.length): Table => ({
  columns,
  rows,
  total,
});

const games = createTable([
  [1n, 'Oca', 24],
  [2n, 'Ñandú', null],
  [3n, 'Ajedrez', 7.5],
]);

const many = createTable(
  Array.from({ length: 60 }, (_, index) => [BigInt(index), 'x', null]),
);

const readColumn = (index: number) =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[index]?.textContent);

describe('the size of a table', () => {
  it('says that there is no row, and keeps its columns', () => {
    render(<ResultTable table={createTable([])} />);
    expect(
      screen.getByRole('table', { name: 'Ninguna fila, 3 columnas' }),
    ).toBeVisible();
    expect(
      screen.getAllByRole('columnheader').map((header) => header.textContent),
    ).toEqual(['idINTEGER', 'tituloTEXT', 'precio * 2']);
    expect(screen.getByRole('cell')).toHaveTextContent('Ninguna fila');
  });

  it('says one row and one column in the singular', () => {
    render(
      <ResultTable
        table={{
          columns: [{ name: 'n', type: '' }],
          rows: [[1n]],
          total: 1,
        }}
        title="Resultado"
      />,
    );
    expect(
      screen.getByRole('table', { name: 'Resultado: 1 fila, 1 columna' }),
    ).toBeVisible();
  });

  it('counts the rows that the page did not receive', () => {
    render(<ResultTable table={createTable(games.rows, 5000)} />);
    expect(
      screen.getByRole('table', {
        name: '5000 filas, 3 columnas: se muestran 3 de 5000',
      }),
    ).toBeVisible();
  });

  it('shows the first rows until the reader asks for the others', async () => {
    const user = userEvent.setup();
    render(<ResultTable table={many} />);
    expect(screen.getAllByRole('row')).toHaveLength(21);
    await user.click(screen.getByRole('button', { name: 'Ver las 60' }));
    expect(screen.getAllByRole('row')).toHaveLength(61);
    expect(
      screen.getByRole('table', { name: '60 filas, 3 columnas' }),
    ).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: 'Ver solo las primeras 20' }),
    );
    expect(screen.getAllByRole('row')).toHaveLength(21);
  });

  it('shows all the rows on paper', () => {
    render(<ResultTable table={many} />);
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(screen.getAllByRole('row')).toHaveLength(61);
    act(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
    expect(screen.getAllByRole('row')).toHaveLength(21);
  });

  it('forgets the choices of the reader with another table', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<ResultTable canSort table={many} />);
    await user.click(screen.getByRole('button', { name: 'Ver las 60' }));
    await user.click(screen.getByRole('button', { name: 'titulo' }));
    rerender(<ResultTable canSort table={{ ...many }} />);
    expect(screen.getAllByRole('row')).toHaveLength(21);
    expect(screen.queryByText(/^Ordenada aquí/)).toBeNull();
  });
});

describe('a cell', () => {
  const show = (value: SqlRow[number]) => {
    render(
      <ResultTable
        table={{
          columns: [{ name: 'v', type: '' }],
          rows: [[value]],
          total: 1,
        }}
      />,
    );
    return screen.getByRole('cell');
  };

  it('tells NULL, an empty text and a text «NULL» apart', () => {
    const names = ([null, '', 'NULL'] as const).map((value) => {
      const { textContent } = show(value);
      document.body.replaceChildren();
      return textContent;
    });
    expect(names).toEqual(['NULL', '(vacío)', 'NULL (texto)']);
  });

  it('tells an INTEGER from a REAL', () => {
    expect(show(2)).toHaveTextContent(/^2\.0$/);
  });

  it('marks spaces at an edge, line breaks and characters that are not seen', () => {
    expect(show(' a\u00a0b\n\tc\u200b  ').textContent).toBe(
      '·(un espacio)a⍽(espacio duro)b↵(salto de línea)\n⇥(tabulador)cU+200B(carácter U+200B)··(2 espacios)',
    );
  });

  it('leaves the spaces between words and the joined emojis as they are', () => {
    expect(show('dos palabras 👩‍💻').textContent).toBe('dos palabras 👩‍💻');
  });

  it('cuts a very long text, never within a character, and shows it whole', async () => {
    const user = userEvent.setup();
    const text = `${'a'.repeat(199)}😀${'b'.repeat(300)}`;
    const cell = show(text);
    const more = within(cell).getByRole('button', {
      name: 'Ver entera: v, fila 1',
    });
    expect(cell.textContent).toBe(`${'a'.repeat(199)}…Ver entera`);
    await user.click(more);
    expect(cell.textContent).toBe(`${text}Ver menos`);
  });

  it('cuts a long blob', () => {
    expect(show(new Uint8Array(5000))).toHaveTextContent(
      /^x'(?:00){100}…Ver entera$/,
    );
  });
});

describe('the order of the view', () => {
  it('is not offered where nothing asks for it', () => {
    render(<ResultTable table={games} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('never passes for the order of the query', async () => {
    const user = userEvent.setup();
    const said: string[] = [];
    const stop = onAnnounce((message) => said.push(message));
    render(<ResultTable canSort table={games} />);
    await user.click(screen.getByRole('button', { name: 'titulo' }));
    expect(readColumn(1)).toEqual(['Ajedrez', 'Oca', 'Ñandú']);
    expect(
      screen.getByRole('columnheader', { name: /titulo/ }),
    ).toHaveAttribute('aria-sort', 'ascending');
    const note =
      'Ordenada aquí por titulo, de menor a mayor; la consulta no la ordena así.';
    expect(screen.getByText(note)).toBeVisible();
    expect(said).toEqual([note]);
    await user.click(
      screen.getByRole('button', { name: 'Volver al orden de la consulta' }),
    );
    expect(readColumn(1)).toEqual(['Oca', 'Ñandú', 'Ajedrez']);
    expect(screen.queryByText(note)).toBeNull();
    stop();
  });

  it('is the other way round at the second press, with NULL as the least', async () => {
    const user = userEvent.setup();
    render(<ResultTable canSort table={games} />);
    const header = screen.getByRole('button', { name: 'precio * 2' });
    await user.click(header);
    expect(readColumn(2)).toEqual(['NULL', '7.5', '24.0']);
    await user.click(header);
    expect(readColumn(2)).toEqual(['24.0', '7.5', 'NULL']);
    expect(screen.getByText(/de mayor a menor/)).toBeVisible();
  });

  it('sorts numbers before texts and texts before blobs, as SQLite does', async () => {
    const user = userEvent.setup();
    render(
      <ResultTable
        canSort
        table={createTable([
          [1n, Uint8Array.of(2), null],
          [2n, 'a', null],
          [3n, Uint8Array.of(1, 9), null],
          [4n, 10n, null],
          [5n, 9.5, null],
          [6n, Uint8Array.of(1), null],
        ])}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'titulo' }));
    expect(readColumn(0)).toEqual(['5', '4', '2', '6', '3', '1']);
  });

  it('says that rows are missing in what it sorts', async () => {
    const user = userEvent.setup();
    render(<ResultTable canSort table={createTable(games.rows, 5000)} />);
    await user.click(screen.getByRole('button', { name: 'id' }));
    expect(
      screen.getByText(/Solo se ordenan las 3 que llegaron\./),
    ).toBeVisible();
  });
});

it('scrolls by keyboard in a region with a name', () => {
  render(<ResultTable table={games} title="juego" />);
  expect(
    screen.getByRole('region', { name: 'juego: 3 filas, 3 columnas' }),
  ).toHaveAttribute('tabindex', '0');
});

it('has no button that works on the server, where no script runs', () => {
  const page = new DOMParser().parseFromString(
    renderToString(<ResultTable canSort table={games} />),
    'text/html',
  );
  document.body.replaceChildren(...page.body.children);
  expect(screen.queryByRole('button')).toBeNull();
  expect(readColumn(1)).toEqual(['Oca', 'Ñandú', 'Ajedrez']);
});

describe('the rows as a file', () => {
  const user = userEvent.setup();
  const origin = { table: 'Año "raro"', column: 'a' };
  const press = (name: string) =>
    user.click(screen.getByRole('button', { name }));

  beforeEach(() => {
    saved.length = 0;
  });

  it('are CSV that spreadsheets read, with NULL apart from an empty text', async () => {
    const table: Table = {
      columns: [
        { name: 'a,b', type: '', origin },
        { name: 'x', type: '', origin },
      ],
      rows: [
        [null, ''],
        ['di "no"', 2n ** 62n],
      ],
      total: 2,
    };
    render(<ResultTable table={table} canDownload />);
    await press('Descargar CSV');
    expect(saved).toEqual([
      {
        name: 'año_raro.csv',
        content: '\ufeff"a,b",x\r\n,""\r\n"di ""no""",4611686018427387904\r\n',
      },
    ]);
    expect(screen.getByText(/^Descargado en UTF-8/)).toHaveTextContent('NULL');
  });

  it('are in the order of the query, and not of the view', async () => {
    render(<ResultTable table={games} canDownload canSort />);
    await user.click(screen.getByRole('button', { name: 'titulo' }));
    await press('Descargar CSV');
    expect(saved[0]?.name).toBe('resultado.csv');
    expect(saved[0]?.content).toMatch(/^.*\r\n1,Oca,24\.0\r\n/);
  });

  it('say when there are more than those that arrived', async () => {
    render(<ResultTable table={{ ...games, total: 5000 }} canDownload />);
    await press('Descargar CSV de las 3 primeras');
    expect(saved).toHaveLength(1);
  });

  it('are not offered when there are none, nor where nobody asked', () => {
    render(<ResultTable table={games} />);
    render(<ResultTable table={createTable([])} canDownload />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
