import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseDocument } from '../../content/documents';
import type { WrittenPage } from './pages';

/** Addresses that plugins of ours and of Docusaurus add. */
const added = [
  'articulos',
  'articulos/rows',
  'articulos/reviews',
  'articulos/info',
  'mapa',
  'progreso',
];

function routesOf(root: string, pages: readonly WrittenPage[]): Set<string> {
  const folder = path.join(root, 'src', 'pages');
  const ours = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx$/.test(name) && !name.includes('__tests__'))
    .map((name) => name.split(path.sep).join('/'))
    .map((name) => name.replace(/\.tsx$/, '').replace(/(?:^|\/)index$/, ''));
  return new Set([...ours, ...added, ...pages.map(({ name }) => name)]);
}

function anchorsOf(tree: Root): Set<string> {
  const slugger = createSlugger();
  const anchors = new Set<string>();
  visit(tree, 'heading', (node) => {
    anchors.add(slugger.slug(toString(node)));
  });
  return anchors;
}

/** What of the site a page may lead to. */
function createTargets(root: string, pages: readonly WrittenPage[]) {
  const routes = routesOf(root, pages);
  const isFile = (file: string) => existsSync(path.join(root, file));

  /** What is wrong with a place inside a written page. */
  function anchorFault(file: string, anchor: string): string | undefined {
    if (anchor === '' || !/\.mdx?$/.test(file)) return undefined;
    const { tree } = parseDocument(
      file,
      readFileSync(path.join(root, file), 'utf8'),
    );
    return anchorsOf(tree).has(decodeURIComponent(anchor))
      ? undefined
      : `un apartado de ${file}`;
  }

  /** What was expected of an address that leads nowhere. */
  return (from: string, address: string): string | undefined => {
    const [place = '', anchor = ''] = address.split('#');
    const target = place.replace(/\?.*$/, '');
    if (target === '') return anchorFault(from, anchor);
    if (!target.startsWith('/')) {
      const file = path.posix.join(path.posix.dirname(from), target);
      return isFile(file)
        ? anchorFault(file, anchor)
        : `un archivo que exista (${file} no está)`;
    }
    if (isFile(`static${target}`) || isFile(`docs${target}`)) return undefined;
    const name = target.replace(/^\/|\/$/g, '');
    if (!routes.has(name)) return 'una página del sitio';
    if (!target.endsWith('/')) return `${target}/, con la barra final`;
    const page = pages.find((each) => each.name === name);
    return page && anchorFault(page.file, anchor);
  };
}

/**
 * The links and pictures of a page that lead nowhere, told to its author.
 *
 * @param root The project.
 */
export function linkFaults(
  { file, tree }: { readonly file: string; readonly tree: Root },
  pages: readonly WrittenPage[],
  root: string,
): string[] {
  const expectedOf = createTargets(root, pages);
  const faults: string[] = [];
  visit(tree, ['link', 'image', 'definition'], (node) => {
    if (!('url' in node) || /^[a-z][a-z0-9+.-]*:/i.test(node.url)) return;
    const expected = expectedOf(file, node.url);
    if (expected === undefined) return;
    const kind = node.type === 'image' ? 'imagen' : 'enlace';
    faults.push(
      `${file}, línea ${node.position?.start.line ?? 1} · ${kind}\n  se esperaba: ${expected}\n  se encontró: ${node.url}`,
    );
  });
  return faults;
}
