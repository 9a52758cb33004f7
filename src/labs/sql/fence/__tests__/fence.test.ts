/** @jest-environment node */
import { FenceError } from '../../../kit/fence/options';
import { sqlFence } from '..';
import { prepareFences } from '../runInBuild';

beforeAll(prepareFences);

const render = (meta: string, text: string) =>
  sqlFence.read(meta).toElement({
    file: 'docs/stevelabs/bd1/1-preguntar/select.mdx',
    root: process.cwd(),
    text,
    label: 'SQL',
    previous: undefined,
  });

it('refuses statements with an error that was not announced', () => {
  expect(() => render('base="estante"', 'SELECT nada FROM juego')).toThrow(
    /se esperaba: sentencias sin error\n.*no such column: nada/,
  );
});

it('refuses an announced error that does not come, or is another one', () => {
  const meta = 'base="estante" error="syntax error"';
  expect(() => render(meta, 'SELECT 1')).toThrow(/ningún error/);
  expect(() => render(meta, 'SELECT nada FROM juego')).toThrow(
    /no such column/,
  );
  expect(() => render(meta, 'SELEC 1')).not.toThrow();
});

it.each([
  ['base="otra"', 'base="estante"'],
  ['pasos', 'pasos en un bloque con ejecutable'],
  ['fragmento base="estante"', 'base o fragmento'],
  ['preparar="no-existe"', '_select/no-existe.sql'],
  [
    'formulario="Tu carnet" dato="046"',
    'formulario en un bloque con ejecutable',
  ],
  ['ejecutable formulario="" dato="046"', 'formulario="…" con la etiqueta'],
  ['ejecutable formulario="Tu carnet"', 'formulario con dato="…"'],
  ['ejecutable formulario="Tu carnet" dato', 'dato="…" con lo que trae'],
  ['ejecutable dato="046"', 'dato en un bloque con formulario'],
  ['ejecutable pasos formulario="a" dato="b"', 'formulario o pasos'],
])('refuses «%s», and says what was expected', (meta, expected) => {
  expect(() => render(meta, 'SELECT 1')).toThrow(FenceError);
  expect(() => render(meta, 'SELECT 1')).toThrow(expected);
});

it('serves the result of a block that can be run', () => {
  const shown = render(
    'ejecutable base="estante"',
    'SELECT titulo, estreno FROM juego ORDER BY id LIMIT 1; SELECT NULL;',
  );
  expect(shown).toMatchObject({
    element: 'SqlBlock',
    props: { base: 'estante' },
  });
  const served = JSON.stringify(shown?.tail);
  expect(served).toContain('Marea de bits');
  expect(served).toContain('NULL');
  expect(served).toContain('"data-number"');
});

it('serves the first rows of a long result, and says how many are left', () => {
  const shown = render('ejecutable base="ludoteca"', 'SELECT * FROM prestamo');
  expect(JSON.stringify(shown?.tail)).toContain('… y 988 filas más.');
});

describe('a form', () => {
  const meta = `ejecutable base="ludoteca" formulario="Tu carnet" dato="' OR '1' = '1"`;
  const select = 'SELECT nombre FROM socio WHERE carnet = ';
  const fields = { field: 'Tu carnet', initial: "' OR '1' = '1" };

  it('serves the result of its text pasted in the statement', () => {
    const shown = render(meta, `${select}'{dato}';`);
    expect(shown).toMatchObject({ element: 'SqlForm', props: fields });
    expect(JSON.stringify(shown?.tail)).toContain('… y 28 filas más.');
  });

  it('serves the result of its text as the value of a parameter', () => {
    const shown = render(meta, `${select}?;`);
    expect(shown).toMatchObject({ element: 'SqlForm', props: fields });
    expect(JSON.stringify(shown?.tail)).not.toContain('<td');
    expect(JSON.stringify(shown?.tail)).not.toContain('"td"');
  });

  it('may fail with its text, when that is announced', () => {
    const failing = `ejecutable base="ludoteca" error='near "Ogros"' formulario="Título" dato="Bar d'Ogros"`;
    const sql = "SELECT id FROM juego WHERE titulo = '{dato}';";
    expect(() => render(failing, sql)).not.toThrow();
  });

  it.each([
    [`${select}'046';`, 'ninguno de los dos'],
    [`${select}'?';`, 'ninguno de los dos'],
    [`${select}'{dato}' OR carnet = ?;`, 'los dos'],
    [`${select}? OR carnet = ?;`, 'la sentencia tiene 2 parámetros'],
  ])('refuses %s', (sql, found) => {
    expect(() => render(meta, sql)).toThrow(FenceError);
    expect(() => render(meta, sql)).toThrow(found);
  });

  it('is missing in a block with the place of its text', () => {
    expect(() => render('base="ludoteca"', `${select}'{dato}';`)).toThrow(
      '{dato} sin formulario',
    );
  });
});

it('does not run a fragment', () => {
  expect(render('fragmento', 'WHERE estreno < 1990')).toMatchObject({
    element: 'CodeBlock',
  });
});
