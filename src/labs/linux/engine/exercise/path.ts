import { textOf } from './facts';
import type { Facts } from './facts';
import { nearMiss } from './near';
import { absolute, learner, longestContent } from './script';
import type { PathCondition } from './types';
import { code, typeWords } from './words';

/**
 * Normalizes the Unicode form and the line breaks, which depend on the editor.
 */
const plain = (text: string) => text.normalize('NFC').replaceAll('\r\n', '\n');

/** Removes the trailing spaces and line breaks, which are not visible. */
const visible = (text: string) =>
  plain(text)
    .replace(/[ \t]+$/gm, '')
    .replace(/\n+$/, '');

function contentFault(
  { path, content, contains = [] }: PathCondition,
  facts: Facts,
): string | undefined {
  if (content === undefined && contains.length === 0) return undefined;
  const bytes = facts.get('content');
  const text = textOf(facts, 'content');
  if (!bytes || text === undefined)
    return `${code(path)} tiene que ser un archivo con texto.`;
  if (bytes.length > longestContent)
    return `${code(path)} es demasiado grande.`;
  if (content !== undefined && visible(text) !== visible(content)) {
    if (text.trim() === '') return `${code(path)} está vacío.`;
    return `El contenido de ${code(path)} no es el que se pide.`;
  }
  const missing = contains.find((part) => !plain(text).includes(plain(part)));
  return missing === undefined
    ? undefined
    : `En ${code(path)} falta el texto ${code(missing)}.`;
}

/**
 * Resolves the target of a link in a directory, so that different spellings of
 * a path compare as equal.
 */
function destination(target: string, directory: string): string {
  const from = target.startsWith('/') ? '' : directory;
  const parts: string[] = [];
  for (const part of `${from}/${target}`.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  return `/${parts.join('/')}`;
}

function targetFault(
  { path, target }: PathCondition,
  facts: Facts,
): string | undefined {
  if (target === undefined) return undefined;
  const actual = textOf(facts, 'target');
  if (actual === undefined)
    return `${code(path)} tiene que ser un enlace simbólico.`;
  const directory = absolute(path, learner).replace(/\/[^/]*$/, '');
  return destination(actual, directory) === destination(target, directory)
    ? undefined
    : `${code(path)} apunta a ${code(actual)} y tiene que apuntar a ${code(target)}.`;
}

export function pathFault(
  condition: PathCondition,
  facts: Facts,
): string | undefined {
  const { path, type } = condition;
  const exists = facts.has('stat');
  if (type === 'ninguno')
    return exists ? `${code(path)} todavía existe y no debe estar.` : undefined;
  const near = nearMiss(condition, facts);
  if (near) return near.message;
  if (!exists)
    return `Falta ${type ? `${typeWords[type]} ` : ''}${code(path)}.`;
  return targetFault(condition, facts) ?? contentFault(condition, facts);
}
