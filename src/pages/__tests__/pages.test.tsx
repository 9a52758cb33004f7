import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { foreignStrings } from '../../data/foreignStrings';
import { setReducedMotion } from '../../testing/reducedMotion';
import { setPluginData } from '../../testing/docusaurus/useGlobalData';

interface LayoutProps {
  readonly title?: string;
  readonly description: string;
  readonly children: React.ReactNode;
}

const mockSeen: LayoutProps[] = [];
jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: (props: LayoutProps) => {
    mockSeen.push(props);
    return props.children;
  },
}));

// The layout's providers need files that only a build generates.
jest.mock('../../components/EmbeddedLayout', () => ({
  __esModule: true,
  default: (props: LayoutProps) => {
    mockSeen.push(props);
    return props.children;
  },
}));

// This hook needs routes that only a build has.
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useLatestVersion: () => ({ label: 'Edición 4.0' }),
}));

// The search index is made from the built site.
jest.mock('../../search/openEngine', () => ({ isIndexBuilt: false }));

// Lazily loaded modules are not part of the served page.
jest.mock('../../hooks/useModule', () => ({ useModule: () => ({}) }));

const pagesDir = path.join(__dirname, '..');
const files = readdirSync(pagesDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('__tests__'))
  .sort();

async function renderPage(file: string) {
  const page = (await import(path.join(pagesDir, file))) as {
    default: ComponentType;
  };
  mockSeen.length = 0;
  const { container } = render(<page.default />);
  const [layout] = mockSeen;
  if (!layout) throw new Error(`${file} no usa PageLayout ni EmbeddedLayout`);
  return { container, layout };
}

beforeEach(() => {
  setReducedMotion(false);
  const slugs = ['/rows/rc3', '/rows/rc4', '/rows/rc1', '/rows/rc5'];
  setPluginData({
    articles: {
      articles: slugs.map((slug) => ({
        permalink: `/articulos${slug}/`,
        slug,
        title: `Artículo ${slug}`,
        description: 'Una descripción.',
        category: 'rows',
        date: '2023-08-07',
        author: 'Steve',
        cover: '/img/articulos/rc1.svg',
        coverAlt: 'Una portada.',
        level: 'inicial',
        minutes: 5,
      })),
    },
  });
});

describe.each(files)('%s', (file) => {
  it('has one first-level title and never skips a level', async () => {
    const { container } = await renderPage(file);
    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(
      ({ tagName }) => Number(tagName.slice(1)),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    const steps = levels.map(
      (level, index) => level - (levels[index - 1] ?? 1),
    );
    expect(Math.max(0, ...steps)).toBeLessThanOrEqual(1);
  });

  it('links to its own site with a trailing slash', async () => {
    const { container } = await renderPage(file);
    const wrongLinks = [...container.querySelectorAll('a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter(
        (href) =>
          !/^(?:https:|mailto:|#|\/(?:[^?#]*(?:\/|\.txt))?$)/.test(href),
      );
    expect(wrongLinks).toEqual([]);
  });

  it('marks every English title as English', async () => {
    const { container } = await renderPage(file);
    const foreign = new Set<string>(foreignStrings);
    const unmarkedHeadings = [
      ...container.querySelectorAll('h1, h2, h3'),
    ].filter(
      (heading) =>
        foreign.has(heading.textContent) &&
        !heading.matches('[lang="en"], :has([lang="en"])'),
    );
    expect(unmarkedHeadings.map(({ textContent }) => textContent)).toEqual([]);
  });
});

it('gives every page a title and a description of its own', async () => {
  const layouts = [];
  for (const file of files) layouts.push((await renderPage(file)).layout);
  const titles = layouts.map(({ title }) => title);
  const descriptions = layouts.map(({ description }) => description);
  expect(new Set(titles).size).toBe(files.length);
  expect(new Set(descriptions).size).toBe(files.length);
  expect(
    descriptions.filter(({ length }) => length < 50 || length > 155),
  ).toEqual([]);
});

it('says of the Linux that it has no network outside, and of no program that it is missing', async () => {
  await renderPage('laboratorio/terminal.tsx');
  const limits = screen.getByRole('region', { name: 'Qué no hay' });
  const image = readFileSync('scripts/linux-image/config.mjs', 'utf8');
  const namedKeys = [...limits.querySelectorAll('code')].map(
    ({ textContent }) => textContent,
  );
  expect(namedKeys).toContain('ssh');
  expect(namedKeys.filter((name) => !image.includes(`'${name}'`))).toEqual([]);
  expect(limits).not.toHaveTextContent(/no est[áé]/);
});

it('shows twelve videos and the series on the home page, in the agreed order', async () => {
  const { container } = await renderPage('index.tsx');
  expect(
    container.querySelectorAll('a[href*="youtube.com/watch"]'),
  ).toHaveLength(12);
  const rows = [...container.querySelectorAll('a[href^="/articulos/rows/"]')];
  expect(rows.map((link) => link.getAttribute('href'))).toEqual([
    '/articulos/rows/rc3/',
    '/articulos/rows/rc4/',
    '/articulos/rows/rc1/',
    '/articulos/rows/rc5/',
  ]);
});
