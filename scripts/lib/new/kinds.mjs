import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../cli.mjs';
import { isFile, readFileIfExists } from '../files.mjs';
import {
  assertValidName,
  fillTemplate,
  insertEntry,
  listNewestArticles,
  findNextPosition,
  resolveLesson,
  readTemplateFolder,
  toTitle,
  formatToday,
} from './project.mjs';

const TEMPLATES = 'scripts/lib/new/templates';
/** File of a laboratory that has a template of an exercise. */
const LAB_EXERCISE = 'new/ejercicio/ejercicio.yml';

/** @typedef {{readonly file: string, readonly text: string}} FileText */

/**
 * @typedef {object} Plan
 * @property {readonly FileText[]} files New files.
 * @property {readonly FileText[]} changes Lists that gain an entry.
 * @property {string} next Instructions for what is left to do, in Spanish.
 */

/**
 * @typedef {object} Kind
 * @property {string} usage
 * @property {string} what
 * @property {(root: string, args: readonly string[], courses: readonly import('./project.mjs').CourseRow[]) => Promise<Plan>} plan
 */

/**
 * Writes an exercise from the template of its laboratory.
 *
 * @param {string} root
 * @param {{module: string, name: string, lab: string}} lesson
 * @param {string} id
 * @returns {Promise<FileText[]>}
 */
async function createExercise(root, { module, name, lab }, id) {
  const folder = `src/labs/${lab}/new/ejercicio`;
  const files = await readTemplateFolder(root, folder);
  return Promise.all(
    files.map(async (file) => ({
      file: `${module}/_${name}/${id}/${file}`,
      text: await fillTemplate(root, `${folder}/${file}`, {
        titulo: toTitle(id),
      }),
    })),
  );
}

/**
 * @param {string} file
 * @param {readonly string[]} ids
 * @param {string} id
 */
function assertNewId(file, ids, id) {
  if (ids.includes(id))
    throw new UserError(`«${id}» ya está en ${file}.`, 'Elige otro.');
}

/**
 * @param {string} root
 * @param {string} lab
 * @throws {UserError} for a laboratory that has no template of an exercise.
 */
async function assertLab(root, lab) {
  const names = await readdir(path.join(root, 'src/labs'));
  const labs = [];
  for (const name of names.sort())
    if (await isFile(path.join(root, 'src/labs', name, LAB_EXERCISE)))
      labs.push(name);
  if (labs.includes(lab)) return;
  throw new UserError(
    `No hay ningún laboratorio «${lab}».`,
    `Se puede: ${labs.join(', ')}. Sin decirlo, es el del curso.`,
  );
}

/** @param {string} text */
const listIds = (text) =>
  [...text.matchAll(/^ {4}id: '([^']+)'/gm)].map(([, id = '']) => id);

/** @type {Kind['plan']} */
async function planLesson(root, [place = ''], courses) {
  const lesson = await resolveLesson(root, courses, place);
  const { file, module, name, course, lab } = lesson;
  const id = `${name}-primero`;
  const text = await fillTemplate(root, `src/labs/${lab}/new/leccion.mdx`, {
    titulo: toTitle(name),
    curso: course,
    nombre: name,
    lugar: await findNextPosition(root, module),
    fecha: formatToday(),
    ejercicio: id,
  });
  return {
    files: [{ file, text }, ...(await createExercise(root, lesson, id))],
    changes: [],
    next: `Escribe la lección y ponle tres ejercicios o más: npm run new -- ejercicio ${course}/${path.posix.basename(module)}/${name} otro\nDespués, npm start para verla y npm run lesson -- ${course}/${name} para probarla.`,
  };
}

/** @type {Kind['plan']} */
async function planExercise(root, [place = '', id = '', lab], courses) {
  const lesson = await resolveLesson(root, courses, place);
  assertValidName(id, 'un ejercicio');
  if (lab !== undefined) await assertLab(root, lab);
  if (!(await isFile(path.join(root, lesson.file))))
    throw new UserError(
      `No existe la lección ${lesson.file}.`,
      `Se crea con: npm run new -- leccion ${place}`,
    );
  return {
    files: await createExercise(
      root,
      { ...lesson, lab: lab ?? lesson.lab },
      id,
    ),
    changes: [],
    next: `Pega esto en «## Practica» de ${lesson.file} y escribe el enunciado:\n\n<Exercise id="${id}">\n\nQué hay que conseguir.\n\n</Exercise>`,
  };
}

/**
 * @param {string} template
 * @param {string} category
 * @returns {(root: string, name: string) => Promise<Plan>}
 */
function planPost(template, category) {
  return async (root, name) => {
    assertValidName(name, 'un artículo');
    const values = {
      titulo: toTitle(name),
      grupo: category,
      nombre: name,
      fecha: formatToday(),
      relacionados: (await listNewestArticles(root)).slice(0, 2).join(', '),
    };
    return {
      files: [
        {
          file: `blog/${category}/${name}.mdx`,
          text: await fillTemplate(root, `${TEMPLATES}/${template}`, values),
        },
        {
          file: `static/img/articulos/${name}.svg`,
          text: await fillTemplate(root, `${TEMPLATES}/portada.svg`, values),
        },
      ],
      changes: [],
      next: 'Dibuja la portada (1200×630), di en «portada_alt» qué se ve y escribe el texto.',
    };
  };
}

