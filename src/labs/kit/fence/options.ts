/** Error in a fence; the remark plugin adds its position. */
export class FenceError extends Error {
  constructor(expected: string, foundText: string) {
    super(`  se esperaba: ${expected}\n  se encontró: ${foundText}`);
    this.name = 'FenceError';
  }
}

/** Syntax of one option, and the options that it needs or excludes. */
interface OptionRule {
  /** Syntax as the README of the laboratory shows it: `estandar="c17"`. */
  readonly form: string;
  /** Validates the value; `undefined` is an option without `="…"`. */
  readonly isValid: (value: string | undefined) => boolean;
  /** Options of which at least one must be present too. */
  readonly needs?: readonly string[];
  /** Options that cannot be present too. */
  readonly excludes?: readonly string[];
}

/** Options accepted by the fences of one language. */
export type OptionRules = Readonly<Record<string, OptionRule>>;

/** Options of a fence by name; the value of one without `="…"` is undefined. */
export type Options = ReadonlyMap<string, string | undefined>;

const option = /([\p{L}-]+)(?:=(?:"([^"]*)"|'([^']*)'))?(?=\s|$)/uy;

/** Returns true for an option without a value. */
export const hasNoValue = (value: string | undefined): boolean =>
  value === undefined;

/** Returns true for an option whose value is not blank. */
export const hasText = (value: string | undefined): boolean =>
  value !== undefined && value.trim() !== '';

function parseOptions(meta: string, rules: OptionRules): Options {
  const options = new Map<string, string | undefined>();
  let rest = meta.trim();
  while (rest !== '') {
    option.lastIndex = 0;
    const [matchedText, name = '', double, single] = option.exec(rest) ?? [];
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (matchedText === undefined || !rule)
      throw new FenceError(
        `después del lenguaje, solo estas opciones: ${Object.keys(rules).join(', ')}`,
        matchedText ?? rest,
      );
    if (options.has(name))
      throw new FenceError(`${name} una sola vez`, `${name}, repetida`);
    const value = double ?? single;
    if (!rule.isValid(value)) throw new FenceError(rule.form, matchedText);
    options.set(name, value);
    rest = rest.slice(matchedText.length).trimStart();
  }
  return options;
}

function checkOptionConflicts(options: Options, rules: OptionRules): void {
  for (const name of options.keys()) {
    const { needs = [], excludes = [] } = rules[name] ?? {};
    if (needs.length > 0 && !needs.some((each) => options.has(each)))
      throw new FenceError(
        `${name} en un bloque con ${needs.join(' o ')}`,
        `${name} sin ${needs.join(' ni ')}`,
      );
    const clash = excludes.find((each) => options.has(each));
    if (clash !== undefined)
      throw new FenceError(`${name} o ${clash}`, `${name} y ${clash} juntas`);
  }
}

/**
 * Parses the options of a fence.
 *
 * @throws {FenceError} for an unknown option, an invalid value, or a
 * combination that the rules forbid.
 */
export function readOptions(meta: string, rules: OptionRules): Options {
  const options = parseOptions(meta, rules);
  checkOptionConflicts(options, rules);
  return options;
}
