import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CsvImport from '..';

/** Creates a file; jsdom's own cannot be read. */
function createFile(content: string | Uint8Array<ArrayBuffer>, name: string) {
  const bytes =
    typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return Object.assign(new File([bytes], name), {
    arrayBuffer: () => Promise.resolve(bytes.slice().buffer),
  });
}

function show(tableNames: readonly string[] = []) {
  const onImport = jest.fn<
    undefined,
    [sql: string, statements: readonly string[]]
  >();
  const onClose = jest.fn();
  render(<CsvImport {...{ tableNames, onImport, onClose }} />);
  return {
    user: userEvent.setup(),
    onImport,
    onClose,
    upload: (file: File) =>
      userEvent.upload(screen.getByLabelText('Archivo CSV'), file),
  };
}

const preview = () => screen.findByRole('table', { name: /^Vista previa/ });

describe('a file that cannot be imported', () => {
  it('says that the file is too large', async () => {
    const { upload } = show();
    const file = createFile('x', 'datos.csv');
    Object.defineProperty(file, 'size', { value: 11_000_000 });
    await upload(file);
    expect(await screen.findByText(/^El archivo ocupa 11 MB/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Importar' })).toBeNull();
  });

  it('says that the file is a book of a spreadsheet', async () => {
    const { upload } = show();
    await upload(createFile(Uint8Array.of(0x50, 0x4b, 3, 4), 'libro.csv'));
    expect(
      await screen.findByText(/^Este archivo es un libro de una hoja/),
    ).toBeVisible();
  });

  it('says that the file is empty', async () => {
    const { upload } = show();
    await upload(createFile('', 'vacio.csv'));
    expect(await screen.findByText(/el texto está vacío/)).toBeVisible();
  });
});

it('imports a file as a table with the name of the file', async () => {
  const { user, upload, onImport } = show();
  await upload(createFile('id;título\n1;Ñandú\n2;\n', 'Mis juegos.csv'));
  expect(
    within(await preview())
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['1', 'Ñandú', '2', 'NULL']);
  expect(screen.getByText('El archivo está en UTF-8.')).toBeVisible();
  expect(screen.getByLabelText('Separador de columnas')).toHaveValue(';');
  await user.click(screen.getByRole('button', { name: 'Importar' }));
  const [sql = '', statements = []] = onImport.mock.calls[0] ?? [];
  expect(sql).toBe(`CREATE TABLE mis_juegos (
  id INTEGER,
  título TEXT
) STRICT;
INSERT INTO mis_juegos (id, título) VALUES
  (1, 'Ñandú'),
  (2, NULL);
`);
  expect(statements.join('')).toBe(sql);
});

it('imports pasted rows, with an empty text where that is chosen', async () => {
  const { user, onImport } = show(['datos']);
  await user.click(screen.getByText('O pega aquí las filas'));
  await user.click(screen.getByRole('button', { name: 'Leer las filas' }));
  expect(screen.getByText('Pega primero las filas.')).toBeVisible();
  await user.click(screen.getByLabelText('Filas'));
  await user.paste('a,b\n1,\n');
  await user.click(screen.getByRole('button', { name: 'Leer las filas' }));
  await user.selectOptions(
    screen.getByLabelText('Una celda vacía de texto es'),
    'un texto vacío',
  );
  await user.click(screen.getByRole('button', { name: 'Importar' }));
  expect(onImport.mock.calls[0]?.[0]).toMatch(
    /INSERT INTO datos_2 \(a, b\) VALUES\n {2}\(1, ''\);/,
  );
});

it('says the encoding of a file that is not UTF-8', async () => {
  const { upload } = show();
  await upload(
    createFile(Uint8Array.of(0x61, 0x0a, 0x61, 0xf1, 0x6f, 0x0a), 'x.csv'),
  );
  expect(within(await preview()).getByRole('cell')).toHaveTextContent('año');
  expect(screen.getByText(/se leyó como Windows-1252/)).toBeVisible();
});

it('reads the file again with another delimiter, and without names', async () => {
  const { user, upload } = show();
  await upload(createFile('a,b;c\n1,2;3\n', 'x.csv'));
  expect(await preview()).toHaveAccessibleName(/1 fila, 2 columnas/);
  await user.selectOptions(
    screen.getByLabelText('Separador de columnas'),
    'Tabulador',
  );
  expect(await preview()).toHaveAccessibleName(/1 fila, 1 columna/);
  await user.click(screen.getByLabelText(/^La primera fila/));
  expect(await preview()).toHaveAccessibleName(/2 filas, 1 columna/);
});

it('names the line of each fault, and imports it all the same', async () => {
  const { user, upload, onImport } = show();
  await upload(createFile('a,b\n1\n2,3,4\n', 'x.csv'));
  await preview();
  expect(
    screen.getByText(
      'Se esperaba: 2 columnas, como en la primera fila. Se encontró: 3. Las de más quedan en columnas nuevas.',
      { exact: false },
    ),
  ).toHaveTextContent(/^Línea 3\./);
  await user.click(screen.getByRole('button', { name: 'Importar' }));
  expect(onImport.mock.calls[0]?.[0]).toMatch(
    /\(1, NULL, NULL\),\n {2}\(2, 3, 4\)/,
  );
});

it('counts the faults that it does not name', async () => {
  const { upload } = show();
  await upload(createFile(`a,b\n${'1\n'.repeat(30)}`, 'x.csv'));
  await preview();
  expect(screen.getByText(/que se importa entero: 30 líneas/)).toBeVisible();
  expect(screen.getByText('Y 10 más.')).toBeInTheDocument();
});

it('does not import while a name or a type is wrong', async () => {
  const { user, upload, onImport } = show(['juego']);
  await upload(createFile('a,b\nuno,2\n', 'x.csv'));
  await preview();
  const submit = screen.getByRole('button', { name: 'Importar' });
  const table = screen.getByLabelText('Nombre de la tabla');
  await user.clear(table);
  await user.type(table, 'Juego');
  await user.click(submit);
  expect(submit).toHaveAccessibleDescription(
    'Ya hay una tabla o vista con el nombre «Juego»: elige otro.',
  );
  await user.type(table, 's');
  await user.click(screen.getByText('Columnas: nombres y tipos'));
  const [type] = screen.getAllByLabelText('Tipo');
  await user.selectOptions(type as HTMLElement, 'INTEGER');
  await user.click(submit);
  expect(
    screen.getByText(/un INTEGER en la columna a\. Se encontró: «uno»/),
  ).toBeVisible();
  expect(onImport).not.toHaveBeenCalled();
  await user.selectOptions(type as HTMLElement, 'TEXT');
  const [name] = screen.getAllByLabelText('Nombre');
  await user.clear(name as HTMLElement);
  await user.type(name as HTMLElement, 'mi columna');
  await user.click(submit);
  expect(onImport.mock.calls[0]?.[0]).toContain(
    'CREATE TABLE Juegos (\n  "mi columna" TEXT,\n  b INTEGER\n)',
  );
});

it('explains why a column of numbers is TEXT', async () => {
  const { user, upload } = show();
  await upload(createFile('a;b\n1,5;x\n', 'x.csv'));
  await preview();
  await user.click(screen.getByText('Columnas: nombres y tipos'));
  expect(screen.getByText(/^Son números con coma decimal/)).toBeVisible();
});

it('closes without importing', async () => {
  const { user, upload, onImport, onClose } = show();
  await upload(createFile('a,b\n1,2\n', 'x.csv'));
  await preview();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onClose).toHaveBeenCalled();
  expect(onImport).not.toHaveBeenCalled();
});
