import type { Construct, PlainConstruct } from './constructs';
import { readTrivia } from './lexicon';
import { textOfLiteral } from './literals';
import { isWritten, ownDeclarations } from './syntaxTree';
import type { SyntaxNode } from './syntaxTree';

const kinds: Readonly<Record<string, readonly PlainConstruct[]>> = {
  ForStmt: ['for', 'bucle'],
  WhileStmt: ['while', 'bucle'],
  DoStmt: ['do-while', 'bucle'],
  IfStmt: ['if'],
  SwitchStmt: ['switch'],
  ConditionalOperator: ['ternario'],
  BinaryConditionalOperator: ['ternario'],
  GotoStmt: ['goto'],
  BreakStmt: ['break'],
  ContinueStmt: ['continue'],
  ReturnStmt: ['return'],
  CStyleCastExpr: ['conversion'],
  EnumDecl: ['enum', 'constante'],
};

const variableKinds = new Set(['VarDecl', 'ParmVarDecl', 'FieldDecl']);

/** Of those with one operand; `&` and `*` are other things with two. */
const unaryOperators = new Set(['!', '~', '++', '--']);

/** `const char[3]` → `char`; blanks and `_Bool` as authors write them. */
function plainType(type: string): string {
  return type
    .replace(/\b(?:const|volatile|restrict|_Atomic)\b/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b_Bool\b/g, 'bool')
    .replace(/\s*\*\s*/g, '*')
    .replace(/\s+/g, ' ')
    .trim();
}

const isArray = (type: string) => type.endsWith(']');
const isPointer = (type: string) =>
  /\*(?:\s*(?:const|volatile|restrict))*$|\(\*/.test(type);
const isConstant = (type: string) =>
  isPointer(type)
    ? /\*[\s\w]*\bconst\b[\s\w]*$/.test(type)
    : /\bconst\b/.test(type);

/** All that a program uses, gathered in one walk over its syntax tree. */
class Uses {
  readonly plain = new Set<PlainConstruct>();
  readonly named = {
    funcion: new Set<string>(),
    define: new Set<string>(),
    variable: new Set<string>(),
    tipo: new Set<string>(),
    operador: new Set<string>(),
  };
  readonly texts: string[] = [];
  /** Which functions each function of the program calls. */
  readonly #calls = new Map<string, Set<string>>();

  readDeclaration(node: SyntaxNode): void {
    if (node.kind === 'VarDecl' && !isConstant(node.type?.qualType ?? ''))
      this.plain.add('global');
    this.#read(node, undefined);
  }

  /** Whether a function leads back to itself. */
  findRecursion(): void {
    for (const [start, calls] of this.#calls) {
      const reached = new Set(calls);
      for (const name of reached)
        for (const next of this.#calls.get(name) ?? []) reached.add(next);
      if (reached.has(start)) this.plain.add('recursion');
    }
  }

  #read(node: SyntaxNode, inside: string | undefined): void {
    const { kind = '', inner = [] } = node;
    const parts = inner.filter((part) => !this.#isOfMain(node, part));
    let current = inside;
    if (kind === 'FunctionDecl') current = this.#readFunction(node);
    if (kind === 'CallExpr') this.#readCall(inner[0], inside);
    if (isWritten(node)) this.#readWritten(node, kind);
    for (const part of parts) this.#read(part, current);
  }

  /** `argc` and `argv` are there because C wants them, not the reader. */
  #isOfMain({ kind, name }: SyntaxNode, part: SyntaxNode): boolean {
    return (
      kind === 'FunctionDecl' && name === 'main' && part.kind === 'ParmVarDecl'
    );
  }

  #readWritten(node: SyntaxNode, kind: string): void {
    for (const construct of kinds[kind] ?? []) this.plain.add(construct);
    if (variableKinds.has(kind)) this.#readVariable(node);
    if (kind === 'RecordDecl' && node.tagUsed === 'struct')
      this.plain.add('struct');
    if (kind === 'StringLiteral' && typeof node.value === 'string')
      this.texts.push(textOfLiteral(node.value));
    this.#readOperator(node, kind);
  }

  #readFunction({ name = '', inner = [] }: SyntaxNode): string | undefined {
    if (!inner.some(({ kind }) => kind === 'CompoundStmt')) return undefined;
    this.named.define.add(name);
    this.#calls.set(name, new Set());
    return name;
  }

  #readCall(callee: SyntaxNode | undefined, inside: string | undefined): void {
    if (!callee) return;
    if (callee.kind !== 'DeclRefExpr') {
      this.#readCall(callee.inner?.[0], inside);
      return;
    }
    const name = callee.referencedDecl?.name ?? '';
    this.named.funcion.add(name);
    if (inside !== undefined) this.#calls.get(inside)?.add(name);
  }

  #readVariable({ kind, name, type }: SyntaxNode): void {
    const written = type?.qualType ?? '';
    const whole = type?.desugaredQualType ?? written;
    if (name !== undefined) this.named.variable.add(name);
    this.named.tipo.add(plainType(written)).add(plainType(whole));
    if (isArray(whole)) this.plain.add('arreglo');
    if (isPointer(whole)) this.plain.add('puntero');
    // As written: `FILE` is a structure that the reader need not know of.
    if (/\bstruct\b/.test(written)) this.plain.add('struct');
    if (/\benum\b/.test(written)) this.plain.add('enum');
    if (kind === 'VarDecl' && isConstant(whole))
      this.plain.add('const').add('constante');
  }

  #readOperator(
    { opcode = '', name, isArrow }: SyntaxNode,
    kind: string,
  ): void {
    const { operador } = this.named;
    if (kind === 'BinaryOperator') operador.add(opcode);
    if (kind === 'CompoundAssignOperator')
      operador.add(opcode).add(opcode.replace(/=$/, ''));
    if (kind === 'UnaryOperator' && unaryOperators.has(opcode))
      operador.add(opcode);
    if (kind === 'UnaryExprOrTypeTraitExpr' && name) operador.add(name);
    if (kind === 'MemberExpr') operador.add(isArrow ? '->' : '.');
  }
}

/**
 * Tells what a program uses.
 *
 * @param json Its syntax tree, as clang writes it.
 */
export function readUses(
  source: string,
  json: string,
): (construct: Construct) => boolean {
  const uses = new Uses();
  for (const declaration of ownDeclarations(json))
    uses.readDeclaration(declaration);
  uses.findRecursion();
  const { hasComment, hasConstantMacro } = readTrivia(source);
  if (hasComment) uses.plain.add('comentario');
  if (hasConstantMacro) uses.plain.add('macro').add('constante');

  return (construct) => {
    if (!('name' in construct)) return uses.plain.has(construct.kind);
    const { kind, name } = construct;
    if (kind === 'texto') return uses.texts.some((text) => text.includes(name));
    return uses.named[kind].has(kind === 'tipo' ? plainType(name) : name);
  };
}
