import type { Machine } from './machine';
import type { OpenFile } from './memoryObjects';

/** Reports the files that were not closed, once for each line that opened some. */
export function reportOpenFiles(machine: Machine): void {
  const byLine = new Map<string, OpenFile[]>();
  for (const file of machine.openFiles.values()) {
    const key = `${file.openedAt.file}:${file.openedAt.line}`;
    byLine.set(key, [...(byLine.get(key) ?? []), file]);
  }
  for (const [first, ...rest] of byLine.values())
    if (first !== undefined)
      machine.tell(
        'file_left_open',
        {
          file: first.name,
          files: rest.length + 1,
          many: rest.length > 0 ? 'yes' : 'no',
        },
        first.openedAt,
      );
}
