import { createFilesRequest } from '../../engine/programFiles';
import type {
  CCompiler,
  CompileOutcome,
  CompileRequest,
} from '../../engine/types';
import { createEarlyCompilations } from '../earlyCompilations';

const file = { name: 'uno.c', text: 'int main(void) {}' };
const compileRequest = createFilesRequest([file]);

/** Creates a compiler that records the requests it receives. */
function createFakeCompiler(
  compile: (request: CompileRequest) => Promise<CompileOutcome>,
) {
  const compileRequests: CompileRequest[] = [];
  const compiler = {
    compile: (request: CompileRequest) => {
      compileRequests.push(request);
      return compile(request);
    },
  } as CCompiler;
  return { compileRequests: compileRequests, compiler };
}

const createOutcome = (report: string): CompileOutcome => ({
  kind: 'program',
  wasm: new Uint8Array(),
  text: report,
  diagnostics: [],
});

const compileToNames = ({ files }: CompileRequest) =>
  Promise.resolve(createOutcome(files.map(({ name }) => name).join()));

it('begins as soon as the compiler is there, and gives what came of it to who asks', async () => {
  const { compileRequests, compiler } = createFakeCompiler(compileToNames);
  let open: (compiler: CCompiler) => void = () => undefined;
  const ahead = createEarlyCompilations(
    new Promise((resolve) => {
      open = resolve;
    }),
  );
  ahead.begin(compileRequest);
  expect(compileRequests).toEqual([]);
  open(compiler);
  await Promise.resolve();
  expect(compileRequests).toEqual([compileRequest]);
  expect(await ahead.compile(structuredClone(compileRequest))).toEqual(
    createOutcome('uno.c'),
  );
  expect(compileRequests).toHaveLength(1);
});

it.each([
  ['another text', createFilesRequest([{ ...file, text: 'int x;' }])],
  ['another name', createFilesRequest([{ ...file, name: 'dos.c' }])],
  ['another edition', createFilesRequest([file], 'c23')],
])('compiles %s anew', async (_, request) => {
  const { compileRequests, compiler } = createFakeCompiler(compileToNames);
  const ahead = createEarlyCompilations(Promise.resolve(compiler));
  ahead.begin(compileRequest);
  await ahead.compile(request);
  expect(compileRequests).toEqual([compileRequest, request]);
});

it('gives it once: who asks again gets it compiled again', async () => {
  const { compileRequests, compiler } = createFakeCompiler(compileToNames);
  const ahead = createEarlyCompilations(Promise.resolve(compiler));
  ahead.begin(compileRequest);
  await ahead.compile(compileRequest);
  await ahead.compile(compileRequest);
  expect(compileRequests).toEqual([compileRequest, compileRequest]);
});

it('tells a failure to who asks, and to nobody before', async () => {
  const { compiler } = createFakeCompiler(() =>
    Promise.reject(new Error('Broken')),
  );
  const ahead = createEarlyCompilations(Promise.resolve(compiler));
  ahead.begin(compileRequest);
  await expect(ahead.compile(compileRequest)).rejects.toThrow('Broken');
});
