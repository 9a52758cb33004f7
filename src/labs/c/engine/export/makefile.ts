import { isSourceFile } from '../playground/fileNames';
import { getCompilerOptions, needsMathLibrary } from '../playground/project';
import type { Project } from '../playground/project';
import { listAllIncludes } from './includes';

/** Name of the file that `make` reads. */
export const MAKEFILE_NAME = 'Makefile';

/** Names of the targets of the Makefile that are not files. */
export const TARGETS = ['all', 'clean'] as const;

const toObject = (source: string) => source.replace(/\.c$/, '.o');

/**
 * Writes the Makefile of a program: one object for each source, compiled again
 * when the source or a header that it includes changes.
 *
 * @param program Name of the executable.
 */
export function createMakefile(
  { title, files, settings }: Project,
  program: string,
): string {
  const sources = files.filter(({ name }) => isSourceFile(name));
  const rules = sources.map((source) =>
    [
      `${toObject(source.name)}: ${[source, ...listAllIncludes(source, files)]
        .map(({ name }) => name)
        .join(' ')}`,
      `\t$(CC) $(CFLAGS) -c ${source.name}\n`,
    ].join('\n'),
  );
  return `# Construye «${title}».
#   make         compila lo que cambió
#   make clean   borra lo compilado

# El compilador. Para usar otro una vez: make CC=clang
CC = gcc
CFLAGS = ${getCompilerOptions(settings).join(' ')}
# Bibliotecas, además de la estándar.
LDLIBS =${needsMathLibrary(files) ? ' -lm' : ''}

PROGRAMA = ${program}
OBJETOS = ${sources.map(({ name }) => toObject(name)).join(' ')}

${TARGETS[0]}: $(PROGRAMA)

# El programa se enlaza con los objetos.
$(PROGRAMA): $(OBJETOS)
	$(CC) $(OBJETOS) $(LDLIBS) -o $(PROGRAMA)

# Cada objeto se compila otra vez si cambia uno de los archivos de su línea.
${rules.join('\n')}
# En Windows el programa termina en .exe.
${TARGETS[1]}:
	rm -f $(PROGRAMA) $(PROGRAMA).exe $(OBJETOS)

.PHONY: ${TARGETS.join(' ')}
`;
}
