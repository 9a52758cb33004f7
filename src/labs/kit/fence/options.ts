/** What a block of code has wrong; the plugin adds where. */
export class FenceError extends Error {
  constructor(expected: string, found: string) {
    super(`  se esperaba: ${expected}\n  se encontró: ${found}`);
    this.name = 'FenceError';
  }
}

/** How one option is written, and what it goes with. */
interface OptionRule {
  /** As CONTRIBUTING.md writes it: `estandar="c17"`. */
  readonly form: string;
  /** `undefined` is the option without `="…"`. */
  readonly fits: (value: string | undefined) => boolean;
  /** It means nothing unless one of these is there too. */
  readonly needs?: readonly string[];
  /** It contradicts each of these. */
  readonly excludes?: readonly string[];
}

/** The options that blocks of one language may have. */
export type OptionRules = Readonly<Record<string, OptionRule>>;

/** What stands after the language, by name; `undefined` for one without a value. */
export type Options = ReadonlyMap<string, string | undefined>;

const option = /([\p{L}-]+)(?:=(?:"([^"]*)"|'([^']*)'))?(?=\s|$)/uy;

/** For an option that is only its name. */
export const isBare = (value: string | undefined): boolean =>
  value === undefined;

/** For an option that needs some text. */
export const isFilled = (value: string | undefined): boolean =>
  value !== undefined && value.trim() !== '';

function readEach(meta: string, rules: OptionRules): Options {
  const options = new Map<string, string | undefined>();
  let rest = meta.trim();
  while (rest !== '') {
    option.lastIndex = 0;
    const [whole, name = '', double, single] = option.exec(rest) ?? [];
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (whole === undefined || !rule)
      throw new FenceError(
        `después del lenguaje, solo estas opciones: ${Object.keys(rules).join(', ')}`,
        whole ?? rest,
      );
    if (options.has(name))
      throw new FenceError(`${name} una sola vez`, `${name}, repetida`);
    const value = double ?? single;
    if (!rule.fits(value)) throw new FenceError(rule.form, whole);
    options.set(name, value);
    rest = rest.slice(whole.length).trimStart();
  }
  return options;
}

function checkCompany(options: Options, rules: OptionRules): void {
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

/** @throws {FenceError} for an option, a value or a company that the rules do not know. */
export function readOptions(meta: string, rules: OptionRules): Options {
  const options = readEach(meta, rules);
  checkCompany(options, rules);
  return options;
}
