import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import TerminalConsole from '..';
import Announcer from '../../../../../components/Announcer';
import { reloadWithFields } from '../../../../../offline/reload';
import { FakeTerminal, useFakeTerminal } from '../../../testing/fakeTerminal';
import { clearRecords } from '../memory';
import { screenState } from '../../../testing/terminalScreen';
import { words } from '../../../words';

jest.mock('../Screen', () =>
  jest.requireActual<object>('../../../testing/terminalScreen'),
);

jest.mock('../../../../../offline/reload', () => ({
  reloadWithFields: jest.fn(),
}));

type Props = Partial<ComponentProps<typeof TerminalConsole>>;

let terminal: FakeTerminal;

function Console({ id = 'uno', ...props }: Props): ReactNode {
  return (
    <TerminalConsole id={id} {...props} terminal={useFakeTerminal(terminal)} />
  );
}

/** Flushes the pending promises and effects. */
const flushEffects = () => act(async () => {});

async function open(props: Props = {}) {
  const user = userEvent.setup();
  const view = render(
    <>
      <Announcer />
      <Console {...props} />
    </>,
  );
  await flushEffects();
  return { user, ...view };
}

/** Finds a text in the terminal; announcements repeat it elsewhere. */
const getInTerminal = (text: string | RegExp) =>
  within(screen.getByRole('group', { name: 'Terminal' })).getByText(text);
const getButton = (name: string) => screen.getByRole('button', { name });
const queryButton = (name: string) => screen.queryByRole('button', { name });
const getField = () => screen.getByRole('textbox');
const emitMark = (
  ...marks: Parameters<NonNullable<typeof screenState.events>['onMark']>
) => {
  act(() => screenState.events?.onMark(...marks));
};
const startCommand = (text: string) => {
  emitMark({ kind: 'command', text }, false);
};
const endCommand = (text: string, status = 0) => {
  emitMark({ kind: 'end', status, output: { text, isCut: false } }, false);
  emitMark({ kind: 'prompt' }, false);
};

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => {
  terminal = new FakeTerminal();
  clearRecords();
  localStorage.clear();
  Object.assign(screenState, { text: '', live: false, takesPieces: true });
});

it('starts the machine at the size of the screen, and hands the keyboard over', async () => {
  await open();
  expect(terminal.sizes).toEqual([{ cols: 80, rows: 24 }]);
  expect(getInTerminal('Encendida')).toBeVisible();
  expect(screenState.live).toBe(true);
  expect(getField()).toHaveFocus();
  expect(getField()).toHaveAccessibleDescription(/^Escape y después Tab salen/);
  act(() => screenState.events?.onType('ls\r'));
  expect(terminal.typedTexts).toEqual(['ls\r']);
});

it('shows what the machine writes', async () => {
  await open();
  act(() => {
    terminal.write('alumno@practica:~$ ');
  });
  expect(screenState.text).toBe('alumno@practica:~$ ');
});

it('shows how much is downloaded, says it once, and can be cancelled', async () => {
  terminal.startPromise = new Promise(() => undefined);
  const { user } = await open();
  act(() => {
    terminal.setState({
      kind: 'loading',
      received: 1_000_000,
      total: 4_000_000,
    });
  });
  expect(getInTerminal('1 MB de 4 MB')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '1000000');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Descargando Linux, 4 MB',
  );
  await user.click(getButton(words.cancel));
  expect(terminal.calls).toEqual(['cancel']);
  expect(getInTerminal('Apagada')).toBeVisible();
  expect(getButton(words.turnOn)).toBeVisible();
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
      terminal.setState({ kind: 'failed', reason });
    });
    expect(getInTerminal(new RegExp(text))).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(text);
    terminal.outcome = 'fresh';
    await user.click(getButton(words.retry));
    await flushEffects();
    expect(getInTerminal('Encendida')).toBeVisible();
    expect(getField()).toHaveFocus();
  },
);

it('offers no second try where the browser cannot, but the way to install Linux', async () => {
  terminal.outcome = undefined;
  await open();
  act(() => {
    terminal.setState({ kind: 'failed', reason: 'unsupported' });
  });
  expect(getInTerminal(/le falta WebAssembly/)).toBeVisible();
  expect(queryButton('Reintentar')).toBeNull();
  expect(
    screen.getByRole('link', { name: 'Cómo instalar Linux' }),
  ).toHaveAttribute('href', '/dumix/linux1/instalar/');
});

