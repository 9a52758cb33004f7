import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parseDocument } from 'yaml';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import sidebars from '../../sidebars';
import { integerField, text } from '../utils/schemaFields';
import type { Finding } from '../content/finding';
import { formatIssues } from '../content/parseContent';
import { toFindings } from './toFindings';
import type { Page } from './page';

const EDITION = /^(?:docs|versioned_docs\/version-[^/]+)\//;

const category = v.strictObject({
  label: text('el nombre del módulo', 60),
  position: integerField('el lugar del módulo, un entero de 0 a 99', 0, 99),
  collapsible: v.optional(v.boolean('true o false')),
  collapsed: v.optional(v.boolean('true o false')),
});

/** Reports file names that would break on some file systems, URLs or tools. */
export function checkNames(files: readonly string[]): Finding[] {
  return files
    .filter((file) => !/^[\w./-]+$/.test(file))
    .map((file) => ({
      level: 'error',
      file,
      place: 'nombre del archivo',
      expected: 'letras sin acentos, números y guiones, sin espacios',
      found: path.posix.basename(file),
    }));
}

/**
 * Reports modules without a valid `_category_.yml`, which holds their name and
 * position.
 */
export function checkModules(
  root: string,
  files: readonly string[],
): Finding[] {
  const modules = new Set(
    files
      .filter((file) => /^docs\/.*\/\d+-[^/]+\/[^/_][^/]*\.mdx?$/.test(file))
      .map((file) => path.posix.dirname(file)),
  );
  return [...modules].flatMap((folder): Finding[] => {
    const file = `${folder}/_category_.yml`;
    if (!existsSync(path.join(root, file)))
      return [
        {
          level: 'error',
          file,
          expected: 'el archivo del módulo, con «label» y «position»',
          found: 'nada',
        },
      ];
    const yaml = readFileSync(path.join(root, file), 'utf8');
    const document = parseDocument(yaml);
    const [fault] = document.errors;
    if (fault)
      return [
        {
          level: 'error',
          file,
          line: fault.linePos?.[0].line,
          expected: 'YAML bien escrito, como «label: Datos»',
          found:
            yaml
              .slice(0, fault.pos[0] + 1)
              .split('\n')
              .at(-1) ?? '',
        },
      ];
    const result = v.safeParse(category, document.toJS());
    return result.success
      ? []
      : toFindings(
          new Error(formatIssues(result.issues, { file }).join('\n\n')),
          file,
        );
  });
}

/**
 * Returns the id that Docusaurus gives a page: its path without extension and
 * without the numbers of its folders.
 */
function getDocId(file: string): string {
  return file
    .replace(/\.mdx?$/, '')
    .split('/')
    .map((part) => part.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, ''))
    .join('/');
}

interface Menu {
  readonly folders: readonly string[];
  readonly ids: readonly string[];
}

function readMenu(config: SidebarsConfig): Menu {
  const items = Object.values(config).flatMap((sidebar): unknown[] =>
    Array.isArray(sidebar) ? sidebar : [],
  );
  return {
    ids: items.filter((item) => typeof item === 'string'),
    folders: items.flatMap((item) =>
      typeof item === 'object' &&
      item !== null &&
      'dirName' in item &&
      typeof item.dirName === 'string'
        ? [item.dirName]
        : [],
    ),
  };
}

/**
 * Reports pages that no menu lists, course pages outside a module, and menu
 * entries without a page.
 */
export function checkMenu(
  pages: readonly Page[],
  config: SidebarsConfig = sidebars,
): Finding[] {
  const { folders, ids } = readMenu(config);
  const current = pages.filter(({ file }) => file.startsWith('docs/'));
  const pagesOutsideMenus = current.flatMap(({ file, fields }): Finding[] => {
    const relativePath = file.replace(EDITION, '');
    const course = folders.find((folder) =>
      relativePath.startsWith(`${folder}/`),
    );
    if (course === undefined)
      return ids.includes(getDocId(relativePath))
        ? []
        : [
            {
              level: 'error',
              file,
              expected: `una página que esté en un menú: dentro de un módulo de un curso (${folders.map((folder) => `docs/${folder}/`).join(', ')}), o su nombre en sidebars.ts`,
              found: 'una página fuera de todos los menús',
            },
          ];
    const rest = relativePath.slice(course.length + 1);
    // Pages of the whole course, such as its cover, are outside its modules.
    const isCoursePage =
      !rest.includes('/') && ['portada', 'guia'].includes(String(fields.tipo));
    return isCoursePage || /^\d+-[^/]+\/[^/]+$/.test(rest)
      ? []
      : [
          {
            level: 'error',
            file,
            expected: `la lección dentro de un módulo numerado, como docs/${course}/2-nombre/`,
            found: file,
          },
        ];
  });
  const knownIds = new Set(
    current.map(({ file }) => getDocId(file.replace(EDITION, ''))),
  );
  const unknownIds = ids
    .filter((id) => !knownIds.has(id))
    .map((id): Finding => ({
      level: 'error',
      file: 'sidebars.ts',
      expected: 'el nombre de una página que exista en docs/',
      found: id,
    }));
  return [...pagesOutsideMenus, ...unknownIds];
}

/** Reports pages that share an address or a Docusaurus id. */
export function checkDuplicates(
  pages: readonly Page[],
  getPageAddress: (page: Page) => string | undefined,
): Finding[] {
  const first = new Map<string, Page>();
  const findings: Finding[] = [];
  const register = (
    key: string,
    page: Page,
    fault: (createFault: Page) => Finding,
  ) => {
    const firstPage = first.get(key);
    if (firstPage) findings.push(fault(firstPage));
    else first.set(key, page);
  };
  for (const page of pages) {
    const { file, findLine } = page;
    const address = getPageAddress(page);
    if (address !== undefined)
      register(`address ${address}`, page, (other) => ({
        level: 'error',
        file,
        line: findLine('slug'),
        place: 'campo «slug»',
        expected: `una dirección que no sea la de ${other.file}`,
        found: address,
      }));
    if (EDITION.test(file))
      register(`id ${getDocId(file)}`, page, (other) => ({
        level: 'error',
        file,
        place: 'nombre del archivo',
        expected: `un nombre que no sea el de ${other.file}, sin contar el número del módulo ni la extensión`,
        found: path.posix.basename(file),
      }));
  }
  return findings;
}
