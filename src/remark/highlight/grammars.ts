import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';
import type { ColouredLanguage } from './languages';

/**
 * Grammars that come from `prismjs`, each after the one it extends. Prism React
 * Renderer has no Bash and no PowerShell, and its JavaScript and TypeScript colour
 * the inside of documentation comments and of regular expressions too.
 */
const COMPONENTS = ['bash', 'javascript', 'powershell', 'typescript'];

/** Components of `prismjs` extend the Prism that they find in the global scope. */
function loadComponents(): void {
  const load = createRequire(import.meta.url);
  // JavaScript takes this grammar, where there is one, for its regular expressions.
  delete Prism.languages.regex;
  Object.assign(globalThis, { Prism });
  try {
    for (const name of COMPONENTS) load(`prismjs/components/prism-${name}`);
  } finally {
    Reflect.deleteProperty(globalThis, 'Prism');
  }
}

loadComponents();

/** A token of Prism as it is: its types say that every one has an alias. */
interface PrismToken {
  readonly type: string;
  readonly alias?: string | readonly string[];
  readonly content: TokenTree;
}

type TokenTree = string | PrismToken | TokenTree[];

/** A piece of code with what the grammar calls it, the innermost name last. */
export interface Piece {
  readonly text: string;
  readonly names: readonly string[];
}

function flatten(tree: TokenTree, names: readonly string[]): Piece[] {
  if (typeof tree === 'string') return tree ? [{ text: tree, names }] : [];
  if (Array.isArray(tree)) return tree.flatMap((node) => flatten(node, names));
  const { type, alias = [], content } = tree;
  return flatten(content, [...names, type, ...[alias].flat()]);
}

/**
 * Cuts code into pieces with its grammar: the texts, joined, are the code.
 *
 * @throws {Error} when Prism has no grammar for the language.
 */
export function cutCode(code: string, language: ColouredLanguage): Piece[] {
  const grammar = Prism.languages[language];
  if (!grammar) throw new Error(`Prism has no grammar for «${language}».`);
  return flatten(Prism.tokenize(code, grammar), []);
}
