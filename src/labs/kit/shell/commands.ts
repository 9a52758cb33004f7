import { isUnfinished } from './unfinished';

/** Splits a script into commands; one command may have several lines. */
export function splitCommands(script: string): string[] {
  const commands: string[] = [];
  let open: string[] = [];
  for (const line of script.trimEnd().split('\n')) {
    open.push(line);
    const command = open.join('\n');
    if (isUnfinished(command)) continue;
    if (command.trim() !== '') commands.push(command);
    open = [];
  }
  return open.length > 0 ? [...commands, open.join('\n')] : commands;
}
