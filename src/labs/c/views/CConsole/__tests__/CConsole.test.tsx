import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import CConsole from '..';
import Announcer from '../../../../../components/Announcer';
import { reloadWithFields } from '../../../../../offline/reload';
import { blockStorage } from '../../../../../testing/storage';
import { measureCpuMs } from '../../../../../testing/measureCpuMs';
import type { RunEnd } from '../../../engine/types';
import type { ProgramState, TranscriptPart } from '../../useCProgram';
import { words } from '../../../words';

jest.mock('../../../../../offline/reload', () => ({
  reloadWithFields: jest.fn(),
}));

const files = [{ name: 'a.c', text: '' }];
const report = { text: '', diagnostics: [] };

const createState = (
  kind: 'running' | 'waiting',
  ...transcript: readonly TranscriptPart[]
): ProgramState => ({ kind, transcript, findings: [], report });

const createEndState = (
  end: RunEnd,
  transcript: readonly TranscriptPart[] = [],
): ProgramState => ({
  kind: 'finished',
  transcript,
  findings: [],
  report,
  result: { end, findings: [], files: [], elapsedMs: 12 },
});

const createOutput = (text: string): TranscriptPart => ({
  stream: 'stdout',
  text,
});
const createErrorOutput = (text: string): TranscriptPart => ({
  stream: 'stderr',
  text,
});
const createTypedPart = (text: string): TranscriptPart => ({
  stream: 'typed',
  text,
});

const createHandlers = () => ({
  onType: jest.fn(),
  onEndInput: jest.fn(),
  onStop: jest.fn(),
  onRetry: jest.fn(),
});

function open(
  state: ProgramState,
  extraProps: Partial<
    Pick<ComponentProps<typeof CConsole>, 'files' | 'editor'>
  > = {},
) {
  const props = { ...createHandlers(), ...extraProps };
  const renderView = (next: ProgramState) => (
    <>
      <Announcer />
      <CConsole files={files} {...props} state={next} />
    </>
  );
  const { rerender } = render(renderView(state));
  return {
    ...props,
    user: userEvent.setup(),
    become: (next: ProgramState) => {
      rerender(renderView(next));
    },
  };
}

const getScreen = () => screen.getByRole('group', { name: words.output });
const getField = () => screen.getByRole('textbox', { name: words.input });
const readSpoken = () => screen.getByRole('status').textContent;

