import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../cli.mjs';
import { isFile } from '../files.mjs';
import { kinds } from './kinds.mjs';

/** @typedef {import('./kinds.mjs').Plan} Plan */

const help = [
  'Uso: npm run new -- <qué> <dónde>',
  '',
  ...Object.values(kinds).flatMap(({ usage, what }) => [
    `  npm run new -- ${usage}`,
    `      ${what}`,
  ]),
].join('\n');

/**
 * @param {string} root
 * @param {Plan} plan
 */
async function assertFilesAbsent(root, { files }) {
  for (const { file } of files)
    if (await isFile(path.join(root, file)))
      throw new UserError(
        `Ya existe ${file}, y no se toca.`,
        'Elige otro nombre.',
      );
}

/**
 * Writes the initial files of a new piece of content.
 *
 * @param {string} root
 * @param {readonly string[]} args
 * @param {readonly import('./project.mjs').CourseRow[]} courses
 * @returns {Promise<number>} The exit code.
 */
export async function createContent(root, args, courses) {
  const [name, ...rest] = args;
  if (name === undefined || /^(?:-h|--help|--ayuda|ayuda)$/.test(name)) {
    console.log(help);
    return 0;
  }
  const kind = Object.hasOwn(kinds, name)
    ? kinds[/** @type {keyof typeof kinds} */ (name)]
    : undefined;
  if (!kind)
    throw new UserError(
      `No se sabe crear «${name}».`,
      `Se puede: ${Object.keys(kinds).join(', ')}. Sin argumentos, «npm run new» lo explica.`,
    );
  const [, ...places] = kind.usage.split(' ');
  const requiredPlaces = places.filter((place) => !place.startsWith('['));
  if (rest.length < requiredPlaces.length || rest.length > places.length)
    throw new UserError(
      `«${name}» lleva otros datos.`,
      `Se escribe así: npm run new -- ${kind.usage}`,
    );
  const plan = await kind.plan(root, rest, courses);
  await assertFilesAbsent(root, plan);
  for (const { file, text } of [...plan.files, ...plan.changes]) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  for (const { file } of plan.files) console.log(`✓ ${file}`);
  for (const { file } of plan.changes) console.log(`✓ ${file}, con lo nuevo`);
  console.log(`\n${plan.next}`);
  return 0;
}
