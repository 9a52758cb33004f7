import { createProofs } from '@site/scripts/lib/proofs/index.mjs';
import {
  hashCode,
  hashCompiler,
  hashTool,
} from '@site/scripts/lib/proofs/inputs.mjs';
import { nodeCompiler, runInNode } from '../../labs/c/testing/nodeCompiler';
import type { Sample } from '../../labs/c/testing/samples/collect';
import { contradictionsOf } from '../../labs/c/testing/samples/contradictions';
import { tryNatively } from '../../labs/c/testing/samples/native';
import type { NativeTool } from '../../labs/c/testing/samples/native';
import { tryOnPage } from '../../labs/c/testing/samples/page';

const root = process.cwd();

/** All of a sample but the line where it stands. */
const partsOf = ({ fence, text, output, pcOutput, shown }: Sample) => [
  fence,
  text,
  output ?? null,
  pcOutput ?? null,
  shown.map((run) => run.output),
];

/**
 * Whether the page's own compiler makes of each sample what the page says. What
 * needs more of the compiler than every reader downloads is told, not refused.
 */
export function createPageProofs(getCompiler = nodeCompiler): {
  readonly prove: (sample: Sample) => Promise<readonly string[]>;
  /** A sentence for each that was told. */
  readonly notes: () => readonly string[];
} {
  const { prove, notes } = createProofs({
    root,
    kind: 'programas',
    dependsOn: [
      hashCode(root, ['src/testing/proofs/samples.ts']),
      hashCompiler(root),
    ],
  });
  const provePage = (sample: Sample) =>
    prove(partsOf(sample), async (note) => {
      const compiler = await getCompiler();
      const before = compiler.fallbacks();
      const attempt = await tryOnPage({ compiler, run: runInNode }, sample);
      if (compiler.fallbacks() > before) note(`${sample.place}: ${needsRest}`);
      return contradictionsOf(sample, attempt);
    });
  return { prove: provePage, notes };
}

/** The author may leave it so; who looks after the compiler knows what it costs. */
const needsRest =
  'este programa usa una parte del compilador que no está en la descarga común: la primera vez, cada lector baja un trozo más, de unos 250 KB. «npm run labs:profile» la añade.';

/** The same with a compiler of this machine. */
export function createNativeProofs(
  tool: NativeTool,
): (sample: Sample) => Promise<readonly string[]> {
  const { prove } = createProofs({
    root,
    kind: tool,
    dependsOn: [
      hashCode(root, ['src/testing/proofs/samples.ts']),
      hashTool(tool),
    ],
  });
  return (sample) =>
    prove(partsOf(sample), async () =>
      contradictionsOf(sample, await tryNatively(tool, sample)),
    );
}
