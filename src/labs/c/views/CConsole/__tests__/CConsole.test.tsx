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

const shows = (
  kind: 'running' | 'waiting',
  ...transcript: readonly TranscriptPart[]
): ProgramState => ({ kind, transcript, findings: [], report });

const ends = (
  end: RunEnd,
  transcript: readonly TranscriptPart[] = [],
): ProgramState => ({
  kind: 'finished',
  transcript,
  findings: [],
  report,
  result: { end, findings: [], files: [], elapsedMs: 12 },
});

const out = (text: string): TranscriptPart => ({ stream: 'stdout', text });
const err = (text: string): TranscriptPart => ({ stream: 'stderr', text });
const typed = (text: string): TranscriptPart => ({ stream: 'typed', text });

const handlers = () => ({
  onType: jest.fn(),
  onEndInput: jest.fn(),
  onStop: jest.fn(),
  onRetry: jest.fn(),
});

function open(
  state: ProgramState,
  more: Partial<Pick<ComponentProps<typeof CConsole>, 'files' | 'editor'>> = {},
) {
  const props = { ...handlers(), ...more };
  const view = (next: ProgramState) => (
    <>
      <Announcer />
      <CConsole files={files} {...props} state={next} />
    </>
  );
  const { rerender } = render(view(state));
  return {
    ...props,
    user: userEvent.setup(),
    become: (next: ProgramState) => {
      rerender(view(next));
    },
  };
}

const screenOf = () => screen.getByRole('group', { name: words.output });
const field = () => screen.getByRole('textbox', { name: words.input });
const spoken = () => screen.getByRole('status').textContent;

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
  expect(spoken()).toBe('Descargando el compilador.');
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
] as const)('says a failure (%s) and offers to retry', async (reason, said) => {
  const { user, onRetry } = open({ kind: 'failed', reason });
  expect(screen.getByText(said, { ignore: '[role=status]' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.retry }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

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
    shows('running', out('¿Nombre? '), typed('Ana\n'), out('Hola, Ana'), {
      stream: 'stderr',
      text: '¡aviso!',
    }),
  );
  expect(screenOf()).toHaveTextContent('¿Nombre? Ana Hola, Ana¡aviso!');
  expect(screen.getByText('Ana').tagName).toBe('KBD');
  expect(screen.getByText('¡aviso!')).toHaveClass('stderr');
});

it('sends a line with its break, and empties the field', async () => {
  const { user, onType } = open(shows('waiting', out('¿Nombre? ')));
  await user.type(field(), 'Ana{Enter}');
  expect(onType.mock.calls).toEqual([['Ana\n']]);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

it('sends an empty line too', async () => {
  const { user, onType } = open(shows('waiting'));
  await user.click(screen.getByRole('button', { name: words.send }));
  expect(onType.mock.calls).toEqual([['\n']]);
});

it('ends the input by its button and by Ctrl-D, after what is written', async () => {
  const { user, onType, onEndInput, become } = open(shows('waiting'));
  // At the first question the button would confuse.
  expect(screen.queryByRole('button', { name: /fin de entrada/ })).toBeNull();
  become(shows('waiting', typed('7\n')));
  await user.click(screen.getByRole('button', { name: /fin de entrada/ }));
  expect(onType).not.toHaveBeenCalled();
  await user.type(field(), '12');
  await user.keyboard('{Control>}d{/Control}');
  expect(onType.mock.calls).toEqual([['12']]);
  expect(onEndInput).toHaveBeenCalledTimes(2);
});

it('stops by its button and by Ctrl-C, unless text is selected to copy', async () => {
  const { user, onStop } = open(shows('waiting'));
  await user.type(field(), 'abc');
  await user.keyboard('{Control>}a{/Control}');
  (field() as HTMLInputElement).select();
  await user.keyboard('{Control>}c{/Control}');
  expect(onStop).not.toHaveBeenCalled();
  (field() as HTMLInputElement).setSelectionRange(3, 3);
  await user.keyboard('{Control>}c{/Control}');
  await user.click(screen.getByRole('button', { name: words.stop }));
  expect(onStop).toHaveBeenCalledTimes(2);
});

it('asks for the keyboard when the program waits, and keeps it between lines', () => {
  const { become } = open(shows('running', out('¿Nombre? ')));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  become(shows('waiting', out('¿Nombre? ')));
  expect(field()).toHaveFocus();
  become(shows('running', out('¿Nombre? '), typed('Ana\n')));
  expect(field()).toHaveFocus();
});

it('leaves the focus alone while the reader writes elsewhere', () => {
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  open(shows('waiting'));
  expect(elsewhere).toHaveFocus();
  elsewhere.remove();
});

it('sends each line that is pasted whole, and leaves the last to be finished', async () => {
  const { user, onType } = open(shows('waiting'));
  await user.type(field(), 'Ana');
  await user.paste(' María\r\n20\nMéx');
  expect(onType.mock.calls).toEqual([['Ana María\n20\n']]);
  expect(field()).toHaveValue('Méx');
  await user.paste('ico');
  expect(field()).toHaveValue('México');
});

describe('for who runs it from the editor', () => {
  const asking = [{ name: 'a.c', text: 'scanf("%d", &n);' }];

  /** Starts a program while an editor has the focus. */
  function run(compiled = asking) {
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
      { files: compiled, editor },
    );
    return { ...view, area };
  }

  afterEach(() => {
    document.body.replaceChildren();
  });

  it('takes what is typed at once, though the program has not asked yet', async () => {
    const { user, area, onType } = run();
    expect(field()).toHaveFocus();
    await user.keyboard('Ana{Enter}');
    expect(onType.mock.calls).toEqual([['Ana\n']]);
    expect(area).toHaveValue('');
  });

  it('gives the focus back when the program ends or does not compile', () => {
    const { become, area } = run();
    become(shows('waiting'));
    expect(field()).toHaveFocus();
    become(ends({ kind: 'exit', status: 0 }));
    expect(area).toHaveFocus();
    become({ kind: 'loading', received: 0, total: 0 });
    expect(field()).toHaveFocus();
    become({ kind: 'rejected', stage: 'compile', report });
    expect(area).toHaveFocus();
  });

  it('follows a question that could not be foreseen', () => {
    const { become, area } = run([{ name: 'a.c', text: 'ask();' }]);
    become({ kind: 'compiling' });
    expect(area).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: words.input })).toBeNull();
    become(shows('waiting'));
    expect(field()).toHaveFocus();
  });

  it('stays in the editor while nothing is asked', () => {
    const { become, area } = run([{ name: 'a.c', text: 'puts("a");' }]);
    become(shows('running'));
    become(ends({ kind: 'exit', status: 0 }, [out('a')]));
    expect(area).toHaveFocus();
  });

  it('leaves who went back to the editor there, whatever is asked next', () => {
    const { become, area } = run();
    become(shows('waiting'));
    area.focus();
    become(shows('running', typed('1\n')));
    become(shows('waiting', typed('1\n')));
    expect(area).toHaveFocus();
    become(ends({ kind: 'exit', status: 0 }));
    expect(area).toHaveFocus();
  });

  it('does not move who went elsewhere meanwhile', () => {
    const { become } = run();
    const other = document.body.appendChild(document.createElement('input'));
    become(shows('waiting'));
    other.focus();
    become(ends({ kind: 'exit', status: 0 }));
    expect(other).toHaveFocus();
  });
});

