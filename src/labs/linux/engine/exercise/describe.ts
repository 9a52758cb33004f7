import type { Condition, PathCondition } from './types';
import { formatCode, typeNames } from './words';

const listFormat = new Intl.ListFormat('es');

const formatCodes = (names: readonly string[]) =>
  listFormat.format(names.map(formatCode));

function describePath(condition: PathCondition): string {
  const { path, type, mode, owner, group, content, contains, target } =
    condition;
  if (type === 'ninguno') return `${formatCode(path)} ya no está.`;
  const parts = [
    owner !== undefined && `es de ${formatCode(owner)}`,
    group !== undefined && `es del grupo ${formatCode(group)}`,
    mode !== undefined && 'tiene los permisos que se piden',
    target !== undefined && `apunta a ${formatCode(target)}`,
    (content !== undefined || contains !== undefined) &&
      'tiene el contenido que se pide',
  ].filter((part) => part !== false);
  return parts.length === 0
    ? `Existe ${type ? `${typeNames[type]} ` : ''}${formatCode(path)}.`
    : `${formatCode(path)} ${listFormat.format(parts)}.`;
}

/** Describes the state of the machine when a condition is met. */
export function describeMetCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'path':
      return describePath(condition);
    case 'user': {
      const { user, exists = true, groups, shell } = condition;
      if (!exists) return `La cuenta ${formatCode(user)} ya no está.`;
      if (groups)
        return `La cuenta ${formatCode(user)} está en ${formatCodes(groups)}.`;
      return shell === undefined
        ? `Existe la cuenta ${formatCode(user)}.`
        : `La shell de ${formatCode(user)} es ${formatCode(shell)}.`;
    }
    case 'group': {
      const { group, exists = true, members } = condition;
      if (!exists) return `El grupo ${formatCode(group)} ya no está.`;
      return members
        ? `En el grupo ${formatCode(group)} ${members.length === 1 ? 'está' : 'están'} ${formatCodes(members)}.`
        : `Existe el grupo ${formatCode(group)}.`;
    }
    case 'process':
      return condition.running
        ? `${formatCode(condition.process)} está en marcha.`
        : `${formatCode(condition.process)} ya no está en marcha.`;
    case 'package':
      return condition.installed
        ? `El paquete ${formatCode(condition.package)} está instalado.`
        : `El paquete ${formatCode(condition.package)} ya no está instalado.`;
    case 'place':
      return `Estás en ${formatCode(condition.directory)}.`;
    case 'command':
      return 'Bien.';
  }
}
