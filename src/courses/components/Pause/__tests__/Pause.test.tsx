import { act, render, screen } from '@testing-library/react';
import { recordScore } from '../../../../progress/scores';
import Pause from '..';

const lesson = '/stevelabs/program1/arreglos/';

jest.mock('@docusaurus/router', () => ({
  ...jest.requireActual<object>('@docusaurus/router'),
  useLocation: () => ({ pathname: '/stevelabs/program1/arreglos/' }),
}));

const pause = (
  <Pause minutes={[30, 35]} exercise={{ id: 'oro', title: 'El oro' }} />
);

it('says how long the second sitting takes and links to the warm-up', () => {
  render(pause);
  expect(
    screen.getByRole('complementary', { name: 'Buen sitio para parar' }),
  ).toHaveTextContent('El segundo rato lleva unos 35 minutos.');
  expect(screen.getByRole('link', { name: 'El oro' })).toHaveAttribute(
    'href',
    '#ejercicio-oro',
  );
});

it('says that the first sitting is complete once the warm-up is solved', () => {
  render(pause);
  expect(screen.queryByText(/primer rato completo/)).not.toBeInTheDocument();
  act(() => {
    recordScore({ kind: 'exercise', lesson, id: 'oro', points: 2, total: 2 });
  });
  expect(screen.getByText(/primer rato completo/)).toBeInTheDocument();
});
