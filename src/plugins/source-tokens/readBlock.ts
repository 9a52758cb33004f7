import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../content/markdown';
import { readFence } from '../../remark/highlight/fence';
import { isLanguage, labelOf } from '../../remark/highlight/languages';
import { tokenise } from '../../remark/highlight/paint';

function codesIn(markdown: string): Code[] {
  const codes: Code[] = [];
  visit(parseMarkdown(markdown), 'code', (node) => {
    codes.push(node);
  });
  return codes;
}

/**
 * The block that a file of Markdown is about, as the element of its laboratory
 * takes it, with its text already coloured in `tokens`. What the file says that a
 * program writes goes with the program.
 *
 * @throws {Error} in Spanish when there is not just one, or it cannot be so.
 */
export function readBlock(markdown: string): Readonly<Record<string, unknown>> {
  const blocks: Record<string, unknown>[] = [];
  let before: Parameters<ReturnType<typeof readFence>['show']>[0]['before'];
  for (const { lang, meta, value: text } of codesIn(markdown)) {
    const { fence, show } = readFence(lang ?? '', meta ?? '');
    const { language } = fence;
    const label = isLanguage(language) ? labelOf(language) : '';
    // A script that sets a machine up stands beside a lesson: there is none here.
    const shown = show({ file: '', root: '', text, label, before });
    if (!shown || !isLanguage(language)) continue;
    const block = { ...shown.props, tokens: tokenise(text, language) };
    blocks.push(block);
    before = { fence, add: (props) => Object.assign(block, props) };
  }
  const [block] = blocks;
  if (!block || blocks.length > 1)
    throw new Error(
      `  se esperaba: un bloque de código, con su salida si es un programa\n  se encontró: ${blocks.length} bloques`,
    );
  return block;
}
