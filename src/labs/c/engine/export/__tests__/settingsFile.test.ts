/** @jest-environment node */
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { defaultSettings, projectLimits } from '../../playground/project';
import type { Project } from '../../playground/project';
import { compilerFlags, standards } from '../../types';
import { exportProgram } from '..';
import { openZip } from '../openZip';
import { formatSettings, parseSettings } from '../settingsFile';

const program: Project = {
  title: 'Caña y sedal',
  files: [{ name: 'main.c', text: 'int main(void) { return 0; }\n' }],
  settings: {
    standard: 'c23',
    flags: ['-Werror'],
    args: '"dos palabras" tres',
    stdin: 'sí\n',
  },
};

const exportZip = (project: Project) =>
  exportProgram(
    { project, writtenFiles: [], address: 'https://example.org/' },
    new Date(2026, 10, 29),
  ).bytes;

function open(bytes: Uint8Array) {
  const zip = openZip(bytes);
  if (!zip.ok) throw new Error(zip.reason);
  return {
    ...zip,
    names: zip.entries.map(({ name }) => name),
    inputNames: zip.entries.flatMap(({ name, isInput }) =>
      isInput ? [name] : [],
    ),
  };
}

/** Opens a ZIP with a program, its input and the settings of a text. */
const openWith = (settings: string) =>
  open(
    zipSync({
      'hola/main.c': strToU8('int main(void) { return 0; }\n'),
      'hola/entrada.txt': strToU8('sí\n'),
      'hola/ajustes.txt': strToU8(settings),
    }),
  );

const firstLine = '# Ajustes de un programa del laboratorio de C, versión 1\n';

it('writes the settings as a short text in Spanish', () => {
  expect(formatSettings(program, { input: 'entrada.txt', readme: 'LEEME.txt' }))
    .toBe(`${firstLine}# «Abrir archivos» los lee al abrir el ZIP. Aquí cada línea es un ajuste.
título: Caña y sedal
edición: c23
opción: -Werror
argumentos: "dos palabras" tres
entrada: entrada.txt
instrucciones: LEEME.txt
`);
});

it('gives back the settings of any program', () => {
  const line = fc.string({ maxLength: projectLimits.title });
  fc.assert(
    fc.property(
      line,
      fc.constantFrom(...standards),
      fc.subarray([...compilerFlags]),
      fc.array(line, { maxLength: 5 }),
      (title, standard, flags, argLines) => {
        const settings = { standard, flags, args: argLines.join('\n') };
        const text = formatSettings({ title, settings }, {});
        expect(parseSettings(text)).toEqual({
          kind: 'read',
          ...(title !== '' && { title: title.replace(/\r\n?/g, '\n') }),
          settings: {
            ...{ standard, flags },
            ...(settings.args !== '' && {
              args: settings.args.replace(/\r\n?/g, '\n'),
            }),
          },
          problems: [],
        });
      },
    ),
  );
});

describe('a ZIP with settings', () => {
  it('gives them back with the input, and without their file', () => {
    const { settings, names, inputNames, remarks } = open(exportZip(program));
    expect(settings).toEqual({
      title: 'Caña y sedal',
      settings: {
        standard: 'c23',
        flags: ['-Werror'],
        args: '"dos palabras" tres',
      },
      inputPath: 'cana-y-sedal/entrada.txt',
      readme: 'LEEME.txt',
    });
    expect(names).toEqual(['main.c', 'entrada.txt']);
    expect(inputNames).toEqual(['entrada.txt']);
    expect(remarks).toEqual([]);
  });

  it('gives back the files of the program that have the names of its own', () => {
    const files = [
      ...program.files,
      { name: 'ajustes.txt', text: `${firstLine}color: azul\n` },
      { name: 'entrada.txt', text: '4\n' },
      { name: 'LEEME.txt', text: 'mío\n' },
    ];
    const { names, inputNames, remarks, settings } = open(
      exportZip({ ...program, files }),
    );
    expect(names).toEqual([...files.map(({ name }) => name), 'entrada-2.txt']);
    expect(inputNames).toEqual(['entrada-2.txt']);
    expect(remarks).toEqual([]);
    expect(settings?.title).toBe('Caña y sedal');
  });

  it('reads them after an editor of Windows has saved them', () => {
    const text = formatSettings(program, { input: 'entrada.txt' });
    const { settings, inputNames, remarks } = openWith(
      `\ufeff${text.replaceAll('\n', '\r\n')}`,
    );
    expect(settings?.settings.standard).toBe('c23');
    expect(inputNames).toEqual(['entrada.txt']);
    expect(remarks).toEqual([]);
  });

  it('leaves the settings that it does not say as those of a new program', () => {
    const { settings, remarks } = openWith(firstLine);
    expect(settings?.settings).toEqual({ flags: defaultSettings.flags });
    expect(remarks).toEqual([]);
  });
});

