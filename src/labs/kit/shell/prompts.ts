/** Matches `alumno@practica:~/c$` and `root@practica:/#`. */
const USER_AT_HOST = String.raw`[\w.-]+@[\w.-]+:[^\s$#]*[$#]`;

const PS1_ESCAPES: Readonly<Record<string, string>> = {
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

const PS1_TOKEN = /\\\[.*?\\\]|\$\((?:[^()]|\([^()]*\))*\)|\\(.)|([\s\S])/g;

/**
 * Returns the source of a pattern for the prompts that a value of `PS1` draws.
 */
function convertPs1(value: string): string {
  return value
    .trimEnd()
    .replace(PS1_TOKEN, (matchedText, escape?: string, char?: string) => {
      if (char !== undefined) return char.replace(/\W/, '\\$&');
      if (matchedText.startsWith('\\[')) return '';
      return (escape && PS1_ESCAPES[escape]) ?? String.raw`[^\n]*?`;
    });
}

/**
 * Builds a pattern for prompts. A prompt ends with a space, or with its line
 * when no command was typed.
 */
function createPromptPattern(sources: readonly string[]): RegExp {
  return new RegExp(String.raw`(?:${sources.join('|')})(?: |(?=\n|$))`, 'y');
}

/**
 * Returns the prompts expected at the start of a transcript: `user@host`
 * prompts, and a bare `$` or `#` when the transcript starts with one.
 */
export function detectPrompts(transcript: string): RegExp {
  const promptMatch = /^[$#](?= )/.exec(transcript);
  return createPromptPattern(
    promptMatch ? [USER_AT_HOST, `[${promptMatch[0]}]`] : [USER_AT_HOST],
  );
}

/**
 * Returns the prompts expected after a command: a command that assigns `PS1`
 * changes them.
 */
export function updatePrompts(command: string, prompts: RegExp): RegExp {
  const [, single, double] =
    /(?:^|[\s;])PS1=(?:'([^']*)'|"([^"]*)")/.exec(command) ?? [];
  const value = single ?? double;
  return value === undefined
    ? prompts
    : createPromptPattern([USER_AT_HOST, convertPs1(value)]);
}
