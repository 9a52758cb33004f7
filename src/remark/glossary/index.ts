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
import { getMarkedAddress } from './markedAddress';
import { createTermFinder } from './findTerms';
import type { TermMatch } from './findTerms';
import { collectHandwrittenTerms } from './handwrittenTerms';

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

type PhrasingParent = Paragraph | TableCell | Emphasis | Strong | Delete;

const isPhrasingParent = (node: Nodes): node is PhrasingParent =>
  ['paragraph', 'tableCell', 'emphasis', 'strong', 'delete'].includes(
    node.type,
  );

/**
 * Returns true for blocks that contain prose. Headings, links, code and unknown
 * components do not.
 */
function isBlockParent(node: Nodes): node is Parents {
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
const endsWithOpenBracket = (node: Nodes | undefined): boolean =>
  node?.type === 'text' && node.value.endsWith('(');

function createTermNode(id: string, value: string): MdxJsxTextElement {
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
  readonly #find: (text: string) => readonly TermMatch[];
  /** Terms that are already marked, or that this page explains. */
  readonly #excludedIds: Set<string>;
  #leftOnPage: number;
  readonly #perBlock: number;

  constructor(
    find: (text: string) => readonly TermMatch[],
    done: Set<string>,
    leftOnPage: number,
    perBlock: number,
  ) {
    this.#find = find;
    this.#excludedIds = done;
    this.#leftOnPage = leftOnPage;
    this.#perBlock = perBlock;
  }

  markBlocks(parent: Parents): void {
    for (const [index, child] of parent.children.entries()) {
      const isTableHead = parent.type === 'table' && index === 0;
      if (isTableHead) continue;
      if (isPhrasingParent(child)) {
        this.#leftInBlock = this.#perBlock;
        this.#markPhrases(child);
      } else if (isBlockParent(child)) this.markBlocks(child);
    }
  }

  #markPhrases(parent: PhrasingParent): void {
    parent.children = parent.children.flatMap((child, index, siblings) => {
      if (child.type === 'text') return this.#markText(child);
      if (isPhrasingParent(child) && !endsWithOpenBracket(siblings[index - 1]))
        this.#markPhrases(child);
      return [child];
    });
  }

  #markText(node: Text): PhrasingContent[] {
    const { value } = node;
    const pieces: PhrasingContent[] = [];
    let searchStart = 0;
    for (const { start, end, id } of this.#find(value)) {
      if (id === undefined || !this.#claimMark(id)) continue;
      if (start > searchStart)
        pieces.push({ type: 'text', value: value.slice(searchStart, start) });
      pieces.push(createTermNode(id, value.slice(start, end)));
      searchStart = end;
    }
    if (searchStart === 0) return [node];
    if (searchStart < value.length)
      pieces.push({ type: 'text', value: value.slice(searchStart) });
    return pieces;
  }

  /**
   * Returns true when this use has to be marked, and counts it towards the
   * limits.
   */
  #claimMark(id: string): boolean {
    if (
      this.#leftOnPage === 0 ||
      this.#leftInBlock === 0 ||
      this.#excludedIds.has(id)
    )
      return false;
    this.#excludedIds.add(id);
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
  const termIds = new Set(terms.map(({ id }) => id));
  return (tree: Root, file: VFile): void => {
    const address = getMarkedAddress(file);
    if (address === undefined) return;
    const handwrittenIds = collectHandwrittenTerms(tree, file, termIds);
    const ownTerms = terms.filter(({ lesson }) => lesson === address);
    const pageTerms = terms.filter(({ within = ['/'] }) =>
      within.some((start) => address.startsWith(start)),
    );
    new PageMarker(
      createTermFinder(pageTerms),
      new Set([...handwrittenIds, ...ownTerms.map(({ id }) => id)]),
      Math.max(0, perPage - handwrittenIds.length),
      perBlock,
    ).markBlocks(tree);
  };
}
