import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';

/**
 * Grammars loaded from `prismjs`, each after the one it extends. Prism React
 * Renderer lacks Bash and PowerShell, and its JavaScript and TypeScript also
 * colour the inside of documentation comments and of regular expressions.
 */
const COMPONENTS = ['bash', 'javascript', 'powershell', 'sql', 'typescript'];

/**
 * Loads the components of `prismjs`, which extend the `Prism` of the global
 * scope.
 */
function loadComponents(): void {
  const load = createRequire(import.meta.url);
  // The JavaScript component colours the inside of regular expressions if this
  // grammar exists.
  delete Prism.languages.regex;
  Object.assign(globalThis, { Prism });
  try {
    for (const name of COMPONENTS) load(`prismjs/components/prism-${name}`);
  } finally {
    Reflect.deleteProperty(globalThis, 'Prism');
  }
}

loadComponents();

/** Token as Prism returns it; its published types wrongly require `alias`. */
interface PrismToken {
  readonly type: string;
  readonly alias?: string | readonly string[];
  readonly content: TokenTree;
}

type TokenTree = string | PrismToken | TokenTree[];

/** Piece of code with the names that the grammar gives it, outermost first. */
export interface NamedToken {
  readonly text: string;
  readonly names: readonly string[];
}

function flattenTokens(
  tree: TokenTree,
  names: readonly string[],
): NamedToken[] {
  if (typeof tree === 'string') return tree ? [{ text: tree, names }] : [];
  if (Array.isArray(tree))
    return tree.flatMap((node) => flattenTokens(node, names));
  const { type, alias = [], content } = tree;
  return flattenTokens(content, [...names, type, ...[alias].flat()]);
}

/**
 * Tokenizes code with the grammar of its language; the texts, joined, are the
 * code.
 *
 * @throws {Error} when Prism has no grammar for the language.
 */
export function tokenizeCode(code: string, language: string): NamedToken[] {
  const grammar = Prism.languages[language];
  if (!grammar) throw new Error(`Prism has no grammar for «${language}».`);
  return flattenTokens(Prism.tokenize(code, grammar), []);
}
