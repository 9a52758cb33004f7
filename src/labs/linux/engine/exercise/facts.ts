import { unquoteBytes } from '../quoting';
import { FACT_PREFIX } from './script';

/** Facts of the machine about one condition, by name. */
export type Facts = ReadonlyMap<string, Uint8Array>;

/**
 * Decodes names for comparison as text. Invalid bytes become U+FFFD, which no
 * author writes.
 */
const decoder = new TextDecoder();

export function getFactText(facts: Facts, name: string): string | undefined {
  const bytes = facts.get(name);
  return bytes && decoder.decode(bytes);
}

/**
 * Error thrown when the machine's answer is incomplete, for example because its
 * programs were erased.
 */
export class UnreadableFacts extends Error {
  constructor(readonly output: string) {
    super(`The facts are not whole:\n${output}`);
    this.name = 'UnreadableFacts';
  }
}

const FACT_LINE = new RegExp(
  String.raw`^${FACT_PREFIX}\t(\d+)\t(\w+)\t(\$?'[ -~]*'|\\')\r?$`,
);
const LAST_LINE = new RegExp(String.raw`^${FACT_PREFIX}\tfin\r?$`);

/**
 * Parses the facts in the output of a script, and ignores any other lines.
 *
 * @returns The facts of each condition, by its index in the list.
 * @throws {UnreadableFacts}
 */
export function readFacts(output: string): ReadonlyMap<number, Facts> {
  const lines = output.split('\n');
  if (!lines.some((each) => LAST_LINE.test(each)))
    throw new UnreadableFacts(output);
  const factsByCondition = new Map<number, Map<string, Uint8Array>>();
  for (const factLine of lines) {
    const [, index, name, value] = FACT_LINE.exec(factLine) ?? [];
    if (index === undefined || name === undefined || value === undefined)
      continue;
    const facts =
      factsByCondition.get(Number(index)) ?? new Map<string, Uint8Array>();
    facts.set(name, unquoteBytes(value));
    factsByCondition.set(Number(index), facts);
  }
  return factsByCondition;
}
