import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Tracer from '..';
import { words } from '../../../words';
import { onAnnounce } from '../../../../../components/Announcer/announce';
import { getCEngine } from '../../../client';
import { LoadFailure } from '../../../../kit/loadState';
import { TraceTimeout } from '../../../client/types';
import type { TraceOutcome } from '../../../engine/tracer/types';
import { setReducedMotion } from '../../../../../testing/reducedMotion';
import { trace } from './fixtures';

jest.mock('../../../client', () => ({ getCEngine: jest.fn() }));

const request = { files: trace.files };
const ready: TraceOutcome = { kind: 'trace', trace };

/** Mocks the engine; `answer` gives the outcome of a trace. */
function createEngine(answer: () => Promise<TraceOutcome>) {
  const traceSpy = jest.fn<Promise<TraceOutcome>, [unknown, unknown]>(answer);
  jest.mocked(getCEngine).mockReturnValue({
    load: () => Promise.resolve(),
    loading: () => ({ kind: 'ready' }),
    subscribe: () => () => undefined,
    trace: traceSpy,
  } as unknown as ReturnType<typeof getCEngine>);
  return traceSpy;
}

/** Opens the tracer and records the announcements. */
async function open(stdin = '', files = request.files) {
  const announcements: string[] = [];
  onAnnounce((message) => announcements.push(message));
  const onClose = jest.fn();
  const user = userEvent.setup();
  await act(async () => {
    render(<Tracer request={{ files }} stdin={stdin} onClose={onClose} />);
    await Promise.resolve();
  });
  return { announcements: announcements, onClose, user };
}

beforeEach(() => {
  setReducedMotion(false);
});

afterEach(() => {
  jest.useRealTimers();
});

