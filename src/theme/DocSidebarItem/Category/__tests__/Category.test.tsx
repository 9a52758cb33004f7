import { render, screen } from '@testing-library/react';
import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import DocSidebarItemCategory from '..';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  isActiveSidebarItem: (
    item: PropSidebarItemCategory,
    activePath: string,
  ): boolean =>
    item.items.some((page) => page.type === 'link' && page.href === activePath),
}));

jest.mock('@docusaurus/theme-common', () => ({
  ThemeClassNames: {
    docs: {
      docSidebarItemCategory: '',
      docSidebarItemCategoryLevel: () => '',
    },
  },
}));

jest.mock('@theme/DocSidebarItems', () => ({
  __esModule: true,
  default: ({ items }: PropSidebarItemCategory) =>
    items.map(
      (item) =>
        item.type === 'link' && (
          <li key={item.href}>
            <a href={item.href}>{item.label}</a>
          </li>
        ),
    ),
}));

const lessonPath = '/curso/variable/';

function show(
  category: Partial<PropSidebarItemCategory> = {},
  activePath = '/otra/',
): void {
  render(
    <ul>
      <DocSidebarItemCategory
        item={{
          type: 'category',
          label: 'Datos',
          items: [{ type: 'link', label: 'Variables', href: lessonPath }],
          collapsed: false,
          collapsible: true,
          ...category,
        }}
        activePath={activePath}
        level={1}
        index={0}
      />
    </ul>,
  );
}

const getSummary = () => screen.getByText('Datos', { selector: 'summary *' });
const fold = () => getSummary().closest('details');

it('is open, and its name folds it', () => {
  show();
  expect(fold()).toHaveAttribute('open');
  expect(fold()).toContainElement(
    screen.getByRole('link', { name: 'Variables' }),
  );
});

it('is folded where its folder says so, with its pages in the file', () => {
  show({ collapsed: true });
  expect(fold()).not.toHaveAttribute('open');
  expect(screen.getByText('Variables')).toBeInTheDocument();
});

it('is open on one of its pages whatever its folder says', () => {
  show({ collapsed: true }, lessonPath);
  expect(fold()).toHaveAttribute('open');
});

it('has a link and a fold where it has a page of its own', () => {
  show({ href: '/curso/datos/' }, '/curso/datos/');
  const link = screen.getByRole('link', { name: 'Datos' });
  expect(link).toHaveAttribute('href', '/curso/datos/');
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(fold()).not.toContainElement(link);
});

it('has no fold where it may not fold', () => {
  show({ collapsible: false });
  expect(screen.getByText('Datos').closest('summary')).toBeNull();
  expect(screen.getByRole('link', { name: 'Variables' })).toBeVisible();
});
