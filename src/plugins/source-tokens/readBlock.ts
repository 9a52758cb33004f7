import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../content/markdown';
import { readFence } from '../../remark/highlight/fence';
import { grammarOf, getLanguageLabel } from '../../remark/highlight/languages';
import { tokenise } from '../../labs/kit/highlight/paint';

function findCodeBlocks(markdown: string): Code[] {
  const codes: Code[] = [];
  visit(parseMarkdown(markdown), 'code', (node) => {
    codes.push(node);
  });
  return codes;
}

/**
 * Returns the only block of a file of Markdown as the props of its laboratory's
 * element, with its highlighted text in `tokens`. The output block of a program
 * is added to the props of the program.
 *
 * @throws {Error} in Spanish, when there is not exactly one block, or its
 *   options are invalid.
 */
export function readBlock(markdown: string): Readonly<Record<string, unknown>> {
  const blocks: Record<string, unknown>[] = [];
  let before: Parameters<
    ReturnType<typeof readFence>['toElement']
  >[0]['previous'];
  for (const { lang, meta, value: text } of findCodeBlocks(markdown)) {
    const { fence, toElement } = readFence(lang ?? '', meta ?? '');
    const { language } = fence;
    const label = getLanguageLabel(language);
    // `file` and `root` locate a setup script beside a lesson, and there is
    // none here.
    const shownFence = toElement({
      file: '',
      root: '',
      text,
      label: label ?? '',
      previous: before,
    });
    if (!shownFence || label === undefined) continue;
    const block = {
      ...shownFence.props,
      tokens: tokenise(text, grammarOf(language)),
    };
    blocks.push(block);
    before = { fence, addProps: (props) => Object.assign(block, props) };
  }
  const [block] = blocks;
  if (!block || blocks.length > 1)
    throw new Error(
      `  se esperaba: un bloque de código, con su salida si es un programa\n  se encontró: ${blocks.length} bloques`,
    );
  return block;
}
