import type { Diagnostic, Place, SourceFile } from '../engine/types';
import type { Pattern, ToolCard } from './types';

/** What the reader's program looks like. */
export interface SourceContext {
  readonly files: readonly SourceFile[];
}

/** What a pattern captured, by name, for the texts of its card. */
export type Captures = Readonly<Record<string, string>>;

/** A card that answers, and what its texts need. */
export interface Answer {
  readonly card: ToolCard;
  readonly pattern: Pattern;
  readonly captures: Captures;
}

interface CodeLine {
  readonly before: string;
  readonly at: string;
}

const types =
  'int|char|float|double|long|short|unsigned|signed|bool|size_t|struct\\s+\\w+';

/** The line of code at a place, split at its column, which counts bytes. */
function codeLine(
  { files }: SourceContext,
  place: Place | undefined,
): CodeLine | undefined {
  const text = files.find(({ name }) => name === place?.file)?.text;
  const line = text?.split(/\r?\n/)[(place?.line ?? 0) - 1];
  if (line === undefined || !place) return undefined;
  const bytes = new TextEncoder().encode(line);
  const decoder = new TextDecoder();
  return {
    before: decoder.decode(bytes.subarray(0, place.column - 1)),
    at: decoder.decode(bytes.subarray(place.column - 1)),
  };
}

/** The line where a name was declared before the message's, if it was. */
function declaredBefore(
  name: string,
  place: Place | undefined,
  { files }: SourceContext,
): number {
  const text = files.find((file) => file.name === place?.file)?.text ?? '';
  const declaration = new RegExp(
    `\\b(?:${types})\\b[^;(){}]*\\b${name}\\s*(?:[=;,[]|$)`,
  );
  return (
    text
      .split(/\r?\n/)
      .slice(0, (place?.line ?? 1) - 1)
      .findLastIndex((line) => declaration.test(line)) + 1
  );
}

/** What a pattern captures of a message; nothing when it does not hold. */
function capture(
  pattern: Pattern,
  diagnostic: Diagnostic,
  context: SourceContext,
): Captures | undefined {
  const { severity, flag, place, notes } = diagnostic;
  const hasPlace = !(pattern.tool === 'linker' || pattern.isPlaceless);
  if (hasPlace !== (place !== undefined)) return undefined;
  if (pattern.severity && pattern.severity !== severity) return undefined;
  if (pattern.flag && pattern.flag !== flag) return undefined;
  const found: (RegExpExecArray | null)[] = [
    pattern.message.exec(diagnostic.message),
  ];
  const code = codeLine(context, place);
  if (pattern.before) found.push(pattern.before.exec(code?.before ?? '\n'));
  if (pattern.at) found.push(pattern.at.exec(code?.at ?? '\n'));
  if (pattern.note) {
    const { note } = pattern;
    const explained = notes.find(({ message }) => note.test(message));
    found.push(note.exec(explained?.message ?? ''));
    if (pattern.noteAt)
      found.push(
        pattern.noteAt.exec(codeLine(context, explained?.place)?.at ?? '\n'),
      );
  }
  if (found.includes(null)) return undefined;
  const groups = found.reduce<Captures>(
    (all, match) => ({ ...all, ...match?.groups }),
    { ...pattern.given },
  );
  if (!pattern.isDeclaredBefore) return groups;
  const declared = declaredBefore(groups.name ?? '', place, context);
  return declared ? { ...groups, declared: String(declared) } : undefined;
}

/** Every card with a pattern that holds. */
export function answers(
  cards: readonly ToolCard[],
  diagnostic: Diagnostic,
  context: SourceContext,
): readonly Answer[] {
  const all = cards.flatMap((card) => {
    for (const pattern of card.when) {
      const captures = capture(pattern, diagnostic, context);
      if (captures) return [{ card, pattern, captures }];
    }
    return [];
  });
  const specific = all.filter(({ card }) => !card.isFallback);
  return specific.length ? specific : all;
}
