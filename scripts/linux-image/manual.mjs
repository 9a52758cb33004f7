import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ENGLISH_PAGES, MANUAL_PAGES } from './config.mjs';
import { isExcluded, parseRules } from './trim.mjs';

/** Folders with programs. */
const PROGRAMS = ['usr/bin', 'usr/sbin'];

/** Sections of the manual about programs. */
const PROGRAM_SECTIONS = ['1', '8'];

/**
 * Manual page; an empty language is English.
 *
 * @typedef {object} Page
 * @property {'' | 'es'} language
 * @property {string} name
 * @property {string} section
 */

/**
 * @param {string} root
 * @param {string} rulesFile
 * @returns {Promise<Set<string>>} Names of the programs that the image keeps.
 */
async function listKeptPrograms(root, rulesFile) {
  const rules = parseRules(await readFile(rulesFile, 'utf8'));
  const names = await Promise.all(
    PROGRAMS.map(async (folder) =>
      (await readdir(path.join(root, folder))).filter(
        (name) => !isExcluded(rules, `/${folder}/${name}`),
      ),
    ),
  );
  return new Set(names.flat());
}

/**
 * @param {string} root
 * @param {'' | 'es'} language
 * @returns {Promise<Page[]>}
 */
async function readPages(root, language) {
  const manual = path.join(root, 'usr/share/man', language);
  const folders = (await readdir(manual)).filter((name) =>
    /^man\d$/.test(name),
  );
  const pages = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(manual, folder))).flatMap((file) => {
        const match = /^(.*)\.(\d)\.gz$/.exec(file);
        const [, name, section] = match ?? [];
        return name !== undefined && section !== undefined
          ? [{ language, name, section }]
          : [];
      }),
    ),
  );
  return pages.flat();
}

/**
 * Chooses the manual pages of the image, for its programs and a few other
 * subjects. All Spanish pages are kept; an English page is kept when it has no
 * translation and beginners need it.
 *
 * @param {string} root Tree of the system, with the whole manual.
 * @param {string} rulesFile
 * @returns {Promise<Page[]>} Pages, sorted by language and name.
 */
export async function choosePages(root, rulesFile) {
  const programs = await listKeptPrograms(root, rulesFile);
  /** @param {Page} page */
  const isWanted = ({ name, section }) =>
    (PROGRAM_SECTIONS.includes(section) && programs.has(name)) ||
    MANUAL_PAGES.includes(`${name}.${section}`);
  const formatId = (/** @type {Page} */ { name, section }) =>
    `${name}.${section}`;
  const spanish = (await readPages(root, 'es')).filter(isWanted);
  const translatedIds = new Set(spanish.map(formatId));
  const english = (await readPages(root, '')).filter(
    (page) =>
      isWanted(page) &&
      !translatedIds.has(formatId(page)) &&
      (ENGLISH_PAGES.includes(page.name) ||
        MANUAL_PAGES.includes(formatId(page))),
  );
  return [...spanish, ...english].sort((a, b) =>
    `${a.language}/${formatId(a)}` < `${b.language}/${formatId(b)}` ? -1 : 1,
  );
}