describe('a ZIP without settings', () => {
  it('of an older version gives its files as before', () => {
    const zip = open(
      zipSync({
        'hola/main.c': strToU8('x'),
        'hola/entrada.txt': strToU8('sí\n'),
        'hola/Makefile': strToU8('x'),
        'hola/LEEME.txt': strToU8('x'),
      }),
    );
    expect(zip).toMatchObject({ settings: undefined, remarks: [] });
    expect(zip.names).toEqual(['main.c', 'entrada.txt']);
    expect(zip.inputNames).toEqual([]);
  });
});

describe('settings that are not understood', () => {
  it.each([
    ['color: azul', 'la línea 2 dice «color», que no es ningún ajuste'],
    ['una frase suelta', 'la línea 2 no dice «ajuste: valor»'],
    ['edición: c99', '«c99» no vale: puede ser c17 o c23'],
    ['opción: -O3', '«-O3» no vale: puede ser -Werror o -pedantic'],
    ['entrada: otra.txt', 'la entrada «otra.txt» no va en el ZIP'],
    ['entrada: ajustes.txt', 'la entrada «ajustes.txt» no va en el ZIP'],
    ['instrucciones: main.c', '«main.c» no es el nombre de un LEEME.txt'],
    [
      `argumentos: ${'a'.repeat(1001)}`,
      'los argumentos pasan de 1000 letras, que son las que caben',
    ],
  ])('such as «%.30s» are told, and their file stays', (line, problem) => {
    const { names, remarks, settings } = openWith(
      `${firstLine}${line}\ntítulo: Hola\n`,
    );
    expect(remarks).toEqual([
      `De «ajustes.txt» no se aplicó todo: ${problem}. Ese archivo entra también en el programa.`,
    ]);
    expect(names).toEqual(['main.c', 'entrada.txt', 'ajustes.txt']);
    expect(settings?.title).toBe('Hola');
  });

  it('are listed up to three, and the others counted', () => {
    const { remarks } = openWith(`${firstLine}${'x\n'.repeat(5)}`);
    expect(remarks.join()).toMatch(/la línea 4 [^;]*; y 2 más\. Ese archivo/);
  });

  it('say that an input is too long for the laboratory, and leave it as a file', () => {
    const { inputNames, names, remarks } = open(
      zipSync({
        'main.c': strToU8('x'),
        'larga.txt': strToU8('ñ'.repeat(projectLimits.stdin + 1)),
        'ajustes.txt': strToU8(`${firstLine}entrada: larga.txt\n`),
      }),
    );
    expect(inputNames).toEqual([]);
    expect(names).toContain('larga.txt');
    expect(remarks.join()).toContain(
      'la entrada «larga.txt» pasa de 100000 letras',
    );
  });

  it('of a newer version are told, and leave the program as its files', () => {
    const { names, remarks, settings } = openWith(
      firstLine.replace('1', '2') + 'edición: c29\n',
    );
    expect(settings).toBeUndefined();
    expect(remarks.join()).toMatch(/es de una versión más nueva/);
    expect(names).toContain('ajustes.txt');
  });

  it('without their first line are told, and are a file of the program', () => {
    const { names, remarks, settings } = openWith('edición: c23\n');
    expect(settings).toBeUndefined();
    expect(remarks.join()).toMatch(/entra como un archivo más/);
    expect(names).toContain('ajustes.txt');
  });
});
