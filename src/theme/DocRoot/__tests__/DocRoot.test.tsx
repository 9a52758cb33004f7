import { createContext, useContext as mockUseContext } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { render } from '@testing-library/react';
import DocRoot from '..';

const mockContext = createContext<object>({
  label: 'Edición 4.0',
  docsSidebars: {},
});
const mockRender = jest.fn<undefined, [edition: object, props: object]>();

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsVersion: function useDocsVersion() {
    return mockUseContext(mockContext);
  },
  DocsVersionProvider: ({
    version,
    children,
  }: {
    readonly version: object;
    readonly children: ReactNode;
  }) => <mockContext.Provider value={version}>{children}</mockContext.Provider>,
}));

jest.mock('@theme-original/DocRoot', () => ({
  __esModule: true,
  default: function OriginalDocRoot(props: object) {
    mockRender(mockUseContext(mockContext), props);
    return null;
  },
}));

it('gives the pages of a route the menus of that route, in the edition', () => {
  const sidebars = { c: [] };
  const props = { route: { path: '/c/' } } as ComponentProps<typeof DocRoot>;
  const renderRoot = () => <DocRoot {...props} sidebars={sidebars} />;
  const { rerender } = render(renderRoot());
  rerender(renderRoot());
  const [first, second] = mockRender.mock.calls;
  expect(first).toEqual([
    { label: 'Edición 4.0', docsSidebars: sidebars },
    props,
  ]);
  // A new edition would render again all that reads it.
  expect(second?.[0]).toBe(first?.[0]);
});
