import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { strFromU8, unzipSync } from 'fflate';
import CLab from '..';
import CLabFile from '../CLabFile';
import { FakeCEngine } from '../../../testing/fakeEngine';
import { setPathname } from '../../../../../testing/docusaurus/router';
import type { EditorProps } from '../../../../kit/editor/types';
import { words } from '../../../words';

const mockEngine = { current: new FakeCEngine() };

jest.mock('../../../client', () => ({ getCEngine: () => mockEngine.current }));

// CodeMirror needs a browser with layout; Playwright tests the real one.
jest.mock('../../CEditor', () => ({
  __esModule: true,
  default: function Double(props: EditorProps) {
    const { value, label, onChange, ref, diagnostics = [] } = props;
    return (
      <textarea
        ref={(element) => {
          const handle = element && {
            focus: () => {
              element.focus();
            },
            hasFocus: () => document.activeElement === element,
            goTo: ({ line }: { readonly line: number }) => {
              element.focus();
              element.dataset.line = String(line);
            },
            insert: () => undefined,
          };
          if (typeof ref === 'function') ref(handle);
        }}
        aria-label={label}
        data-marks={diagnostics.map(({ message }) => message).join()}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
    );
  },
}));

const savedFiles: { readonly name: string; readonly content: Uint8Array }[] =
  [];
jest.mock('../../../../../utils/downloadFile', () => ({
  downloadFile: (name: string, content: Uint8Array) => {
    savedFiles.push({ name, content });
  },
}));

/** Returns the texts of the last ZIP file that was downloaded, by path. */
const readLastZip = () =>
  Object.fromEntries(
    Object.entries(
      unzipSync(savedFiles.at(-1)?.content ?? new Uint8Array()),
    ).map(([path, content]) => [path, strFromU8(content)]),
  );

const original = 'int main(void)\n{\n    return 0;\n}';

function open(props: Partial<ComponentProps<typeof CLab>> = {}) {
  const user = userEvent.setup();
  const view = render(
    <CLab label="Código C" title="hola.c" {...props}>
      {props.children ?? [
        <span key="int" className="tok-keyword">
          int
        </span>,
        original.slice(3),
      ]}
    </CLab>,
  );
  return { user, ...view };
}

const getButton = (name: string | RegExp) =>
  screen.getByRole('button', { name });
const getCode = () => screen.getByRole('group', { name: 'Código C: hola.c' });
const findEditor = () =>
  screen.findByRole('textbox', { name: 'Editor de hola.c' });

/** Flushes the pending promises. */
const settle = () => act(async () => {});

async function waitUntilRunning(): Promise<void> {
  await screen.findByRole('group', { name: words.execution });
  await settle();
}

// The first import transpiles the module, which is slow.
beforeAll(async () => {
  await import('../LiveProgram');
}, 60_000);

beforeEach(() => {
  mockEngine.current = new FakeCEngine();
  savedFiles.length = 0;
  setPathname('/stevelabs/program1/salida/');
  localStorage.clear();
});

it('shows code, what it writes, and what can be done with it', () => {
  open({ output: 'Hola\n' });
  expect(getCode()).toHaveTextContent('int main(void) { return 0; }');
  expect(screen.getByText(words.expected)).toBeVisible();
  expect(screen.getByText('Hola')).toBeInTheDocument();
  expect(getButton(words.run)).toHaveAccessibleDescription(
    'Descarga 5,6 MB la primera vez.',
  );
  expect(getButton(words.edit)).toBeVisible();
  expect(getButton('Copiar')).toBeVisible();
  expect(screen.queryByRole('button', { name: words.reset })).toBeNull();
  expect(screen.queryByRole('button', { name: words.steps })).toBeNull();
});

it('numbers the lines without making them part of the text', () => {
  const { container } = open();
  expect(container.querySelector('[data-numbers]')).toHaveAttribute(
    'data-numbers',
    '1\n2\n3\n4',
  );
  expect(getCode().textContent).toBe(original);
});

