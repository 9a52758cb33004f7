import type { Construct, PlainConstruct, RuleKind } from './constructs';
import { findHiddenName } from './hiddenNames';
import {
  findDefinition,
  hasCommentAbove,
  readTrivia,
  removeBlanks,
} from './trivia';
import type { Trivia } from './trivia';
import { decodeLiteral } from './literals';
import {
  blankDeadCode,
  findDiscardedCalls,
  findIdleVariables,
  removeDeadCode,
  emptyUnreachedBodies,
} from './deadCode';
import { findIdleTypes } from './idleTypes';
import { stripType } from './stripType';
import { findHandwrittenResult, readPrinted } from './printed';
import type { Printed } from './printed';
import { findMissingValue } from './received';
import { readSeparation } from './separation';
import { isSpecifierLike, parseSpecifier } from './specifiers';
import type { Specifier } from './specifiers';
import {
  getBaseVariable,
  getCalleeName,
  getByteRange,
  isWrittenInProgram,
  getLineNumber,
  readOwnDeclarations,
} from './syntaxTree';
import type { SyntaxNode } from './syntaxTree';

const constructsByKind: Readonly<Record<string, readonly PlainConstruct[]>> = {
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

/**
 * Operators that count with one operand; `+`, `-`, `*` and `&` count only with
 * two.
 */
const unaryOperators = new Set(['!', '~', '++', '--']);

/** True for an array, also of pointers to functions: `int (*[2])(void)`. */
const isArray = (type: string) => /\]$|\(\*[^()]*\]\)/.test(type);

/** Returns the type of the elements of an array, or the same type. */
const removeSizes = (type: string) => type.replace(/(?:\s*\[\w*\])+$/, '');

