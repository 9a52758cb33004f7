/** @jest-environment node */
import { hashCompiler } from '@site/scripts/lib/proofs/inputs.mjs';
import { createCachedProofs } from '@site/src/testing/proofs/cachedProofs';
import { templates } from '../../../templates';
import { getNodeCompiler, runInNode } from '../../../testing/nodeCompiler';
import {
  createCompileRequest,
  createRunOptions,
} from '../../../engine/playground/project';
import { createFromTemplate } from '../firstProject';
import {
  isSourceFile,
  findNameProblem,
} from '../../../engine/playground/fileNames';

it('offers at least eight templates, each with a name of its own', () => {
  expect(templates.length).toBeGreaterThanOrEqual(8);
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  expect(new Set(templates.map(({ title }) => title)).size).toBe(
    templates.length,
  );
});

it.each(templates.map((template) => [template.id, template] as const))(
  '%s has files that the playground takes, and one program',
  (_, { files, summary }) => {
    const names = files.map(({ name }) => name);
    expect(
      names.flatMap(
        (name, index) => findNameProblem(name, names.slice(index + 1)) ?? [],
      ),
    ).toEqual([]);
    expect(summary).toMatch(/\.$/);
    const mains = files.filter(
      ({ name, text }) => isSourceFile(name) && text.includes('int main('),
    );
    expect(mains.map(({ name }) => name)).toEqual([names[0]]);
  },
);

const { prove } = createCachedProofs(__filename, hashCompiler(process.cwd()));

/** Input and expected output of each template. */
const runs: Readonly<
  Record<string, { readonly stdin?: string; readonly prints: RegExp }>
> = {
  hola: { prints: /^¡Hola, mundo!\n$/ },
  entrada: {
    stdin: 'Ana\n20\n',
    prints: /Hola, Ana: en diez años tendrás 30\.\n$/,
  },
  condicional: { stdin: '72\n', prints: /Aprobado\n$/ },
  bucle: { prints: /^7 x {2}1 = {2}7\n[^]*7 x 10 = 70\n$/ },
  funcion: { prints: /32\.0 °F\ny hierve a 212\.0 °F\.\n$/ },
  arreglo: { prints: /^El mejor de 5 resultados: 30\nPROGRAMA\n$/ },
  punteros: { prints: /Después: a = 8, b = 3\n$/ },
  archivo: { prints: /Ana {7}95\n[^]*resumen\.txt\.\n$/ },
  argumentos: { prints: /^Hola, Ana\nHola, Luis Miguel\n$/ },
  'varios-archivos': { prints: /: 10\.00\n[^]*: {4}28\.27\n$/ },
  memoria: { stdin: '10\n', prints: / 0 1 1 2 3 5 8 13 21 34 \n$/ },
  adivina: {
    stdin: Array.from({ length: 100 }, (_, index) => `${index + 1}\n`).join(''),
    prints: /¡Ese es! Lo lograste en \d+ intentos\.\n$/,
  },
};

it.each(templates.map((template) => [template.id, template] as const))(
  '%s compiles without a warning, even a pedantic one, and does what it says',
  async (id, template) => {
    await prove([template], async () => {
      const compiler = await getNodeCompiler();
      const { stdin = '', prints } = runs[id] ?? { prints: /^never$/ };
      const project = createFromTemplate(template);
      const outcome = await compiler.compile({
        ...createCompileRequest(project),
        flags: ['-Werror', '-pedantic'],
      });
      expect(outcome.text).toBe('');
      if (outcome.kind !== 'program') throw new Error(outcome.text);
      const result = await runInNode(outcome.wasm, {
        ...createRunOptions(project),
        stdin: { kind: 'preset', text: stdin },
      });
      expect(result.stdout).toMatch(prints);
      expect(result.findings).toEqual([]);
      expect(result.end).toEqual({ kind: 'exit', status: 0 });
      expect(compiler.countFallbacks()).toBe(0);
      return [];
    });
  },
  60_000,
);