it('shows colours as classes, and lines that are begun anew once', async () => {
  open(
    ends({ kind: 'exit', status: 0 }, [
      out('10 %\r100 %\n\x1b[31mRojo\x1b[0m normal'),
    ]),
  );
  expect(await screen.findByText('Rojo')).toHaveClass('red');
  expect(screenOf()).toHaveTextContent(/^100 % Rojo normal$/);
  expect(spoken()).toMatch(/^100 %\nRojo normal\./);
});

it('takes the focus that its field or its button had when the program ends', async () => {
  const { become, user } = open(shows('waiting'));
  expect(field()).toHaveFocus();
  become(ends({ kind: 'exit', status: 0 }));
  expect(screen.getByRole('group', { name: words.execution })).toHaveFocus();
  become(shows('running'));
  await user.tab();
  become(ends({ kind: 'stopped' }));
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
])('says how the program ended: %j', (end, said) => {
  open(ends(end, [out('x')]));
  expect(screen.getByText(said)).toBeVisible();
});

it('says when a program wrote nothing', () => {
  open(ends({ kind: 'exit', status: 0 }));
  expect(
    screen.getByText('El programa no escribió nada en la pantalla.'),
  ).toBeVisible();
});

it('keeps the last output in place until the next program writes', () => {
  const { become } = open(ends({ kind: 'exit', status: 0 }, [out('uno')]));
  become({ kind: 'compiling' });
  expect(screenOf()).toHaveTextContent('uno');
  become(shows('running', out('dos')));
  expect(screenOf()).toHaveTextContent(/^dos$/);
});