it('runs the code with its name, arguments and standard', async () => {
  const { user } = open({ args: 'uno  dos', standard: 'c23' });
  await user.click(getButton(words.run));
  await waitUntilRunning();
  expect(mockEngine.current.requests).toEqual([
    { files: [{ name: 'hola.c', text: original }], standard: 'c23' },
  ]);
  expect(mockEngine.current.lastRun.options).toEqual({
    stdin: { kind: 'interactive' },
    args: ['uno', 'dos'],
    files: [],
  });
  mockEngine.current.lastRun.write('Hola');
  mockEngine.current.lastRun.end({ kind: 'exit', status: 0 });
  expect(
    await screen.findByText('Terminó bien (estado 0) en 12 ms'),
  ).toBeVisible();
  expect(getButton(words.run)).toHaveFocus();
});

it('has no box for arguments where the lesson gives none', async () => {
  const { user } = open();
  await user.click(getButton(words.run));
  await waitUntilRunning();
  expect(screen.queryByRole('textbox', { name: 'Argumentos' })).toBeNull();
});

it('runs with the arguments that its reader writes', async () => {
  const { user } = open({ args: 'uno dos' });
  await user.click(getButton(words.run));
  await waitUntilRunning();
  const box = screen.getByRole('textbox', { name: 'Argumentos' });
  expect(box).toHaveValue('uno dos');
  await user.clear(box);
  await user.type(box, '"mi archivo" 3{Enter}');
  await waitFor(() => {
    expect(mockEngine.current.lastRun.options.args).toEqual([
      'mi archivo',
      '3',
    ]);
  });
});

it('opens the steps beside the run when the program is drawn, and keeps the focus', async () => {
  const { user } = open({ steps: '', drawing: '' });
  await user.click(getButton(words.run));
  await waitUntilRunning();
  expect(
    await screen.findByRole(
      'region',
      { name: words.steps },
      { timeout: 20_000 },
    ),
  ).not.toHaveFocus();
  expect(getButton(words.run)).toHaveFocus();
}, 60_000);

it('keeps the expected output folded until its reader wants it', async () => {
  const { user } = open({ output: 'Hola\n' });
  const details = screen.getByText(words.expected).closest('details');
  expect(details).not.toHaveAttribute('open');
  await user.click(screen.getByText(words.expected));
  await user.click(getButton(words.run));
  await waitUntilRunning();
  expect(details).toHaveAttribute('open');
});

it('says nothing of the download once the compiler is there', async () => {
  const { user } = open();
  await user.click(getButton(words.run));
  await waitUntilRunning();
  expect(getButton(words.run)).not.toHaveAccessibleDescription();
});

it('offers the input of the example where the program waits', async () => {
  const { user } = open({ stdin: 'Ana\n20\n' });
  await user.click(getButton(words.run));
  await waitUntilRunning();
  act(() => {
    mockEngine.current.lastRun.awaitInput();
  });
  await user.click(getButton(words.exampleInput));
  const { lastRun } = mockEngine.current;
  expect(lastRun.typedTexts).toEqual(['Ana\n']);
  for (let question = 0; question < 2; question += 1)
    act(() => {
      lastRun.awaitInput();
    });
  expect(lastRun.typedTexts).toEqual(['Ana\n', '20\n']);
  expect(lastRun.endedInput).toBe(true);
});

it('lists the files that the program wrote, until it runs again', async () => {
  const { user } = open();
  await user.click(getButton(words.run));
  await waitUntilRunning();
  const queryWrittenFiles = () =>
    screen.queryByRole('group', { name: /^Archivos que escribió/ });
  expect(queryWrittenFiles()).toBeNull();
  mockEngine.current.lastRun.end({ kind: 'exit', status: 0 }, [
    { name: 'notas.txt', bytes: new TextEncoder().encode('tres\n') },
  ]);
  expect(
    await screen.findByRole('button', { name: 'Descargar notas.txt' }),
  ).toBeVisible();
  expect(queryWrittenFiles()).toHaveTextContent('tres');
  expect(screen.queryByRole('button', { name: /^Guardar/ })).toBeNull();

  await user.click(getButton(words.run));
  await settle();
  expect(queryWrittenFiles()).toBeNull();
  mockEngine.current.lastRun.end({ kind: 'exit', status: 0 });
  expect(await screen.findByText(/^Terminó bien/)).toBeVisible();
  expect(queryWrittenFiles()).toBeNull();
});

