const mostCommands = 200;
const mostLetters = 20_000;

/** Commands of this visit, by storage key. */
const current = new Map<string, readonly string[]>();

function read(key: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value)
      ? value.filter((each): each is string => typeof each === 'string')
      : [];
  } catch {
    return [];
  }
}

function write(key: string, commands: readonly string[]): void {
  try {
    if (commands.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(commands));
  } catch {
    // The commands last until the reload when storage is blocked.
  }
}

/** Returns the commands of an earlier visit, unless this visit has its own. */
export function earlierCommands(key: string): readonly string[] {
  return current.has(key) ? [] : read(key);
}

/**
 * Removes and returns this visit's commands after a crash; the next machine
 * starts an empty list.
 */
export function lostCommands(key: string): readonly string[] {
  const commands = current.get(key) ?? [];
  current.delete(key);
  return commands;
}

/** Records a command typed in this visit. */
export function noteCommand(key: string, command: string): void {
  const commands = [...(current.get(key) ?? []), command].slice(-mostCommands);
  current.set(key, commands);
  if (commands.join('').length <= mostLetters) write(key, commands);
}

/** Clears the commands of this visit and the stored ones. */
export function forgetCommands(key: string): void {
  current.set(key, []);
  write(key, []);
}
