import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../cli.mjs';
import { IMAGE_FOLDER } from '../linux-image/manifest.mjs';
import { regularFiles, TOGETHER } from '../linux-image/names.mjs';

const HEADING = `# Qué archivos de la imagen de Linux pide cada orden la primera vez, uno tras otro:
# la página los trae a la vez en cuanto se pide el programa. Se editan las líneas
# «$ orden»; lo de debajo de cada una lo escribe «npm run linux-files».
`;

const PROGRAM = /^\/usr\/s?bin\//;

/**
 * A command and what it asked for.
 *
 * @typedef {{command: string, files: string[]}} Asked
 */

/**
 * @param {string} text As it is kept.
 * @returns {Asked[]}
 */
export function readAsked(text) {
  /** @type {Asked[]} */
  const asked = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('$ '))
      asked.push({ command: line.slice(2), files: [] });
    else if (line.startsWith('/')) asked.at(-1)?.files.push(line);
  }
  return asked;
}

/**
 * @param {readonly Asked[]} asked
 * @returns {string} As it is kept.
 */
export function writeAsked(asked) {
  const groups = asked.map(({ command, files }) =>
    [`$ ${command}`, ...files, ''].join('\n'),
  );
  return [HEADING, ...groups].join('\n');
}

/**
 * A command may begin several programs: each with what it asked for before the
 * next one, but for what the command itself names.
 *
 * @param {Asked} asked
 * @returns {Map<string, Set<string>>}
 */
function programsOf({ command, files }) {
  /** @type {Map<string, Set<string>>} */
  const programs = new Map();
  /** @type {Set<string> | undefined} */
  let current;
  for (const file of files)
    if (PROGRAM.test(file)) {
      current = programs.get(file) ?? new Set();
      programs.set(file, current);
    } else if (!command.includes(file)) current?.add(file);
  return programs;
}

/**
 * What a program asks for in at least half of the commands that begin it.
 *
 * @param {readonly Asked[]} asked
 * @returns {Map<string, string[]>} Paths, by that of the program.
 */
export function followersOf(asked) {
  /** @type {Map<string, {times: number, counts: Map<string, number>}>} */
  const programs = new Map();
  for (const [program, files] of asked.flatMap((each) => [
    ...programsOf(each),
  ])) {
    const known = programs.get(program) ?? { times: 0, counts: new Map() };
    known.times += 1;
    for (const file of files)
      known.counts.set(file, (known.counts.get(file) ?? 0) + 1);
    programs.set(program, known);
  }
  /** @type {Map<string, string[]>} */
  const followers = new Map();
  for (const [program, { times, counts }] of programs) {
    const files = [...counts]
      .filter(([, count]) => count >= times / 2)
      .map(([file]) => file);
    if (files.length > 0) followers.set(program, files);
  }
  return followers;
}

/**
 * A content of the image, with its size unpacked.
 *
 * @typedef {[name: string, size: number]} Content
 */

/**
 * What a worker needs to bring files together: by the content of a program,
 * those that it asks for.
 *
 * @param {string} fsJson
 * @param {string} text As `TOGETHER` holds it.
 * @returns {[program: string, followers: Content[]][]}
 * @throws {UserError} for a file that the image does not have.
 */
export function tableOf(fsJson, text) {
  const known = new Map(
    [...regularFiles(fsJson)].map(({ file, ...rest }) => [file, rest]),
  );
  /** @returns {Content} */
  const contentOf = (/** @type {string} */ file) => {
    const found = known.get(file);
    if (!found)
      throw new UserError(
        `${TOGETHER}\n    se esperaba: un archivo de la imagen de Linux\n    se encontró: ${file}`,
        'Si la imagen cambió, «npm run linux-files» rehace la lista.',
      );
    return [found.content, found.size];
  };
  return [...followersOf(readAsked(text))].map(([program, files]) => [
    contentOf(program)[0],
    files.map(contentOf),
  ]);
}

/**
 * @param {string} root The project.
 * @returns {Promise<ReturnType<typeof tableOf>>}
 */
export async function readTogether(root) {
  const read = (/** @type {string} */ file) =>
    readFile(path.join(root, file), 'utf8');
  return tableOf(await read(`${IMAGE_FOLDER}/fs.json`), await read(TOGETHER));
}
