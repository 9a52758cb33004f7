import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import TerminalConsole from '..';
import Announcer from '../../../../../components/Announcer';
import { reloadKeeping } from '../../../../../offline/reload';
import { FakeTerminal, useFakeTerminal } from '../../../testing/fakeTerminal';
import { forgetScreens } from '../memory';
import { shown } from '../../../testing/terminalScreen';
import { words } from '../../../words';

jest.mock('../Screen', () =>
  jest.requireActual<object>('../../../testing/terminalScreen'),
);

jest.mock('../../../../../offline/reload', () => ({
  reloadKeeping: jest.fn(),
}));

type Props = Partial<ComponentProps<typeof TerminalConsole>>;

let terminal: FakeTerminal;

function Console({ id = 'uno', ...props }: Props): ReactNode {
  return (
    <TerminalConsole id={id} {...props} terminal={useFakeTerminal(terminal)} />
  );
}

/** Flushes the pending promises and effects. */
const settle = () => act(async () => {});

async function open(props: Props = {}) {
  const user = userEvent.setup();
  const view = render(
    <>
      <Announcer />
      <Console {...props} />
    </>,
  );
  await settle();
  return { user, ...view };
}

/** Finds a text in the terminal; announcements repeat it elsewhere. */
const shows = (text: string | RegExp) =>
  within(screen.getByRole('group', { name: 'Terminal' })).getByText(text);
const button = (name: string) => screen.getByRole('button', { name });
const absent = (name: string) => screen.queryByRole('button', { name });
const field = () => screen.getByRole('textbox');
const mark = (
  ...marks: Parameters<NonNullable<typeof shown.events>['onMark']>
) => {
  act(() => shown.events?.onMark(...marks));
};
const runs = (text: string) => {
  mark({ kind: 'command', text }, false);
};
const ends = (text: string, status = 0) => {
  mark({ kind: 'end', status, output: { text, isCut: false } }, false);
  mark({ kind: 'prompt' }, false);
};

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => {
  terminal = new FakeTerminal();
  forgetScreens();
  localStorage.clear();
  Object.assign(shown, { text: '', live: false, takesPieces: true });
});

it('starts the machine at the size of the screen, and hands the keyboard over', async () => {
  await open();
  expect(terminal.sizes).toEqual([{ cols: 80, rows: 24 }]);
  expect(shows('Encendida')).toBeVisible();
  expect(shown.live).toBe(true);
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(/^Escape y después Tab salen/);
  act(() => shown.events?.onType('ls\r'));
  expect(terminal.typed).toEqual(['ls\r']);
});

it('shows what the machine writes', async () => {
  await open();
  act(() => {
    terminal.write('alumno@practica:~$ ');
  });
  expect(shown.text).toBe('alumno@practica:~$ ');
});

it('shows how much is downloaded, says it once, and can be cancelled', async () => {
  terminal.arrival = new Promise(() => undefined);
  const { user } = await open();
  act(() => {
    terminal.become({ kind: 'loading', received: 1_000_000, total: 4_000_000 });
  });
  expect(shows('1 MB de 4 MB')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '1000000');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Descargando Linux, 4 MB',
  );
  await user.click(button(words.cancel));
  expect(terminal.calls).toEqual(['cancel']);
  expect(shows('Apagada')).toBeVisible();
  expect(button(words.turnOn)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Terminal' })).toHaveFocus();
});

it.each([
  ['network', 'revisa tu conexión'],
  ['damaged', 'llegó dañado'],
  ['set-up', 'No se pudo preparar esta práctica'],
  ['internal', 'Falló el laboratorio'],
] as const)(
  'says why there is no machine (%s), and tries again',
  async (reason, text) => {
    terminal.outcome = undefined;
    const { user } = await open();
    act(() => {
      terminal.become({ kind: 'failed', reason });
    });
    expect(shows(new RegExp(text))).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(text);
    terminal.outcome = 'fresh';
    await user.click(button(words.retry));
    await settle();
    expect(shows('Encendida')).toBeVisible();
    expect(field()).toHaveFocus();
  },
);

