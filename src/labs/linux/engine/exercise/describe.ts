import type { Condition, PathCondition } from './types';
import { code, typeWords } from './words';

const list = new Intl.ListFormat('es');

const codes = (names: readonly string[]) => list.format(names.map(code));

function describePath(condition: PathCondition): string {
  const { path, type, mode, owner, group, content, contains, target } =
    condition;
  if (type === 'ninguno') return `${code(path)} ya no está.`;
  const parts = [
    owner !== undefined && `es de ${code(owner)}`,
    group !== undefined && `es del grupo ${code(group)}`,
    mode !== undefined && 'tiene los permisos que se piden',
    target !== undefined && `apunta a ${code(target)}`,
    (content !== undefined || contains !== undefined) &&
      'tiene el contenido que se pide',
  ].filter((part) => part !== false);
  return parts.length === 0
    ? `Existe ${type ? `${typeWords[type]} ` : ''}${code(path)}.`
    : `${code(path)} ${list.format(parts)}.`;
}

/** Describes the state of the machine when a condition is met. */
export function describe(condition: Condition): string {
  switch (condition.kind) {
    case 'path':
      return describePath(condition);
    case 'user': {
      const { user, exists = true, groups, shell } = condition;
      if (!exists) return `La cuenta ${code(user)} ya no está.`;
      if (groups) return `La cuenta ${code(user)} está en ${codes(groups)}.`;
      return shell === undefined
        ? `Existe la cuenta ${code(user)}.`
        : `La shell de ${code(user)} es ${code(shell)}.`;
    }
    case 'group': {
      const { group, exists = true, members } = condition;
      if (!exists) return `El grupo ${code(group)} ya no está.`;
      return members
        ? `En el grupo ${code(group)} ${members.length === 1 ? 'está' : 'están'} ${codes(members)}.`
        : `Existe el grupo ${code(group)}.`;
    }
    case 'process':
      return condition.running
        ? `${code(condition.process)} está en marcha.`
        : `${code(condition.process)} ya no está en marcha.`;
    case 'package':
      return condition.installed
        ? `El paquete ${code(condition.package)} está instalado.`
        : `El paquete ${code(condition.package)} ya no está instalado.`;
    case 'place':
      return `Estás en ${code(condition.directory)}.`;
    case 'command':
      return 'Bien.';
  }
}
