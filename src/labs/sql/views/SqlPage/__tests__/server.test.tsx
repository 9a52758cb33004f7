import { render } from '@testing-library/react';
import { listDeadButtons } from '../../../../../testing/listDeadButtons';
import SqlPage from '..';

jest.mock('@docusaurus/useIsBrowser', () => ({
  __esModule: true,
  default: () => false,
}));

// The served page shows what stands in place of the editor.
jest.mock('../../SqlEditor/load', () => ({
  loadEditor: () => new Promise(() => undefined),
}));

it('serves nothing to press or choose in vain', () => {
  const { container } = render(<SqlPage />);
  expect(listDeadButtons(container)).toEqual([]);
  expect(
    [...container.querySelectorAll('select, textarea')].filter(
      (control) => !control.closest('[data-live]'),
    ),
  ).toEqual([]);
});
