import { createFilesRequest } from '../../engine/programFiles';
import type {
  CCompiler,
  CompileOutcome,
  CompileRequest,
} from '../../engine/types';
import { createEarlyCompilations } from '../earlyCompilations';

const file = { name: 'uno.c', text: 'int main(void) {}' };
const one = createFilesRequest([file]);

/** Creates a compiler that records the requests it receives. */
function createFakeCompiler(
  compile: (request: CompileRequest) => Promise<CompileOutcome>,
) {
  const asked: CompileRequest[] = [];
  const compiler = {
    compile: (request: CompileRequest) => {
      asked.push(request);
      return compile(request);
    },
  } as CCompiler;
  return { asked, compiler };
}

const program = (report: string): CompileOutcome => ({
  kind: 'program',
  wasm: new Uint8Array(),
  text: report,
  diagnostics: [],
});

const compileToNames = ({ files }: CompileRequest) =>
  Promise.resolve(program(files.map(({ name }) => name).join()));

it('begins as soon as the compiler is there, and gives what came of it to who asks', async () => {
  const { asked, compiler } = createFakeCompiler(compileToNames);
  let open: (compiler: CCompiler) => void = () => undefined;
  const ahead = createEarlyCompilations(
    new Promise((resolve) => {
      open = resolve;
    }),
  );
  ahead.begin(one);
  expect(asked).toEqual([]);
  open(compiler);
  await Promise.resolve();
  expect(asked).toEqual([one]);
  expect(await ahead.compile(structuredClone(one))).toEqual(program('uno.c'));
  expect(asked).toHaveLength(1);
});

it.each([
  ['another text', createFilesRequest([{ ...file, text: 'int x;' }])],
  ['another name', createFilesRequest([{ ...file, name: 'dos.c' }])],
  ['another edition', createFilesRequest([file], 'c23')],
])('compiles %s anew', async (_, request) => {
  const { asked, compiler } = createFakeCompiler(compileToNames);
  const ahead = createEarlyCompilations(Promise.resolve(compiler));
  ahead.begin(one);
  await ahead.compile(request);
  expect(asked).toEqual([one, request]);
});

it('gives it once: who asks again gets it compiled again', async () => {
  const { asked, compiler } = createFakeCompiler(compileToNames);
  const ahead = createEarlyCompilations(Promise.resolve(compiler));
  ahead.begin(one);
  await ahead.compile(one);
  await ahead.compile(one);
  expect(asked).toEqual([one, one]);
});

it('tells a failure to who asks, and to nobody before', async () => {
  const { compiler } = createFakeCompiler(() =>
    Promise.reject(new Error('Broken')),
  );
  const ahead = createEarlyCompilations(Promise.resolve(compiler));
  ahead.begin(one);
  await expect(ahead.compile(one)).rejects.toThrow('Broken');
});
