const MAX_COMMANDS = 200;
const MAX_STORED_CHARACTERS = 20_000;

/** Commands of this visit, by storage key. */
const visitCommands = new Map<string, readonly string[]>();

function readStored(key: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value)
      ? value.filter((each): each is string => typeof each === 'string')
      : [];
  } catch {
    return [];
  }
}

function writeStored(key: string, commands: readonly string[]): void {
  try {
    if (commands.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(commands));
  } catch {
    // The commands last until the reload when storage is blocked.
  }
}

/** Returns the commands of an earlier visit, unless this visit has its own. */
export function readEarlierCommands(key: string): readonly string[] {
  return visitCommands.has(key) ? [] : readStored(key);
}

/**
 * Removes and returns this visit's commands after a crash; the next machine
 * starts an empty list.
 */
export function takeLostCommands(key: string): readonly string[] {
  const commands = visitCommands.get(key) ?? [];
  visitCommands.delete(key);
  return commands;
}

/** Records a command typed in this visit. */
export function recordCommand(key: string, command: string): void {
  const commands = [...(visitCommands.get(key) ?? []), command].slice(
    -MAX_COMMANDS,
  );
  visitCommands.set(key, commands);
  if (commands.join('').length <= MAX_STORED_CHARACTERS)
    writeStored(key, commands);
}

/** Clears the commands of this visit and the stored ones. */
export function clearCommands(key: string): void {
  visitCommands.set(key, []);
  writeStored(key, []);
}
