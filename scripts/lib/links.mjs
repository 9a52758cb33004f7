import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getFileAddress } from './addresses.mjs';
import { listFiles } from './files.mjs';
import {
  getAttribute,
  walkElements,
  parseHtml,
  getRefreshTarget,
} from './html.mjs';

/** @typedef {import('./html.mjs').Document} Document */
/** @typedef {import('./html.mjs').Element} Element */

/**
 * @typedef {object} Reference
 * @property {string} address Address as written in the page.
 * @property {string} element
 */

/**
 * @typedef {object} Page
 * @property {string} file
 * @property {readonly Reference[]} references
 * @property {ReadonlySet<string>} anchors
 * @property {string | undefined} canonical
 * @property {boolean} isRedirect
 */

/**
 * @typedef {object} BrokenLink
 * @property {string} file
 * @property {string} address
 * @property {string} element
 * @property {string} reason Reason why it is broken, in Spanish.
 */

/** @type {Readonly<Record<string, readonly string[]>>} */
const ADDRESS_ATTRIBUTES = {
  a: ['href'],
  area: ['href'],
  audio: ['src'],
  embed: ['src'],
  form: ['action'],
  iframe: ['src'],
  image: ['href', 'xlink:href'],
  img: ['src'],
  input: ['src'],
  link: ['href'],
  object: ['data'],
  script: ['src'],
  source: ['src'],
  track: ['src'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
};

const SOCIAL_IMAGES = new Set(['og:image', 'twitter:image']);

/** Schemes that lead outside of the built site. */
const UNCHECKED_SCHEME = /^(?:https|mailto|tel|data|blob):/i;

/**
 * @param {string} srcset
 * @returns {string[]}
 */
export function parseSrcset(srcset) {
  // A data: address contains commas, but none followed by a space.
  return srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter((address) => address !== '');
}

/**
 * @param {Element} element
 * @returns {string[]}
 */
function listAddresses(element) {
  const { tagName } = element;
  const direct = (ADDRESS_ATTRIBUTES[tagName] ?? []).flatMap(
    (name) => getAttribute(element, name) ?? [],
  );
  const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
    parseSrcset(getAttribute(element, name) ?? ''),
  );
  const social =
    tagName === 'meta' &&
    SOCIAL_IMAGES.has(
      getAttribute(element, 'property') ?? getAttribute(element, 'name') ?? '',
    )
      ? [getAttribute(element, 'content') ?? '']
      : [];
  return [...direct, ...sets, ...social];
}

/**
 * @param {Element} element
 * @returns {string[]}
 */
function listAnchors(element) {
  const names = element.tagName === 'a' ? ['id', 'name'] : ['id'];
  return names.flatMap((name) => getAttribute(element, name) ?? []);
}

/**
 * @param {string} file
 * @param {string} html
 * @returns {Page}
 */
function readPage(file, html) {
  const document = parseHtml(html);
  const elements = [...walkElements(document)];
  const refresh = getRefreshTarget(document);
  const references = elements.flatMap((element) =>
    listAddresses(element).map((address) => ({
      address,
      element: element.tagName,
    })),
  );
  if (refresh !== undefined)
    references.push({ address: refresh, element: 'meta' });
  const canonical = elements.find(
    (element) =>
      element.tagName === 'link' &&
      getAttribute(element, 'rel') === 'canonical',
  );
  return {
    file,
    references,
    anchors: new Set(elements.flatMap(listAnchors)),
    canonical: canonical && getAttribute(canonical, 'href'),
    isRedirect: refresh !== undefined,
  };
}

/** @param {string} text */
function decodeComponent(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} fragment
 * @param {Page} target
 */
function hasAnchor(fragment, target) {
  const id = decodeComponent(fragment.split(':~:')[0] ?? '');
  return (
    id === '' || id === 'top' || (id !== undefined && target.anchors.has(id))
  );
}

/** Targets of the links of a built site. */
class BuiltSite {
  /**
   * @param {ReadonlySet<string>} files
   * @param {ReadonlyMap<string, Page>} pages
   * @param {string} base
   */
  constructor(files, pages, base) {
    this.files = files;
    this.pages = pages;
    this.base = base;
    const canonical = pages.get('index.html')?.canonical;
    /**
     * Origin of the site: its full addresses are checked like relative ones.
     */
    this.origin =
      canonical !== undefined && URL.canParse(canonical)
        ? new URL(canonical).origin
        : 'https://example.org';
  }

  /**
   * @param {Page} page
   * @param {Reference} reference
   * @returns {string | undefined} Problem of the link, in Spanish; undefined
   *   when it is right.
   */
  findProblem(page, { address }) {
    if (address.trim() === '') return 'la dirección está vacía';
    if (/^http:/i.test(address)) return 'usa http: en vez de https:';
    const pageUrl = new URL(getFileAddress(page.file, this.base), this.origin);
    if (!URL.canParse(address, pageUrl)) return 'la dirección no se entiende';
    const url = new URL(address, pageUrl);
    if (url.origin !== this.origin)
      return UNCHECKED_SCHEME.test(url.href)
        ? undefined
        : `el esquema «${url.protocol}» no se permite`;
    return this.#problemInside(page, url);
  }

  /**
   * @param {Page} page
   * @param {URL} url
   * @returns {string | undefined}
   */
  #problemInside(page, url) {
    const pathname = decodeComponent(url.pathname);
    if (pathname === undefined) return 'la dirección no se entiende';
    if (!pathname.startsWith(this.base))
      return `no empieza por la ruta base ${this.base}`;
    const relativePath = pathname.slice(this.base.length);
    const isFolder = relativePath === '' || relativePath.endsWith('/');
    const file = isFolder ? `${relativePath}index.html` : relativePath;
    if (!isFolder && this.files.has(`${relativePath}/index.html`))
      return `le falta la barra final: ${url.pathname}/`;
    if (!this.files.has(file)) return `no existe el archivo ${file}`;

    const target = this.pages.get(file);
    if (!target) return undefined;
    if (target.isRedirect && target !== page)
      return 'lleva a una redirección: enlaza la página nueva';
    return hasAnchor(url.hash.slice(1), target)
      ? undefined
      : `la página ${file} no tiene el ancla ${url.hash}`;
  }
}

/**
 * Checks every link, image and anchor of a built site.
 *
 * @param {string} root Folder of the built site.
 * @param {string} base Path under which it is published; starts and ends with
 *   `/`.
 * @returns {Promise<{pages: number, links: number, broken: BrokenLink[]}>}
 */
export async function checkLinks(root, base) {
  const files = await listFiles(root);
  /** @type {Map<string, Page>} */
  const pages = new Map();
  for (const file of files.filter((name) => name.endsWith('.html')))
    pages.set(
      file,
      readPage(file, await readFile(path.join(root, file), 'utf8')),
    );

  const site = new BuiltSite(new Set(files), pages, base);
  const brokenLinks = [...pages.values()].flatMap((page) =>
    page.references.map(({ address, element }) => ({
      file: page.file,
      address,
      element,
      reason: site.findProblem(page, { address, element }),
    })),
  );
  return {
    pages: pages.size,
    links: brokenLinks.length,
    broken: brokenLinks.flatMap(({ reason, ...link }) =>
      reason === undefined ? [] : [{ ...link, reason }],
    ),
  };
}