const isPointer = (type: string) =>
  /\*(?:\s*(?:const|volatile|restrict))*$|\(\*/.test(type);

/** Matches a pointer to a function, or an array of them. */
const functionPointerPattern =
  /\(\*(?:\s*(?:const|volatile|restrict|\[\w*\]))*\s*\)\s*\(/;

const isConstant = (type: string) =>
  isPointer(type)
    ? /\*[\s\w]*\bconst\b[\s\w]*$/.test(type)
    : /\bconst\b/.test(type);

/** Context of a node in a program. */
interface NodeContext {
  /** Name of the function around it. */
  readonly functionName: string | undefined;
  /** True inside a loop of that function. */
  readonly isRepeated: boolean;
}

/**
 * Constructs that a program uses, gathered in one walk over its syntax tree.
 */
class UseCollector {
  readonly plainConstructs = new Set<PlainConstruct>();
  readonly namedConstructs = {
    define: new Set<string>(),
    tipo: new Set<string>(),
    operador: new Set<string>(),
  };
  readonly texts: string[] = [];
  /** First declaration of each variable, by name. */
  readonly variables = new Map<string, SyntaxNode>();
  /** Names of the variables that change after their declaration. */
  readonly changedVariables = new Set<string>();
  /**
   * Names of the functions that call each function, once for each call site.
   */
  readonly callSites = new Map<string, readonly string[]>();
  /** Functions that the program defines, by name. */
  readonly functions = new Map<string, SyntaxNode>();
  /** Names of the functions that have a loop. */
  readonly loopingFunctions = new Set<string>();
  /** Names of the functions called in a loop, directly or through others. */
  readonly loopCalls = new Set<string>();
  /** Names of the unused variables and types, which do not count. */
  readonly idleNames = new Set<string>();
  /** Call of each function whose result is not used. */
  readonly discardedCalls = new Map<string, SyntaxNode>();
  /**
   * Names that the program refers to: a pointer to a function may be called.
   */
  readonly #referredNames = new Set<string>();
  /** Names of the functions that each function of the program calls. */
  readonly #calls = new Map<string, Set<string>>();
  /** Types that `typedef` gives names to. */
  readonly #namedTypes = new Map<string, string>();
  readonly #idle: ReadonlySet<string>;

  /** @param idle Unused variables and types, by their ids in clang's tree. */
  constructor(idle: ReadonlySet<string>) {
    this.#idle = idle;
  }

  isIdle({ id }: SyntaxNode): boolean {
    return id !== undefined && this.#idle.has(id);
  }

  readDeclaration(node: SyntaxNode): void {
    if (
      node.kind === 'VarDecl' &&
      !isConstant(node.type?.qualType ?? '') &&
      !this.isIdle(node)
    )
      this.plainConstructs.add('global');
    for (const call of findDiscardedCalls(node))
      this.discardedCalls.set(getCalleeName(call) ?? '', call);
    this.#readNode(node, { functionName: undefined, isRepeated: false });
  }

  /**
   * Follows the calls to find recursion and repeated functions; all
   * declarations must have been read.
   */
  followCalls(): void {
    this.#addReached(this.loopCalls);
    for (const [start, calls] of this.#calls)
      if (this.#addReached(new Set(calls)).has(start))
        this.plainConstructs.add('recursion');
  }

  /**
   * Counts the places where a function is called. A call inside another
   * function counts once for each place where that function is called, and not
   * at all if it is never called.
   */
  countCallSites(name: string, callers: readonly string[] = []): number {
    const places = this.callSites.get(name) ?? [];
    if (places.length === 0) return this.#referredNames.has(name) ? 1 : 0;
    const path = [...callers, name];
    return places
      .filter((innerConstruct) => !path.includes(innerConstruct))
      .map((innerConstruct) =>
        innerConstruct === 'main'
          ? 1
          : this.countCallSites(innerConstruct, path),
      )
      .reduce((sum, each) => sum + each, 0);
  }

  /** Adds the functions that these call, directly or through others. */
  #addReached(names: Set<string>): ReadonlySet<string> {
    for (const name of names)
      for (const next of this.#calls.get(name) ?? []) names.add(next);
    return names;
  }

  #readNode(node: SyntaxNode, context: NodeContext): void {
    const { kind = '', inner = [] } = node;
    const { functionName } = context;
    const parts = inner.filter((part) => !this.#isMainParameter(node, part));
    const isLoop = constructsByKind[kind]?.includes('bucle') === true;
    if (kind === 'CallExpr') this.#readCall(node, context);
    if (kind === 'DeclRefExpr')
      this.#referredNames.add(node.referencedDecl?.name ?? '');
    if (isWrittenInProgram(node)) this.#readWrittenNode(node, kind);
    if (functionName !== undefined && isLoop)
      this.loopingFunctions.add(functionName);
    const nodeContext =
      kind === 'FunctionDecl'
        ? { functionName: this.#readFunction(node), isRepeated: false }
        : { functionName, isRepeated: context.isRepeated || isLoop };
    for (const part of parts) this.#readNode(part, nodeContext);
  }

  /** True for `argc` and `argv`, which are there because C requires them. */
  #isMainParameter({ kind, name }: SyntaxNode, part: SyntaxNode): boolean {
    return (
      kind === 'FunctionDecl' && name === 'main' && part.kind === 'ParmVarDecl'
    );
  }

  #readWrittenNode(node: SyntaxNode, kind: string): void {
    if (this.isIdle(node)) this.idleNames.add(node.name ?? '');
    else {
      for (const construct of constructsByKind[kind] ?? [])
        this.plainConstructs.add(construct);
      if (kind === 'RecordDecl' && node.tagUsed)
        this.plainConstructs.add(node.tagUsed);
      if (variableKinds.has(kind)) this.#readVariable(node);
    }
    if (kind === 'TypedefDecl')
      this.#namedTypes.set(node.name ?? '', node.type?.qualType ?? '');
    if (kind === 'StringLiteral' && typeof node.value === 'string')
      this.texts.push(decodeLiteral(node.value));
    this.#readOperator(node, kind);
  }

  #readFunction(node: SyntaxNode): string | undefined {
    const { name = '', inner = [] } = node;
    if (!inner.some(({ kind }) => kind === 'CompoundStmt')) return undefined;
    this.namedConstructs.define.add(name);
    this.functions.set(name, node);
    this.#calls.set(name, new Set());
    return name;
  }

  #readCall(
    call: SyntaxNode,
    { functionName = 'main', isRepeated }: NodeContext,
  ): void {
    const name = getCalleeName(call) ?? '';
    this.callSites.set(name, [
      ...(this.callSites.get(name) ?? []),
      functionName,
    ]);
    this.#calls.get(functionName)?.add(name);
    if (isRepeated) this.loopCalls.add(name);
  }

  #readVariable(node: SyntaxNode): void {
    const { kind, name, type } = node;
    const writtenType = type?.qualType ?? '';
    const fullType = type?.desugaredQualType ?? writtenType;
    if (name !== undefined && !this.variables.has(name))
      this.variables.set(name, node);
    if (!isArray(fullType))
      this.namedConstructs.tipo
        .add(stripType(writtenType))
        .add(stripType(fullType));
    if (isArray(fullType)) this.plainConstructs.add('arreglo');
    if (isPointer(removeSizes(fullType))) this.plainConstructs.add('puntero');
    if (this.#isFunctionPointer(fullType))
      this.plainConstructs.add('puntero-a-funcion');
    // Only the written type counts: learners need not know that `FILE` is a
    // structure.
    if (/\bstruct\b/.test(writtenType)) this.plainConstructs.add('struct');
    if (/\bunion\b/.test(writtenType)) this.plainConstructs.add('union');
    if (/\benum\b/.test(writtenType)) this.plainConstructs.add('enum');
    if (kind === 'VarDecl' && isConstant(fullType))
      this.plainConstructs.add('const').add('constante');
  }

  /** True for a pointer to a function, or an array of them. */
  #isFunctionPointer(type: string): boolean {
    if (functionPointerPattern.test(type)) return true;
    const [, name = '', star] = /^(\w+)(\*?)$/.exec(stripType(type)) ?? [];
    const meaning = this.#namedTypes.get(name);
    if (meaning === undefined) return false;
    // A `typedef` may name the pointer, or the function that it points to.
    return star
      ? /^[^(]*\((?!\*)/.test(meaning)
      : this.#isFunctionPointer(meaning);
  }

  #readOperator(
    { opcode = '', name, isArrow, inner }: SyntaxNode,
    kind: string,
  ): void {
    const { operador } = this.namedConstructs;
    const target = getBaseVariable(inner?.[0])?.name;
    if (
      target !== undefined &&
      (kind === 'CompoundAssignOperator' ||
        (kind === 'BinaryOperator' && opcode === '=') ||
        (kind === 'UnaryOperator' && /^(?:\+\+|--)$/.test(opcode)))
    )
      this.changedVariables.add(target);
    if (kind === 'BinaryOperator') operador.add(opcode);
    if (kind === 'CompoundAssignOperator')
      operador.add(opcode).add(opcode.replace(/=$/, ''));
    if (kind === 'UnaryOperator' && unaryOperators.has(opcode))
      operador.add(opcode);
    if (kind === 'UnaryOperator' && opcode === '*')
      this.plainConstructs.add('indireccion');
    if (kind === 'UnaryExprOrTypeTraitExpr' && name) operador.add(name);
    if (kind === 'MemberExpr') operador.add(isArrow ? '->' : '.');
  }
}

/** Result of looking for a construct in a program. */
export interface ConstructUse {
  readonly isUsed: boolean;
  /** Sentence for the learner: the code that there is instead, or its place. */
  readonly found?: string | undefined;
}

/** Data that a program is compared with. */
interface UseReference {
  /** Source that the learner began with. */
  readonly start: string;
  /** Expected outputs of the cases. */
  readonly outputs: readonly string[];
  /** Last line on the screen at each read, in all cases. */
  readonly asked: readonly string[];
}

const describeUndeclared = ({ idleNames }: UseCollector, name: string) =>
  idleNames.has(name)
    ? `Tu programa declara \`${name}\` y no la usa.`
    : `Tu programa no declara ninguna variable \`${name}\`: mira si se llama así.`;

/**
 * Tests the type of a variable, and explains when there is no such variable.
 */
function readVariable(
  uses: UseCollector,
  name: string,
  test: (type: {
    readonly writtenType: string;
    readonly fullType: string;
  }) => boolean,
): ConstructUse {
  const { type } = uses.variables.get(name) ?? {};
  if (!type) return { isUsed: false, found: describeUndeclared(uses, name) };
  const writtenType = type.qualType;
  const isUsed = test({
    writtenType: writtenType,
    fullType: type.desugaredQualType ?? writtenType,
  });
  return isUsed
    ? { isUsed }
    : {
        isUsed,
        found: `En tu programa \`${name}\` es \`${writtenType.replace('_Bool', 'bool')}\`.`,
      };
}

/** Looks for a variable of a type: any, or the one with a given name. */
function readType(
  uses: UseCollector,
  name: string,
  ownerName: string | undefined,
): ConstructUse {
  const wantedType = stripType(name);
  return ownerName === undefined
    ? { isUsed: uses.namedConstructs.tipo.has(wantedType) }
    : readVariable(
        uses,
        ownerName,
        ({ writtenType, fullType }) =>
          !isArray(fullType) &&
          [writtenType, fullType].some(
            (type) => stripType(type) === wantedType,
          ),
      );
}

function readAssignment(uses: UseCollector, name: string): ConstructUse {
  return uses.changedVariables.has(name)
    ? { isUsed: true }
    : {
        isUsed: false,
        found: uses.variables.has(name)
          ? `\`${name}\` guarda siempre el valor de su declaración.`
          : describeUndeclared(uses, name),
      };
}

function readHandwrittenResult(
  source: string,
  texts: Printed['texts'],
  outputs: readonly string[],
): ConstructUse {
  const result = findHandwrittenResult(texts, outputs);
  return result
    ? {
        isUsed: true,
        found: `En la línea ${getLineNumber(source, result.offset)} está escrito \`${result.number}\`.`,
      }
    : { isUsed: false };
}

/**
 * @param isOnly True when every specifier with that conversion must be alike.
 */
function readFormat(
  specifiers: readonly Specifier[],
  name: string,
  isOnly: boolean,
): ConstructUse {
  const askedSpecifier = parseSpecifier(name);
  const alike = askedSpecifier
    ? specifiers.filter((each) => isSpecifierLike(each, askedSpecifier))
    : [];
  const otherSpecifiers = specifiers.filter(
    (each) =>
      each.conversion === askedSpecifier?.conversion && !alike.includes(each),
  );
  if (alike.length > 0 && (!isOnly || otherSpecifiers.length === 0))
    return { isUsed: true };
  const texts = [...new Set(specifiers.map(({ text }) => `\`${text}\``))];
  return {
    isUsed: false,
    found:
      texts.length === 0
        ? 'En tus textos no hay ninguno como ese.'
        : `En tus textos hay ${new Intl.ListFormat('es').format(texts)}.`,
  };
}

function readReceived(
  declarations: readonly SyntaxNode[],
  rule: string,
): ConstructUse {
  const missing = findMissingValue(declarations, rule);
  return missing === undefined
    ? { isUsed: true }
    : {
        isUsed: false,
        found: `En tu programa ningún \`${missing.specifier}\` recibe \`${missing.value}\`.`,
      };
}

function readSeparate(
  source: string,
  declarations: readonly SyntaxNode[],
  rule: string,
): ConstructUse {
  const separation = readSeparation(declarations, rule);
  switch (separation.kind) {
    case 'apart':
      return { isUsed: true };
    case 'split':
      return {
        isUsed: false,
        found: `En tu programa ninguna instrucción escribe entero \`${rule.split('=')[0]}\`.`,
      };
    case 'together': {
      const [offset = 0] = getByteRange(separation.statement) ?? [];
      return {
        isUsed: false,
        found: `La instrucción de la línea ${getLineNumber(source, offset)} escribe las dos cosas.`,
      };
    }
  }
}

/** Finds a use of a name other than its own `#define`. */
function readName(bareCode: string, name: string): ConstructUse {
  const mentions = [
    ...bareCode.matchAll(
      new RegExp(`(#[ \\t]*define[ \\t]+)?\\b${name}\\b`, 'g'),
    ),
  ];
  const use = mentions.find(([, define]) => define === undefined);
  if (use)
    return {
      isUsed: true,
      found: `\`${name}\` está en la línea ${bareCode.slice(0, use.index).split('\n').length}.`,
    };
  return {
    isUsed: false,
    found:
      mentions.length > 0
        ? `\`${name}\` solo está en su \`#define\`.`
        : `En tu programa no está \`${name}\`.`,
  };
}

/**
 * Compares the places where a function is called with those asked for. Calls
 * through other functions count for a function of the program; only call sites
 * count for one of the library.
 */
function readCalls(
  uses: UseCollector,
  name: string,
  wantedCount: number,
): ConstructUse {
  const foundCount = uses.functions.has(name)
    ? uses.countCallSites(name)
    : (uses.callSites.get(name)?.length ?? 0);
  if (foundCount >= wantedCount) return { isUsed: true };
  const count = foundCount === 1 ? 'un sitio' : `${foundCount} sitios`;
  return {
    isUsed: false,
    found:
      foundCount === 0
        ? `Tu programa no llama a \`${name}\`.`
        : `Tu programa la llama en ${count}.`,
  };
}

/** Checks that the result of every call of a function is used. */
function readResultUse(
  source: string,
  { callSites, discardedCalls }: UseCollector,
  name: string,
): ConstructUse {
  const [offset] = getByteRange(discardedCalls.get(name) ?? {}) ?? [];
  if (callSites.has(name) && offset === undefined) return { isUsed: true };
  return {
    isUsed: false,
    found:
      offset === undefined
        ? `Tu programa no llama a \`${name}\`.`
        : `En la línea ${getLineNumber(source, offset)} lo que devuelve \`${name}\` se pierde.`,
  };
}

/** Looks for a function with more lines than these. */
function readLength(
  source: string,
  { functions }: UseCollector,
  maxLines: number,
): ConstructUse {
  const lengths = [...functions].map(([name, node]) => {
    const [start = 0, end = 0] = getByteRange(node) ?? [];
    const lines = getLineNumber(source, end) - getLineNumber(source, start) + 1;
    return { name, lines };
  });
  const [longest] = lengths.sort((left, right) => right.lines - left.lines);
  return longest && longest.lines > maxLines
    ? {
        isUsed: true,
        found: `En tu programa \`${longest.name}\` tiene ${longest.lines} líneas.`,
      }
    : { isUsed: false };
}

const describeUndefinedFunction = (name: string) =>
  `En tu programa no hay ninguna función \`${name}\`.`;

function readParameters(
  uses: UseCollector,
  name: string,
  wantedCount: number,
): ConstructUse {
  const { inner = [] } = uses.functions.get(name) ?? {};
  if (!uses.functions.has(name))
    return { isUsed: false, found: describeUndefinedFunction(name) };
  const parameters = inner.filter(({ kind }) => kind === 'ParmVarDecl');
  const idle = parameters.find((each) => uses.isIdle(each));
  if (idle)
    return {
      isUsed: false,
      found: `En tu programa \`${name}\` recibe \`${idle.name ?? ''}\` y no lo usa.`,
    };
  const foundCount = parameters.length;
  return foundCount === wantedCount
    ? { isUsed: true }
    : {
        isUsed: false,
        found: `En tu programa recibe ${foundCount === 0 ? 'ninguno' : foundCount}.`,
      };
}

function readReturned(
  { functions }: UseCollector,
  name: string,
  wantedType: string,
): ConstructUse {
  const { type } = functions.get(name) ?? {};
  if (!type) return { isUsed: false, found: describeUndefinedFunction(name) };
  const foundType = stripType(type.qualType.replace(/\(.*$/, ''));
  return foundType === stripType(wantedType)
    ? { isUsed: true }
    : {
        isUsed: false,
        found:
          foundType === 'void'
            ? 'En tu programa no devuelve nada.'
            : `En tu programa devuelve un \`${foundType}\`.`,
      };
}

/**
 * Checks that a function is as the learner found it, but for blanks and
 * comments.
 */
function readSameFunction(
  start: string,
  name: string,
  code: string,
): ConstructUse {
  const before = findDefinition(readTrivia(start).code, name) ?? '';
  const currentCode = removeBlanks(findDefinition(code, name) ?? '');
  if (removeBlanks(before) === currentCode) return { isUsed: true };
  const missing = before
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !currentCode.includes(removeBlanks(line)));
  return {
    isUsed: false,
    found: missing
      ? `En \`${name}\` falta \`${missing}\`.`
      : `En \`${name}\` hay algo más, o está en otro orden.`,
  };
}

/**
 * Checks that the lines that held a name at the start are there, and mean the
 * same.
 */
function readIntactLines(
  { source, declarations, text: { code } }: Reading,
  start: string,
  name: string,
): ConstructUse {
  const currentCode = removeBlanks(code);
  const lines = readTrivia(start)
    .code.split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes(name));
  const missing = lines.find(
    (line) => !currentCode.includes(removeBlanks(line)),
  );
  if (missing !== undefined)
    return { isUsed: false, found: `Falta \`${missing}\`.` };
  for (const line of lines) {
    const hidden = findHiddenName(source, declarations, line);
    if (hidden !== undefined)
      return {
        isUsed: false,
        found: `En \`${line}\` ahora \`${hidden}\` es otra cosa con el mismo nombre.`,
      };
  }
  return { isUsed: true };
}

