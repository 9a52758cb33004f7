import { downloadFile } from '../../../../utils/downloadFile';
import { fold } from '../../../../utils/fold';
import type { Project } from '../../engine/playground/project';
import { createZip } from '../../engine/playground/zip';

/** Returns the name of the ZIP file of a program. */
function getArchiveName(title: string): string {
  const name = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${name || 'programa'}.zip`;
}

/** Downloads the file of the program, or a ZIP of its files. */
export function saveProject({ title, files }: Project): void {
  const [first, second] = files;
  if (first && !second) {
    downloadFile(first.name, first.text, 'text/plain');
    return;
  }
  const encoder = new TextEncoder();
  const packed = createZip(
    files.map(({ name, text }) => ({ name, bytes: encoder.encode(text) })),
    new Date(),
  );
  downloadFile(getArchiveName(title), packed, 'application/zip');
}
