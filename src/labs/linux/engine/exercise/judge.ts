import { describeMetCondition } from './describe';
import { getFactText } from './facts';
import type { Facts } from './facts';
import { appendNearMiss } from './nearMiss';
import { findPathFault } from './pathFault';
import { toAbsolutePath, COMMAND_TIMEOUT_SECONDS, learner } from './script';
import type {
  Condition,
  GroupCondition,
  PackageCondition,
  PlaceCondition,
  ProcessCondition,
  TerminalJudgement,
  UserCondition,
} from './types';
import { formatCode } from './words';

/** Length to which the kernel truncates the name of a process. */
const MAX_PROCESS_NAME_LENGTH = 15;

/**
 * Splits an entry of `/etc/passwd` or `/etc/group` into fields; returns
 * undefined when the entry is missing.
 */
function parseEntry(facts: Facts, name: string): readonly string[] | undefined {
  const text = getFactText(facts, name)?.trim();
  return text ? text.split(':') : undefined;
}

function findUserFault(
  { user, exists = true, groups = [], shell }: UserCondition,
  facts: Facts,
): string | undefined {
  const entry = parseEntry(facts, 'passwd');
  if (!entry)
    return exists ? `Falta la cuenta ${formatCode(user)}.` : undefined;
  if (!exists)
    return `La cuenta ${formatCode(user)} todavía existe y no debe estar.`;
  const actual = getFactText(facts, 'groups')?.trim().split(' ') ?? [];
  const missing = groups.find((group) => !actual.includes(group));
  if (missing !== undefined)
    return `La cuenta ${formatCode(user)} no está en el grupo ${formatCode(missing)}.`;
  const target = entry[6] ?? '';
  return shell === undefined || shell === target
    ? undefined
    : `La shell de ${formatCode(user)} es ${formatCode(target)} y tiene que ser ${formatCode(shell)}.`;
}

function findGroupFault(
  { group, exists = true, members = [] }: GroupCondition,
  facts: Facts,
): string | undefined {
  const entry = parseEntry(facts, 'group');
  if (!entry)
    return exists ? `Falta el grupo ${formatCode(group)}.` : undefined;
  if (!exists)
    return `El grupo ${formatCode(group)} todavía existe y no debe estar.`;
  const actual = getFactText(facts, 'members')?.split(',') ?? [];
  const missing = members.find((member) => !actual.includes(member));
  return missing === undefined
    ? undefined
    : `Al grupo ${formatCode(group)} le falta ${formatCode(missing)}.`;
}

function findProcessFault(
  { process, running, owner }: ProcessCondition,
  facts: Facts,
): string | undefined {
  const names = [process, process.slice(0, MAX_PROCESS_NAME_LENGTH)];
  const states = (getFactText(facts, 'processes') ?? '')
    .split('\n')
    .map((line) => /^(\S) (\S+) (.*)$/.exec(line) ?? [])
    .filter(([, , , name]) => name !== undefined && names.includes(name))
    .filter(([, , entryOwner]) => owner === undefined || entryOwner === owner)
    .map(([, state]) => state);
  const isAlive = states.some((state) => state !== 'Z');
  if (!running)
    return isAlive
      ? `${formatCode(process)} sigue en marcha y tiene que haber terminado.`
      : undefined;
  if (states.some((state) => state !== 'Z' && state !== 'T')) return undefined;
  return isAlive
    ? `${formatCode(process)} está detenido y tiene que estar en marcha.`
    : `${formatCode(process)} no está en marcha.`;
}

function findPackageFault(
  { package: name, installed }: PackageCondition,
  facts: Facts,
): string | undefined {
  const isInstalled = /^.i/.test(getFactText(facts, 'package') ?? '');
  if (isInstalled === installed) return undefined;
  return installed
    ? `Falta instalar el paquete ${formatCode(name)}.`
    : `El paquete ${formatCode(name)} todavía está instalado.`;
}

function findPlaceFault(
  { directory }: PlaceCondition,
  facts: Facts,
): string | undefined {
  const wantedPath = toAbsolutePath(directory, learner);
  const actual = getFactText(facts, 'place');
  if (actual === wantedPath) return undefined;
  if (facts.has('gone'))
    return `Estás en un directorio que ya no existe y tienes que estar en ${formatCode(wantedPath)}.`;
  return actual === undefined
    ? `Tu terminal tiene que estar en ${formatCode(wantedPath)}.`
    : `Estás en ${formatCode(actual)} y tienes que estar en ${formatCode(wantedPath)}.`;
}

function isTimedOut(facts: Facts): boolean {
  const status = getFactText(facts, 'status');
  return status === '124' || status === '137';
}

/** Returns true when a command of the author exceeded its time limit. */
export function hasTimedOut(facts: ReadonlyMap<number, Facts>): boolean {
  return [...facts.values()].some(isTimedOut);
}

function findCommandFault(facts: Facts): string | undefined {
  if (getFactText(facts, 'status') === '0') return undefined;
  return isTimedOut(facts)
    ? `La comprobación no terminó en ${COMMAND_TIMEOUT_SECONDS} s.`
    : 'Falta algo.';
}

function findFault(condition: Condition, facts: Facts): string | undefined {
  switch (condition.kind) {
    case 'path':
      return findPathFault(condition, facts);
    case 'user':
      return findUserFault(condition, facts);
    case 'group':
      return findGroupFault(condition, facts);
    case 'process':
      return findProcessFault(condition, facts);
    case 'package':
      return findPackageFault(condition, facts);
    case 'place':
      return findPlaceFault(condition, facts);
    case 'command':
      return findCommandFault(facts);
  }
}

/** Returns the message of a condition that is not met. */
function formatUnmetMessage(
  condition: Condition,
  facts: Facts,
  fault: string,
): string {
  const { unmet } = condition;
  if (unmet === undefined) return fault;
  // Omits the author's sentence, which says what is missing: the result of a
  // killed command is unknown.
  if (condition.kind === 'command' && isTimedOut(facts))
    return `${unmet} ${fault}`;
  return condition.kind === 'path' && condition.type !== 'ninguno'
    ? appendNearMiss(unmet, condition, facts)
    : unmet;
}

const NO_FACTS: Facts = new Map();

/** Compares the conditions with the facts; each result has a sentence. */
export function judgeConditions(
  conditions: readonly Condition[],
  facts: ReadonlyMap<number, Facts>,
): TerminalJudgement {
  const results = conditions.map((condition, index) => {
    const conditionFacts = facts.get(index) ?? NO_FACTS;
    const fault = findFault(condition, conditionFacts);
    return fault === undefined
      ? {
          isMet: true,
          message: condition.met ?? describeMetCondition(condition),
        }
      : {
          isMet: false,
          message: formatUnmetMessage(condition, conditionFacts, fault),
        };
  });
  return {
    results,
    points: results.filter(({ isMet }) => isMet).length,
    total: results.length,
  };
}
