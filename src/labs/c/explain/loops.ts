import { closingOf, statementEnd } from './blocks';

/** A loop of some bare code. */
interface Loop {
  /** What is between its parentheses. */
  readonly header: string;
  /** What it repeats. */
  readonly body: string;
  /** Where that begins in the code. */
  readonly bodyAt: number;
}

/** Whether a `while` at a place ends a `do`. */
function endsDo(code: string, index: number): boolean {
  const starts = [...code.slice(0, index).matchAll(/\bdo\b/g)];
  return starts.some(
    ({ index: start }) =>
      code.slice(statementEnd(code, start + 2), index).trim() === '' &&
      statementEnd(code, start + 2) <= index,
  );
}

/** The loop that begins at a place with `while`, `for` or `do`; none where `while` ends a `do`. */
export function loopAt(code: string, index: number): Loop | undefined {
  if (/^do\b/.test(code.slice(index))) {
    const end = statementEnd(code, index + 2);
    const [tail] = /^\s*while\s*(?=\()/.exec(code.slice(end)) ?? [];
    if (tail === undefined) return undefined;
    const open = end + tail.length;
    return {
      header: code.slice(open + 1, closingOf(code, open)),
      body: code.slice(index + 2, end),
      bodyAt: index + 2,
    };
  }
  const [word] = /^(?:while|for)\s*(?=\()/.exec(code.slice(index)) ?? [];
  if (word === undefined || endsDo(code, index)) return undefined;
  const open = index + word.length;
  const close = closingOf(code, open);
  return {
    header: code.slice(open + 1, close),
    body: code.slice(close + 1, statementEnd(code, close + 1)),
    bodyAt: close + 1,
  };
}

/** Whether a place is in what a loop repeats. */
export const isInLoop = (code: string, index: number): boolean =>
  [...code.matchAll(/\b(?:while|for|do)\b/g)].some((word) => {
    const loop = loopAt(code, word.index);
    return (
      loop !== undefined &&
      loop.bodyAt <= index &&
      index < loop.bodyAt + loop.body.length
    );
  });

const hide = (part: string) => part.replace(/\bbreak\b/g, '     ');

/** A loop's body without the `break` of what is in it. */
function withoutInnerBreaks(body: string): string {
  let own = body;
  if (!/\bbreak\b/.test(body)) return own;
  for (const { index } of body.matchAll(/\b(?:switch|while|for|do)\b/g)) {
    const end = statementEnd(body, index);
    own = own.slice(0, index) + hide(own.slice(index, end)) + own.slice(end);
  }
  return own;
}

const wayOut = /\b(?:break|return|goto|exit|_Exit|abort|longjmp)\b/g;

/** Whether a loop's body can go out of it without its condition. */
export const hasWayOut = (body: string): boolean =>
  withoutInnerBreaks(body).search(wayOut) >= 0;

const exit =
  /\bif\s*\(((?:[^()]|\([^()]*\))*)\)\s*\{?[^{}]*?\b(?:break|return|exit)\b/g;

/**
 * The conditions that decide when a loop ends: its own one, or, if it has none,
 * those of the `if` that go out of it. None if something else does too.
 */
export function endingsOf({ header, body }: Loop): readonly string[] {
  if (!/^\s*(?:1|true|;\s*;)\s*$/.test(header))
    return hasWayOut(body) ? [] : [header];
  const own = withoutInnerBreaks(body);
  const exits = [...own.matchAll(exit)];
  return own.match(wayOut)?.length === exits.length
    ? exits.map(([, condition = '']) => condition)
    : [];
}

/** Whether a piece of code may change a variable: it gives it a value, or its address to something. */
export const mayChange = (code: string, name: string): boolean =>
  new RegExp(
    `(?:\\+\\+|--)\\s*${name}\\b|(?<!&)&\\s*\\(?\\s*${name}\\b|(?<![.>\\w])${name}\\s*(?:\\+\\+|--|(?:[-+*/%&|^]|<<|>>)?=(?!=))`,
  ).test(code);

const numbers =
  '(?:(?:unsigned|signed|long|short)\\s+)*(?:int|char|float|double|long|short|unsigned|bool|size_t)';

/** Whether bare code declares a name as a variable of one number, and as nothing else. */
export const isNumber = (code: string, name: string): boolean =>
  new RegExp(`\\b${numbers}\\s+(?:[^;(){}]*,\\s*)?${name}\\s*[=,;)]`).test(
    code,
  ) &&
  !new RegExp(
    `\\b${numbers}\\s*(?:[^;(){}]*,\\s*)?\\*+\\s*${name}\\b|\\b${name}\\s*(?:\\[|\\.|->)`,
  ).test(code);

/** Whether an address of a variable is kept, so that it may change from afar. */
export const keepsAddress = (code: string, name: string): boolean =>
  new RegExp(`[={]\\s*&\\s*${name}\\b|\\bvolatile\\b|\\bsignal\\s*\\(`).test(
    code,
  );

const number = '-?(?:\\d+\\.?\\d*|\\.\\d+)';

/** What a number or a name of bare code is worth, if the program never changes it. */
export function valueOf(code: string, word: string): number | undefined {
  if (new RegExp(`^${number}$`).test(word)) return Number(word);
  if (!/^[A-Za-z_]\w*$/.test(word)) return undefined;
  const macro = new RegExp(
    `#[ \\t]*define[ \\t]+${word}[ \\t]+\\(?(${number})\\)?[ \\t\\r]*$`,
    'm',
  ).exec(code);
  if (macro) return Number(macro[1]);
  const first = new RegExp(
    `\\b${numbers}\\s+(?:[^;(){}]*,\\s*)?${word}\\b(?:\\s*=\\s*(${number})\\s*(?=[,;]))?`,
    'g',
  );
  const [declared, ...others] = [...code.matchAll(first)];
  if (declared?.[1] === undefined || others.length > 0) return undefined;
  const rest = code.replace(first, '');
  return mayChange(rest, word) ? undefined : Number(declared[1]);
}
