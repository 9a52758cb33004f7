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

it('does not run a fragment', () => {
  expect(render('fragmento', 'WHERE estreno < 1990')).toMatchObject({
    element: 'CodeBlock',
  });
});