describe('a program of several files', () => {
  const openFiles = () =>
    open({
      children: [
        <CLabFile key="1" title="dado.h">
          int dado(void);
        </CLabFile>,
        <CLabFile key="2" title="puntos.txt">
          ana 3
        </CLabFile>,
        original,
      ],
    });
  const encodeText = (text: string) => new TextEncoder().encode(text);
  const readLastText = () =>
    new TextDecoder().decode(
      mockEngine.current.lastRun.options.files?.[0]?.bytes,
    );

  it('shows each file with its name, and runs with all of them', async () => {
    const { user } = openFiles();
    expect(screen.getByRole('group', { name: 'dado.h' })).toHaveTextContent(
      'int dado(void);',
    );
    expect(getCode().textContent).toBe(original);
    await user.click(getButton(words.run));
    await waitUntilRunning();
    expect(mockEngine.current.requests[0]?.files).toEqual([
      { name: 'hola.c', text: original },
      { name: 'dado.h', text: 'int dado(void);\n' },
    ]);
    expect(mockEngine.current.lastRun.options.files).toEqual([
      { name: 'puntos.txt', bytes: encodeText('ana 3\n') },
    ]);
  });

  it('is taken away with all of them, and with what it wrote', async () => {
    const { user } = openFiles();
    await user.click(getButton(words.run));
    await waitUntilRunning();
    mockEngine.current.lastRun.end({ kind: 'exit', status: 0 }, [
      { name: 'puntos.txt', bytes: encodeText('ana 9\n') },
      { name: 'crudo.bin', bytes: Uint8Array.of(0) },
    ]);
    await screen.findByRole('button', { name: 'Empezar de cero' });
    await user.click(getButton('Llevarme el programa'));
    await waitFor(() => {
      expect(savedFiles.map(({ name }) => name)).toEqual(['hola.zip']);
    });
    expect(readLastZip()).toEqual({
      'hola/hola.c': original,
      'hola/dado.h': 'int dado(void);\n',
      'hola/puntos.txt': 'ana 9\n',
      'hola/crudo.bin': '\0',
      'hola/ajustes.txt': expect.stringContaining('edición: c17\n') as string,
      'hola/Makefile': expect.stringContaining('hola.o: hola.c\n') as string,
      'hola/LEEME.txt': expect.stringContaining(
        'Viene de http://localhost/stevelabs/program1/salida/\n',
      ) as string,
    });
  });

  it('edits each file in its tab', async () => {
    const { user } = openFiles();
    await user.click(getButton(words.edit));
    await findEditor();
    await user.click(screen.getByRole('tab', { name: 'dado.h' }));
    const header = screen.getByRole('textbox', { name: 'Código de dado.h' });
    await user.type(header, '//');
    await user.click(getButton(words.run));
    await waitUntilRunning();
    expect(mockEngine.current.requests[0]?.files[1]?.text).toBe(
      'int dado(void);\n//',
    );
    await user.click(screen.getByRole('tab', { name: 'hola.c' }));
    expect(await findEditor()).toHaveValue(original);
  });

  it('finds what the last run wrote, until its reader begins anew', async () => {
    const { user } = openFiles();
    await user.click(getButton(words.run));
    await waitUntilRunning();
    mockEngine.current.lastRun.end({ kind: 'exit', status: 0 }, [
      { name: 'puntos.txt', bytes: encodeText('ana 3\nleo 9\n') },
    ]);
    const restart = await screen.findByRole('button', {
      name: 'Empezar de cero',
    });
    await user.click(getButton(words.run));
    await settle();
    expect(readLastText()).toBe('ana 3\nleo 9\n');
    mockEngine.current.lastRun.end({ kind: 'exit', status: 0 }, [
      { name: 'puntos.txt', bytes: encodeText('x') },
    ]);
    await waitFor(() => {
      expect(restart).not.toBeInTheDocument();
    });
    await user.click(
      await screen.findByRole('button', { name: 'Empezar de cero' }),
    );
    expect(
      screen.getByText(/empieza con los archivos del principio/),
    ).toBeVisible();
    await user.click(getButton(words.run));
    await settle();
    expect(readLastText()).toBe('ana 3\n');
  });
});

