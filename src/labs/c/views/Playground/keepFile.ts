import { announce } from '../../../../components/Announcer/announce';
import type { DataFile } from '../../engine/types';
import {
  findFreeName,
  findNameProblem,
} from '../../engine/playground/fileNames';
import { projectLimits } from '../../engine/playground/project';
import { readText } from '../../engine/playground/readText';
import { getDesk } from './useDesk';

/**
 * Adds a file to the open program for its next runs, renamed if its name is not
 * allowed.
 */
export function keepFile({ name, bytes }: DataFile): void {
  const desk = getDesk();
  const refuse = (text: string) => {
    desk.setNotice({ text, isProblem: true });
  };
  const read = readText(bytes);
  if (!read.ok) {
    refuse(`«${name}» no se guardó: ${read.reason}.`);
    return;
  }
  const names = desk.getSnapshot().project.files.map((file) => file.name);
  const isHere = names.includes(name);
  if (!isHere && names.length >= projectLimits.files) {
    refuse(
      `Un programa tiene aquí ${projectLimits.files} archivos como mucho.`,
    );
    return;
  }
  const fit =
    isHere || findNameProblem(name, names) === undefined
      ? name
      : findFreeName(name, names);
  desk.add([{ name: fit, text: read.text }]);
  announce(`${fit} es ahora un archivo de tu programa.`);
}
