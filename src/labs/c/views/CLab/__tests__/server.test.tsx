import { render, screen } from '@testing-library/react';
import { listDeadButtons } from '../../../../../testing/listDeadButtons';
import CLab from '..';

jest.mock('@docusaurus/useIsBrowser', () => ({
  __esModule: true,
  default: () => false,
}));

it('serves the code, its input and its output, and nothing to press in vain', () => {
  const { container } = render(
    <CLab label="Código C" title="edad.c" stdin={'Ana\n20\n'} output="Hola">
      int main(void)
    </CLab>,
  );
  expect(screen.getByRole('group', { name: /edad\.c/ })).toHaveTextContent(
    'int main(void)',
  );
  expect(screen.getByText(/Salida esperada/)).toHaveTextContent(
    'Salida esperada si escribes Ana ⏎ 20',
  );
  expect(screen.getByText('Hola')).toBeInTheDocument();
  expect(listDeadButtons(container)).toEqual([]);
});
