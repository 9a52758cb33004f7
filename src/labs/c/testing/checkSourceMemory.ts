import { getNodeCompiler } from './nodeCompiler';
import type { SourceFile } from '../engine/types';
import { checkProgram } from '../engine/checker';
import type { CheckOptions, CheckOutcome } from '../engine/checker/types';

/**
 * Compiles a program, which must compile, and runs it under the memory checker.
 */
export async function checkSourceMemory(
  source: string | readonly SourceFile[],
  options: Partial<CheckOptions> = {},
): Promise<CheckOutcome> {
  const files =
    typeof source === 'string' ? [{ name: 'prueba.c', text: source }] : source;
  const compiler = await getNodeCompiler();
  const outcome = await compiler.compile({
    files,
    debugInfo: true,
    unchecked: true,
  });
  if (outcome.kind === 'rejected') throw new Error(outcome.text);
  return checkProgram(outcome.wasm, { stdin: '', ...options });
}

/** Formats the findings, one per line: `3 memory_null access=read`. */
export function formatFindings(
  { findings }: CheckOutcome,
  ...names: readonly string[]
): string[] {
  return findings.map(({ check, place, details }) =>
    [
      place.line,
      check.replace('memory_', ''),
      ...names.flatMap((name) =>
        details[name] ? `${name}=${details[name]}` : [],
      ),
    ].join(' '),
  );
}
