import { getFactText } from './facts';
import type { Facts } from './facts';
import { findNearMiss } from './nearMiss';
import { toAbsolutePath, learner, MAX_CONTENT_BYTES } from './script';
import type { PathCondition } from './types';
import { formatCode, typeNames } from './words';

/**
 * Normalizes the Unicode form and the line breaks, which depend on the editor.
 */
const normalizeText = (text: string) =>
  text.normalize('NFC').replaceAll('\r\n', '\n');

/** Removes the trailing spaces and line breaks, which are not visible. */
const trimInvisible = (text: string) =>
  normalizeText(text)
    .replace(/[ \t]+$/gm, '')
    .replace(/\n+$/, '');

function findContentFault(
  { path, content, contains = [] }: PathCondition,
  facts: Facts,
): string | undefined {
  if (content === undefined && contains.length === 0) return undefined;
  const bytes = facts.get('content');
  const text = getFactText(facts, 'content');
  if (!bytes || text === undefined)
    return `${formatCode(path)} tiene que ser un archivo con texto.`;
  if (bytes.length > MAX_CONTENT_BYTES)
    return `${formatCode(path)} es demasiado grande.`;
  if (content !== undefined && trimInvisible(text) !== trimInvisible(content)) {
    if (text.trim() === '') return `${formatCode(path)} está vacío.`;
    return `El contenido de ${formatCode(path)} no es el que se pide.`;
  }
  const missing = contains.find(
    (part) => !normalizeText(text).includes(normalizeText(part)),
  );
  return missing === undefined
    ? undefined
    : `En ${formatCode(path)} falta el texto ${formatCode(missing)}.`;
}

/**
 * Resolves the target of a link in a directory, so that different spellings of
 * a path compare as equal.
 */
function resolveTarget(target: string, directory: string): string {
  const baseDirectory = target.startsWith('/') ? '' : directory;
  const parts: string[] = [];
  for (const part of `${baseDirectory}/${target}`.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  return `/${parts.join('/')}`;
}

function findTargetFault(
  { path, target }: PathCondition,
  facts: Facts,
): string | undefined {
  if (target === undefined) return undefined;
  const actual = getFactText(facts, 'target');
  if (actual === undefined)
    return `${formatCode(path)} tiene que ser un enlace simbólico.`;
  const directory = toAbsolutePath(path, learner).replace(/\/[^/]*$/, '');
  return resolveTarget(actual, directory) === resolveTarget(target, directory)
    ? undefined
    : `${formatCode(path)} apunta a ${formatCode(actual)} y tiene que apuntar a ${formatCode(target)}.`;
}

export function findPathFault(
  condition: PathCondition,
  facts: Facts,
): string | undefined {
  const { path, type } = condition;
  const exists = facts.has('stat');
  if (type === 'ninguno')
    return exists
      ? `${formatCode(path)} todavía existe y no debe estar.`
      : undefined;
  const nearMiss = findNearMiss(condition, facts);
  if (nearMiss) return nearMiss.message;
  if (!exists)
    return `Falta ${type ? `${typeNames[type]} ` : ''}${formatCode(path)}.`;
  return (
    findTargetFault(condition, facts) ?? findContentFault(condition, facts)
  );
}
