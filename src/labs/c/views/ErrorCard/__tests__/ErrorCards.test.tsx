import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProgramState } from '../../../client/program';
import type {
  Diagnostic,
  RunResult,
  RuntimeFinding,
  ToolReport,
} from '../../../engine/types';
import ErrorCards from '..';
import { splitRawText } from '../rawText';
import { loadExplain } from '../useExplain';

const files = [
  {
    name: 'main.c',
    text: '#include <stdio.h>\n\nint main(void)\n{\n    printf("Hola\\n")\n    total = 5;\n}\n',
  },
];

const createPlace = (line: number, column: number, file = 'main.c') => ({
  file,
  line,
  column,
});

const missing: Diagnostic = {
  severity: 'error',
  message: "expected ';' after expression",
  place: createPlace(5, 21),
  flag: undefined,
  notes: [],
};

const createUndeclared = (line: number): Diagnostic => ({
  severity: 'error',
  message: `use of undeclared identifier 'name${line}'`,
  place: createPlace(line, 5),
  flag: undefined,
  notes: [],
});

const unknownDiagnostic: Diagnostic = {
  severity: 'warning',
  message: 'something that no card knows',
  place: createPlace(2, 1),
  flag: 'something',
  notes: [],
};

/** Formats diagnostics like clang, with the source line. */
const report = (...diagnostics: readonly Diagnostic[]): ToolReport => ({
  diagnostics,
  text: diagnostics
    .map(({ severity, message, place }) => {
      const placeText = place
        ? `${place.file}:${place.line}:${place.column}`
        : 'wasm-ld';
      return `${placeText}: ${severity}: ${message}\n   code |\n`;
    })
    .join(''),
});

const createRejected = (
  ...diagnostics: readonly Diagnostic[]
): ProgramState => ({
  kind: 'rejected',
  stage: 'compile',
  report: report(...diagnostics),
});

const createFinished = (
  result: Partial<RunResult>,
  toolReport: ToolReport = report(),
): Extract<ProgramState, { kind: 'finished' }> => ({
  kind: 'finished',
  transcript: [],
  findings: result.findings ?? [],
  report: toolReport,
  result: {
    end: { kind: 'exit', status: 0 },
    findings: [],
    files: [],
    elapsedMs: 1,
    ...result,
  },
});

const outOfBounds: RuntimeFinding = {
  check: 'out_of_bounds',
  place: createPlace(7, 9),
  details: { type: 'int[3]', index: '5' },
};

