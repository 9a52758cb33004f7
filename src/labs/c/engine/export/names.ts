import { fold } from '../../../../utils/fold';

/** Names that Windows keeps for its devices, with or without an extension. */
const DEVICE_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Characters that Windows refuses in names, and control characters. */
// eslint-disable-next-line no-control-regex -- a program can name files so
const REFUSED_CHARACTERS = /[\u0000-\u001f<>:"\\|?*\u007f]/g;

/** Turns a title into a name of ASCII letters: `Mi día 1` into `mi-dia-1`. */
export function toKebabCase(title: string): string {
  const name = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (name === '') return 'programa';
  return DEVICE_NAME.test(name) ? `programa-${name}` : name;
}

function toSafeName(name: string): string {
  const allowedName = name
    .replace(REFUSED_CHARACTERS, '_')
    .replace(/^[-~ ]|[. ]$/g, '_');
  return DEVICE_NAME.test(allowedName) ? `_${allowedName}` : allowedName;
}

/**
 * Returns a path that every system can create, and that stays in its folder.
 * Valid paths do not change.
 */
export function toSafePath(path: string): string {
  const names = path
    .split('/')
    .filter((name) => !['', '.', '..'].includes(name))
    .map(toSafeName);
  return names.join('/') || 'archivo';
}
