/** `alumno@practica:~/c$`, `root@practica:/#` */
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

/** What a prompt looks like that this value of `PS1` draws. */
function fromPs1(value: string): string {
  return value
    .trimEnd()
    .replace(part, (whole, escape?: string, char?: string) => {
      if (char !== undefined) return char.replace(/\W/, '\\$&');
      if (whole.startsWith('\\[')) return '';
      return (escape && escapes[escape]) ?? String.raw`[^\n]*?`;
    });
}

/** A prompt ends at a blank, or with its line: nothing was typed. */
function pattern(sources: readonly string[]): RegExp {
  return new RegExp(String.raw`(?:${sources.join('|')})(?: |(?=\n|$))`, 'y');
}

/** The prompts that a transcript starts with: those of users, or a bare one. */
export function promptsOf(transcript: string): RegExp {
  const bare = /^[$#](?= )/.exec(transcript);
  return pattern(bare ? [userAtHost, `[${bare[0]}]`] : [userAtHost]);
}

/** The prompts that may follow a command: a new `PS1` draws others. */
export function promptsAfter(command: string, prompts: RegExp): RegExp {
  const [, single, double] =
    /(?:^|[\s;])PS1=(?:'([^']*)'|"([^"]*)")/.exec(command) ?? [];
  const value = single ?? double;
  return value === undefined ? prompts : pattern([userAtHost, fromPs1(value)]);
}
