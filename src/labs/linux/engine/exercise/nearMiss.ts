import { getFactText } from './facts';
import type { Facts } from './facts';
import { describeModeFault } from './permissions';
import { toAbsolutePath, learner } from './script';
import type { PathCondition, PathType } from './types';
import { formatCode } from './words';

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

const foundTypeNames: Readonly<Record<FileType, string>> = {
  archivo: 'un archivo',
  directorio: 'un directorio',
  enlace: 'un enlace',
  otro: 'un archivo especial',
};

function findWrongAttribute(
  { path, type, owner, group, mode }: PathCondition,
  stat: string,
): NearMiss | undefined {
  const [raw = '', actualOwner = '', actualGroup = ''] = stat.split(' ');
  const bits = parseInt(raw, 16);
  const fileType = fileTypes[bits & 0o170000] ?? 'otro';
  if (type !== undefined && type !== 'ninguno' && type !== fileType)
    return {
      message: `${formatCode(path)} es ${foundTypeNames[fileType]} y tiene que ser ${foundTypeNames[type]}.`,
      secrets: [],
    };
  if (owner !== undefined && owner !== actualOwner)
    return {
      message: `${formatCode(path)} es de ${formatCode(actualOwner)} y tiene que ser de ${formatCode(owner)}.`,
      secrets: [owner],
    };
  if (group !== undefined && group !== actualGroup)
    return {
      message: `El grupo de ${formatCode(path)} es ${formatCode(actualGroup)} y tiene que ser ${formatCode(group)}.`,
      secrets: [group],
    };
  const modeWords =
    mode && describeModeFault(bits & 0o7777, mode, fileType === 'directorio');
  return modeWords
    ? { message: `A ${formatCode(path)} ${modeWords}.`, secrets: [] }
    : undefined;
}

/**
 * Folds a name for comparison: ignores accents, case, `.txt`, spaces, hyphens
 * and underscores, which readers often mistype.
 */
const foldName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\.txt)+$/, '')
    .replace(/[ _-]/g, '');

/** Formats a directory as the lessons do, with `~` for the learner's home. */
const formatDirectory = (directory: string) =>
  directory === learner.home || directory.startsWith(`${learner.home}/`)
    ? `~${directory.slice(learner.home.length)}`
    : directory || '/';

const readNames = (facts: Facts, name: string) =>
  getFactText(facts, name)?.split('/').filter(Boolean) ?? [];

function findMisplaced(
  { path, content, contains }: PathCondition,
  facts: Facts,
): NearMiss | undefined {
  const wantedPath = toAbsolutePath(path, learner);
  const end = wantedPath.lastIndexOf('/');
  const name = wantedPath.slice(end + 1);
  const similar = readNames(facts, 'names').find(
    (candidate) => foldName(candidate) === foldName(name),
  );
  if (similar !== undefined)
    return {
      message: `Casi: se llama ${formatCode(similar)} y tiene que llamarse ${formatCode(name)}.`,
      secrets: [],
    };
  // Skipped for conditions on the content: a file of that name elsewhere may be
  // a different one. Skipped with several candidates too.
  if (content !== undefined || contains !== undefined) return undefined;
  const [place, ...otherPlaces] = readNames(facts, 'places');
  if (place === undefined || otherPlaces.length > 0) return undefined;
  const directory = formatDirectory(wantedPath.slice(0, end));
  return {
    message: `${formatCode(name)} está en ${formatCode(place === '.' ? '~' : `~/${place}`)} y tiene que estar en ${formatCode(directory)}.`,
    secrets: [name, ...directory.split('/').slice(1).slice(-1)],
  };
}

/** Finds a file that almost meets the condition of a path. */
export function findNearMiss(
  condition: PathCondition,
  facts: Facts,
): NearMiss | undefined {
  const stat = getFactText(facts, 'stat');
  return stat === undefined
    ? findMisplaced(condition, facts)
    : findWrongAttribute(condition, stat);
}

/**
 * Appends a near miss to the author's message, unless it would reveal the
 * answer.
 */
export function appendNearMiss(
  unmet: string,
  condition: PathCondition,
  facts: Facts,
): string {
  const nearMiss = findNearMiss(condition, facts);
  return nearMiss?.secrets.every((secret) => unmet.includes(secret))
    ? `${unmet} ${nearMiss.message}`
    : unmet;
}