function readQuestion(
  questions: readonly string[],
  name: string,
): ConstructUse {
  return questions.some((line) => line.endsWith(name))
    ? { isUsed: true }
    : {
        isUsed: false,
        found: `Cuando tu programa se pone a leer, lo último en la pantalla nunca es \`${name}\`.`,
      };
}

/** Program, or its part that has an effect. */
interface Reading {
  readonly source: string;
  readonly declarations: readonly SyntaxNode[];
  /**
   * Unused variables and types, which do not count, by their ids in clang's
   * tree.
   */
  readonly idle: ReadonlySet<string>;
  /** Comments and macros of the whole program. */
  readonly trivia: Trivia;
  readonly text: Pick<Trivia, 'code' | 'bareCode'>;
}

function collectUses({ declarations, idle, trivia }: Reading): UseCollector {
  const uses = new UseCollector(idle);
  for (const declaration of declarations) uses.readDeclaration(declaration);
  uses.followCalls();
  if (trivia.comments.length > 0) uses.plainConstructs.add('comentario');
  if (trivia.hasConstantMacro)
    uses.plainConstructs.add('macro').add('constante');
  return uses;
}

function readDeclarations(
  reading: Reading,
  { start, outputs, asked }: UseReference,
): (construct: Construct) => ConstructUse {
  const { source, declarations, trivia } = reading;
  const { code, bareCode } = reading.text;
  const uses = collectUses(reading);
  const printedValues = readPrinted(declarations);

  return (construct) => {
    if (!('name' in construct))
      switch (construct.kind) {
        case 'resultado-en-texto':
          return readHandwrittenResult(source, printedValues.texts, outputs);
        case 'resultado-a-mano':
          return readHandwrittenResult(
            source,
            [...printedValues.texts, ...printedValues.values],
            outputs,
          );
        default:
          return { isUsed: uses.plainConstructs.has(construct.kind) };
      }
    const { kind, name, of, times } = construct;
    switch (kind) {
      case 'texto':
        return { isUsed: uses.texts.some((text) => text.includes(name)) };
      case 'tipo':
        return readType(uses, name, of);
      case 'const':
        return readVariable(uses, name, ({ fullType }) => isConstant(fullType));
      case 'asigna':
        return readAssignment(uses, name);
      case 'imprime':
        return uses.variables.has(name)
          ? { isUsed: printedValues.variables.has(name) }
          : { isUsed: false, found: describeUndeclared(uses, name) };
      case 'formato':
      case 'solo-formato':
        return readFormat(
          printedValues.specifiers,
          name,
          kind === 'solo-formato',
        );
      case 'recibe':
        return readReceived(declarations, name);
      case 'aparte':
        return readSeparate(source, declarations, name);
      case 'usa':
        return uses.idleNames.has(name) && !uses.variables.has(name)
          ? { isUsed: false, found: describeUndeclared(uses, name) }
          : readName(bareCode, name);
      case 'comentario':
        return trivia.comments.some(({ text }) => text.includes(name))
          ? { isUsed: true }
          : { isUsed: false, found: `Ningún comentario lleva \`${name}\`.` };
      case 'comentario-de':
        return hasCommentAbove(trivia, name)
          ? { isUsed: true }
          : {
              isUsed: false,
              found: `Justo encima de \`${name}\` no hay ninguno.`,
            };
      case 'igual':
        return readSameFunction(start, name, code);
      case 'intactas':
        return readIntactLines(reading, start, name);
      case 'pregunta':
        return readQuestion(asked, name);
      case 'en-bucle':
        return { isUsed: uses.loopCalls.has(name) };
      case 'largo':
        return readLength(source, uses, Number(name));
      case 'bucle-en':
        return { isUsed: uses.loopingFunctions.has(name) };
      case 'parametros':
        return readParameters(uses, name, times ?? 0);
      case 'devuelve':
        return readReturned(uses, of ?? '', name);
      case 'recoge':
        return readResultUse(source, uses, name);
      case 'funcion':
        return times === undefined
          ? { isUsed: uses.callSites.has(name) }
          : readCalls(uses, name, times);
      case 'variable':
        return uses.variables.has(name)
          ? { isUsed: true }
          : { isUsed: false, found: describeUndeclared(uses, name) };
      default:
        return { isUsed: uses.namedConstructs[kind].has(name) };
    }
  };
}

