import { inflateSync } from 'node:zlib';
import { sha256 } from '../../digest.mjs';
import { writeBookmarks } from './bookmarks.mjs';
import {
  asArray,
  asDictionary,
  createDictionary,
  formatValue,
  isRef,
  readPdf,
} from './objects.mjs';
import { shortenPageContent } from './page-content.mjs';
import { createTagCopier } from './tags.mjs';
import { encodeText } from './text.mjs';
import { PdfWriter } from './writer.mjs';

/** @typedef {import('./bookmarks.mjs').Bookmark} Bookmark */
/** @typedef {import('./values.ts').PdfDictionary} PdfDictionary */
/** @typedef {import('./values.ts').PdfFile} PdfFile */
/** @typedef {import('./values.ts').PdfRef} PdfRef */
/** @typedef {import('./values.ts').PdfValue} PdfValue */

/**
 * Place of a book that links may lead to.
 *
 * @typedef {object} Place
 * @property {number} page Number of its page, from 1.
 * @property {number} x In points, from the left.
 * @property {number} y In points, from the top.
 */

/**
 * Piece of a document, made by Typst.
 *
 * @typedef {object} PdfUnit
 * @property {Buffer} pdf
 * @property {number} hiddenPages Pages at its start that the document has not.
 */

/** Scheme of the links to a place that may be in another piece. */
const PLACE_SCHEME = 'libro:';

/** Matches the action of a link to a place. */
const PLACE_LINK = new RegExp(`^\\(${PLACE_SCHEME}([^)]*)\\)$`);

/** Height above a place that its link shows, in points. */
const LINK_MARGIN = 10;

/** Digits of the number of a note, whose names are in order. */
const NOTE_DIGITS = 5;

/** @param {string} number @returns {string} With one decimal at most. */
const roundPlace = (number) =>
  /\./.test(number) ? String(Math.round(Number(number) * 10) / 10) : number;

/**
 * @param {PdfValue} value
 * @returns {PdfValue} An array of places, to a tenth of a point.
 */
const roundPlaces = (value) =>
  Array.isArray(value)
    ? value.map((item) => (typeof item === 'string' ? roundPlace(item) : item))
    : value;

/** Joins the pieces of a document that Typst made one by one. */
export class PdfMerger {
  #writer = new PdfWriter();

  /** @type {Map<string, number>} Number of each object that pieces share. */
  #shared = new Map();

  #pagesId = this.#writer.reserve();

  #documentTag = this.#writer.reserve();

  /** @type {number[]} */
  #pages = [];

  /** @type {PdfRef[]} */
  #tags = [];

  /** @type {PdfValue[]} Pairs of a number and the tags of its marks. */
  #parents = [];

  #nextParent = 0;

  /** @type {PdfValue[]} Pairs of a name and its tag. */
  #notes = [];

  /** @type {Bookmark[]} */
  #bookmarks = [];

  /** @type {Set<string>} Names of the places that links lead to. */
  #targets = new Set();

  /** @type {number} Height of a page, in points. */
  #height = 0;

  /** @type {PdfFile | undefined} The first piece, with the data of all. */
  #first;

  #places;

  /** @param {ReadonlyMap<string, Place>} [places] */
  constructor(places = new Map()) {
    this.#places = places;
  }