beforeAll(() => {
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

const readCurrentStep = () =>
  document.querySelector('[aria-current="step"]')?.textContent.trim();

describe('The tracer', () => {
  it('goes forwards, backwards, to the end and to the start', async () => {
    createEngine(() => Promise.resolve(ready));
    const { user } = await open();
    expect(await screen.findByText('Paso 1 de 5')).toBeVisible();
    expect(readCurrentStep()).toBe('int i = 0;');
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(readCurrentStep()).toBe('int *p = &i;');
    await user.click(screen.getByRole('button', { name: 'Último' }));
    expect(screen.getByText(/terminó con el estado 0/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(readCurrentStep()).toBe('return 0;');
    await user.click(screen.getByRole('button', { name: 'Primero' }));
    expect(readCurrentStep()).toBe('int i = 0;');
  });

  it('takes the arrow keys inside it, and no others', async () => {
    createEngine(() => Promise.resolve(ready));
    const { user } = await open();
    await screen.findByText('Paso 1 de 5');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(screen.getByText('Paso 2 de 5')).toBeVisible();
    act(() => {
      (document.activeElement as HTMLElement).blur();
    });
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Paso 2 de 5')).toBeVisible();
  });

  it('tells in words each variable, its type and what a pointer points at', async () => {
    createEngine(() => Promise.resolve(ready));
    const { user } = await open();
    await screen.findByText('Paso 1 de 5');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    const table = screen.getByRole('table', {
      name: 'main, llamada 1 de 1, en la línea 6',
    });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) =>
        [...row.children].map(({ textContent }) => textContent).join(' | '),
      );
    expect(rows).toEqual([
      'Variable | Tipo | Valor | En este paso',
      'i | int | 1 | cambió',
      'p | int * | apunta a i | ',
    ]);
  });

  it('says what each step did and which line comes next', async () => {
    createEngine(() => Promise.resolve(ready));
    const { user, announcements } = await open();
    await screen.findByText('Paso 1 de 5');
    expect(announcements.at(-1)).toBe(
      '5 pasos listos. Sigue la línea 3: int i = 0;',
    );
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(announcements.slice(-3)).toEqual([
      'Línea 3: i toma el valor 0. Sigue la línea 4: int *p = &i;',
      'Línea 4: p apunta a i. Sigue la línea 5: *p = 1;',
      'Línea 5: i pasa de 0 a 1. Sigue la línea 6: return 0;',
    ]);
  });

  it('moves by the slider and shows only what was on the screen by then', async () => {
    createEngine(() => Promise.resolve(ready));
    const { user } = await open();
    const slider = await screen.findByRole('slider');
    expect(slider).toHaveAttribute('aria-valuetext', 'Paso 1 de 5, línea 3');
    const output = screen.getByRole('group', {
      name: 'Pantalla hasta este paso',
    });
    expect(output).toHaveTextContent('todavía nada');
    await user.click(screen.getByRole('button', { name: 'Último' }));
    expect(slider).toHaveAttribute('aria-valuetext', 'Paso 5 de 5, el final');
    expect(output).toHaveTextContent('hola');
  });

  it('plays by itself, and not for who asked for less motion', async () => {
    createEngine(() => Promise.resolve(ready));
    jest.useFakeTimers();
    render(<Tracer request={request} stdin="" onClose={() => undefined} />);
    const wait = (ms: number) =>
      act(async () => {
        await jest.advanceTimersByTimeAsync(ms);
      });
    await wait(0);
    act(() => {
      screen.getByRole('button', { name: 'Reproducir' }).click();
    });
    await wait(800);
    expect(screen.getByText('Paso 2 de 5')).toBeVisible();
    for (let left = 3; left > 0; left -= 1) await wait(800);
    expect(screen.getByText('Paso 5 de 5')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reproducir' })).toBeVisible();
    jest.useRealTimers();
    act(() => {
      setReducedMotion(true);
    });
    const { container } = render(
      <Tracer request={request} stdin="" onClose={() => undefined} />,
    );
    await within(container).findByText('Paso 1 de 5');
    expect(
      within(container).queryByRole('button', { name: 'Reproducir' }),
    ).toBeNull();
  });

  it('asks before for what the program reads, and follows it again', async () => {
    const traceSpy = createEngine(() => Promise.resolve(ready));
    const files = [{ name: 'a.c', text: 'int main(void) { getchar(); }\n' }];
    const { user } = await open('Ana\n', files);
    const field = screen.getByRole('textbox', { name: 'Entrada del programa' });
    expect(field).toHaveValue('Ana\n');
    expect(field).toHaveAccessibleDescription(/no se detiene a esperar/);
    await user.clear(field);
    await user.type(field, 'Eva');
    await user.click(
      screen.getByRole('button', { name: 'Seguir con esta entrada' }),
    );
    await screen.findByText('Paso 1 de 5');
    expect(traceSpy.mock.calls.map(([, options]) => options)).toEqual([
      { stdin: 'Ana\n', args: undefined, files: undefined },
      { stdin: 'Eva', args: undefined, files: undefined },
    ]);
  });

  it('has no field for a program that reads nothing', async () => {
    createEngine(() => Promise.resolve(ready));
    await open();
    expect(screen.queryByRole('textbox', { name: words.input })).toBeNull();
  });

  it('shows the words of the compiler where the program does not compile', async () => {
    const text = 'main.c:3:5: error: expected expression\n';
    createEngine(() =>
      Promise.resolve({
        kind: 'rejected',
        stage: 'compile',
        text,
        diagnostics: [],
      }),
    );
    const { announcements } = await open();
    expect(await screen.findByText(/expected expression/)).toBeVisible();
    expect(announcements).toContain('El programa no compila.');
  });

  it('says that the download failed, and tries again', async () => {
    const traceSpy = createEngine(() =>
      Promise.reject(new LoadFailure('network')),
    );
    const { user } = await open();
    expect(await screen.findByText(/revisa tu conexión/)).toBeVisible();
    traceSpy.mockImplementation(() => Promise.resolve(ready));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Paso 1 de 5')).toBeVisible();
  });

  it('says that a program works too much to be followed', async () => {
    createEngine(() => Promise.reject(new TraceTimeout(20_000)));
    await open();
    expect(await screen.findByText(/menos vueltas/)).toBeVisible();
  });

  it('closes', async () => {
    createEngine(() => Promise.resolve(ready));
    const { user, onClose } = await open();
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
