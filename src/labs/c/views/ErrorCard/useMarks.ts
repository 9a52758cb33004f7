import { useMemo } from 'react';
import type { ProgramState } from '../../client/program';
import type { RuntimeFinding, ToolReport } from '../../engine/types';
import type { EditorMark } from '../CEditor/types';

const nothing: readonly RuntimeFinding[] = [];

const markOf = ({ place }: RuntimeFinding): EditorMark => ({
  severity: 'error',
  message: 'Aquí falló al ejecutarse: lo explica su tarjeta.',
  language: 'es',
  place,
  flag: undefined,
  notes: [],
});

/** What the compiler said of a program, if it was compiled. */
export const reportOf = (state: ProgramState): ToolReport | undefined =>
  'report' in state ? state.report : undefined;

/** What a program that was run did wrong until now. */
export const findingsOf = (state: ProgramState): readonly RuntimeFinding[] =>
  'findings' in state ? state.findings : nothing;

/** What is marked in the editor of a file: what the compiler said, and what the run did wrong. */
export function useMarks(
  report: ToolReport | undefined,
  findings: readonly RuntimeFinding[],
  file: string,
): readonly EditorMark[] {
  return useMemo(
    () =>
      [...(report?.diagnostics ?? []), ...findings.map(markOf)].filter(
        ({ place }) => place?.file === file,
      ),
    [report, findings, file],
  );
}

/** The same of a program that is run, and not checked. */
export const useRunMarks = (
  state: ProgramState,
  file: string,
): readonly EditorMark[] => useMarks(reportOf(state), findingsOf(state), file);