it('is not there before anything runs', () => {
  open({ kind: 'idle' });
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

it('tells how many bytes have come, and gives up on request', async () => {
  const { user, onStop } = open({
    kind: 'loading',
    received: 2_140_000,
    total: 5_600_000,
  });
  expect(readSpoken()).toBe('Descargando el compilador.');
  expect(screen.getByText('2,1 MB de 5,6 MB')).toBeVisible();
  expect(
    screen.getByRole('progressbar', { name: 'Descarga del compilador' }),
  ).toHaveAttribute('value', '2140000');
  await user.click(screen.getByRole('button', { name: words.cancel }));
  expect(onStop).toHaveBeenCalledTimes(1);
});

it.each([
  ['network', 'No se pudo descargar el compilador: revisa tu conexión.'],
  ['damaged', /llegó dañado/],
  ['compile-timeout', /tardó demasiado/],
  ['start-timeout', /no pudo poner en marcha tu programa/],
] as const)(
  'says a failure (%s) and offers to retry',
  async (reason, expectedText) => {
    const { user, onRetry } = open({ kind: 'failed', reason });
    expect(
      screen.getByText(expectedText, { ignore: '[role=status]' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: words.retry }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  },
);

it('offers to load the page anew when the site no longer has the compiler', async () => {
  const { user, onRetry } = open({ kind: 'failed', reason: 'outdated' });
  expect(
    screen.getByText(/^El sitio se actualizó/, { ignore: '[role=status]' }),
  ).toBeVisible();
  expect(
    screen.queryByRole('button', { name: words.retry }),
  ).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Recargar la página' }));
  expect(reloadWithFields).toHaveBeenCalledTimes(1);
  expect(onRetry).not.toHaveBeenCalled();
});

it('offers a copy of the code where a reload loses it, and only there', () => {
  open({ kind: 'failed', reason: 'outdated' });
  expect(screen.queryByRole('button', { name: /Copiar/ })).toBeNull();
  cleanup();
  blockStorage();
  open({ kind: 'failed', reason: 'outdated' });
  expect(
    screen.getByRole('button', { name: 'Copiar mi código' }),
  ).toBeVisible();
  jest.restoreAllMocks();
});

it('does not offer to retry what this browser cannot do, but the way to install C', () => {
  open({ kind: 'failed', reason: 'unsupported' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: 'Cómo instalar C en tu computadora' }),
  ).toHaveAttribute('href', '/stevelabs/program1/instalar/');
});

it('shows what was typed apart from what the program wrote', () => {
  open(
    createState(
      'running',
      createOutput('¿Nombre? '),
      createTypedPart('Ana\n'),
      createOutput('Hola, Ana'),
      {
        stream: 'stderr',
        text: '¡aviso!',
      },
    ),
  );
  expect(getScreen()).toHaveTextContent('¿Nombre? Ana Hola, Ana¡aviso!');
  expect(screen.getByText('Ana').tagName).toBe('KBD');
  expect(screen.getByText('¡aviso!')).toHaveClass('stderr');
});

it('sends a line with its break, and empties the field', async () => {
  const { user, onType } = open(
    createState('waiting', createOutput('¿Nombre? ')),
  );
  await user.type(getField(), 'Ana{Enter}');
  expect(onType.mock.calls).toEqual([['Ana\n']]);
  expect(getField()).toHaveValue('');
  expect(getField()).toHaveFocus();
});

it('sends an empty line too', async () => {
  const { user, onType } = open(createState('waiting'));
  await user.click(screen.getByRole('button', { name: words.send }));
  expect(onType.mock.calls).toEqual([['\n']]);
});

it('ends the input by its button and by Ctrl-D, after what is written', async () => {
  const { user, onType, onEndInput, become } = open(createState('waiting'));
  // At the first question the button would confuse.
  expect(screen.queryByRole('button', { name: /fin de entrada/ })).toBeNull();
  become(createState('waiting', createTypedPart('7\n')));
  await user.click(screen.getByRole('button', { name: /fin de entrada/ }));
  expect(onType).not.toHaveBeenCalled();
  await user.type(getField(), '12');
  await user.keyboard('{Control>}d{/Control}');
  expect(onType.mock.calls).toEqual([['12']]);
  expect(onEndInput).toHaveBeenCalledTimes(2);
});

it('stops by its button and by Ctrl-C, unless text is selected to copy', async () => {
  const { user, onStop } = open(createState('waiting'));
  await user.type(getField(), 'abc');
  await user.keyboard('{Control>}a{/Control}');
  (getField() as HTMLInputElement).select();
  await user.keyboard('{Control>}c{/Control}');
  expect(onStop).not.toHaveBeenCalled();
  (getField() as HTMLInputElement).setSelectionRange(3, 3);
  await user.keyboard('{Control>}c{/Control}');
  await user.click(screen.getByRole('button', { name: words.stop }));
  expect(onStop).toHaveBeenCalledTimes(2);
});

it('asks for the keyboard when the program waits, and keeps it between lines', () => {
  const { become } = open(createState('running', createOutput('¿Nombre? ')));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  become(createState('waiting', createOutput('¿Nombre? ')));
  expect(getField()).toHaveFocus();
  become(
    createState('running', createOutput('¿Nombre? '), createTypedPart('Ana\n')),
  );
  expect(getField()).toHaveFocus();
});

it('leaves the focus alone while the reader writes elsewhere', () => {
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  open(createState('waiting'));
  expect(elsewhere).toHaveFocus();
  elsewhere.remove();
});

it('sends each line that is pasted whole, and leaves the last to be finished', async () => {
  const { user, onType } = open(createState('waiting'));
  await user.type(getField(), 'Ana');
  await user.paste(' María\r\n20\nMéx');
  expect(onType.mock.calls).toEqual([['Ana María\n20\n']]);
  expect(getField()).toHaveValue('Méx');
  await user.paste('ico');
  expect(getField()).toHaveValue('México');
});

describe('for who runs it from the editor', () => {
  const readingFiles = [{ name: 'a.c', text: 'scanf("%d", &n);' }];

  /** Starts a program while an editor has the focus. */
  function run(compiledFiles = readingFiles) {
    const area = document.body.appendChild(document.createElement('textarea'));
    const editor = {
      current: {
        focus: () => {
          area.focus();
        },
        hasFocus: () => document.activeElement === area,
        goTo: () => undefined,
        insert: () => undefined,
      },
    };
    area.focus();
    const view = open(
      { kind: 'loading', received: 0, total: 0 },
      { files: compiledFiles, editor },
    );
    return { ...view, area };
  }

  afterEach(() => {
    document.body.replaceChildren();
  });

  it('takes what is typed at once, though the program has not asked yet', async () => {
    const { user, area, onType } = run();
    expect(getField()).toHaveFocus();
    await user.keyboard('Ana{Enter}');
    expect(onType.mock.calls).toEqual([['Ana\n']]);
    expect(area).toHaveValue('');
  });

  it('gives the focus back when the program ends or does not compile', () => {
    const { become, area } = run();
    become(createState('waiting'));
    expect(getField()).toHaveFocus();
    become(createEndState({ kind: 'exit', status: 0 }));
    expect(area).toHaveFocus();
    become({ kind: 'loading', received: 0, total: 0 });
    expect(getField()).toHaveFocus();
    become({ kind: 'rejected', stage: 'compile', report });
    expect(area).toHaveFocus();
  });

  it('follows a question that could not be foreseen', () => {
    const { become, area } = run([{ name: 'a.c', text: 'ask();' }]);
    become({ kind: 'compiling' });
    expect(area).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: words.input })).toBeNull();
    become(createState('waiting'));
    expect(getField()).toHaveFocus();
  });

  it('stays in the editor while nothing is asked', () => {
    const { become, area } = run([{ name: 'a.c', text: 'puts("a");' }]);
    become(createState('running'));
    become(createEndState({ kind: 'exit', status: 0 }, [createOutput('a')]));
    expect(area).toHaveFocus();
  });

  it('leaves who went back to the editor there, whatever is asked next', () => {
    const { become, area } = run();
    become(createState('waiting'));
    area.focus();
    become(createState('running', createTypedPart('1\n')));
    become(createState('waiting', createTypedPart('1\n')));
    expect(area).toHaveFocus();
    become(createEndState({ kind: 'exit', status: 0 }));
    expect(area).toHaveFocus();
  });

  it('does not move who went elsewhere meanwhile', () => {
    const { become } = run();
    const otherInput = document.body.appendChild(
      document.createElement('input'),
    );
    become(createState('waiting'));
    otherInput.focus();
    become(createEndState({ kind: 'exit', status: 0 }));
    expect(otherInput).toHaveFocus();
  });
});