/**
 * Returns a lookup of the constructs that a program uses. A required one must
 * have an effect where it stands; a forbidden one counts anywhere.
 *
 * @param json Syntax tree of the program, as clang prints it.
 */
export function createUseLookup(
  source: string,
  json: string,
  reference: UseReference,
): (construct: Construct, rule: RuleKind) => ConstructUse {
  const ownDeclarations = readOwnDeclarations(json);
  const trivia = readTrivia(source);
  const wholeProgram = {
    source,
    declarations: ownDeclarations,
    idle: new Set<string>(),
    trivia,
    text: trivia,
  };
  const liveDeclarations = ownDeclarations.map(removeDeadCode);
  const declarations = emptyUnreachedBodies(liveDeclarations);
  const idleVariables = findIdleVariables(liveDeclarations);
  const live = {
    ...wholeProgram,
    declarations,
    // These are read before the bodies of uncalled functions are emptied: such
    // a function may use its own variables.
    idle: new Set([
      ...idleVariables,
      ...findIdleTypes(liveDeclarations, idleVariables),
    ]),
    text: readTrivia(blankDeadCode(source, ownDeclarations)),
  };
  const uses = {
    required: readDeclarations(live, reference),
    forbidden: readDeclarations(wholeProgram, reference),
  };
  return (construct, rule) => uses[rule](construct);
}
