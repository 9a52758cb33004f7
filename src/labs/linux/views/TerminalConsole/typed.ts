const mostCommands = 200;
const mostLetters = 20_000;

/** Of the terminals that were on in this visit: their list goes on. */
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
    // Without storage they are there until the reload.
  }
}

/** The commands of a visit before this one, unless this one has its own. */
export function earlierCommands(key: string): readonly string[] {
  return current.has(key) ? [] : read(key);
}

/** The commands of this visit, of a machine that is no more: the next one begins without. */
export function lostCommands(key: string): readonly string[] {
  const commands = current.get(key) ?? [];
  current.delete(key);
  return commands;
}

/** Notes a command that was typed here. */
export function noteCommand(key: string, command: string): void {
  const commands = [...(current.get(key) ?? []), command].slice(-mostCommands);
  current.set(key, commands);
  if (commands.join('').length <= mostLetters) write(key, commands);
}

/** From the beginning: nothing was typed. */
export function forgetCommands(key: string): void {
  current.set(key, []);
  write(key, []);
}