it('says that another terminal has the machine, and brings it here', async () => {
  const { user } = await open();
  act(() => {
    terminal.setState({ kind: 'elsewhere' });
  });
  expect(
    getInTerminal('La máquina la usa otra terminal de esta página.'),
  ).toBeVisible();
  expect(screenState.live).toBe(false);
  terminal.outcome = 'kept';
  await user.click(getButton(words.bringHere));
  await flushEffects();
  expect(screenState.live).toBe(true);
});

it('goes on in another block of the page with what was on the screen', async () => {
  const { user } = await open();
  act(() => {
    terminal.write('$ pwd\r\n');
  });
  terminal.outcome = 'kept';
  render(<Console label="Otra" />);
  await flushEffects();
  expect(screenState.text).toContain('$ pwd');
  const [first] = screen.getAllByRole('group', { name: 'Terminal' });
  expect(first).toHaveTextContent('La máquina la usa otra terminal');
  await user.click(getButton(words.bringHere));
  await flushEffects();
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
    terminal.setState({ kind: 'ended', reason });
  });
  expect(getInTerminal(new RegExp(text))).toBeVisible();
  await user.click(getButton(words.turnOnAgain));
  await flushEffects();
  expect(screenState.text).toBe('');
  expect(getInTerminal('Encendida')).toBeVisible();
});

it('says that a file does not come, and that it is asleep', async () => {
  await open();
  act(() => {
    terminal.setState({ kind: 'running', waits: true });
  });
  expect(getInTerminal(/^Falta un archivo que no llega/)).toBeVisible();
  act(() => {
    terminal.setState({ kind: 'suspended' });
  });
  expect(getInTerminal(/^En pausa/)).toBeVisible();
});

it('offers to load the page anew when the site no longer has a file, and goes on', async () => {
  const { user } = await open();
  act(() => {
    terminal.setState({ kind: 'running', waits: 'outdated' });
  });
  expect(getInTerminal(/^El sitio se actualizó mientras leías/)).toBeVisible();
  expect(reloadWithFields).not.toHaveBeenCalled();
  await user.click(getButton('Recargar la página'));
  expect(reloadWithFields).toHaveBeenCalledTimes(1);
});

it('starts over, and has it all back', async () => {
  const { user } = await open();
  act(() => {
    terminal.write('mi trabajo');
  });
  expect(queryButton(words.undo)).toBeNull();
  await user.click(getButton(words.reset));
  await flushEffects();
  expect(screenState.text).toBe('');
  expect(screen.getByRole('status')).toHaveTextContent(/^Como al principio/);
  await user.click(getButton(words.undo));
  await flushEffects();
  expect(terminal.calls).toEqual(['reset', 'undo']);
  expect(screenState.text).toBe('mi trabajo');
  expect(getField()).toHaveFocus();
  expect(queryButton(words.undo)).toBeNull();
});

it('keeps the button that undoes a reset when that failed', async () => {
  const { user } = await open();
  act(() => {
    terminal.write('mi trabajo');
  });
  await user.click(getButton(words.reset));
  await flushEffects();
  terminal.undoPromise = Promise.reject(new Error('The machine is gone.'));
  await user.click(getButton(words.undo));
  await flushEffects();
  expect(screen.getByRole('status')).toHaveTextContent(/^No se pudo/);
  terminal.undoPromise = Promise.resolve(true);
  await user.click(getButton(words.undo));
  await flushEffects();
  expect(screenState.text).toBe('mi trabajo');
});

it('asks first where it is told to', async () => {
  const confirmReset = jest.fn();
  const { user } = await open({ confirmReset });
  await user.click(getButton(words.reset));
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
  expect(terminal.typedTexts.join('')).toBe('\u0005\u0015[ls -l]');
  expect(getField()).toHaveFocus();
  if (second) await user.click(second);
  expect(terminal.typedTexts.join('')).toContain('[cat << FIN\na\nFIN]');
});

