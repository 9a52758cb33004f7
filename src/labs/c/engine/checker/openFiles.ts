import type { MemoryChecker } from './machine/memoryChecker';
import type { OpenFile } from './memoryObjects';

/** Reports the files that were not closed, once for each line that opened some. */
export function reportOpenFiles(checker: MemoryChecker): void {
  const byLine = new Map<string, OpenFile[]>();
  for (const file of checker.openFiles.values()) {
    const key = `${file.openedAt.file}:${file.openedAt.line}`;
    byLine.set(key, [...(byLine.get(key) ?? []), file]);
  }
  for (const [first, ...rest] of byLine.values())
    if (first !== undefined)
      checker.reportFinding(
        'file_left_open',
        {
          file: first.name,
          files: rest.length + 1,
          many: rest.length > 0 ? 'yes' : 'no',
        },
        first.openedAt,
      );
}