it('shows colours as classes, and lines that are begun anew once', async () => {
  open(
    createEndState({ kind: 'exit', status: 0 }, [
      createOutput('10 %\r100 %\n\x1b[31mRojo\x1b[0m normal'),
    ]),
  );
  expect(await screen.findByText('Rojo')).toHaveClass('red');
  expect(getScreen()).toHaveTextContent(/^100 % Rojo normal$/);
  expect(readSpoken()).toMatch(/^100 %\nRojo normal\./);
});

it('takes the focus that its field or its button had when the program ends', async () => {
  const { become, user } = open(createState('waiting'));
  expect(getField()).toHaveFocus();
  become(createEndState({ kind: 'exit', status: 0 }));
  expect(screen.getByRole('group', { name: words.execution })).toHaveFocus();
  become(createState('running'));
  await user.tab();
  become(createEndState({ kind: 'stopped' }));
  expect(document.body).not.toHaveFocus();
});

it.each<readonly [RunEnd, string]>([
  [{ kind: 'exit', status: 0 }, 'Terminó bien (estado 0) en 12 ms'],
  [{ kind: 'exit', status: 3 }, 'Terminó con el estado 3 en 12 ms'],
  [{ kind: 'stopped' }, 'Parado a los 12 ms'],
  [
    { kind: 'output-limit', bytes: 512_000 },
    'Detenido: escribió más de 512 KB',
  ],
  [{ kind: 'time-limit', ms: 5000 }, 'Detenido: no terminó en 5 s'],
  [
    { kind: 'crash', reason: 'division', detail: '' },
    'Se detuvo: dividió un entero entre cero',
  ],
])('says how the program ended: %j', (end, expectedText) => {
  open(createEndState(end, [createOutput('x')]));
  expect(screen.getByText(expectedText)).toBeVisible();
});

it('says when a program wrote nothing', () => {
  open(createEndState({ kind: 'exit', status: 0 }));
  expect(
    screen.getByText('El programa no escribió nada en la pantalla.'),
  ).toBeVisible();
});

it('keeps the last output in place until the next program writes', () => {
  const { become } = open(
    createEndState({ kind: 'exit', status: 0 }, [createOutput('uno')]),
  );
  become({ kind: 'compiling' });
  expect(getScreen()).toHaveTextContent('uno');
  become(createState('running', createOutput('dos')));
  expect(getScreen()).toHaveTextContent(/^dos$/);
});

it('shows the end of a very long output, and more of it on request', async () => {
  const longText = `primera\n${'x\n'.repeat(40_000)}última`;
  const { user } = open(
    createEndState({ kind: 'exit', status: 0 }, [createOutput(longText)]),
  );
  expect(getScreen()).toHaveTextContent(/última$/);
  expect(getScreen()).not.toHaveTextContent('primera');
  await user.click(screen.getByRole('button', { name: words.showMore }));
  expect(getScreen()).toHaveTextContent('primera');
  expect(getScreen().textContent).toBe(longText);
  expect(
    screen.queryByRole('button', { name: words.showMore }),
  ).not.toBeInTheDocument();
});