it('writes no command into a program that runs', async () => {
  const { user } = await open({ commands: ['ls -l'] });
  startCommand('cat');
  await user.click(getButton(words.insert));
  expect(terminal.typedTexts).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Hay un comando en marcha',
  );
  endCommand('');
  await user.click(getButton(words.insert));
  expect(terminal.typedTexts.join('')).toContain('[ls -l]');
});

it('keeps the last command and what it wrote as text, unsaid', async () => {
  await open();
  const log = screen.getByRole('log', { hidden: true });
  expect(log).toHaveAttribute('aria-live', 'off');
  expect(log).toHaveTextContent('Todavía no hay ninguno.');
  startCommand('ls no-existe');
  endCommand("ls: no se puede acceder a 'no-existe'", 2);
  expect(log).toHaveTextContent('ls no-existe');
  expect(log).toHaveTextContent("ls: no se puede acceder a 'no-existe'");
  expect(log).toHaveTextContent('Terminó con el estado 2');
  startCommand('true');
  endCommand('');
  expect(log).toHaveTextContent('No escribió nada.');
  expect(log).toHaveTextContent('Terminó bien (estado 0)');
});

it('has keys for fingers, and Control for the next one', async () => {
  const { user } = await open();
  const keys = within(screen.getByRole('group', { name: 'Teclas' }));
  await user.click(keys.getByRole('button', { name: 'Virgulilla' }));
  await user.click(keys.getByRole('button', { name: 'Tab: Tabulador' }));
  expect(terminal.typedTexts).toEqual(['~', '<tab>']);
  const control = keys.getByRole('button', { name: 'Ctrl: Control' });
  await user.click(control);
  expect(control).toHaveAttribute('aria-pressed', 'true');
  act(() => screenState.events?.onType('c'));
  expect(terminal.typedTexts.at(-1)).toBe('\u0003');
  expect(control).toHaveAttribute('aria-pressed', 'false');
  act(() => screenState.events?.onType('c'));
  expect(terminal.typedTexts.at(-1)).toBe('c');
});

it('pastes in one piece, without keys that nobody sees', async () => {
  await open();
  act(() => screenState.events?.onPaste('echo a\r\necho \u001b[201~b'));
  expect(terminal.typedTexts).toEqual(['[echo a\necho [201~b]']);
});

it('asks before it pastes lines into a program that takes them one by one', async () => {
  const { user } = await open();
  screenState.takesPieces = false;
  act(() => screenState.events?.onPaste('una sola'));
  expect(terminal.typedTexts).toEqual(['[una sola]']);
  act(() => screenState.events?.onPaste('uno\ndos\n'));
  expect(screen.getByRole('alert')).toHaveTextContent('Vas a pegar 2 líneas');
  await user.click(getButton(words.noPaste));
  expect(terminal.typedTexts).toHaveLength(1);
  expect(getField()).toHaveFocus();
  act(() => screenState.events?.onPaste('uno\ndos\n'));
  await user.click(getButton(words.paste));
  expect(terminal.typedTexts.at(-1)).toBe('[uno\ndos\n]');
});

it('says what it does with more than it can take, before it does it', async () => {
  const { user } = await open();
  act(() => screenState.events?.onPaste('a'.repeat(100_000)));
  expect(terminal.typedTexts).toHaveLength(1);
  act(() => screenState.events?.onPaste('b'.repeat(153_000)));
  expect(terminal.typedTexts).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Quieres pegar 153.000 letras y la terminal admite 100.000 de una vez: se pegará solo el principio.',
  );
  await user.click(getButton(words.paste));
  expect(terminal.typedTexts.at(-1)).toHaveLength(100_002);
});

it.each([
  ['shutdown', /^La máquina se apagó con tu comando\. Si la enciendes/],
  ['reboot', /^La máquina se apagó con tu comando para volver a arrancar/],
] as const)(
  'ends with %s, says so, and offers to begin again',
  async (reason, text) => {
    const key = `steve-labs:/:draft:/${reason}/#`;
    const { user } = await open({ keepAs: key });
    startCommand(`sudo ${reason}`);
    emitMark({ kind: 'off', reason }, true);
    expect(getInTerminal('Encendida')).toBeVisible();
    emitMark({ kind: 'off', reason }, false);
    expect(getInTerminal(text)).toBeVisible();
    await user.click(getButton(words.turnOnAgain));
    await flushEffects();
    expect(getInTerminal('Encendida')).toBeVisible();
    expect(localStorage.getItem(key)).toBeNull();
    expect(queryButton(words.retype)).toBeNull();
  },
);