it('edits in place, and runs what is written', async () => {
  const { user } = open();
  await user.click(getButton(words.edit));
  expect(await findEditor()).toHaveValue(original);
  expect(screen.queryByRole('group', { name: 'Código C: hola.c' })).toBeNull();
  await user.type(await findEditor(), '//');
  await user.click(getButton(words.run));
  await waitUntilRunning();
  expect(mockEngine.current.requests[0]?.files[0]?.text).toBe(`${original}//`);
});

it('takes away what is written, with its arguments and standard', async () => {
  const { user } = open({ args: 'uno', standard: 'c23', title: 'main.c' });
  expect(
    screen.queryByRole('button', { name: 'Llevarme el programa' }),
  ).toBeNull();
  await user.click(getButton(words.edit));
  await user.type(
    await screen.findByRole('textbox', { name: 'Editor de main.c' }),
    '//',
  );
  await user.click(getButton('Llevarme el programa'));
  await waitFor(() => {
    expect(savedFiles.map(({ name }) => name)).toEqual(['salida.zip']);
  });
  const zip = readLastZip();
  expect(zip['salida/main.c']).toBe(`${original}//`);
  expect(zip['salida/Makefile']).toContain('-std=c23 -Wall -Wextra\n');
  expect(zip['salida/LEEME.txt']).toContain('./salida uno\n');
});

it('goes back to the original, and forth again', async () => {
  const { user } = open();
  await user.click(getButton(words.edit));
  await user.type(await findEditor(), '//');
  await user.click(getButton(words.reset));
  expect(await findEditor()).toHaveValue(original);
  await user.click(getButton(words.undo));
  expect(await findEditor()).toHaveValue(`${original}//`);
  expect(getButton(words.reset)).toHaveFocus();
});

it('keeps what was written on this device, and gives it back with a notice', async () => {
  const first = open();
  await first.user.click(getButton(words.edit));
  await first.user.type(await findEditor(), '//');
  first.unmount();

  const { user } = open();
  expect(getButton(words.run)).toHaveAccessibleDescription(
    'Tienes cambios guardados: vuelven al editar o ejecutar.',
  );
  await user.click(getButton(words.run));
  expect(await findEditor()).toHaveValue(`${original}//`);
  expect(mockEngine.current.requests[0]?.files[0]?.text).toBe(`${original}//`);
  expect(screen.getByText(/Tienes cambios guardados del/)).toBeVisible();
  await user.click(getButton(words.toOriginal));
  expect(await findEditor()).toHaveValue(original);
  await waitFor(() => {
    expect(localStorage).toHaveLength(0);
  });
});

it('keeps drafts of different programs and pages apart', async () => {
  const first = open();
  await first.user.click(getButton(words.edit));
  await first.user.type(await findEditor(), '//');
  first.unmount();
  setPathname('/stevelabs/program1/variable/');
  open();
  expect(getButton(words.run)).not.toHaveAccessibleDescription(/guardados/);
});

describe('in two tabs', () => {
  let key = '';

  /** Simulates another tab that saves a draft of the same program. */
  function keepElsewhere(text: string): void {
    localStorage.setItem(key, JSON.stringify({ text, at: Date.now() }));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
  }

  async function write(text: string) {
    const { user } = open();
    await user.click(getButton(words.edit));
    await user.type(await findEditor(), text);
    // Leaving the page saves at once, without the debounce.
    fireEvent(window, new Event('pagehide'));
    key = localStorage.key(0) ?? '';
    expect(key).not.toBe('');
    return user;
  }

  it('says what changed in the other one, and can bring it and undo that', async () => {
    const user = await write('//aquí');
    keepElsewhere('allá');
    expect(screen.getByText(/cambió en otra pestaña/)).toBeVisible();
    expect(await findEditor()).toHaveValue(`${original}//aquí`);
    await user.click(getButton('Traer lo de la otra pestaña'));
    expect(await findEditor()).toHaveValue('allá');
    expect(screen.queryByText(/cambió en otra pestaña/)).toBeNull();
    await user.click(getButton(words.undo));
    expect(await findEditor()).toHaveValue(`${original}//aquí`);
  });

  it('takes what the other one wrote where nothing is here to lose', async () => {
    const user = await write('//aquí');
    await user.click(getButton(words.reset));
    keepElsewhere('allá');
    expect(screen.queryByText(/cambió en otra pestaña/)).toBeNull();
    await user.click(getButton(words.run));
    expect(await findEditor()).toHaveValue('allá');
  });

  it('says nothing of what is the same in both', async () => {
    await write('//');
    keepElsewhere(`${original}//`);
    expect(screen.queryByText(/otra pestaña/)).toBeNull();
  });
});