describe('<ErrorCards>', () => {
  it('shows what the compiler said before the explanations are there', async () => {
    render(<ErrorCards state={createRejected(missing)} files={files} />);

    expect(
      screen.getByRole('heading', { name: 'Error: mensaje del compilador' }),
    ).toBeVisible();
    expect(screen.queryByText(/todavía no tiene explicación/)).toBeNull();
    await act(loadExplain);
    expect(
      screen.getByRole('heading', { name: 'Error: Falta un punto y coma' }),
    ).toBeVisible();
  });

  it('explains an error in Spanish over what the compiler said to the letter', async () => {
    render(<ErrorCards state={createRejected(missing)} files={files} />);

    expect(
      await screen.findByRole('heading', {
        name: 'Error: Falta un punto y coma',
      }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: '1 error' })).toBeVisible();
    expect(
      screen.getByText(/main\.c:5:21: error: expected ';' after expression/),
    ).toHaveAttribute('lang', 'en');
    expect(
      screen.getByRole('link', { name: 'Compilar: del código al ejecutable' }),
    ).toHaveAttribute(
      'href',
      '/stevelabs/program1/compile/#el-punto-y-coma-olvidado',
    );
  });

  it('takes the reader to the place of an error', async () => {
    const onGoTo = jest.fn();
    render(
      <ErrorCards
        state={createRejected(missing)}
        files={files}
        onGoTo={onGoTo}
      />,
    );

    await userEvent.click(
      await screen.findByRole('button', { name: 'Ir a la línea 5' }),
    );

    expect(onGoTo).toHaveBeenCalledWith(createPlace(5, 21));
  });

  it('names the file of a place when the program has several', async () => {
    const several = [...files, { name: 'agenda.c', text: 'x\n' }];
    const inOther = { ...missing, place: createPlace(1, 1, 'agenda.c') };
    render(
      <ErrorCards
        state={createRejected(inOther)}
        files={several}
        onGoTo={jest.fn()}
      />,
    );

    expect(
      await screen.findByRole('button', {
        name: 'Ir a la línea 1 de agenda.c',
      }),
    ).toBeVisible();
  });

  it('does not take the reader to a file of the library', () => {
    const headerDiagnostic = {
      ...missing,
      place: createPlace(9, 1, '/usr/include/stdio.h'),
    };
    render(
      <ErrorCards
        state={createRejected(headerDiagnostic)}
        files={files}
        onGoTo={jest.fn()}
      />,
    );

    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('línea 9 de /usr/include/stdio.h')).toBeVisible();
  });

  it('shows what it cannot explain as the compiler said it', () => {
    render(
      <ErrorCards state={createRejected(unknownDiagnostic)} files={files} />,
    );

    expect(
      screen.getByRole('heading', {
        name: 'Aviso: mensaje del compilador',
      }),
    ).toBeVisible();
    expect(screen.getByText(/todavía no tiene explicación/)).toBeVisible();
    expect(screen.getByText(/something that no card knows/)).toBeVisible();
  });

  it('opens the first three messages and folds the rest, with their count', async () => {
    const manyDiagnostics = [5, 6, 7, 8, 9].map(createUndeclared);
    render(
      <ErrorCards state={createRejected(...manyDiagnostics)} files={files} />,
    );

    const foldedGroup = screen.getByRole('group', { name: '' });
    expect(within(foldedGroup).getByText('Ver 2 mensajes más')).toBeVisible();
    expect(
      await screen.findByRole('heading', {
        name: 'Error: name7 no está declarado',
      }),
    ).toBeVisible();
    expect(screen.getByText(/Empieza por el primero/)).toBeVisible();
    expect(
      screen.getByText('name8', { selector: 'h4 code' }),
    ).not.toBeVisible();
  });

  it('says a fault once when the compiler says it twice', async () => {
    const quote = { ...files[0], name: 'main.c', text: 'puts("Hola);\n' };
    const warning: Diagnostic = {
      severity: 'warning',
      message: "missing terminating '\"' character",
      place: createPlace(1, 6),
      flag: 'invalid-pp-token',
      notes: [],
    };
    const error: Diagnostic = {
      severity: 'error',
      message: 'expected expression',
      place: createPlace(1, 6),
      flag: undefined,
      notes: [],
    };
    render(
      <ErrorCards state={createRejected(warning, error)} files={[quote]} />,
    );

    expect(
      await screen.findByRole('heading', {
        name: 'Error: Falta la comilla que cierra el texto',
      }),
    ).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText(/expected expression/)).toHaveTextContent(
      /missing terminating/,
    );
  });

  it('explains the linker, which has no place', async () => {
    const undefinedMain = {
      ...missing,
      message: 'undefined symbol: main',
      place: undefined,
    };
    render(<ErrorCards state={createRejected(undefinedMain)} files={files} />);

    expect(
      await screen.findByRole('heading', {
        name: 'Error: El programa no tiene main',
      }),
    ).toBeVisible();
  });

  it('explains once what a program did in a loop, and why it was cut short', async () => {
    const end = {
      kind: 'crash',
      reason: 'memory-access',
      detail: 'memory access out of bounds',
    } as const;
    render(
      <ErrorCards
        state={createFinished({ findings: [outOfBounds, outOfBounds], end })}
        files={files}
      />,
    );

    expect(
      await screen.findByRole('heading', {
        name: 'Error: Índice 5 fuera de int[3]',
      }),
    ).toBeVisible();
    expect(screen.getByText('línea 7')).toBeVisible();
    expect(
      screen.getByRole('heading', {
        name: 'Error: El programa usó memoria que no es suya',
      }),
    ).toBeVisible();
    expect(screen.getByText('memory access out of bounds')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows nothing of a program without faults', () => {
    const { container } = render(
      <ErrorCards state={createFinished({})} files={files} />,
    );

    expect(container).toBeEmptyDOMElement();
  });

  it.each([
    ['partly', /^La memoria se revisó solo al principio/],
    [
      'not-started',
      /^La memoria no se revisó: .* Ejecuta el programa otra vez/,
    ],
    ['not-downloaded', /^La memoria no se revisó: .* Con conexión/],
    ['failed', /^La memoria no se revisó: .* no tu programa/],
  ] as const)('says that memory was not checked, and why: %s', (gap, words) => {
    const state = { ...createFinished({}), watchGap: gap };
    render(<ErrorCards state={state} files={files} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('shows the warnings of a program that ran', async () => {
    const warningReport = report({
      ...unknownDiagnostic,
      message: "unused variable 'age'",
      flag: 'unused-variable',
    });
    render(
      <ErrorCards state={createFinished({}, warningReport)} files={files} />,
    );

    expect(
      await screen.findByRole('heading', {
        name: 'Aviso: La variable age no se usa',
      }),
    ).toBeVisible();
  });
});

describe('rawTexts', () => {
  const text = [
    'main.c:1:1: warning: one\n',
    '    1 | x\n',
    'In file included from main.c:2:\n',
    './agenda.h:3:1: error: two\n',
    'main.c:2:1: note: three\n',
    '1 warning and 1 error generated.\n',
  ];
  const toolReport: ToolReport = {
    text: text.join(''),
    diagnostics: [
      {
        ...missing,
        severity: 'warning',
        message: 'one',
        place: createPlace(1, 1),
      },
      { ...missing, message: 'two', place: createPlace(3, 1, './agenda.h') },
    ],
  };

  it('shares out the whole text, each message with its notes', () => {
    expect(splitRawText(toolReport)).toEqual([
      text.slice(0, 2).join(''),
      text.slice(2).join(''),
    ]);
  });

  it('loses nothing of a message that it does not find in the text', () => {
    const otherDiagnostic = { ...missing, place: createPlace(99, 1) };
    expect(
      splitRawText({
        ...toolReport,
        diagnostics: [otherDiagnostic, ...toolReport.diagnostics],
      }).join(''),
    ).toBe(toolReport.text);
  });
});
