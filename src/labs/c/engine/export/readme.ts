import { readTrivia } from '../exercise/trivia';
import { isCodeFile, isSourceFile } from '../playground/fileNames';
import { buildCompileCommand } from '../playground/project';
import type { Project } from '../playground/project';
import type { SourceFile } from '../types';
import { listIncludes } from './includes';
import { MAKEFILE_NAME } from './makefile';

interface Details {
  /** Name of the folder, and of the executable in it. */
  readonly folder: string;
  readonly program: string;
  /** Address of the page that the program comes from. */
  readonly address: string;
  /** Paths of the files that the program wrote. */
  readonly writtenNames: readonly string[];
  /** Name of the file with what is typed, if the program has it. */
  readonly input: string | undefined;
  /** Name of the file with the settings, which the laboratory reads. */
  readonly settings: string;
  /** Name of the readme itself. */
  readonly name: string;
}

const join = (names: readonly string[]) =>
  new Intl.ListFormat('es').format(names);

function describeFile(file: SourceFile, files: readonly SourceFile[]): string {
  if (isSourceFile(file.name))
    return /\bmain\s*\(/.test(readTrivia(file.text).bareCode)
      ? 'código; el programa empieza en su main'
      : 'código';
  if (!isCodeFile(file.name)) return 'datos';
  const users = files.filter((other) =>
    listIncludes(other, files).includes(file),
  );
  if (users.length === 0) return 'cabecera';
  const verb = users.length === 1 ? 'incluye' : 'incluyen';
  return `cabecera; la ${verb} ${join(users.map(({ name }) => name))}`;
}

/** Lists each file with what it is, in two columns. */
function listContents(
  files: readonly SourceFile[],
  { writtenNames, input, settings, name: ownName }: Details,
): string {
  const rows: (readonly [name: string, description: string])[] = [
    ...files
      .filter(({ name }) => !writtenNames.includes(name))
      .map((file) => [file.name, describeFile(file, files)] as const),
    ...writtenNames.map(
      (name) => [name, 'datos que escribió el programa'] as const,
    ),
    ...(input === undefined
      ? []
      : [[input, 'lo que se teclea cuando el programa lee'] as const]),
    [settings, 'los ajustes, por si abres el ZIP en el laboratorio'],
    [MAKEFILE_NAME, 'las instrucciones de make, que compila el programa'],
    [ownName, 'este texto'],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows
    .map(([name, description]) => `  ${name.padEnd(width)}   ${description}`)
    .join('\n');
}

function buildRunCommand(
  { settings }: Project,
  { program, input }: Details,
): string {
  return [
    `./${program}`,
    ...(settings.args.trim() === '' ? [] : [settings.args.trim()]),
    ...(input === undefined ? [] : [`< ${input}`]),
  ].join(' ');
}

/** Writes the text that says how to compile a program on a computer. */
export function createReadme(project: Project, details: Details): string {
  const { title, files, settings } = project;
  const { address, folder, program } = details;
  const run = buildRunCommand(project, details);
  const command = buildCompileCommand(project, 'gcc', program);
  const steps = `    cd ${folder}\n    make\n    ${run}`;
  const editionNote =
    settings.standard === 'c23'
      ? '\nEste programa es de C23: pide GCC 14 o Clang 18, o posteriores.\n'
      : '';
  return `${title}
${'='.repeat(title.length)}

Viene de ${address}

QUÉ HAY EN ESTA CARPETA

${listContents(files, details)}

CÓMO COMPILARLO

Los comandos se escriben en una terminal, en el lugar donde descomprimiste
la carpeta «${folder}».
${editionNote}
Linux
  Una sola vez, en Debian o Ubuntu (en otros, los paquetes gcc y make):
    sudo apt install build-essential
  Después:
${steps}

macOS
  Una sola vez:
    xcode-select --install
  Después:
${steps}

Windows, con MSYS2 (https://www.msys2.org/)
  Abre «MSYS2 UCRT64». Una sola vez:
    pacman -S mingw-w64-ucrt-x86_64-gcc make
  Después:
${steps}

Windows, con WSL
  Una sola vez, en PowerShell, y reinicia:
    wsl --install
  Después abre «Ubuntu» y sigue los pasos de Linux.

SIN MAKE

    ${command}
    ${run}

Cuando cambies un archivo, guárdalo y repite «make»: compila solo lo que
cambió. «make clean» borra lo compilado.
`;
}