it('says when nothing can be stored, and still has the code on the next page', async () => {
  const setItemSpy = jest
    .spyOn(Storage.prototype, 'setItem')
    .mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  const first = open();
  await first.user.click(getButton(words.edit));
  await first.user.type(await findEditor(), '//');
  expect(
    await screen.findByText(/no deja guardar tus cambios/),
  ).toBeInTheDocument();
  first.unmount();
  setItemSpy.mockRestore();
  const { user } = open();
  await user.click(getButton(words.edit));
  expect(await findEditor()).toHaveValue(`${original}//`);
  await user.click(getButton(words.toOriginal));
});

it('marks an error, and takes the reader to its line', async () => {
  mockEngine.current.outcome = {
    kind: 'rejected',
    stage: 'compile',
    text: '',
    diagnostics: [
      {
        severity: 'error',
        message: "expected ';' after return statement",
        place: { file: 'hola.c', line: 3, column: 13 },
        flag: undefined,
        notes: [],
      },
      {
        severity: 'error',
        message: 'in a header',
        place: { file: '/usr/include/stdio.h', line: 3, column: 1 },
        flag: undefined,
        notes: [],
      },
    ],
  };
  const { user } = open();
  await user.click(getButton(words.run));
  expect(await screen.findByText('No compila: 2 errores')).toBeVisible();
  const [place] = await screen.findAllByRole('button', { name: /línea 3/ });
  if (!place) throw new Error('There is no way to the line.');
  await user.click(place);
  expect(await findEditor()).toHaveFocus();
  expect(await findEditor()).toHaveAttribute('data-line', '3');
  expect(await findEditor()).toHaveAttribute(
    'data-marks',
    "expected ';' after return statement",
  );
});

it('tells the bytes of the download, and can give it up', async () => {
  mockEngine.current.loadPromise = new Promise(() => {});
  const { user } = open();
  await user.click(getButton(words.run));
  await waitUntilRunning();
  act(() => {
    mockEngine.current.setState({
      kind: 'loading',
      received: 2_000_000,
      total: 5_600_000,
    });
  });
  expect(screen.getByText('2 MB de 5,6 MB')).toBeVisible();
  await user.click(getButton(words.cancel));
  expect(screen.queryByText('2 MB de 5,6 MB')).toBeNull();
  expect(getButton(words.run)).toBeVisible();
});

it('lets two blocks of a page share the engine', async () => {
  const user = userEvent.setup();
  render(
    <>
      <section aria-label="uno">
        <CLab label="Código C" title="uno.c">
          int one;
        </CLab>
      </section>
      <section aria-label="dos">
        <CLab label="Código C" title="dos.c">
          int two;
        </CLab>
      </section>
    </>,
  );
  for (const name of ['uno', 'dos'])
    await user.click(
      within(screen.getByRole('region', { name })).getByRole('button', {
        name: words.run,
      }),
    );
  await settle();
  const { runs, requests } = mockEngine.current;
  expect(requests.map(({ files }) => files[0]?.name)).toEqual([
    'uno.c',
    'dos.c',
  ]);
  act(() => {
    runs[0]?.awaitInput();
  });
  runs[1]?.end({ kind: 'exit', status: 0 });
  expect(
    await within(screen.getByRole('region', { name: 'dos' })).findByText(
      /Terminó bien/,
    ),
  ).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'uno' })).getByText(
      'Espera tu entrada',
    ),
  ).toBeVisible();
});
