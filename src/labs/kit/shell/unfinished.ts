const lexeme =
  /\\[\s\S]|'[^']*'|"(?:\\[\s\S]|[^"\\])*"|(?<![^\s;|&(])#[^\n]*|<<<|<<-?[ \t]*(["']?)([\w-]+)\1|[\s\S]/g;

const opener =
  /(?:^|[;|&({\n]|\b(?:do|then|else)\s)\s*(?:if|for|while|until|case|select)\b/g;
const closer = /(?:^|[\s;])(?:fi|done|esac)\b/g;

const countMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].length;

/**
 * Replaces the quoted parts of a command. Returns undefined when a quote or a
 * here-document is open.
 */
function replaceQuoted(command: string): string | undefined {
  const documents: string[] = [];
  let unquotedText = '';
  lexeme.lastIndex = 0;
  while (lexeme.lastIndex < command.length) {
    const [text = '', , delimiter] = lexeme.exec(command) ?? [];
    if (delimiter !== undefined) documents.push(delimiter);
    else if (/^["'\\]$/.test(text)) return undefined;
    else if (text === '\n') {
      for (const end of documents.splice(0)) {
        const rest = command.slice(lexeme.lastIndex);
        const body = new RegExp(`^\\t*${end}$\\n?`, 'm').exec(rest);
        if (!body) return undefined;
        lexeme.lastIndex += body.index + body[0].length;
      }
      unquotedText += text;
    } else if (text.length === 1) unquotedText += text;
    else if (!text.startsWith('#') && text !== '\\\n') unquotedText += '_';
  }
  return documents.length > 0 ? undefined : unquotedText;
}

/**
 * Returns true when a shell would ask for another line: an open quote, a
 * trailing backslash or pipe, a here-document, or a loop or condition without
 * its end.
 */
export function isUnfinished(command: string): boolean {
  const unquotedCommand = replaceQuoted(command);
  return (
    unquotedCommand === undefined ||
    /(?:\||&&)\s*$/.test(unquotedCommand) ||
    countMatches(unquotedCommand, /\(|(?<!\S)\{(?=\s|$)/g) >
      countMatches(unquotedCommand, /\)|(?<=[\s;])\}/g) ||
    countMatches(unquotedCommand, opener) >
      countMatches(unquotedCommand, closer)
  );
}