it.each([
  ['lines', 'x\n'.repeat(2_000_000)],
  ['letters of one line', 'x'.repeat(4_000_000)],
])('draws a bounded part of millions of %s', async (_, longText) => {
  const { user } = open(
    createEndState({ kind: 'exit', status: 0 }, [createOutput(longText)]),
  );
  expect(getScreen().textContent).toHaveLength(20_000);
  await user.click(screen.getByRole('button', { name: words.showMore }));
  expect(getScreen().textContent).toHaveLength(140_000);
  expect(getScreen().children.length).toBeLessThan(500);
});

it('offers more of a long output only at rest: while the program writes, it is drawn anew many times', () => {
  open(createState('running', createOutput('x'.repeat(100_000))));
  expect(getScreen().textContent).toHaveLength(8000);
  expect(screen.getByText(/Se muestra el final de/)).toBeVisible();
  expect(
    screen.queryByRole('button', { name: words.showMore }),
  ).not.toBeInTheDocument();
});

it('draws a bounded number of changes between what a program writes and its errors', () => {
  const turns = Array.from({ length: 5000 }, () => [
    createOutput('a'),
    createErrorOutput('b'),
  ]).flat();
  open(createState('running', ...turns));
  expect(getScreen().textContent).toHaveLength(500);
});

describe('what is said aloud', () => {
  it('is the prompt when the program waits, and then only what is new', () => {
    const { become } = open(createState('running', createOutput('Menú\n')));
    expect(readSpoken()).toBe('');
    become(createState('waiting', createOutput('Menú\n¿Nombre? ')));
    expect(readSpoken()).toBe('Menú\n¿Nombre? Espera tu entrada.');
    become(
      createEndState({ kind: 'exit', status: 0 }, [
        createOutput('Menú\n¿Nombre? '),
        createTypedPart('Ana\n'),
        createOutput('Hola, Ana\n'),
      ]),
    );
    expect(readSpoken()).toBe('Hola, Ana. Terminó bien (estado 0) en 12 ms.');
  });

  it('is how many files the program wrote too', () => {
    const state = createEndState({ kind: 'exit', status: 0 });
    if (state.kind !== 'finished') throw new Error('It goes on.');
    const file = { name: 'a.txt', bytes: Uint8Array.of(65) };
    open({ ...state, result: { ...state.result, files: [file] } });
    expect(readSpoken()).toBe(
      'Terminó bien (estado 0) en 12 ms. Escribió 1 archivo.',
    );
  });

  it('is the end of a flood, not the flood', () => {
    const { become } = open(createState('running', createOutput('a')));
    become(createState('running', createOutput('a'.repeat(9000))));
    expect(readSpoken()).toBe('');
    become(
      createEndState({ kind: 'stopped' }, [createOutput('a'.repeat(9000))]),
    );
    expect(readSpoken().length).toBeLessThan(360);
  });

  it('is found at once in an endless line', () => {
    const cpuMs = measureCpuMs(() => {
      open(
        createEndState({ kind: 'stopped' }, [
          createOutput('1234567 '.repeat(500_000)),
        ]),
      );
    });
    expect(readSpoken()).toMatch(/1234567 1234567\. Parado a los 12 ms\.$/);
    expect(cpuMs).toBeLessThan(5000);
  });

  it('is found at once in a line that is begun anew for ever', () => {
    const cpuMs = measureCpuMs(() => {
      open(
        createEndState({ kind: 'stopped' }, [
          createOutput('\r'.repeat(4_000_000)),
        ]),
      );
    });
    expect(readSpoken()).toBe('Parado a los 12 ms.');
    expect(cpuMs).toBeLessThan(5000);
  });

  it('is how many errors there are, and the first in the words of its card', async () => {
    open({
      kind: 'rejected',
      stage: 'compile',
      report: {
        text: '',
        diagnostics: [
          {
            severity: 'error',
            message: "expected ';' after expression",
            place: { file: 'a.c', line: 7, column: 3 },
            flag: undefined,
            notes: [],
          },
        ],
      },
    });
    await waitFor(() => {
      expect(readSpoken()).toBe(
        'No compila: 1 error. Error en la línea 7: falta un punto y coma.',
      );
    });
  });

  it('is said again when a second run ends the same way', () => {
    const { become } = open(createEndState({ kind: 'exit', status: 0 }));
    act(() => {
      become({ kind: 'compiling' });
    });
    expect(readSpoken()).toBe('');
    become(createEndState({ kind: 'exit', status: 0 }));
    expect(readSpoken()).toBe('Terminó bien (estado 0) en 12 ms.');
  });
});
