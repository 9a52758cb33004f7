import { decodePlainText } from '../playground/decodePlainText';
import { projectLimits } from '../playground/project';
import { SETTINGS_NAME, parseSettings } from './settingsFile';
import type { ReadSettings } from './settingsFile';

/** Settings of the program of a ZIP. */
export interface ZipSettings extends Omit<ReadSettings, 'problems' | 'input'> {
  /** Path of the file with the prepared input. */
  readonly inputPath?: string;
}

interface FoundSettings {
  readonly settings?: ZipSettings;
  /** Path of the file with the settings, when it is no file of the program. */
  readonly settingsPath?: string;
  /** Sentences for the reader about settings that were not applied. */
  readonly remarks: readonly string[];
}

/** The file has a number when a file of the program has its name. */
const SETTINGS_PATH = /(?:^|\/)ajustes(?:-\d+)?\.txt$/;

/** Maximum number of problems that a remark lists. */
const MAX_LISTED_PROBLEMS = 3;

const staysText = 'Ese archivo entra también en el programa.';

function readSettingsFile(bytes: Uint8Array) {
  // Settings may hold characters that `decodePlainText` refuses.
  const text = decodePlainText(bytes) ?? new TextDecoder().decode(bytes);
  return parseSettings(text.replace(/\r\n?/g, '\n'));
}

/** Joins the problems of a file in the middle of a sentence. */
function joinProblems(problems: readonly string[]): string {
  const otherCount = problems.length - MAX_LISTED_PROBLEMS;
  return [
    ...problems.slice(0, MAX_LISTED_PROBLEMS),
    ...(otherCount > 0 ? [`y ${otherCount} más`] : []),
  ].join('; ');
}

/** Returns the path of the prepared input, or the reason why it is not read. */
function findInput(
  input: string,
  settingsPath: string,
  contents: Readonly<Record<string, Uint8Array>>,
): { readonly inputPath?: string; readonly problem?: string } {
  const folder = settingsPath.slice(0, settingsPath.lastIndexOf('/') + 1);
  const inputPath = `${folder}${input}`;
  const bytes = contents[inputPath];
  if (!bytes || inputPath === settingsPath)
    return { problem: `la entrada «${input}» no va en el ZIP` };
  const length = new TextDecoder().decode(bytes).length;
  return length > projectLimits.stdin
    ? {
        problem: `la entrada «${input}» pasa de ${projectLimits.stdin} letras, que son las que caben`,
      }
    : { inputPath };
}

/**
 * Finds the settings among the files of a ZIP. A file of settings that is not
 * understood whole stays among the files of the program.
 *
 * @param contents Bytes of the files by path.
 */
export function findZipSettings(
  contents: Readonly<Record<string, Uint8Array>>,
): FoundSettings {
  const candidates = Object.entries(contents)
    .filter(([path]) => SETTINGS_PATH.test(path))
    .map(([path, bytes]) => ({ path, result: readSettingsFile(bytes) }));
  // The settings of the ZIP come after the files of the program.
  const found =
    candidates.findLast(({ result }) => result.kind !== 'other') ??
    candidates.at(-1);
  if (!found) return { remarks: [] };
  const { path, result } = found;
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (result.kind === 'other')
    return {
      remarks:
        name === SETTINGS_NAME
          ? [
              `«${name}» no empieza como los ajustes de un programa: entra como un archivo más.`,
            ]
          : [],
    };
  if (result.kind === 'newer')
    return {
      remarks: [
        `«${name}» es de una versión más nueva del laboratorio: recarga la página y vuelve a abrir el ZIP. ${staysText}`,
      ],
    };
  const { title, settings, readme, input } = result;
  const { inputPath, problem }: ReturnType<typeof findInput> =
    input === undefined ? {} : findInput(input, path, contents);
  const problems = [...result.problems, ...(problem ? [problem] : [])];
  const isWhole = problems.length === 0;
  return {
    settings: {
      settings,
      readme,
      ...(title !== undefined && { title }),
      ...(inputPath !== undefined && { inputPath }),
    },
    ...(isWhole && { settingsPath: path }),
    remarks: isWhole
      ? []
      : [
          `De «${name}» no se aplicó todo: ${joinProblems(problems)}. ${staysText}`,
        ],
  };
}
