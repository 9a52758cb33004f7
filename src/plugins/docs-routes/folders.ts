const listNames = (path: string) => path.split('/').filter(Boolean);

/** Returns true for a path that is a folder or is under it. */
export function isInside(path: string, folder: string): boolean {
  const names = listNames(path);
  return listNames(folder).every((name, index) => names[index] === name);
}

/** Returns the deepest folder that contains all the given paths. */
export function findCommonFolder(paths: readonly string[]): string {
  const [first = [], ...otherNames] = paths.map(listNames);
  const isShared = (name: string, index: number) =>
    otherNames.every((names) => names[index] === name);
  const end = first.findIndex((name, index) => !isShared(name, index));
  return `/${first.slice(0, end < 0 ? first.length : end).join('/')}`;
}
