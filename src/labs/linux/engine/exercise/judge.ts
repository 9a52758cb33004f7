import { describe } from './describe';
import { textOf } from './facts';
import type { Facts } from './facts';
import { withNearMiss } from './near';
import { pathFault } from './path';
import { absolute, commandLimitSeconds, learner } from './script';
import type {
  Condition,
  GroupCondition,
  PackageCondition,
  PlaceCondition,
  ProcessCondition,
  TerminalJudgement,
  UserCondition,
} from './types';
import { code } from './words';

/** Length to which the kernel truncates the name of a process. */
const longestProcessName = 15;

/**
 * Splits an entry of `/etc/passwd` or `/etc/group` into fields; returns
 * undefined when the entry is missing.
 */
function entryOf(facts: Facts, name: string): readonly string[] | undefined {
  const text = textOf(facts, name)?.trim();
  return text ? text.split(':') : undefined;
}

function userFault(
  { user, exists = true, groups = [], shell }: UserCondition,
  facts: Facts,
): string | undefined {
  const entry = entryOf(facts, 'passwd');
  if (!entry) return exists ? `Falta la cuenta ${code(user)}.` : undefined;
  if (!exists) return `La cuenta ${code(user)} todavía existe y no debe estar.`;
  const actual = textOf(facts, 'groups')?.trim().split(' ') ?? [];
  const missing = groups.find((group) => !actual.includes(group));
  if (missing !== undefined)
    return `La cuenta ${code(user)} no está en el grupo ${code(missing)}.`;
  const found = entry[6] ?? '';
  return shell === undefined || shell === found
    ? undefined
    : `La shell de ${code(user)} es ${code(found)} y tiene que ser ${code(shell)}.`;
}

function groupFault(
  { group, exists = true, members = [] }: GroupCondition,
  facts: Facts,
): string | undefined {
  const entry = entryOf(facts, 'group');
  if (!entry) return exists ? `Falta el grupo ${code(group)}.` : undefined;
  if (!exists) return `El grupo ${code(group)} todavía existe y no debe estar.`;
  const actual = textOf(facts, 'members')?.split(',') ?? [];
  const missing = members.find((member) => !actual.includes(member));
  return missing === undefined
    ? undefined
    : `Al grupo ${code(group)} le falta ${code(missing)}.`;
}

function processFault(
  { process, running, owner }: ProcessCondition,
  facts: Facts,
): string | undefined {
  const names = [process, process.slice(0, longestProcessName)];
  const states = (textOf(facts, 'processes') ?? '')
    .split('\n')
    .map((line) => /^(\S) (\S+) (.*)$/.exec(line) ?? [])
    .filter(([, , , name]) => name !== undefined && names.includes(name))
    .filter(([, , of]) => owner === undefined || of === owner)
    .map(([, state]) => state);
  const isAlive = states.some((state) => state !== 'Z');
  if (!running)
    return isAlive
      ? `${code(process)} sigue en marcha y tiene que haber terminado.`
      : undefined;
  if (states.some((state) => state !== 'Z' && state !== 'T')) return undefined;
  return isAlive
    ? `${code(process)} está detenido y tiene que estar en marcha.`
    : `${code(process)} no está en marcha.`;
}

function packageFault(
  { package: name, installed }: PackageCondition,
  facts: Facts,
): string | undefined {
  const isInstalled = /^.i/.test(textOf(facts, 'package') ?? '');
  if (isInstalled === installed) return undefined;
  return installed
    ? `Falta instalar el paquete ${code(name)}.`
    : `El paquete ${code(name)} todavía está instalado.`;
}

function placeFault(
  { directory }: PlaceCondition,
  facts: Facts,
): string | undefined {
  const wanted = absolute(directory, learner);
  const actual = textOf(facts, 'place');
  if (actual === wanted) return undefined;
  if (facts.has('gone'))
    return `Estás en un directorio que ya no existe y tienes que estar en ${code(wanted)}.`;
  return actual === undefined
    ? `Tu terminal tiene que estar en ${code(wanted)}.`
    : `Estás en ${code(actual)} y tienes que estar en ${code(wanted)}.`;
}

function isTimedOut(facts: Facts): boolean {
  const status = textOf(facts, 'status');
  return status === '124' || status === '137';
}

/** Returns true when a command of the author exceeded its time limit. */
export function hasTimedOut(facts: ReadonlyMap<number, Facts>): boolean {
  return [...facts.values()].some(isTimedOut);
}

function commandFault(facts: Facts): string | undefined {
  if (textOf(facts, 'status') === '0') return undefined;
  return isTimedOut(facts)
    ? `La comprobación no terminó en ${commandLimitSeconds} s.`
    : 'Falta algo.';
}

function faultOf(condition: Condition, facts: Facts): string | undefined {
  switch (condition.kind) {
    case 'path':
      return pathFault(condition, facts);
    case 'user':
      return userFault(condition, facts);
    case 'group':
      return groupFault(condition, facts);
    case 'process':
      return processFault(condition, facts);
    case 'package':
      return packageFault(condition, facts);
    case 'place':
      return placeFault(condition, facts);
    case 'command':
      return commandFault(facts);
  }
}

/** Returns the message of a condition that is not met. */
function unmetMessage(
  condition: Condition,
  facts: Facts,
  fault: string,
): string {
  const { unmet } = condition;
  if (unmet === undefined) return fault;
  return condition.kind === 'path' && condition.type !== 'ninguno'
    ? withNearMiss(unmet, condition, facts)
    : unmet;
}

const none: Facts = new Map();

/** Compares the conditions with the facts; each result has a sentence. */
export function judge(
  conditions: readonly Condition[],
  facts: ReadonlyMap<number, Facts>,
): TerminalJudgement {
  const results = conditions.map((condition, index) => {
    const found = facts.get(index) ?? none;
    const fault = faultOf(condition, found);
    return fault === undefined
      ? { isMet: true, message: condition.met ?? describe(condition) }
      : { isMet: false, message: unmetMessage(condition, found, fault) };
  });
  return {
    results,
    points: results.filter(({ isMet }) => isMet).length,
    total: results.length,
  };
}