it('offers no second try where the browser cannot, but the way to install Linux', async () => {
  terminal.outcome = undefined;
  await open();
  act(() => {
    terminal.become({ kind: 'failed', reason: 'unsupported' });
  });
  expect(shows(/le falta WebAssembly/)).toBeVisible();
  expect(absent('Reintentar')).toBeNull();
  expect(
    screen.getByRole('link', { name: 'Cómo instalar Linux' }),
  ).toHaveAttribute('href', '/dumix/linux1/instalar/');
});

it('says that another terminal has the machine, and brings it here', async () => {
  const { user } = await open();
  act(() => {
    terminal.become({ kind: 'elsewhere' });
  });
  expect(
    shows('La máquina la usa otra terminal de esta página.'),
  ).toBeVisible();
  expect(shown.live).toBe(false);
  terminal.outcome = 'kept';
  await user.click(button(words.bringHere));
  await settle();
  expect(shown.live).toBe(true);
});

it('goes on in another block of the page with what was on the screen', async () => {
  const { user } = await open();
  act(() => {
    terminal.write('$ pwd\r\n');
  });
  terminal.outcome = 'kept';
  render(<Console label="Otra" />);
  await settle();
  expect(shown.text).toContain('$ pwd');
  const [first] = screen.getAllByRole('group', { name: 'Terminal' });
  expect(first).toHaveTextContent('La máquina la usa otra terminal');
  await user.click(button(words.bringHere));
  await settle();
  expect(screen.getByRole('group', { name: 'Otra' })).toHaveTextContent(
    'La máquina la usa otra terminal',
  );
});

it.each([
  ['reader', 'Apagada'],
  ['crash', 'La máquina se detuvo por un fallo'],
] as const)('can be started again once it ended (%s)', async (reason, text) => {
  const { user } = await open();
  act(() => {
    terminal.write('vieja');
    terminal.become({ kind: 'ended', reason });
  });
  expect(shows(new RegExp(text))).toBeVisible();
  await user.click(button(words.turnOnAgain));
  await settle();
  expect(shown.text).toBe('');
  expect(shows('Encendida')).toBeVisible();
});

it('says that a file does not come, and that it is asleep', async () => {
  await open();
  act(() => {
    terminal.become({ kind: 'running', waits: true });
  });
  expect(shows(/^Falta un archivo que no llega/)).toBeVisible();
  act(() => {
    terminal.become({ kind: 'suspended' });
  });
  expect(shows(/^En pausa/)).toBeVisible();
});

it('offers to load the page anew when the site no longer has a file, and goes on', async () => {
  const { user } = await open();
  act(() => {
    terminal.become({ kind: 'running', waits: 'outdated' });
  });
  expect(shows(/^El sitio se actualizó mientras leías/)).toBeVisible();
  expect(reloadKeeping).not.toHaveBeenCalled();
  await user.click(button('Recargar la página'));
  expect(reloadKeeping).toHaveBeenCalledTimes(1);
});

it('starts over, and has it all back', async () => {
  const { user } = await open();
  act(() => {
    terminal.write('mi trabajo');
  });
  expect(absent(words.undo)).toBeNull();
  await user.click(button(words.reset));
  await settle();
  expect(shown.text).toBe('');
  expect(screen.getByRole('status')).toHaveTextContent(/^Como al principio/);
  await user.click(button(words.undo));
  await settle();
  expect(terminal.calls).toEqual(['reset', 'undo']);
  expect(shown.text).toBe('mi trabajo');
  expect(field()).toHaveFocus();
  expect(absent(words.undo)).toBeNull();
});

it('asks first where it is told to', async () => {
  const confirmReset = jest.fn();
  const { user } = await open({ confirmReset });
  await user.click(button(words.reset));
  expect(terminal.calls).toEqual([]);
  expect(confirmReset).toHaveBeenCalledTimes(1);
});

