import { downloadFile } from '../../../../utils/downloadFile';
import { fold } from '../../../../utils/fold';
import type { Project } from '../../engine/playground/project';
import { zip } from '../../engine/playground/zip';

/** Name of the file that holds a whole program. */
function archiveName(title: string): string {
  const name = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${name || 'programa'}.zip`;
}

/** Downloads a file of the program, or several as one ZIP. */
export function saveProject({ title, files }: Project): void {
  const [first, second] = files;
  if (first && !second) {
    downloadFile(first.name, first.text, 'text/plain');
    return;
  }
  const encoder = new TextEncoder();
  const packed = zip(
    files.map(({ name, text }) => ({ name, bytes: encoder.encode(text) })),
    new Date(),
  );
  downloadFile(archiveName(title), packed, 'application/zip');
}
