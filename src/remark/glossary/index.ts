import type {
  Delete,
  Emphasis,
  Nodes,
  Paragraph,
  Parents,
  PhrasingContent,
  Root,
  Strong,
  TableCell,
  Text,
} from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { glosario } from '../../data/glosario';
import type { Term } from '../../data/glosario/schema';
import { addressOf } from './addressOf';
import { createFinder } from './findTerms';
import type { Found } from './findTerms';
import { handwrittenTerms } from './handwrittenTerms';

interface Options {
  readonly terms?: readonly Term[];
  /**
   * Maximum number of marks on a page, so that they do not distract from the
   * text.
   */
  readonly perPage?: number;
  /** Maximum number of marks in a paragraph, list item or table cell. */
  readonly perBlock?: number;
}

type Phrases = Paragraph | TableCell | Emphasis | Strong | Delete;

const isPhrases = (node: Nodes): node is Phrases =>
  ['paragraph', 'tableCell', 'emphasis', 'strong', 'delete'].includes(
    node.type,
  );

/**
 * Returns true for blocks that contain prose. Headings, links, code and unknown
 * components do not.
 */
function isBlocks(node: Nodes): node is Parents {
  if (node.type === 'mdxJsxFlowElement')
    return /^details$/i.test(node.name ?? '');
  return [
    'blockquote',
    'list',
    'listItem',
    'table',
    'tableRow',
    'containerDirective',
  ].includes(node.type);
}

/**
 * Returns true when the text ends with «(»: in «núcleo (*kernel*)», the
 * brackets hold another form of the same term, which is not marked.
 */
const opensBracket = (node: Nodes | undefined): boolean =>
  node?.type === 'text' && node.value.endsWith('(');

function termNode(id: string, value: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'Term',
    attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: id }],
    children: [{ type: 'text', value }],
  };
}

/** Marks the terms of one page, within the limits per page and per block. */
class PageMarker {
  #leftInBlock = 0;
  readonly #find: (text: string) => readonly Found[];
  /** Terms that are already marked, or that this page explains. */
  readonly #done: Set<string>;
  #leftOnPage: number;
  readonly #perBlock: number;

  constructor(
    find: (text: string) => readonly Found[],
    done: Set<string>,
    leftOnPage: number,
    perBlock: number,
  ) {
    this.#find = find;
    this.#done = done;
    this.#leftOnPage = leftOnPage;
    this.#perBlock = perBlock;
  }

  markBlocks(parent: Parents): void {
    for (const [index, child] of parent.children.entries()) {
      const isTableHead = parent.type === 'table' && index === 0;
      if (isTableHead) continue;
      if (isPhrases(child)) {
        this.#leftInBlock = this.#perBlock;
        this.#markPhrases(child);
      } else if (isBlocks(child)) this.markBlocks(child);
    }
  }

  #markPhrases(parent: Phrases): void {
    parent.children = parent.children.flatMap((child, index, siblings) => {
      if (child.type === 'text') return this.#markText(child);
      if (isPhrases(child) && !opensBracket(siblings[index - 1]))
        this.#markPhrases(child);
      return [child];
    });
  }

  #markText(node: Text): PhrasingContent[] {
    const { value } = node;
    const pieces: PhrasingContent[] = [];
    let from = 0;
    for (const { start, end, id } of this.#find(value)) {
      if (id === undefined || !this.#takes(id)) continue;
      if (start > from)
        pieces.push({ type: 'text', value: value.slice(from, start) });
      pieces.push(termNode(id, value.slice(start, end)));
      from = end;
    }
    if (from === 0) return [node];
    if (from < value.length)
      pieces.push({ type: 'text', value: value.slice(from) });
    return pieces;
  }

  /**
   * Returns true when this use has to be marked, and counts it towards the
   * limits.
   */
  #takes(id: string): boolean {
    if (this.#leftOnPage === 0 || this.#leftInBlock === 0 || this.#done.has(id))
      return false;
    this.#done.add(id);
    this.#leftOnPage -= 1;
    this.#leftInBlock -= 1;
    return true;
  }
}

/**
 * Remark plugin: wraps the first use of each glossary term of a page in `<Term
 * id="…">`. A page does not mark the terms that it explains, and the frozen
 * editions have no marks.
 */
export default function glossary({
  terms = glosario,
  perPage = 12,
  perBlock = 2,
}: Options = {}) {
  const known = new Set(terms.map(({ id }) => id));
  return (tree: Root, file: VFile): void => {
    const address = addressOf(file);
    if (address === undefined) return;
    const byHand = handwrittenTerms(tree, file, known);
    const explained = terms.filter(({ lesson }) => lesson === address);
    const here = terms.filter(({ within = ['/'] }) =>
      within.some((start) => address.startsWith(start)),
    );
    new PageMarker(
      createFinder(here),
      new Set([...byHand, ...explained.map(({ id }) => id)]),
      Math.max(0, perPage - byHand.length),
      perBlock,
    ).markBlocks(tree);
  };
}
