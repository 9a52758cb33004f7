/** What a fence may name, with what readers are told that the block is. */
const labels = {
  bash: 'Bash',
  c: 'Código C',
  js: 'Código JavaScript',
  powershell: 'PowerShell',
  'shell-session': 'Terminal',
  text: 'Texto',
  typescript: 'Código TypeScript',
} as const;

/** A language of our code blocks. */
export type Language = keyof typeof labels;

/** A language with a grammar of its own: the commands of a session are Bash. */
export type ColouredLanguage = Exclude<Language, 'shell-session' | 'text'>;

/** Every language that a code block may have. */
export const languages: readonly string[] = Object.keys(labels);

/** Tells whether a code block may have this language. */
export function isLanguage(name: string): name is Language {
  return Object.hasOwn(labels, name);
}

/** What readers are told that a block in this language is. */
export function labelOf(language: Language): string {
  return labels[language];
}
