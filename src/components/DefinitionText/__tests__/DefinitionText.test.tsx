import { render, screen } from '@testing-library/react';
import DefinitionText from '..';

it('shows as code what stands between backticks, and them no more', () => {
  render(
    <p>
      <DefinitionText text="Con `ls -l` y `|` se ve." />
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent(
    'Con ls -l y | se ve.',
  );
  expect(
    screen.getAllByRole('code').map(({ textContent }) => textContent),
  ).toEqual(['ls -l', '|']);
});

it('leaves a text without code as it is', () => {
  render(<DefinitionText text="Grupo de 8 bits." />);
  expect(screen.getByText('Grupo de 8 bits.')).toBeInTheDocument();
  expect(screen.queryByRole('code')).toBeNull();
});
