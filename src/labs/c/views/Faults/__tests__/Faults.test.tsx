import { render, screen } from '@testing-library/react';
import type { ProgramState } from '../../../client/program';
import Faults from '..';

const finishedState: ProgramState = {
  kind: 'finished',
  report: { text: '', diagnostics: [] },
  transcript: [],
  findings: [],
  result: {
    end: { kind: 'exit', status: 0 },
    findings: [],
    files: [],
    elapsedMs: 1,
  },
};

// The first import transpiles the modules, which is slow.
beforeAll(async () => {
  await import('../../ErrorCard');
  await import('../../../explain');
}, 60_000);

const show = (line: string) =>
  render(
    <Faults
      state={finishedState}
      files={[
        {
          name: 'main.c',
          text: `int main(void)\n{\n    int lado = 3;\n    return ${line};\n}\n`,
        },
      ]}
    />,
  );

it('tells of what no tool mentions in a program that ended well', async () => {
  show('lado ^ 2');
  expect(
    await screen.findByRole('heading', { name: /¿Querías una potencia\?/ }),
  ).toBeVisible();
});

it('says nothing of a program in which nothing is wrong', async () => {
  const { container } = show('lado * 2');
  await import('../../ErrorCard');
  expect(container).toHaveTextContent('');
  expect(screen.queryByRole('heading')).toBeNull();
});
