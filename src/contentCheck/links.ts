import { existsSync } from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { Definition, Image, Link, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Finding } from '../content/finding';
import type { Page } from './page';

/** Valid targets of links. */
export interface Site {
  readonly root: string;
  readonly pages: ReadonlyMap<string, Page>;
  /**
   * Page at each address; `true` for addresses that are not written in
   * Markdown.
   */
  readonly addresses: ReadonlyMap<string, Page | true>;
  /**
   * Address prefixes under which every page is known, so that any other is
   * broken.
   */
  readonly knownPrefixes: readonly string[];
}

type Fault = Pick<Finding, 'expected' | 'found'>;

const anchorCache = new WeakMap<Root, ReadonlySet<string>>();

function collectAnchors(tree: Root): ReadonlySet<string> {
  const knownAnchors = anchorCache.get(tree);
  if (knownAnchors) return knownAnchors;
  const slugger = createSlugger();
  const ids = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'heading') ids.add(slugger.slug(toString(node)));
    if ('attributes' in node && Array.isArray(node.attributes))
      for (const attribute of node.attributes)
        if (
          'name' in attribute &&
          attribute.name === 'id' &&
          typeof attribute.value === 'string'
        )
          ids.add(attribute.value);
  });
  anchorCache.set(tree, ids);
  return ids;
}

function findAnchorFault(
  target: Page,
  hash: string,
  url: string,
): Fault | undefined {
  const tree = hash === '' ? undefined : target.getTree();
  if (!tree) return undefined;
  const ids = collectAnchors(tree);
  if (ids.has(decodeURIComponent(hash))) return undefined;
  return {
    expected: `un apartado de ${target.file}: ${[...ids].map((id) => `#${id}`).join(', ') || 'no tiene ninguno'}`,
    found: url,
  };
}

/**
 * Returns true when the file exists beside the page, or in `static/` for a path
 * from `/`.
 */
function isExistingFile(root: string, file: string, target: string): boolean {
  const wantedAnchor = decodeURIComponent(target);
  const place = wantedAnchor.startsWith('/')
    ? path.join(root, 'static', wantedAnchor)
    : path.join(root, path.posix.dirname(file), wantedAnchor);
  return existsSync(place);
}

/**
 * Resolves a link to a file. A path that begins with `/` starts at the folder
 * of the edition.
 */
function resolveFile(target: string, fromFile: string): string {
  if (!target.startsWith('/'))
    return path.posix.join(path.posix.dirname(fromFile), target);
  const [edition = ''] = /^(?:versioned_docs\/)?[^/]+/.exec(fromFile) ?? [];
  return `${edition}${target}`;
}

function findLinkFault(
  url: string,
  page: Page,
  { root, pages, addresses, knownPrefixes }: Site,
): Fault | undefined {
  if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(url)) return undefined;
  const [, target = '', hash = ''] =
    /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  if (target === '')
    return hash === ''
      ? { expected: 'un enlace con su dirección', found: '[…]()' }
      : findAnchorFault(page, hash, url);
  if (/\.mdx?$/.test(target)) {
    const targetPage = pages.get(
      decodeURIComponent(resolveFile(target, page.file)),
    );
    return targetPage
      ? findAnchorFault(targetPage, hash, url)
      : {
          expected:
            'el archivo de una lección que exista, como ./salida.mdx o ../1-empezar/salida.mdx',
          found: url,
        };
  }
  if (!target.startsWith('/'))
    return path.posix.extname(target) !== '' &&
      isExistingFile(root, page.file, target)
      ? undefined
      : {
          expected:
            'el archivo de otra lección (./salida.mdx) o una ruta del sitio, que empieza por / y termina en /',
          found: url,
        };
  const address = target.endsWith('/') ? target : `${target}/`;
  const linkedPage = addresses.get(address);
  if (linkedPage)
    return linkedPage === true
      ? undefined
      : findAnchorFault(linkedPage, hash, url);
  const isKnownArea = knownPrefixes.some((area) => address.startsWith(area));
  return isKnownArea && !isExistingFile(root, page.file, target)
    ? {
        expected: 'una página que exista; /mapa/ las enumera todas',
        found: url,
      }
    : undefined;
}

function findImageFault(
  url: string,
  { file }: Page,
  { root }: Site,
): Fault | undefined {
  if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(url) || isExistingFile(root, file, url))
    return undefined;
  const name = path.posix.parse(file).name;
  return {
    expected: `una imagen que exista: al lado de la página, en ./_${name}/, o en static/, con la ruta desde /`,
    found: url,
  };
}

/** Reports broken links, anchors and images of a page. */
export function checkLinks(page: Page, site: Site): Finding[] {
  const { file, lineInFile } = page;
  const tree = page.getTree();
  if (!tree) return [];
  const findings: Finding[] = [];
  visit(tree, ['link', 'image', 'definition'], (node) => {
    const { type, url, position } = node as Link | Image | Definition;
    const fault =
      type === 'image'
        ? findImageFault(url, page, site)
        : findLinkFault(url, page, site);
    if (fault)
      findings.push({
        level: 'error',
        file,
        line: lineInFile(position?.start.line),
        ...fault,
      });
  });
  return findings;
}
