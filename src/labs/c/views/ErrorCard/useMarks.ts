import { useMemo } from 'react';
import type { ProgramState } from '../../client/program';
import type { RuntimeFinding, ToolReport } from '../../engine/types';
import type { EditorMark } from '../../../kit/editor/types';

const noFindings: readonly RuntimeFinding[] = [];

const toMark = ({ place }: RuntimeFinding): EditorMark => ({
  severity: 'error',
  message: 'Aquí falló al ejecutarse: lo explica su tarjeta.',
  language: 'es',
  place,
});

/** Returns the compiler's report, once the program is compiled. */
export const getReport = (state: ProgramState): ToolReport | undefined =>
  'report' in state ? state.report : undefined;

/** Returns the run-time findings so far. */
export const getFindings = (state: ProgramState): readonly RuntimeFinding[] =>
  'findings' in state ? state.findings : noFindings;

/** Returns the editor marks of a file: diagnostics and run-time findings. */
export function useMarks(
  report: ToolReport | undefined,
  findings: readonly RuntimeFinding[],
  file: string,
): readonly EditorMark[] {
  return useMemo(
    () => [
      ...(report?.diagnostics ?? []).filter(
        ({ place }) => place?.file === file,
      ),
      ...findings.filter(({ place }) => place.file === file).map(toMark),
    ],
    [report, findings, file],
  );
}

/** Returns the editor marks of a program in the given state. */
export const useRunMarks = (
  state: ProgramState,
  file: string,
): readonly EditorMark[] =>
  useMarks(getReport(state), getFindings(state), file);
