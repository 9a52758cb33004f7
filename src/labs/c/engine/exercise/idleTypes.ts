import { getByteRange } from './syntaxTree';
import type { SyntaxNode } from './syntaxTree';

const typeKinds = new Set(['RecordDecl', 'EnumDecl']);

/** Expressions whose type stands for a use of that type. */
const usingKinds = new Set([
  'CallExpr',
  'CompoundLiteralExpr',
  'CStyleCastExpr',
  'DeclRefExpr',
  'MemberExpr',
  'UnaryExprOrTypeTraitExpr',
]);

const readWords = (...types: readonly SyntaxNode['type'][]): string[] =>
  types.flatMap(
    (type) =>
      `${type?.qualType ?? ''} ${type?.desugaredQualType ?? ''}`.match(
        /\w+/g,
      ) ?? [],
  );

/** Definition of a structure, union or enumeration. */
interface TypeDefinition {
  readonly node: SyntaxNode;
  /** Definition around it. */
  readonly outer: SyntaxNode | undefined;
}

/** Types that a program defines, and the words of the types that it uses. */
class TypeUses {
  readonly definitions: TypeDefinition[] = [];
  readonly #idle: ReadonlySet<string>;
  readonly #typedefs: SyntaxNode[] = [];
  readonly #words = new Set<string>();
  /** Ids of the declarations that the program refers to. */
  readonly #referred = new Set<string>();

  constructor(idle: ReadonlySet<string>) {
    this.#idle = idle;
  }

  read(node: SyntaxNode, outer?: SyntaxNode): void {
    const { id = '', kind = '', type, argType, referencedDecl } = node;
    if (this.#idle.has(id)) return;
    if (kind === 'TypedefDecl') this.#typedefs.push(node);
    if (typeKinds.has(kind)) this.definitions.push({ node, outer });
    if (kind === 'VarDecl' || kind === 'ParmVarDecl') this.#use(type);
    if (usingKinds.has(kind)) this.#use(type, argType);
    if (referencedDecl?.id !== undefined) this.#referred.add(referencedDecl.id);
    for (const part of node.inner ?? [])
      this.read(part, typeKinds.has(kind) ? node : outer);
  }

  #use(...types: readonly SyntaxNode['type'][]): void {
    for (const word of readWords(...types)) this.#words.add(word);
  }

  /**
   * Adds the types that compose the types in use; every node must have been
   * read before.
   */
  followTypes(): void {
    const parts = new Map<string, string[]>();
    const add = (name: string | undefined, words: readonly string[]) => {
      if (name !== undefined)
        parts.set(name, [...(parts.get(name) ?? []), ...words]);
    };
    for (const { name, type } of this.#typedefs) add(name, readWords(type));
    for (const { node } of this.definitions)
      for (const name of this.#listNames(node))
        add(
          name,
          (node.inner ?? []).flatMap(({ type }) => readWords(type)),
        );
    for (const word of this.#words)
      for (const part of parts.get(word) ?? []) this.#words.add(part);
  }

  /** Returns the tag of a type, and the names that its `typedef` gives it. */
  #listNames(node: SyntaxNode): readonly string[] {
    const [nodeStart = -1] = getByteRange(node) ?? [];
    const givenTypedefs = this.#typedefs.filter((each) => {
      const [start = 0, end = 0] = getByteRange(each) ?? [];
      return nodeStart >= start && nodeStart < end;
    });
    return [node, ...givenTypedefs].flatMap(({ name }) => name ?? []);
  }

  isUsed({ node, outer }: TypeDefinition): boolean {
    const names = this.#listNames(node);
    // A type without names is that of the variable that it is declared with.
    const isNamed = names.some((name) => this.#words.has(name));
    const isOfVariable = names.length === 0 && this.#words.has('unnamed');
    const hasUsedConstant = (node.inner ?? []).some(({ id = '' }) =>
      this.#referred.has(id),
    );
    const outerDefinition = this.definitions.find(
      (each) => each.node === outer,
    );
    return (
      isNamed ||
      isOfVariable ||
      hasUsedConstant ||
      (outerDefinition !== undefined && this.isUsed(outerDefinition))
    );
  }
}

/**
 * Finds the structures, unions and enumerations that nothing uses, and their
 * fields, by their ids in clang's tree.
 *
 * @param declarations Declarations without the code that has no effect.
 * @param idleVariables Ids of the variables that do not count.
 */
export function findIdleTypes(
  declarations: readonly SyntaxNode[],
  idleVariables: ReadonlySet<string>,
): ReadonlySet<string> {
  const uses = new TypeUses(idleVariables);
  for (const declaration of declarations) uses.read(declaration);
  uses.followTypes();
  return new Set(
    uses.definitions
      .filter((definition) => !uses.isUsed(definition))
      .flatMap(({ node }) => [node, ...(node.inner ?? [])])
      .flatMap(({ id }) => id ?? []),
  );
}
