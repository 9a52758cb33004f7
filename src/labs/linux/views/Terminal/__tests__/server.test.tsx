import { render, screen } from '@testing-library/react';
import Terminal from '..';

jest.mock('@docusaurus/useIsBrowser', () => ({
  __esModule: true,
  default: () => false,
}));

it('serves the session alone, and nothing to press in vain', () => {
  const { container } = render(
    <Terminal label="Terminal" id="preparar" commands={['ls']}>
      <span className="tok-prompt">alumno@practica</span>:~$ ls
    </Terminal>,
  );
  expect(screen.getByRole('group', { name: 'Terminal' })).toHaveTextContent(
    'alumno@practica:~$ ls',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  // The room of the button, which style sheets give once scripts run.
  expect(container.querySelector('[data-note]')).toBeEmptyDOMElement();
});