  /** @param {PdfUnit} unit */
  add({ pdf, hiddenPages }) {
    const file = readPdf(pdf);
    this.#first ??= file;
    const catalog = getDictionary(file, file.trailer.get('/Root'));
    const pages = listPages(file, catalog.get('/Pages'));
    const kept = pages.slice(hiddenPages);
    /** @type {Map<number, number>} */
    const numbers = new Map();
    for (const page of kept) {
      numbers.set(page, this.#writer.reserve());
      for (const annotation of listAnnotations(file, page))
        numbers.set(annotation, this.#writer.reserve());
    }
    const { copyTag, copied } = createTagCopier({
      file,
      writer: this.#writer,
      numbers,
      createId: () =>
        `nota-${String(this.#notes.length / 2 + 1).padStart(NOTE_DIGITS, '0')}`,
      addNote: (id, tag) => this.#notes.push(`(${id})`, { ref: tag }),
    });
    const root = getDictionary(file, catalog.get('/StructTreeRoot'));
    for (const document of asArray(root.get('/K')))
      for (const tag of asArray(getDictionary(file, document).get('/K')))
        this.#tags.push(...copyTag(tag, this.#documentTag));
    const tree = getDictionary(file, root.get('/ParentTree'));
    const parents = readPairs(tree.get('/Nums'));
    /** @param {PdfDictionary} source @param {string} key @returns {string} */
    const copyParent = (source, key) => {
      const old = resolve(file, parents.get(String(source.get(key))));
      const parent = String(this.#nextParent);
      this.#nextParent += 1;
      /** @param {PdfValue} tag @returns {PdfValue} */
      const replaceTag = (tag) => {
        const number = isRef(tag) ? copied.get(tag.ref) : undefined;
        return number === undefined ? 'null' : { ref: number };
      };
      const value = Array.isArray(old)
        ? old.map(replaceTag)
        : replaceTag(parents.get(String(source.get(key))) ?? 'null');
      this.#parents.push(
        parent,
        Array.isArray(value) ? { ref: this.#writer.write(value) } : value,
      );
      return parent;
    };
    for (const page of kept) {
      this.#copyPage(file, page, numbers, copyParent);
      this.#pages.push(numbers.get(page) ?? 0);
    }
    const outlines = getDictionary(file, catalog.get('/Outlines'));
    this.#bookmarks.push(...readBookmarks(file, outlines, numbers));
  }

  /** @returns {Buffer} The whole document. */
  finish() {
    const file = this.#first;
    if (!file) throw new Error('A document has at least one piece.');
    const catalog = getDictionary(file, file.trailer.get('/Root'));
    const writer = this.#writer;
    writer.write(
      createDictionary([
        ['/Type', '/Pages'],
        ['/Count', String(this.#pages.length)],
        ['/Kids', this.#pages.map((ref) => ({ ref }))],
      ]),
      this.#pagesId,
    );
    const copied = ['/Type', '/Lang', '/MarkInfo', '/ViewerPreferences'];
    const root = writer.write(
      createDictionary([
        ...[...catalog].filter(([key]) => copied.includes(key)),
        ['/Pages', { ref: this.#pagesId }],
        ['/Metadata', { ref: this.#writeMetadata(file, catalog) }],
        ['/StructTreeRoot', { ref: this.#writeTags(file, catalog) }],
        ['/Outlines', { ref: writeBookmarks(this.#bookmarks, writer) }],
        [
          '/Names',
          createDictionary([['/Dests', formatNameTree(this.#listPlaces())]]),
        ],
      ]),
    );
    const info = writer.write(getDictionary(file, file.trailer.get('/Info')));
    return writer.finish(
      createDictionary([
        ['/Root', { ref: root }],
        ['/Info', { ref: info }],
      ]),
    );
  }

  /**
   * @param {PdfFile} file
   * @param {PdfDictionary} catalog
   * @returns {number} Number of the tree of tags.
   */
  #writeTags(file, catalog) {
    const source = getDictionary(file, catalog.get('/StructTreeRoot'));
    const id = this.#writer.reserve();
    this.#writer.write(
      createDictionary([
        ['/S', '/Document'],
        ['/P', { ref: id }],
        ['/K', this.#tags],
      ]),
      this.#documentTag,
    );
    const tree = createDictionary([
      ['/Type', '/StructTreeRoot'],
      ['/RoleMap', source.get('/RoleMap') ?? createDictionary([])],
      ['/K', [{ ref: this.#documentTag }]],
      ['/ParentTree', createDictionary([['/Nums', this.#parents]])],
      ['/ParentTreeNextKey', String(this.#nextParent)],
    ]);
    if (this.#notes.length > 0)
      tree.set('/IDTree', formatNameTree(this.#notes));
    return this.#writer.write(tree, id);
  }

  /**
   * @param {PdfFile} file
   * @param {PdfDictionary} catalog
   * @returns {number} Number of its metadata, with the pages of all the pieces.
   */
  #writeMetadata(file, catalog) {
    const source = file.objects.get(getRef(catalog.get('/Metadata')));
    const text = String(source?.data ?? '').replace(
      /(?<=<xmpTPg:NPages>)\d+/,
      String(this.#pages.length),
    );
    return this.#writer.writeStream(
      asDictionary(source?.value),
      Buffer.from(text),
    );
  }

  /** @returns {PdfValue[]} Pairs of a name and its destination, in order. */
  #listPlaces() {
    return [...this.#targets].sort().flatMap((name) => {
      const place = this.#places.get(name);
      const page = this.#pages[(place?.page ?? 0) - 1];
      if (!place || page === undefined)
        throw new Error(`El libro no tiene el lugar «${name}» de un enlace.`);
      const top = this.#height - Math.max(place.y - LINK_MARGIN, 0);
      return [
        `(${name})`,
        [
          { ref: page },
          '/XYZ',
          roundPlace(String(place.x)),
          roundPlace(String(top)),
          '0',
        ],
      ];
    });
  }

  /**
   * @param {PdfFile} file
   * @param {number} page
   * @param {ReadonlyMap<number, number>} numbers
   * @param {(source: PdfDictionary, key: string) => string} copyParent
   */
  #copyPage(file, page, numbers, copyParent) {
    const source = getDictionary(file, { ref: page });
    this.#height = Number(asArray(source.get('/MediaBox'))[3]);
    const content = file.objects.get(getRef(source.get('/Contents')));
    const drawing = inflateSync(content?.data ?? Buffer.alloc(0));
    const annotations = listAnnotations(file, page);
    const copy = new Map(source)
      .set('/Parent', { ref: this.#pagesId })
      .set('/Resources', this.#copyShared(file, source.get('/Resources') ?? ''))
      .set('/Contents', {
        ref: this.#writer.writeCompressed(
          Buffer.from(shortenPageContent(drawing.toString('latin1')), 'latin1'),
        ),
      });
    if (source.has('/StructParents'))
      copy.set('/StructParents', copyParent(source, '/StructParents'));
    if (annotations.length > 0)
      copy.set(
        '/Annots',
        annotations.map((ref) => ({ ref: numbers.get(ref) ?? 0 })),
      );
    this.#writer.write(copy, numbers.get(page));
    for (const annotation of annotations)
      this.#copyAnnotation(file, annotation, numbers, copyParent);
  }

  /**
   * @param {PdfFile} file
   * @param {number} annotation
   * @param {ReadonlyMap<number, number>} numbers
   * @param {(source: PdfDictionary, key: string) => string} copyParent
   */
  #copyAnnotation(file, annotation, numbers, copyParent) {
    const source = getDictionary(file, { ref: annotation });
    const copy = new Map(source);
    for (const key of ['/Rect', '/QuadPoints'])
      if (source.has(key)) copy.set(key, roundPlaces(source.get(key) ?? []));
    if (source.has('/StructParent'))
      copy.set('/StructParent', copyParent(source, '/StructParent'));
    const action = asDictionary(source.get('/A'));
    const [, name] = PLACE_LINK.exec(String(action.get('/URI'))) ?? [];
    if (name !== undefined) {
      this.#targets.add(name);
      copy.delete('/A');
      copy.set('/Dest', `(${name})`);
      copy.set(
        '/Contents',
        encodeText(`Página ${this.#places.get(name)?.page ?? ''}`),
      );
    } else if (source.has('/Dest'))
      copy.set('/Dest', copyDestination(file, source.get('/Dest'), numbers));
    this.#writer.write(copy, numbers.get(annotation));
  }

  /**
   * Copies a value and what it refers to, unless a piece before had the same.
   *
   * @param {PdfFile} file
   * @param {PdfValue} value
   * @returns {PdfValue}
   */
  #copyShared(file, value) {
    if (typeof value === 'string') return value;
    if (Array.isArray(value))
      return value.map((item) => this.#copyShared(file, item));
    if (value instanceof Map)
      return new Map(
        [...value].map(([key, item]) => [key, this.#copyShared(file, item)]),
      );
    const { value: source = 'null', data } = file.objects.get(value.ref) ?? {};
    const copy = this.#copyShared(file, source);
    const key = `${formatValue(copy)} ${data ? sha256(data) : ''}`;
    let number = this.#shared.get(key);
    if (number === undefined) {
      number = data
        ? this.#writer.writeStream(asDictionary(copy), data)
        : this.#writer.write(copy);
      this.#shared.set(key, number);
    }
    return { ref: number };
  }
}

/** @param {PdfValue[]} names Pairs of a name and its value, in order. */
const formatNameTree = (names) => createDictionary([['/Names', names]]);

/** @param {PdfValue | undefined} value @returns {number} */
const getRef = (value) => (isRef(value) ? value.ref : -1);

/**
 * @param {PdfFile} file
 * @param {PdfValue | undefined} value
 * @returns {PdfValue | undefined} The value, or that of the object it names.
 */
const resolve = (file, value) =>
  isRef(value) ? file.objects.get(value.ref)?.value : value;

/**
 * @param {PdfFile} file
 * @param {PdfValue | undefined} value
 * @returns {PdfDictionary}
 */
const getDictionary = (file, value) => asDictionary(resolve(file, value));

/**
 * @param {PdfFile} file
 * @param {PdfValue | undefined} tree
 * @returns {number[]} Numbers of the pages, in order.
 */
function listPages(file, tree) {
  const node = getDictionary(file, tree);
  return node.get('/Type') === '/Page'
    ? [getRef(tree)]
    : asArray(node.get('/Kids')).flatMap((kid) => listPages(file, kid));
}

/**
 * @param {PdfFile} file
 * @param {number} page
 * @returns {number[]} Numbers of its annotations.
 */
const listAnnotations = (file, page) =>
  asArray(resolve(file, getDictionary(file, { ref: page }).get('/Annots'))).map(
    getRef,
  );

/**
 * @param {PdfValue | undefined} pairs Keys, each followed by its value.
 * @returns {Map<string, PdfValue>}
 */
function readPairs(pairs) {
  const list = asArray(pairs);
  return new Map(
    Array.from({ length: list.length / 2 }, (_, index) => [
      String(list[2 * index]),
      list[2 * index + 1] ?? 'null',
    ]),
  );
}

/**
 * @param {PdfFile} file
 * @param {PdfValue | undefined} value
 * @param {ReadonlyMap<number, number>} numbers
 * @returns {PdfValue}
 * @throws {Error} when it is on a page that the document has not.
 */
function copyDestination(file, value, numbers) {
  const named =
    typeof value === 'string' ? readNames(file).get(value) : undefined;
  const [page, ...rest] = asArray(resolve(file, named ?? value));
  const number = numbers.get(getRef(page));
  if (number === undefined)
    throw new Error('Un enlace de un libro lleva a una página que no tiene.');
  return roundPlaces([{ ref: number }, ...rest]);
}

/**
 * @param {PdfFile} file
 * @returns {Map<string, PdfValue>} Destinations of the titles, by their name.
 */
function readNames(file) {
  const catalog = getDictionary(file, file.trailer.get('/Root'));
  const names = getDictionary(file, catalog.get('/Names'));
  return readPairs(getDictionary(file, names.get('/Dests')).get('/Names'));
}

/**
 * @param {PdfFile} file
 * @param {PdfDictionary} parent
 * @param {ReadonlyMap<number, number>} numbers
 * @param {number} [depth]
 * @returns {Bookmark[]} Those of the kept pages, in order.
 */
function readBookmarks(file, parent, numbers, depth = 0) {
  /** @type {Bookmark[]} */
  const bookmarks = [];
  let item = getDictionary(file, parent.get('/First'));
  while (item.size > 0) {
    const [page] = asArray(resolve(file, item.get('/Dest')));
    if (numbers.has(getRef(page)))
      bookmarks.push({
        depth,
        title: item.get('/Title') ?? '()',
        destination: copyDestination(file, item.get('/Dest'), numbers),
      });
    bookmarks.push(...readBookmarks(file, item, numbers, depth + 1));
    item = getDictionary(file, item.get('/Next'));
  }
  return bookmarks;
}
