/**
 * Returns the heading level of the cards of a block: 2 when the block stands
 * before the first section of its page, 3 anywhere else, so that no level is
 * skipped.
 */
export function findHeadingLevel(block: Element): 2 | 3 {
  const headings = block.closest('article')?.querySelectorAll('h2') ?? [];
  const isInSection = Array.from(headings).some(
    (heading) =>
      block.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  return isInSection ? 3 : 2;
}
