import { render, screen } from '@testing-library/react';
import { listDeadButtons } from '../../../../../testing/listDeadButtons';
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
  expect(listDeadButtons(container)).toEqual([]);
});
