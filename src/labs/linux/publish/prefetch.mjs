import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../../../scripts/lib/cli.mjs';
import { IMAGE_FOLDER } from '../../../../scripts/lib/linux-image/manifest.mjs';
import {
  walkRegularFiles,
  TOGETHER_LIST,
} from '../../../../scripts/lib/linux-image/names.mjs';

const HEADING = `# Qué archivos de la imagen de Linux pide cada orden la primera vez, uno tras otro:
# la página los trae a la vez en cuanto se pide el programa. Se editan las líneas
# «$ orden»; lo de debajo de cada una lo escribe «npm run linux-files».
`;

const PROGRAM = /^\/usr\/s?bin\//;

/**
 * Command, and the files that it read the first time, in order.
 *
 * @typedef {{command: string, files: string[]}} CommandFiles
 */

/**
 * Parses the list of commands.
 *
 * @param {string} text Content of the list's file.
 * @returns {CommandFiles[]}
 */
export function parseCommandFiles(text) {
  /** @type {CommandFiles[]} */
  const commandFiles = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('$ '))
      commandFiles.push({ command: line.slice(2), files: [] });
    else if (line.startsWith('/')) commandFiles.at(-1)?.files.push(line);
  }
  return commandFiles;
}

/**
 * Formats the list of commands.
 *
 * @param {readonly CommandFiles[]} commandFiles
 * @returns {string} Content of the list's file.
 */
export function formatCommandFiles(commandFiles) {
  const groups = commandFiles.map(({ command, files }) =>
    [`$ ${command}`, ...files, ''].join('\n'),
  );
  return [HEADING, ...groups].join('\n');
}

/**
 * Groups the files of a command by program. A command may run several programs:
 * each gets the files read before the next one, except those that the command
 * names.
 *
 * @param {CommandFiles} commandFiles
 * @returns {Map<string, Set<string>>}
 */
function groupByProgram({ command, files }) {
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
 * Returns the files that a program reads in at least half of the commands that
 * run it.
 *
 * @param {readonly CommandFiles[]} commandFiles
 * @returns {Map<string, string[]>} Paths of the files, by path of the program.
 */
export function findPrefetchFiles(commandFiles) {
  /** @type {Map<string, {times: number, counts: Map<string, number>}>} */
  const programs = new Map();
  for (const [program, files] of commandFiles.flatMap((commandFile) => [
    ...groupByProgram(commandFile),
  ])) {
    const knownProgram = programs.get(program) ?? {
      times: 0,
      counts: new Map(),
    };
    knownProgram.times += 1;
    for (const file of files)
      knownProgram.counts.set(file, (knownProgram.counts.get(file) ?? 0) + 1);
    programs.set(program, knownProgram);
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
 * Content of the image, with its uncompressed size in bytes.
 *
 * @typedef {[name: string, size: number]} Content
 */

/**
 * Returns the table that a worker needs to prefetch files: the contents that a
 * program reads, by the content of the program.
 *
 * @param {string} fsJson
 * @param {string} text Content of the file `TOGETHER`.
 * @returns {[program: string, followers: Content[]][]}
 * @throws {UserError} for a file that the image does not have.
 */
export function createPrefetchTable(fsJson, text) {
  const knownFiles = new Map(
    [...walkRegularFiles(fsJson)].map(({ file, ...rest }) => [file, rest]),
  );
  /** @returns {Content} */
  const getContent = (/** @type {string} */ file) => {
    const knownFile = knownFiles.get(file);
    if (!knownFile)
      throw new UserError(
        `${TOGETHER_LIST}\n    se esperaba: un archivo de la imagen de Linux\n    se encontró: ${file}`,
        'Si la imagen cambió, «npm run linux-files» rehace la lista.',
      );
    return [knownFile.content, knownFile.size];
  };
  return [...findPrefetchFiles(parseCommandFiles(text))].map(
    ([program, files]) => [getContent(program)[0], files.map(getContent)],
  );
}

/**
 * Reads the prefetch table of the project.
 *
 * @param {string} root Path of the project.
 * @returns {Promise<ReturnType<typeof createPrefetchTable>>}
 */
export async function readPrefetchTable(root) {
  const read = (/** @type {string} */ file) =>
    readFile(path.join(root, file), 'utf8');
  return createPrefetchTable(
    await read(`${IMAGE_FOLDER}/fs.json`),
    await read(TOGETHER_LIST),
  );
}