it('writes a command of the text without running it', async () => {
  const { user } = await open({ commands: ['ls -l', 'cat << FIN\na\nFIN'] });
  const list = screen.getByRole('list', { name: words.commands });
  const [first, second] = within(list).getAllByRole('button', {
    name: words.insert,
  });
  expect(first).toHaveAccessibleDescription('ls -l');
  if (first) await user.click(first);
  expect(terminal.typed.join('')).toBe('\u0005\u0015[ls -l]');
  expect(field()).toHaveFocus();
  if (second) await user.click(second);
  expect(terminal.typed.join('')).toContain('[cat << FIN\na\nFIN]');
});

it('writes no command into a program that runs', async () => {
  const { user } = await open({ commands: ['ls -l'] });
  runs('cat');
  await user.click(button(words.insert));
  expect(terminal.typed).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Hay un comando en marcha',
  );
  ends('');
  await user.click(button(words.insert));
  expect(terminal.typed.join('')).toContain('[ls -l]');
});

it('keeps the last command and what it wrote as text, unsaid', async () => {
  await open();
  const log = screen.getByRole('log', { hidden: true });
  expect(log).toHaveAttribute('aria-live', 'off');
  expect(log).toHaveTextContent('Todavía no hay ninguno.');
  runs('ls no-existe');
  ends("ls: no se puede acceder a 'no-existe'", 2);
  expect(log).toHaveTextContent('ls no-existe');
  expect(log).toHaveTextContent("ls: no se puede acceder a 'no-existe'");
  expect(log).toHaveTextContent('Terminó con el estado 2');
  runs('true');
  ends('');
  expect(log).toHaveTextContent('No escribió nada.');
  expect(log).toHaveTextContent('Terminó bien (estado 0)');
});

it('has keys for fingers, and Control for the next one', async () => {
  const { user } = await open();
  const keys = within(screen.getByRole('group', { name: 'Teclas' }));
  await user.click(keys.getByRole('button', { name: 'Virgulilla' }));
  await user.click(keys.getByRole('button', { name: 'Tab: Tabulador' }));
  expect(terminal.typed).toEqual(['~', '<tab>']);
  const control = keys.getByRole('button', { name: 'Ctrl: Control' });
  await user.click(control);
  expect(control).toHaveAttribute('aria-pressed', 'true');
  act(() => shown.events?.onType('c'));
  expect(terminal.typed.at(-1)).toBe('\u0003');
  expect(control).toHaveAttribute('aria-pressed', 'false');
  act(() => shown.events?.onType('c'));
  expect(terminal.typed.at(-1)).toBe('c');
});

it('pastes in one piece, without keys that nobody sees', async () => {
  await open();
  act(() => shown.events?.onPaste('echo a\r\necho \u001b[201~b'));
  expect(terminal.typed).toEqual(['[echo a\necho [201~b]']);
});

it('asks before it pastes lines into a program that takes them one by one', async () => {
  const { user } = await open();
  shown.takesPieces = false;
  act(() => shown.events?.onPaste('una sola'));
  expect(terminal.typed).toEqual(['[una sola]']);
  act(() => shown.events?.onPaste('uno\ndos\n'));
  expect(screen.getByRole('alert')).toHaveTextContent('Vas a pegar 2 líneas');
  await user.click(button(words.noPaste));
  expect(terminal.typed).toHaveLength(1);
  expect(field()).toHaveFocus();
  act(() => shown.events?.onPaste('uno\ndos\n'));
  await user.click(button(words.paste));
  expect(terminal.typed.at(-1)).toBe('[uno\ndos\n]');
});

