import type { Step, Trace } from './types';

/** Returns the code about to run, on one line. */
export function getStepCode({ files }: Trace, { span }: Step): string {
  const file = files.find(({ name }) => name === span?.file);
  if (span === undefined || file === undefined) return '';
  const lines = file.text.split('\n').slice(span.line - 1, span.endLine);
  const bytes = lines.map((line) => new TextEncoder().encode(line));
  const decoder = new TextDecoder();
  return bytes
    .map((line, place) =>
      decoder.decode(
        line.subarray(
          place === 0 ? span.column - 1 : 0,
          place === bytes.length - 1 ? span.endColumn - 1 : undefined,
        ),
      ),
    )
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
