/** Matches `alumno@practica:~/c$` and `root@practica:/#`. */
const userAtHost = String.raw`[\w.-]+@[\w.-]+:[^\s$#]*[$#]`;

const escapes: Readonly<Record<string, string>> = {
  u: String.raw`[\w.-]+`,
  h: String.raw`[\w.-]+`,
  H: String.raw`[\w.-]+`,
  w: String.raw`\S+`,
  W: String.raw`\S+`,
  A: String.raw`\d\d:\d\d`,
  t: String.raw`\d\d:\d\d:\d\d`,
  $: '[$#]',
  n: String.raw`\n`,
};

const part = /\\\[.*?\\\]|\$\((?:[^()]|\([^()]*\))*\)|\\(.)|([\s\S])/g;

/**
 * Returns the source of a pattern for the prompts that a value of `PS1` draws.
 */
function fromPs1(value: string): string {
  return value
    .trimEnd()
    .replace(part, (whole, escape?: string, char?: string) => {
      if (char !== undefined) return char.replace(/\W/, '\\$&');
      if (whole.startsWith('\\[')) return '';
      return (escape && escapes[escape]) ?? String.raw`[^\n]*?`;
    });
}

/**
 * Builds a pattern for prompts. A prompt ends with a space, or with its line
 * when no command was typed.
 */
function pattern(sources: readonly string[]): RegExp {
  return new RegExp(String.raw`(?:${sources.join('|')})(?: |(?=\n|$))`, 'y');
}

/**
 * Returns the prompts expected at the start of a transcript: `user@host`
 * prompts, and a bare `$` or `#` when the transcript starts with one.
 */
export function promptsOf(transcript: string): RegExp {
  const bare = /^[$#](?= )/.exec(transcript);
  return pattern(bare ? [userAtHost, `[${bare[0]}]`] : [userAtHost]);
}

/**
 * Returns the prompts expected after a command: a command that assigns `PS1`
 * changes them.
 */
export function promptsAfter(command: string, prompts: RegExp): RegExp {
  const [, single, double] =
    /(?:^|[\s;])PS1=(?:'([^']*)'|"([^"]*)")/.exec(command) ?? [];
  const value = single ?? double;
  return value === undefined ? prompts : pattern([userAtHost, fromPs1(value)]);
}
