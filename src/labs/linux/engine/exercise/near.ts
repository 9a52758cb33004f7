import { textOf } from './facts';
import type { Facts } from './facts';
import { modeFault } from './permissions';
import { absolute, learner } from './script';
import type { PathCondition, PathType } from './types';
import { code } from './words';

/** Near miss of the reader: an object that almost meets a condition. */
interface NearMiss {
  readonly message: string;
  /**
   * Names that may be part of the expected answer. The message is shown only
   * when the author's own message already has them.
   */
  readonly secrets: readonly string[];
}

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

function otherThing(
  { path, type, owner, group, mode }: PathCondition,
  stat: string,
): NearMiss | undefined {
  const [raw = '', actualOwner = '', actualGroup = ''] = stat.split(' ');
  const bits = parseInt(raw, 16);
  const found = fileTypes[bits & 0o170000] ?? 'otro';
  if (type !== undefined && type !== 'ninguno' && type !== found)
    return {
      message: `${code(path)} es ${typeWords[found]} y tiene que ser ${typeWords[type]}.`,
      secrets: [],
    };
  if (owner !== undefined && owner !== actualOwner)
    return {
      message: `${code(path)} es de ${code(actualOwner)} y tiene que ser de ${code(owner)}.`,
      secrets: [owner],
    };
  if (group !== undefined && group !== actualGroup)
    return {
      message: `El grupo de ${code(path)} es ${code(actualGroup)} y tiene que ser ${code(group)}.`,
      secrets: [group],
    };
  const modeWords =
    mode && modeFault(bits & 0o7777, mode, found === 'directorio');
  return modeWords
    ? { message: `A ${code(path)} ${modeWords}.`, secrets: [] }
    : undefined;
}

/**
 * Folds a name for comparison: ignores accents, case, `.txt`, spaces, hyphens
 * and underscores, which readers often mistype.
 */
const folded = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\.txt)+$/, '')
    .replace(/[ _-]/g, '');

/** Formats a directory as the lessons do, with `~` for the learner's home. */
const shown = (directory: string) =>
  directory === learner.home || directory.startsWith(`${learner.home}/`)
    ? `~${directory.slice(learner.home.length)}`
    : directory || '/';

const listed = (facts: Facts, name: string) =>
  textOf(facts, name)?.split('/').filter(Boolean) ?? [];

function elsewhere(
  { path, content, contains }: PathCondition,
  facts: Facts,
): NearMiss | undefined {
  const wanted = absolute(path, learner);
  const end = wanted.lastIndexOf('/');
  const name = wanted.slice(end + 1);
  const similar = listed(facts, 'names').find(
    (each) => folded(each) === folded(name),
  );
  if (similar !== undefined)
    return {
      message: `Casi: se llama ${code(similar)} y tiene que llamarse ${code(name)}.`,
      secrets: [],
    };
  // Skipped for conditions on the content: a file of that name elsewhere may be
  // a different one. Skipped with several candidates too.
  if (content !== undefined || contains !== undefined) return undefined;
  const [place, ...others] = listed(facts, 'places');
  if (place === undefined || others.length > 0) return undefined;
  const directory = shown(wanted.slice(0, end));
  return {
    message: `${code(name)} está en ${code(place === '.' ? '~' : `~/${place}`)} y tiene que estar en ${code(directory)}.`,
    secrets: [name, ...directory.split('/').slice(1).slice(-1)],
  };
}

/** Finds a file that almost meets the condition of a path. */
export function nearMiss(
  condition: PathCondition,
  facts: Facts,
): NearMiss | undefined {
  const stat = textOf(facts, 'stat');
  return stat === undefined
    ? elsewhere(condition, facts)
    : otherThing(condition, stat);
}

/**
 * Appends a near miss to the author's message, unless it would reveal the
 * answer.
 */
export function withNearMiss(
  unmet: string,
  condition: PathCondition,
  facts: Facts,
): string {
  const near = nearMiss(condition, facts);
  return near?.secrets.every((secret) => unmet.includes(secret))
    ? `${unmet} ${near.message}`
    : unmet;
}
