import { findClosingBracket, findStatementEnd } from './blocks';

/** Loop of masked code. */
interface Loop {
  /** Text between the parentheses. */
  readonly header: string;
  /** Repeated statement. */
  readonly body: string;
  /** Offset of the body in the code. */
  readonly bodyStart: number;
}

/** Returns true when the `while` at `index` ends a `do`. */
function isEndOfDo(code: string, index: number): boolean {
  const starts = [...code.slice(0, index).matchAll(/\bdo\b/g)];
  return starts.some(
    ({ index: start }) =>
      code.slice(findStatementEnd(code, start + 2), index).trim() === '' &&
      findStatementEnd(code, start + 2) <= index,
  );
}

/**
 * Parses the loop whose keyword is at `index`: `while`, `for` or `do`.
 * Undefined for the `while` of a `do`.
 */
export function parseLoopAt(code: string, index: number): Loop | undefined {
  if (/^do\b/.test(code.slice(index))) {
    const end = findStatementEnd(code, index + 2);
    const [tail] = /^\s*while\s*(?=\()/.exec(code.slice(end)) ?? [];
    if (tail === undefined) return undefined;
    const open = end + tail.length;
    return {
      header: code.slice(open + 1, findClosingBracket(code, open)),
      body: code.slice(index + 2, end),
      bodyStart: index + 2,
    };
  }
  const [word] = /^(?:while|for)\s*(?=\()/.exec(code.slice(index)) ?? [];
  if (word === undefined || isEndOfDo(code, index)) return undefined;
  const open = index + word.length;
  const close = findClosingBracket(code, open);
  return {
    header: code.slice(open + 1, close),
    body: code.slice(close + 1, findStatementEnd(code, close + 1)),
    bodyStart: close + 1,
  };
}

/** Returns true when `index` is inside the body of a loop. */
export const isInLoop = (code: string, index: number): boolean =>
  [...code.matchAll(/\b(?:while|for|do)\b/g)].some((word) => {
    const loop = parseLoopAt(code, word.index);
    return (
      loop !== undefined &&
      loop.bodyStart <= index &&
      index < loop.bodyStart + loop.body.length
    );
  });

const blankBreaks = (part: string) => part.replace(/\bbreak\b/g, '     ');

/** Blanks each `break` of a nested loop or `switch`, keeping offsets. */
function blankInnerBreaks(body: string): string {
  let ownBody = body;
  if (!/\bbreak\b/.test(body)) return ownBody;
  for (const { index } of body.matchAll(/\b(?:switch|while|for|do)\b/g)) {
    const end = findStatementEnd(body, index);
    ownBody =
      ownBody.slice(0, index) +
      blankBreaks(ownBody.slice(index, end)) +
      ownBody.slice(end);
  }
  return ownBody;
}

const exitStatements = /\b(?:break|return|goto|exit|_Exit|abort|longjmp)\b/g;

/** Returns true when the body can leave the loop before its condition fails. */
export const hasExit = (body: string): boolean =>
  blankInnerBreaks(body).search(exitStatements) >= 0;

const conditionalExit =
  /\bif\s*\(((?:[^()]|\([^()]*\))*)\)\s*\{?[^{}]*?\b(?:break|return|exit)\b/g;

/**
 * Returns the conditions that end a loop: its own, or those of the `if`
 * statements that leave an endless one. Empty when anything else can end the
 * loop.
 */
export function getEndConditions({ header, body }: Loop): readonly string[] {
  if (!/^\s*(?:1|true|;\s*;)\s*$/.test(header))
    return hasExit(body) ? [] : [header];
  const ownBody = blankInnerBreaks(body);
  const exits = [...ownBody.matchAll(conditionalExit)];
  return ownBody.match(exitStatements)?.length === exits.length
    ? exits.map(([, condition = '']) => condition)
    : [];
}

/**
 * Returns true when `code` may change a variable: assigns it or takes its
 * address.
 */
export const canModify = (code: string, name: string): boolean =>
  new RegExp(
    `(?:\\+\\+|--)\\s*${name}\\b|(?<!&)&\\s*\\(?\\s*${name}\\b|(?<![.>\\w])${name}\\s*(?:\\+\\+|--|(?:[-+*/%&|^]|<<|>>)?=(?!=))`,
  ).test(code);

const numberTypes =
  '(?:(?:unsigned|signed|long|short)\\s+)*(?:int|char|float|double|long|short|unsigned|bool|size_t)';

/** Returns true when masked code declares `name` only as a scalar number. */
export const isNumericVariable = (code: string, name: string): boolean =>
  new RegExp(`\\b${numberTypes}\\s+(?:[^;(){}]*,\\s*)?${name}\\s*[=,;)]`).test(
    code,
  ) &&
  !new RegExp(
    `\\b${numberTypes}\\s*(?:[^;(){}]*,\\s*)?\\*+\\s*${name}\\b|\\b${name}\\s*(?:\\[|\\.|->)`,
  ).test(code);

/**
 * Returns true when the address of a variable is stored, so that other code may
 * change the variable, or when the program uses `volatile` or `signal`.
 */
export const hasStoredAddress = (code: string, name: string): boolean =>
  new RegExp(`[={]\\s*&\\s*${name}\\b|\\bvolatile\\b|\\bsignal\\s*\\(`).test(
    code,
  );

const numberLiteral = '-?(?:\\d+\\.?\\d*|\\.\\d+)';

/**
 * Returns the number that a literal or a never-changed name stands for in
 * masked code.
 */
export function getConstantValue(
  code: string,
  word: string,
): number | undefined {
  if (new RegExp(`^${numberLiteral}$`).test(word)) return Number(word);
  if (!/^[A-Za-z_]\w*$/.test(word)) return undefined;
  const macro = new RegExp(
    `#[ \\t]*define[ \\t]+${word}[ \\t]+\\(?(${numberLiteral})\\)?[ \\t\\r]*$`,
    'm',
  ).exec(code);
  if (macro) return Number(macro[1]);
  const first = new RegExp(
    `\\b${numberTypes}\\s+(?:[^;(){}]*,\\s*)?${word}\\b(?:\\s*=\\s*(${numberLiteral})\\s*(?=[,;]))?`,
    'g',
  );
  const [declaration, ...otherDeclarations] = [...code.matchAll(first)];
  if (declaration?.[1] === undefined || otherDeclarations.length > 0)
    return undefined;
  const rest = code.replace(first, '');
  return canModify(rest, word) ? undefined : Number(declaration[1]);
}