const articleCategories = ['rows', 'info'];

/** @type {Kind['plan']} */
async function planArticle(root, [place = '']) {
  const [category = '', name = ''] = place.split('/');
  if (!articleCategories.includes(category))
    throw new UserError(
      `No existe la categoría «${category}».`,
      `Las de los artículos son: ${articleCategories.join(', ')}. Una reseña se crea con: npm run new -- resena nombre`,
    );
  return planPost('articulo.mdx', category)(root, name);
}

/** @type {Kind['plan']} */
async function planVideo(root, [id = '']) {
  if (!/^[\w-]{11}$/.test(id))
    throw new UserError(
      `«${id}» no es el identificador de un video de YouTube.`,
      'Son los 11 caracteres que siguen a «v=» en su dirección.',
    );
  const file = 'src/data/videos/index.ts';
  const list = await readFile(path.join(root, file), 'utf8');
  assertNewId(file, listIds(list), id);
  const entry = await fillTemplate(root, `${TEMPLATES}/video.txt`, {
    id,
    fecha: formatToday(),
  });
  return {
    files: [
      {
        file: `static/img/videos/${id}.svg`,
        text: await fillTemplate(root, `${TEMPLATES}/poster.svg`, {}),
      },
    ],
    changes: [{ file, text: insertEntry(list, entry) }],
    next: `Dibuja el póster (640×360) y cambia los textos de la última entrada de ${file}.`,
  };
}

/** @type {Kind['plan']} */
async function planTerm(root, [id = '']) {
  assertValidName(id, 'un término');
  const file = 'src/data/glosario/index.ts';
  const list = await readFile(path.join(root, file), 'utf8');
  assertNewId(file, listIds(list), id);
  const entry = await fillTemplate(root, `${TEMPLATES}/termino.txt`, {
    id,
    termino: id.replaceAll('-', ' '),
  });
  return {
    files: [],
    changes: [
      {
        file,
        text: insertEntry(
          list,
          entry,
          (other) => other.localeCompare(id, 'es') > 0,
        ),
      },
    ],
    next: `Escribe la definición de «${id}» en ${file}. El término tiene que usarse en alguna página.`,
  };
}

/** @type {Kind['plan']} */
async function planCard(root, [place = '']) {
  const [topic = '', id = ''] = place.split('/');
  const folder = 'src/labs/c/explain/cards';
  const file = `${folder}/${topic}.ts`;
  const list = await readFileIfExists(path.join(root, file));
  if (list === undefined || topic === 'index') {
    const names = (await readdir(path.join(root, folder)))
      .filter((name) => /^(?!index).*\.ts$/.test(name))
      .map((name) => name.replace('.ts', ''));
    throw new UserError(
      `No hay tarjetas de «${topic}».`,
      `Los temas son: ${names.join(', ')}`,
    );
  }
  assertValidName(id, 'una tarjeta');
  assertNewId(file, listIds(list), id);
  return {
    files: [
      {
        file: `src/labs/c/explain/examples/${id}.c`,
        text: await fillTemplate(root, `${TEMPLATES}/tarjeta.c`, {}),
      },
    ],
    changes: [
      {
        file,
        text: insertEntry(
          list,
          await fillTemplate(root, `${TEMPLATES}/tarjeta.txt`, { id }),
        ),
      },
    ],
    next: `Escribe la falta en el ejemplo y el mensaje de clang en «when», y prueba: npx jest src/labs/c/explain`,
  };
}

/** @type {Readonly<Record<'leccion' | 'ejercicio' | 'articulo' | 'resena' | 'video' | 'termino' | 'tarjeta', Kind>>} */
export const kinds = {
  leccion: {
    usage: 'leccion <curso>/<módulo>/<nombre>',
    what: 'Una lección, con sus apartados, sus preguntas y un primer ejercicio.',
    plan: planLesson,
  },
  ejercicio: {
    usage: 'ejercicio <curso>/<módulo>/<lección> <nombre> [laboratorio]',
    what: 'Un ejercicio más de una lección, del laboratorio de su curso o de otro.',
    plan: planExercise,
  },
  articulo: {
    usage: 'articulo <categoría>/<nombre>',
    what: 'Un artículo (info o rows), con su portada.',
    plan: planArticle,
  },
  resena: {
    usage: 'resena <nombre>',
    what: 'Una reseña, con su portada.',
    plan: (root, [name = '']) => planPost('resena.mdx', 'reviews')(root, name),
  },
  video: {
    usage: 'video <identificador>',
    what: 'Un video de la página de inicio, con su póster.',
    plan: planVideo,
  },
  termino: {
    usage: 'termino <nombre>',
    what: 'Un término del glosario, en su lugar del orden alfabético.',
    plan: planTerm,
  },
  tarjeta: {
    usage: 'tarjeta <tema>/<nombre>',
    what: 'Una tarjeta que explica un error de C, con su ejemplo.',
    plan: planCard,
  },
};
