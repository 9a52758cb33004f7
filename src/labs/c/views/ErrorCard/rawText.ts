import type { Diagnostic, ToolReport } from '../../engine/types';

const includeLines =
  /(?:^|\n)In file included from [^\n]*\n(?:\s+from [^\n]*\n)*$/;

const getMessageStart = ({ place, message }: Diagnostic) =>
  place ? `${place.file}:${place.line}:${place.column}: ` : message;

/**
 * Splits the output of a tool among its messages, without losing a character:
 * each part includes the source excerpt and notes below the message; the last
 * part, the rest of the output.
 */
export function splitRawText({
  text,
  diagnostics,
}: ToolReport): readonly string[] {
  let searchStart = 0;
  const starts = diagnostics.map((diagnostic) => {
    const messageIndex = text.indexOf(getMessageStart(diagnostic), searchStart);
    if (messageIndex < 0) return searchStart;
    const line = text.lastIndexOf('\n', messageIndex) + 1;
    searchStart = messageIndex + 1;
    const lead = includeLines.exec(text.slice(0, line))?.[0].trimStart() ?? '';
    return line - lead.length;
  });
  return starts.map((start, index) =>
    text.slice(index ? start : 0, starts[index + 1] ?? text.length),
  );
}