it('says what it does with more than it can take, before it does it', async () => {
  const { user } = await open();
  act(() => shown.events?.onPaste('a'.repeat(100_000)));
  expect(terminal.typed).toHaveLength(1);
  act(() => shown.events?.onPaste('b'.repeat(153_000)));
  expect(terminal.typed).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Quieres pegar 153.000 letras y la terminal admite 100.000 de una vez: se pegará solo el principio.',
  );
  await user.click(button(words.paste));
  expect(terminal.typed.at(-1)).toHaveLength(100_002);
});

it.each([
  ['shutdown', /^La máquina se apagó con tu comando\. Si la enciendes/],
  ['reboot', /^La máquina se apagó con tu comando para volver a arrancar/],
] as const)(
  'ends with %s, says so, and offers to begin again',
  async (reason, text) => {
    const key = `steve-labs:/:draft:/${reason}/#`;
    const { user } = await open({ keepAs: key });
    runs(`sudo ${reason}`);
    mark({ kind: 'off', reason }, true);
    expect(shows('Encendida')).toBeVisible();
    mark({ kind: 'off', reason }, false);
    expect(shows(text)).toBeVisible();
    await user.click(button(words.turnOnAgain));
    await settle();
    expect(shows('Encendida')).toBeVisible();
    expect(localStorage.getItem(key)).toBeNull();
    expect(absent(words.retype)).toBeNull();
  },
);

it('switches off', async () => {
  const { user } = await open();
  await user.click(button(words.turnOff));
  expect(terminal.calls).toEqual(['stop']);
  expect(button(words.turnOnAgain)).toBeVisible();
});

describe('after a reload', () => {
  const key = 'steve-labs:/:draft:/x/#preparar';

  it('types the commands of before, each when the shell is ready', async () => {
    localStorage.setItem(
      key,
      JSON.stringify(['cd Documentos', 'a << F\nb\nF']),
    );
    const { user } = await open({ keepAs: key });
    expect(shows('Antes escribiste 2 comandos')).toBeVisible();
    await user.click(button(words.retype));
    expect(terminal.typed).toEqual(['cd Documentos\r']);
    runs('cd Documentos');
    ends('');
    expect(terminal.typed.at(-1)).toBe('a << F\rb\rF\r');
    ends('');
    expect(terminal.typed).toHaveLength(2);
    expect(absent('Volver a escribirlos')).toBeNull();
  });

  it('offers those of a machine that broke down in this visit', async () => {
    const { user } = await open({ keepAs: `${key}5` });
    runs('cd Documentos');
    ends('');
    act(() => {
      terminal.become({ kind: 'ended', reason: 'crash' });
    });
    expect(absent(words.retype)).toBeNull();
    await user.click(button(words.turnOnAgain));
    await settle();
    expect(shows('Antes escribiste 1 comando')).toBeVisible();
    await user.click(button(words.retype));
    expect(terminal.typed).toEqual(['cd Documentos\r']);
  });

  it('stops typing them when the reader types', async () => {
    localStorage.setItem(`${key}2`, JSON.stringify(['sleep 9', 'ls']));
    const { user } = await open({ keepAs: `${key}2` });
    await user.click(button(words.retype));
    act(() => shown.events?.onType('\u0003'));
    ends('');
    expect(terminal.typed).toEqual(['sleep 9\r', '\u0003']);
  });

  it('keeps the commands of this visit, and forgets them when it starts over', async () => {
    const { user } = await open({ keepAs: `${key}3` });
    runs('touch a');
    ends('');
    expect(localStorage.getItem(`${key}3`)).toBe('["touch a"]');
    mark({ kind: 'command', text: 'de antes' }, true);
    expect(localStorage.getItem(`${key}3`)).toBe('["touch a"]');
    await user.click(button(words.reset));
    await settle();
    expect(localStorage.getItem(`${key}3`)).toBeNull();
  });

  it('takes a damaged list for none', async () => {
    localStorage.setItem(`${key}4`, '{');
    await open({ keepAs: `${key}4` });
    expect(screen.queryByText(/^Antes escribiste/)).toBeNull();
  });
});
