import { render, screen, within } from '@testing-library/react';
import type { PlanNode } from '../../../engine/plan/types';
import QueryPlan from '..';

const leaf = { usesIndex: false, children: [] };
const nodes: readonly PlanNode[] = [
  {
    ...leaf,
    kind: 'scan',
    sentence: 'Recorre toda la tabla `juego`.',
    original: 'SCAN juego',
    table: 'juego',
    tableRows: 60,
  },
  {
    ...leaf,
    kind: 'part',
    sentence: 'Subconsulta que da un valor, una sola vez:',
    original: 'SCALAR SUBQUERY 1',
    children: [
      {
        ...leaf,
        kind: 'search',
        sentence: 'Busca en `prestamo` con el índice `por_dia` `(dia=?)`.',
        original: 'SEARCH prestamo USING INDEX por_dia (dia=?)',
        usesIndex: true,
      },
    ],
  },
];

const counters = {
  fullScanSteps: 59,
  sorts: 1,
  automaticIndexRows: 0,
  instructions: 1200,
};

describe('the plan of a query', () => {
  it('is a list of sentences in Spanish, each with that of SQLite', () => {
    render(<QueryPlan plan={{ nodes }} />);
    const region = screen.getByRole('region', {
      name: 'Cómo la ejecuta SQLite',
    });
    const [scan, , search] = within(region).getAllByRole('listitem');
    expect(scan).toHaveTextContent(
      'Recorre toda la tabla juego. Tiene 60 filas. la recorre entera En inglés: SCAN juego',
    );
    expect(search).toHaveTextContent(/con índice En inglés: SEARCH prestamo/);
  });

  it('has the steps of a subquery inside its own', () => {
    render(<QueryPlan plan={{ nodes }} />);
    const [, subquery] = screen.getAllByRole('listitem');
    expect(subquery && within(subquery).getAllByRole('listitem')).toHaveLength(
      1,
    );
  });

  it('says the work that it took, when it was measured', () => {
    const { rerender } = render(<QueryPlan plan={{ nodes }} />);
    expect(screen.queryByText(/instrucciones/)).not.toBeInTheDocument();
    rerender(<QueryPlan plan={{ nodes, counters }} />);
    expect(
      screen.getByText(
        'Al recorrer tablas enteras pasó 59 veces a la fila siguiente. Ordenó 1 vez. En total, 1200 instrucciones.',
      ),
    ).toBeVisible();
  });
});
