import { createProofs } from '@site/scripts/lib/proofs/index.mjs';
import {
  hashCode,
  hashCompiler,
  hashTool,
} from '@site/scripts/lib/proofs/inputs.mjs';
import { getNodeCompiler, runInNode } from './nodeCompiler';
import type { Sample } from './samples/collect';
import { findContradictions } from './samples/contradictions';
import { tryNatively } from './samples/native';
import type { NativeTool } from './samples/native';
import { tryOnPage } from './samples/tryOnPage';

const root = process.cwd();

/** Parts of a sample that determine its result: everything but its line. */
const listParts = ({
  fence,
  text,
  files,
  output,
  pcOutput,
  shownRuns,
}: Sample) => [
  fence,
  text,
  ...files,
  output ?? null,
  pcOutput ?? null,
  shownRuns.map((run) => run.output),
];

/**
 * Creates the proof that the site's compiler produces the output and the errors
 * that the page shows. A sample that needs the part of the compiler outside the
 * common download passes with a note.
 */
export function createPageProofs(getCompiler = getNodeCompiler): {
  readonly prove: (sample: Sample) => Promise<readonly string[]>;
  /** A sentence for each sample that needs the extra download. */
  readonly notes: () => readonly string[];
} {
  const { prove, notes } = createProofs({
    root,
    kind: 'programas',
    dependsOn: [
      hashCode(root, ['src/labs/c/testing/proveSamples.ts']),
      hashCompiler(root),
    ],
  });
  const provePage = (sample: Sample) =>
    prove(listParts(sample), async (note) => {
      const compiler = await getCompiler();
      const before = compiler.countFallbacks();
      const attempt = await tryOnPage({ compiler, run: runInNode }, sample);
      if (compiler.countFallbacks() > before)
        note(`${sample.place}: ${needsRest}`);
      return findContradictions(sample, attempt);
    });
  return { prove: provePage, notes };
}

/**
 * Spanish note about a sample that needs another part of the compiler, for its
 * author and for the maintainer of the compiler.
 */
const needsRest =
  'este programa usa una parte del compilador que no está en la descarga común: la primera vez, cada lector baja un trozo más, de unos 250 KB. «npm run labs:profile» la añade.';

/** Creates the same proof with a compiler of this machine. */
export function createNativeProofs(
  tool: NativeTool,
): (sample: Sample) => Promise<readonly string[]> {
  const { prove } = createProofs({
    root,
    kind: tool,
    dependsOn: [
      hashCode(root, ['src/labs/c/testing/proveSamples.ts']),
      hashTool(tool),
    ],
  });
  return (sample) =>
    prove(listParts(sample), async () =>
      findContradictions(sample, await tryNatively(tool, sample)),
    );
}
