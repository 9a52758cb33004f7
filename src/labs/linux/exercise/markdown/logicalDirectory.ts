/**
 * Directory as the shell reached it, which still has the symbolic links of the
 * route: `$PWD`, or `pwd` without `-P`.
 */
const LOGICAL_DIRECTORY = String.raw`(?:\$\{?PWD\b|\$\(\s*pwd(?: -L)?\s*\)|\`pwd\`)`;

/** Operator that compares texts. The other one, `-ef`, follows links. */
const TEXT_OPERATOR = String.raw`\s(?:==?|!=|=~)\s`;

const COMPARED_DIRECTORY = new RegExp(
  [
    String.raw`${LOGICAL_DIRECTORY}\S*${TEXT_OPERATOR}`,
    String.raw`${TEXT_OPERATOR}\s*\S*${LOGICAL_DIRECTORY}`,
    String.raw`\bcase\s+\S*${LOGICAL_DIRECTORY}`,
  ].join('|'),
);

/** Advice for the authors whose script compares the directory as it was reached. */
export const physicalDirectoryAdvice =
  'el directorio comparado con `$(pwd -P)`, que es el mismo aunque se llegue por un enlace';

/**
 * Finds a line of a script that compares the working directory as text. A
 * learner who came through a symbolic link is in the right place and would be
 * told otherwise.
 */
export function findComparedDirectory(script: string): string | undefined {
  return script
    .split('\n')
    .find((line) => COMPARED_DIRECTORY.test(line))
    ?.trim();
}
