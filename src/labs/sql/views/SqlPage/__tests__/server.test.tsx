import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { listDeadButtons } from '../../../../../testing/listDeadButtons';
import SqlPage from '..';

jest.mock('@docusaurus/useIsBrowser', () => ({
  __esModule: true,
  default: () => false,
}));

it('serves nothing to press or choose in vain', () => {
  const { container } = render(
    <div dangerouslySetInnerHTML={{ __html: renderToString(<SqlPage />) }} />,
  );
  expect(container).not.toBeEmptyDOMElement();
  expect(listDeadButtons(container)).toEqual([]);
  expect(
    [...container.querySelectorAll('select, summary')].filter(
      (control) => !control.closest('[data-live]'),
    ),
  ).toEqual([]);
});
