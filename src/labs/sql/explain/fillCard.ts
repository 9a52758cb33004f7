import type {
  Captures,
  CardSeverity,
  CardText,
  Finding,
  SqlCard,
} from './types';

/** Removes the backquotes of a value that would open or close code. */
const cleanValue = (value: string, isInCode: boolean): string => {
  const isBalanced = value.split('`').length % 2 === 1;
  return isInCode || !isBalanced ? value.replaceAll('`', '') : value;
};

/**
 * Replaces `$name` with the value found under `name`. Outside the code of the
 * text, the code of a value is code too.
 */
const fillPlaceholders = (text: string, captures: Captures): string =>
  text
    .split('`')
    .map((part, index) =>
      part.replace(/\$([a-z]+)/gi, (_, name: string) =>
        cleanValue(captures[name] ?? '', index % 2 === 1),
      ),
    )
    .join('`')
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
