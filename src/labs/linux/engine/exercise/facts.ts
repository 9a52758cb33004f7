import { unquoteBytes } from '../quoting';
import { factMark } from './script';

/** What the machine said about one condition, by the name of the fact. */
export type Facts = ReadonlyMap<string, Uint8Array>;

/** Names are compared as text; a byte that is none becomes one that no author writes. */
const decoder = new TextDecoder();

export function textOf(facts: Facts, name: string): string | undefined {
  const bytes = facts.get(name);
  return bytes && decoder.decode(bytes);
}

/** The machine could not tell all that was asked; its tools may be gone. */
export class UnreadableFacts extends Error {
  constructor(readonly output: string) {
    super(`The facts are not whole:\n${output}`);
    this.name = 'UnreadableFacts';
  }
}

const line = new RegExp(
  String.raw`^${factMark}\t(\d+)\t(\w+)\t(\$?'[ -~]*'|\\')\r?$`,
);
const lastLine = new RegExp(String.raw`^${factMark}\tfin\r?$`);

/**
 * Reads what the script of `factsScript` wrote, whatever stands around it.
 *
 * @returns The facts of each condition, by its place in the list.
 * @throws {UnreadableFacts}
 */
export function readFacts(output: string): ReadonlyMap<number, Facts> {
  const lines = output.split('\n');
  if (!lines.some((each) => lastLine.test(each)))
    throw new UnreadableFacts(output);
  const all = new Map<number, Map<string, Uint8Array>>();
  for (const each of lines) {
    const [, index, name, value] = line.exec(each) ?? [];
    if (index === undefined || name === undefined || value === undefined)
      continue;
    const facts = all.get(Number(index)) ?? new Map<string, Uint8Array>();
    facts.set(name, unquoteBytes(value));
    all.set(Number(index), facts);
  }
  return all;
}
