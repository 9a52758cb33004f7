import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MemoryPane from '../MemoryPane';
import { listTrace } from './fixtures';

beforeAll(() => {
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

describe('The memory of a step with a list', () => {
  it('draws its nodes once, with their names, fields and NULL', () => {
    render(<MemoryPane trace={listTrace} stepIndex={0} />);
    const figure = screen.getByRole('group', {
      name: 'Dibujo: lista de struct nodo',
    });
    for (const text of ['cab', '4', '8', 'NULL', 'bloque 2'])
      expect(within(figure).getByText(text)).toBeInTheDocument();
    expect(screen.queryByText('Montículo')).toBeNull();
    expect(screen.getByText('→ bloque 1')).toBeInTheDocument();
  });

  it('can be reached by keyboard, because it scrolls', () => {
    render(<MemoryPane trace={listTrace} stepIndex={0} />);
    expect(screen.getByRole('group', { name: /^Dibujo/ })).toHaveAttribute(
      'tabindex',
      '0',
    );
  });

  it('says the list and the index variables in words', () => {
    render(<MemoryPane trace={listTrace} stepIndex={0} />);
    const items = within(
      screen.getByRole('list', { name: 'Estructuras e índices' }),
    ).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Lista de 2 nodos desde cab: 4 → 8 → NULL',
      'Índices: i está en v[1], que vale 9',
    ]);
  });

  it('marks the element at which an index variable is', () => {
    render(<MemoryPane trace={listTrace} stepIndex={0} />);
    expect(screen.getByText('↑ i')).toBeInTheDocument();
  });

  it('shows a freed node as such', () => {
    render(<MemoryPane trace={listTrace} stepIndex={1} />);
    const figure = screen.getByRole('group', { name: /^Dibujo/ });
    expect(within(figure).getByText('liberado')).toBeInTheDocument();
    expect(
      screen.getByText(/^Lista de 1 nodo desde cab: 4 → memoria liberada$/),
    ).toBeInTheDocument();
  });
});

describe('The expressions of a step', () => {
  it('are said with their values, before the line runs', () => {
    const files = [{ name: 'main.c', text: '  v[i] = 9;\n' }];
    render(<MemoryPane trace={{ ...listTrace, files }} stepIndex={0} />);
    const list = screen.getByRole('group', { name: 'Expresiones' });
    expect(list).toHaveTextContent('v[i]9');
  });

  it('that the reader types are followed from step to step', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<MemoryPane trace={listTrace} stepIndex={0} />);
    const box = screen.getByRole('textbox', { name: 'Sigue otra expresión' });
    await user.type(box, 'cab->sig->dato');
    expect(box).toHaveAccessibleDescription('8');
    rerender(<MemoryPane trace={listTrace} stepIndex={1} />);
    expect(box).toHaveAccessibleDescription(
      'cab->sig lleva a memoria liberada',
    );
  });
});
