import { fold } from '../../../../utils/fold';
import { projectLimits } from '../playground/project';
import type { Project, Settings } from '../playground/project';
import { compilerFlags, standards } from '../types';

/** Name of the file of a ZIP with the settings of its program. */
export const SETTINGS_NAME = 'ajustes.txt';

/** Format that this version of the site writes. */
const VERSION = 1;

/** Maximum length of a quoted text, in characters. */
const MAX_QUOTED_LENGTH = 40;

/** First line of the file; the version follows. */
const SIGNATURE = '# Ajustes de un programa del laboratorio de C, versión';

const HEADING = `${SIGNATURE} ${VERSION}
# «Abrir archivos» los lee al abrir el ZIP. Aquí cada línea es un ajuste.
`;

/** Names of the settings in the file; accents and case do not count there. */
const keys = {
  title: 'título',
  standard: 'edición',
  flag: 'opción',
  args: 'argumentos',
  input: 'entrada',
  readme: 'instrucciones',
} as const;

type Key = keyof typeof keys;

const findKey = (name: string): Key | undefined =>
  (Object.keys(keys) as Key[]).find((key) => fold(keys[key]) === fold(name));

/** Names of the other files of a ZIP that are not files of its program. */
interface CompanionNames {
  /** File with the prepared input, if the program has it. */
  readonly input?: string | undefined;
  /** Text that says how to compile the program. */
  readonly readme?: string | undefined;
}

/** Settings of a program as its ZIP keeps them; absent where it says none. */
export interface ReadSettings extends CompanionNames {
  readonly title?: string;
  readonly settings: Partial<Settings>;
  /**
   * Reasons why lines were left out, as ends of a sentence about the file.
   * Every other line is applied.
   */
  readonly problems: readonly string[];
}

/** Result of reading a text as settings. */
type SettingsResult =
  | ({ readonly kind: 'read' } & ReadSettings)
  /** Another file that has the name, such as one of the program. */
  | { readonly kind: 'other' }
  /** A version of the site after this one wrote it. */
  | { readonly kind: 'newer' };

/** Quotes a text of the file, cut to what a sentence can hold. */
function quote(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > MAX_QUOTED_LENGTH
    ? `«${trimmed.slice(0, MAX_QUOTED_LENGTH)}…»`
    : `«${trimmed}»`;
}

/** Writes a setting; one of several lines takes one line of the file for each. */
const formatSetting = (key: Key, value: string): string =>
  value
    .split(/\r\n?|\n/)
    .map((line) => `${keys[key]}: ${line}\n`)
    .join('');

/** Writes the settings of a program as a text that `parseSettings` reads. */
export function formatSettings(
  { title, settings }: Pick<Project, 'title' | 'settings'>,
  { input, readme }: CompanionNames,
): string {
  const { standard, flags, args } = settings;
  return [
    HEADING,
    ...(title === '' ? [] : [formatSetting('title', title)]),
    formatSetting('standard', standard),
    ...flags.map((flag) => formatSetting('flag', flag)),
    ...(args === '' ? [] : [formatSetting('args', args)]),
    ...(input === undefined ? [] : [formatSetting('input', input)]),
    ...(readme === undefined ? [] : [formatSetting('readme', readme)]),
  ].join('');
}

/** Reads the lines of the file: the values of each key, in order. */
class SettingsReader {
  readonly problems: string[] = [];
  readonly #values = new Map<Key, string[]>();

  constructor(lines: readonly string[]) {
    for (const [index, line] of lines.entries()) {
      if (/^\s*(?:#|$)/.test(line)) continue;
      const [, name = '', value = ''] =
        /^\s*([^:]+?)\s*: ?([^]*)$/.exec(line) ?? [];
      const key = findKey(name);
      if (name === '')
        this.problems.push(`la línea ${index + 1} no dice «ajuste: valor»`);
      else if (key)
        this.#values.set(key, [...(this.#values.get(key) ?? []), value]);
      else
        this.problems.push(
          `la línea ${index + 1} dice ${quote(name)}, que no es ningún ajuste`,
        );
    }
  }

  /** Returns the values of a key that are among the choices. */
  choose<Choice extends string>(
    key: Key,
    choices: readonly Choice[],
  ): Choice[] {
    return (this.#values.get(key) ?? []).flatMap((value) => {
      const choice = choices.find((each) => each === value.trim());
      if (choice !== undefined) return [choice];
      this.problems.push(
        `${quote(value)} no vale: puede ser ${choices.join(' o ')}`,
      );
      return [];
    });
  }

  read(key: Key): string | undefined {
    return this.#values.get(key)?.join('\n');
  }
}

function readArguments(reader: SettingsReader): string | undefined {
  const args = reader.read('args');
  if (args === undefined || args.length <= projectLimits.args) return args;
  reader.problems.push(
    `los argumentos pasan de ${projectLimits.args} letras, que son las que caben`,
  );
  return undefined;
}

/** Returns the name of the readme; no other file is taken for it. */
function readReadmeName(reader: SettingsReader): string | undefined {
  const name = reader.read('readme')?.trim();
  if (name === undefined || /^LEEME(?:-\d+)?\.txt$/.test(name)) return name;
  reader.problems.push(`${quote(name)} no es el nombre de un LEEME.txt`);
  return undefined;
}

/** Reads the text of a file as the settings of a program. Never throws. */
export function parseSettings(text: string): SettingsResult {
  const [first = '', ...lines] = text.split('\n');
  if (!first.startsWith(`${SIGNATURE} `)) return { kind: 'other' };
  const version = Number(first.slice(SIGNATURE.length));
  if (version > VERSION) return { kind: 'newer' };
  // The first line is a comment; it stays, so that the lines keep their number.
  const reader = new SettingsReader(['#', ...lines]);
  const standard = reader.choose('standard', standards).at(-1);
  const flags = [...new Set(reader.choose('flag', compilerFlags))];
  const args = readArguments(reader);
  const readme = readReadmeName(reader);
  const title = reader.read('title')?.slice(0, projectLimits.title);
  return {
    kind: 'read',
    ...(title !== undefined && { title }),
    settings: {
      ...(standard && { standard }),
      flags,
      ...(args !== undefined && { args }),
    },
    input: reader.read('input')?.trim(),
    readme,
    problems: reader.problems,
  };
}
