import type {
  Captures,
  CardSeverity,
  CardText,
  Finding,
  SqlCard,
} from './types';

/** Replaces `$name` with the value found under `name`. */
const fillPlaceholders = (text: string, captures: Captures): string =>
  text
    .replace(/\$([a-z]+)/gi, (_, name: string) =>
      (captures[name] ?? '').replaceAll('`', ''),
    )
    .replace(/(?<![\d.,])1 (valor|columna)e?s\b/g, '1 $1');

/** Writes the texts of a card for a fault that it recognised. */
export function fillCard(
  { id, title, text, fix, example }: CardText,
  severity: CardSeverity,
  { range, captures = {} }: Finding,
): SqlCard {
  const fill = (part: string) => fillPlaceholders(part, captures);
  return {
    id,
    severity,
    title: fill(title),
    text: fill(text),
    fix: fill(fix),
    ...(range && { range: { start: range.start, end: range.end } }),
    ...(example && {
      example: { wrong: fill(example.wrong), right: fill(example.right) },
    }),
  };
}