it('has 80 columns when its reader wants them, on this device', async () => {
  const { user } = await open();
  const columns = getButton(words.wholeLines);
  expect(columns).toHaveAttribute('aria-pressed', 'false');
  await user.click(columns);
  expect(columns).toHaveAttribute('aria-pressed', 'true');
  const key = 'steve-labs:/:terminal-columns';
  expect(document.documentElement.dataset.terminalColumns).toBe('80');
  expect(localStorage.getItem(key)).toBe('80');
  await user.click(columns);
  expect(document.documentElement.dataset.terminalColumns).toBeUndefined();
  expect(localStorage.getItem(key)).toBeNull();
});

it('switches off', async () => {
  const { user } = await open();
  await user.click(getButton(words.turnOff));
  expect(terminal.calls).toEqual(['stop']);
  expect(getButton(words.turnOnAgain)).toBeVisible();
});

describe('after a reload', () => {
  const key = 'steve-labs:/:draft:/x/#preparar';

  it('types the commands of before, each when the shell is ready', async () => {
    localStorage.setItem(
      key,
      JSON.stringify(['cd Documentos', 'a << F\nb\nF']),
    );
    const { user } = await open({ keepAs: key });
    expect(getInTerminal('Antes escribiste 2 comandos')).toBeVisible();
    await user.click(getButton(words.retype));
    expect(terminal.typedTexts).toEqual(['cd Documentos\r']);
    startCommand('cd Documentos');
    endCommand('');
    expect(terminal.typedTexts.at(-1)).toBe('a << F\rb\rF\r');
    endCommand('');
    expect(terminal.typedTexts).toHaveLength(2);
    expect(queryButton('Volver a escribirlos')).toBeNull();
  });

  it('types a tab of before as a tab, instead of completing a name', async () => {
    localStorage.setItem(
      `${key}-tab`,
      JSON.stringify(['cat > Makefile << F\na:\n\tcc a.c\nF']),
    );
    const { user } = await open({ keepAs: `${key}-tab` });
    await user.click(getButton(words.retype));
    expect(terminal.typedTexts).toEqual([
      '\u001b[200~cat > Makefile << F\ra:\r\tcc a.c\rF\u001b[201~\r',
    ]);
  });

  it('offers those of a machine that broke down in this visit', async () => {
    const { user } = await open({ keepAs: `${key}5` });
    startCommand('cd Documentos');
    endCommand('');
    act(() => {
      terminal.setState({ kind: 'ended', reason: 'crash' });
    });
    expect(queryButton(words.retype)).toBeNull();
    await user.click(getButton(words.turnOnAgain));
    await flushEffects();
    expect(getInTerminal('Antes escribiste 1 comando')).toBeVisible();
    await user.click(getButton(words.retype));
    expect(terminal.typedTexts).toEqual(['cd Documentos\r']);
  });

  it('stops typing them when the reader types', async () => {
    localStorage.setItem(`${key}2`, JSON.stringify(['sleep 9', 'ls']));
    const { user } = await open({ keepAs: `${key}2` });
    await user.click(getButton(words.retype));
    act(() => screenState.events?.onType('\u0003'));
    endCommand('');
    expect(terminal.typedTexts).toEqual(['sleep 9\r', '\u0003']);
  });

  it('keeps the commands of this visit, and forgets them when it starts over', async () => {
    const { user } = await open({ keepAs: `${key}3` });
    startCommand('touch a');
    endCommand('');
    expect(localStorage.getItem(`${key}3`)).toBe('["touch a"]');
    emitMark({ kind: 'command', text: 'de antes' }, true);
    expect(localStorage.getItem(`${key}3`)).toBe('["touch a"]');
    await user.click(getButton(words.reset));
    await flushEffects();
    expect(localStorage.getItem(`${key}3`)).toBeNull();
  });

  it('takes a damaged list for none', async () => {
    localStorage.setItem(`${key}4`, '{');
    await open({ keepAs: `${key}4` });
    expect(screen.queryByText(/^Antes escribiste/)).toBeNull();
  });
});
