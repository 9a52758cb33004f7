import {
  absolute,
  commandLimitSeconds,
  learner,
  longestContent,
} from './script';
import type { Facts } from './facts';
import { modeFault } from './permissions';
import { describe } from './describe';
import type {
  Condition,
  GroupCondition,
  PackageCondition,
  PathCondition,
  PathType,
  PlaceCondition,
  ProcessCondition,
  TerminalJudgement,
  UserCondition,
} from './types';

/** The kernel keeps no more of a process' name. */
const longestProcessName = 15;

/** Names are compared as text; a byte that is none becomes one that no author writes. */
const decoder = new TextDecoder();

const textOf = (facts: Facts, name: string): string | undefined => {
  const bytes = facts.get(name);
  return bytes && decoder.decode(bytes);
};

const code = (text: string) => `\`${text}\``;

type FileType = Exclude<PathType, 'ninguno'> | 'otro';

const fileTypes: Readonly<Record<number, FileType>> = {
  0o100000: 'archivo',
  0o040000: 'directorio',
  0o120000: 'enlace',
};

const typeWords: Readonly<Record<FileType, string>> = {
  archivo: 'un archivo',
  directorio: 'un directorio',
  enlace: 'un enlace',
  otro: 'un archivo especial',
};

const missingWords: Readonly<Record<Exclude<PathType, 'ninguno'>, string>> = {
  archivo: 'el archivo',
  directorio: 'el directorio',
  enlace: 'el enlace',
};

const trimEnd = (text: string) => text.replace(/\n+$/, '');

function contentFault(
  { path, content, contains = [] }: PathCondition,
  facts: Facts,
): string | undefined {
  if (content === undefined && contains.length === 0) return undefined;
  const bytes = facts.get('content');
  if (!bytes) return `${code(path)} tiene que ser un archivo con texto.`;
  if (bytes.length > longestContent)
    return `${code(path)} es demasiado grande.`;
  const text = decoder.decode(bytes);
  if (content !== undefined && trimEnd(text) !== trimEnd(content)) {
    if (text.trim() === '') return `${code(path)} está vacío.`;
    return `El contenido de ${code(path)} no es el que se pide.`;
  }
  const missing = contains.find((part) => !text.includes(part));
  return missing === undefined
    ? undefined
    : `En ${code(path)} falta el texto ${code(missing)}.`;
}

function ownerFault(
  { path, owner, group }: PathCondition,
  actual: { readonly owner: string; readonly group: string },
): string | undefined {
  if (owner !== undefined && owner !== actual.owner)
    return `${code(path)} es de ${code(actual.owner)} y tiene que ser de ${code(owner)}.`;
  if (group !== undefined && group !== actual.group)
    return `El grupo de ${code(path)} es ${code(actual.group)} y tiene que ser ${code(group)}.`;
  return undefined;
}

function targetFault(
  { path, target }: PathCondition,
  facts: Facts,
): string | undefined {
  if (target === undefined) return undefined;
  const actual = textOf(facts, 'target');
  if (actual === undefined)
    return `${code(path)} tiene que ser un enlace simbólico.`;
  return actual === target
    ? undefined
    : `${code(path)} apunta a ${code(actual)} y tiene que apuntar a ${code(target)}.`;
}

function pathFault(condition: PathCondition, facts: Facts): string | undefined {
  const { path, type, mode } = condition;
  const [raw, owner = '', group = ''] = textOf(facts, 'stat')?.split(' ') ?? [];
  if (raw === undefined)
    return type === 'ninguno'
      ? undefined
      : `Falta ${type ? `${missingWords[type]} ` : ''}${code(path)}.`;
  if (type === 'ninguno')
    return `${code(path)} todavía existe y no tiene que estar.`;
  const bits = parseInt(raw, 16);
  const found = fileTypes[bits & 0o170000] ?? 'otro';
  if (type !== undefined && type !== found)
    return `${code(path)} es ${typeWords[found]} y tiene que ser ${typeWords[type]}.`;
  const fault = ownerFault(condition, { owner, group });
  if (fault !== undefined) return fault;
  const modeWords =
    mode && modeFault(bits & 0o7777, mode, found === 'directorio');
  if (modeWords) return `A ${code(path)} ${modeWords}.`;
  return targetFault(condition, facts) ?? contentFault(condition, facts);
}

/** The fields of a line of `/etc/passwd` or `/etc/group`, if there is one. */
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
  if (!exists)
    return `La cuenta ${code(user)} todavía existe y no tiene que estar.`;
  const actual = textOf(facts, 'groups')?.trim().split(' ') ?? [];
  const missing = groups.find((group) => !actual.includes(group));
  if (missing !== undefined)
    return `La cuenta ${code(user)} no está en el grupo ${code(missing)}.`;
  const found = entry[6] ?? '';
  return shell === undefined || shell === found
    ? undefined
    : `El intérprete de ${code(user)} es ${code(found)} y tiene que ser ${code(shell)}.`;
}

function groupFault(
  { group, exists = true, members = [] }: GroupCondition,
  facts: Facts,
): string | undefined {
  const entry = entryOf(facts, 'group');
  if (!entry) return exists ? `Falta el grupo ${code(group)}.` : undefined;
  if (!exists)
    return `El grupo ${code(group)} todavía existe y no tiene que estar.`;
  const actual = entry[3]?.split(',') ?? [];
  const missing = members.find((member) => !actual.includes(member));
  return missing === undefined
    ? undefined
    : `Al grupo ${code(group)} le falta ${code(missing)}.`;
}

function processFault(
  { process, running }: ProcessCondition,
  facts: Facts,
): string | undefined {
  const states = (textOf(facts, 'processes') ?? '')
    .split('\n')
    .map((line) => /^\s*(\S)\S*\s+(.*?)\s*$/.exec(line) ?? [])
    .filter(([, , name]) => name === process.slice(0, longestProcessName))
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
  return actual === undefined
    ? `Tu terminal tiene que estar en ${code(wanted)}.`
    : `Estás en ${code(actual)} y tienes que estar en ${code(wanted)}.`;
}

function commandFault(facts: Facts): string | undefined {
  const status = textOf(facts, 'status');
  if (status === '0') return undefined;
  return status === '124' || status === '137'
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

const none: Facts = new Map();

/** Compares what has to be true with what is, a sentence for each condition. */
export function judge(
  conditions: readonly Condition[],
  facts: ReadonlyMap<number, Facts>,
): TerminalJudgement {
  const results = conditions.map((condition, index) => {
    const fault = faultOf(condition, facts.get(index) ?? none);
    return fault === undefined
      ? { isMet: true, message: condition.met ?? describe(condition) }
      : { isMet: false, message: condition.unmet ?? fault };
  });
  return {
    results,
    points: results.filter(({ isMet }) => isMet).length,
    total: results.length,
  };
}
