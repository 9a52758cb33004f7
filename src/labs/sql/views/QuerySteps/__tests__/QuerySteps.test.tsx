import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onAnnounce } from '../../../../../components/Announcer/announce';
import { setReducedMotion } from '../../../../../testing/reducedMotion';
import type { QueryTrace, StageRow } from '../../../engine/query/types';
import QuerySteps from '..';

const sql = 'SELECT genero FROM juego WHERE precio > 3 GROUP BY genero';

const createRow = (id: string, ...values: StageRow['values']): StageRow => ({
  id,
  values,
  fate: 'kept',
  from: [],
});

const columns = [
  { name: 'id', source: 'juego' },
  { name: 'genero', source: 'juego' },
];

const inner: QueryTrace = {
  sql,
  notes: [],
  inner: [],
  stages: [
    {
      kind: 'select',
      title: 'SELECT',
      sentence: 'El resultado es 1 fila.',
      columns: [{ name: 'tres' }],
      rows: [createRow('r', 3n)],
      before: 1,
      after: 1,
      omitted: 0,
    },
  ],
};

const trace: QueryTrace = {
  sql,
  notes: ['Una nota.'],
  inner: [
    { title: 'Subconsulta de WHERE', trace: inner },
    { title: 'WITH n', reason: 'Se llama a sí misma.' },
  ],
  stages: [
    {
      kind: 'source',
      title: 'Tabla juego',
      sentence: 'La tabla `juego` tiene 60 filas.',
      range: { start: 19, end: 24 },
      columns,
      rows: [
        createRow('s0:1', 1n, 'mesa'),
        createRow('s0:2', 2n, null),
        createRow('s0:3', 3n, ''),
      ],
      before: 60,
      after: 60,
      omitted: 57,
    },
    {
      kind: 'where',
      title: 'WHERE',
      sentence: 'De 60 filas quedan 1; 59 no cumplen `precio > 3`.',
      range: { start: 25, end: 41 },
      columns,
      rows: [
        { ...createRow('1', 1n, 'mesa'), from: ['s0:1'] },
        { ...createRow('2', 2n, null), fate: 'unknown', from: ['s0:2'] },
        { ...createRow('3', 3n, ''), fate: 'dropped', from: ['s0:3'] },
      ],
      before: 60,
      after: 1,
      omitted: 57,
    },
    {
      kind: 'group',
      title: 'GROUP BY',
      sentence: 'La fila forma 1 grupo.',
      range: { start: 42, end: 57 },
      columns,
      rows: [{ ...createRow('1', 1n, 'mesa'), group: 'g1' }],
      groups: [
        { id: 'g1', keys: [{ name: 'genero', value: 'mesa' }], size: 1 },
      ],
      before: 1,
      after: 1,
      omitted: 0,
    },
  ],
};

/** Opens the view and records the announcements and the shown places. */
function open() {
  const said: string[] = [];
  onAnnounce((message) => said.push(message));
  const onShowRange = jest.fn();
  render(<QuerySteps trace={trace} onShowRange={onShowRange} />);
  return { said, onShowRange, user: userEvent.setup() };
}

/** Reads the rows of the table, cell by cell. */
const readRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.children].map(({ textContent }) => textContent).join(' | '),
    );

const pressButton = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));