it('shows the end of a very long output, and more of it on request', async () => {
  const long = `primera\n${'x\n'.repeat(40_000)}última`;
  const { user } = open(ends({ kind: 'exit', status: 0 }, [out(long)]));
  expect(screenOf()).toHaveTextContent(/última$/);
  expect(screenOf()).not.toHaveTextContent('primera');
  await user.click(screen.getByRole('button', { name: words.showMore }));
  expect(screenOf()).toHaveTextContent('primera');
  expect(screenOf().textContent).toBe(long);
  expect(
    screen.queryByRole('button', { name: words.showMore }),
  ).not.toBeInTheDocument();
});

it.each([
  ['lines', 'x\n'.repeat(2_000_000)],
  ['letters of one line', 'x'.repeat(4_000_000)],
])('draws a bounded part of millions of %s', async (_, long) => {
  const { user } = open(ends({ kind: 'exit', status: 0 }, [out(long)]));
  expect(screenOf().textContent).toHaveLength(20_000);
  await user.click(screen.getByRole('button', { name: words.showMore }));
  expect(screenOf().textContent).toHaveLength(140_000);
  expect(screenOf().children.length).toBeLessThan(500);
});

it('offers more of a long output only at rest: while the program writes, it is drawn anew many times', () => {
  open(shows('running', out('x'.repeat(100_000))));
  expect(screenOf().textContent).toHaveLength(8000);
  expect(screen.getByText(/Se muestra el final de/)).toBeVisible();
  expect(
    screen.queryByRole('button', { name: words.showMore }),
  ).not.toBeInTheDocument();
});

it('draws a bounded number of changes between what a program writes and its errors', () => {
  const turns = Array.from({ length: 5000 }, () => [out('a'), err('b')]).flat();
  open(shows('running', ...turns));
  expect(screenOf().textContent).toHaveLength(500);
});

describe('what is said aloud', () => {
  it('is the prompt when the program waits, and then only what is new', () => {
    const { become } = open(shows('running', out('Menú\n')));
    expect(spoken()).toBe('');
    become(shows('waiting', out('Menú\n¿Nombre? ')));
    expect(spoken()).toBe('Menú\n¿Nombre? Espera tu entrada.');
    become(
      ends({ kind: 'exit', status: 0 }, [
        out('Menú\n¿Nombre? '),
        typed('Ana\n'),
        out('Hola, Ana\n'),
      ]),
    );
    expect(spoken()).toBe('Hola, Ana. Terminó bien (estado 0) en 12 ms.');
  });

  it('is how many files the program wrote too', () => {
    const state = ends({ kind: 'exit', status: 0 });
    if (state.kind !== 'finished') throw new Error('It goes on.');
    const file = { name: 'a.txt', bytes: Uint8Array.of(65) };
    open({ ...state, result: { ...state.result, files: [file] } });
    expect(spoken()).toBe(
      'Terminó bien (estado 0) en 12 ms. Escribió 1 archivo.',
    );
  });

  it('is the end of a flood, not the flood', () => {
    const { become } = open(shows('running', out('a')));
    become(shows('running', out('a'.repeat(9000))));
    expect(spoken()).toBe('');
    become(ends({ kind: 'stopped' }, [out('a'.repeat(9000))]));
    expect(spoken().length).toBeLessThan(360);
  });

  it('is found at once in an endless line', () => {
    const cpuMs = measureCpuMs(() => {
      open(ends({ kind: 'stopped' }, [out('1234567 '.repeat(500_000))]));
    });
    expect(spoken()).toMatch(/1234567 1234567\. Parado a los 12 ms\.$/);
    expect(cpuMs).toBeLessThan(5000);
  });

  it('is found at once in a line that is begun anew for ever', () => {
    const cpuMs = measureCpuMs(() => {
      open(ends({ kind: 'stopped' }, [out('\r'.repeat(4_000_000))]));
    });
    expect(spoken()).toBe('Parado a los 12 ms.');
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
      expect(spoken()).toBe(
        'No compila: 1 error. Error en la línea 7: falta un punto y coma.',
      );
    });
  });

  it('is said again when a second run ends the same way', () => {
    const { become } = open(ends({ kind: 'exit', status: 0 }));
    act(() => {
      become({ kind: 'compiling' });
    });
    expect(spoken()).toBe('');
    become(ends({ kind: 'exit', status: 0 }));
    expect(spoken()).toBe('Terminó bien (estado 0) en 12 ms.');
  });
});