beforeAll(() => {
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

beforeEach(() => {
  setReducedMotion(true);
});

describe('the step view of a query', () => {
  it('goes forwards and backwards, says each stage and shows its clause', async () => {
    const { said, onShowRange } = open();
    expect(screen.getByText('Paso 1 de 3')).toBeVisible();
    await pressButton('Siguiente');
    expect(said).toEqual([
      'Paso 2 de 3, WHERE. De 60 filas quedan 1; 59 no cumplen precio > 3.',
    ]);
    expect(onShowRange).toHaveBeenLastCalledWith({ start: 25, end: 41 });
    await pressButton('Anterior');
    expect(screen.getByText('Paso 1 de 3')).toBeVisible();
    await pressButton('Anterior');
    expect(onShowRange).toHaveBeenCalledTimes(2);
  });

  it('has a list of stages with the rows that enter and leave', async () => {
    open();
    const list = screen.getByRole('list', { name: 'Pasos de la consulta' });
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Tabla juego, filas:  60',
      'WHERE, filas:  60 → 1',
      'GROUP BY, filas:  1',
    ]);
    await pressButton(/^GROUP BY/);
    expect(screen.getByText('Paso 3 de 3')).toBeVisible();
    expect(screen.getByRole('button', { name: /^GROUP BY/ })).toHaveAttribute(
      'aria-current',
      'step',
    );
  });

  it('takes the arrow keys inside it, and no others', async () => {
    const { user } = open();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Paso 1 de 3')).toBeVisible();
    act(() => {
      screen.getByRole('button', { name: 'Siguiente' }).focus();
    });
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(screen.getByText('Paso 2 de 3')).toBeVisible();
  });

  it('says in the table which rows fall and why, and how many are not shown', async () => {
    open();
    await pressButton('Siguiente');
    expect(screen.getByRole('table', { name: 'WHERE' })).toBeVisible();
    expect(
      screen.getAllByRole('columnheader').map(({ textContent }) => textContent),
    ).toEqual(['Fila', 'Qué pasa', 'juego.id', 'juego.genero']);
    expect(readRows()).toEqual([
      '1 | sigue | 1 | mesa',
      '2 | cae: da NULL | 2 | NULL',
      '3 | cae | 3 | (vacío)',
    ]);
    expect(screen.getByText('Se muestran 3 de 60.')).toBeVisible();
  });

  it('draws each group as a block with its rows', async () => {
    open();
    await pressButton(/^GROUP BY/);
    expect(
      screen.getByRole('table', { name: 'Grupo genero = mesa' }),
    ).toBeVisible();
    expect(screen.getByText('genero = mesa')).toBeVisible();
  });

  it('follows a row to the stage in which it falls', async () => {
    open();
    await pressButton('Seguir la fila 3');
    expect(
      screen.getByText('La fila que sigues está aquí en 1 fila.'),
    ).toBeVisible();
    await pressButton('Siguiente');
    expect(
      screen.getByRole('button', { name: 'Seguir la fila 3' }),
    ).toHaveAttribute('aria-pressed', 'true');
    await pressButton('Siguiente');
    expect(
      screen.getByText('La fila que sigues no está en este paso.'),
    ).toBeVisible();
    await pressButton('Dejar de seguir');
    expect(screen.queryByText(/que sigues/)).not.toBeInTheDocument();
  });

  it('opens a query inside it, comes back, and says why another has no stages', async () => {
    open();
    expect(screen.getByText(/Se llama a sí misma/)).toBeVisible();
    await pressButton('Ver paso a paso: Subconsulta de WHERE');
    expect(screen.getByRole('columnheader', { name: 'tres' })).toBeVisible();
    await pressButton('Volver a la consulta de fuera');
    expect(screen.getByText('Paso 1 de 3')).toBeVisible();
  });

  it('says what could not be traced', () => {
    open();
    expect(screen.getByText('Una nota.')).toBeVisible();
  });

  it.each([
    [true, 0],
    [false, 3],
  ])('with reduced motion %s, moves %d rows', async (isReduced, count) => {
    setReducedMotion(isReduced);
    const animate = jest.fn();
    Element.prototype.animate = animate;
    open();
    await pressButton('Siguiente');
    expect(animate).toHaveBeenCalledTimes(count);
  });

  it('begins again with another query', async () => {
    const { rerender } = render(<QuerySteps trace={trace} />);
    await pressButton(/^GROUP BY/);
    rerender(<QuerySteps trace={inner} />);
    expect(screen.getByText('Paso 1 de 1')).toBeVisible();
  });
});
