import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { onAnnounce } from '../../../components/Announcer/announce';
import { progressStore } from '../../../progress/current';
import { setPathname } from '../../../testing/docusaurus/router';
import { emptyProgress } from '../../../progress/schema';
import { yaml } from '../testing/fixtures';
import { createFakeEngine as mockEngine } from '../../c/exercise/__tests__/fakeEngine';
import { createPage } from './harness';
import { words as cWords } from '../../c/words';
import { words } from '../words';

const mockLeak = {
  check: 'memory_leak',
  place: { file: 'inicio.c', line: 1, column: 1 },
  details: {},
};

// The fake program maps inputs to outputs: `input=output;input=output`.
jest.mock('../../c/client', () => ({
  getCEngine: () =>
    mockEngine((source, { stdin }) => {
      const input = stdin.kind === 'preset' ? stdin.text.trim() : '';
      const answer = source
        .split(';')
        .map((pair) => pair.split('='))
        .find(([givenInput]) => givenInput === input);
      return {
        stdout: answer?.[1] ?? '?',
        memory: source.includes('sin red')
          ? 'not-downloaded'
          : source.includes('malloc') && input === '-3'
            ? [mockLeak]
            : [],
        files: source.includes('fopen')
          ? [{ name: 'notas.txt', bytes: Uint8Array.of(65) }]
          : [],
      };
    }),
}));

// CodeMirror needs a layout that jsdom does not have.
jest.mock('../../c/views/CEditor', () => ({
  __esModule: true,
  default: ({
    value,
    label,
    onChange,
  }: {
    readonly value: string;
    readonly label: string;
    readonly onChange: (text: string) => void;
  }) => (
    <textarea
      aria-label={label}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />
  ),
}));

const savedFiles: { readonly name: string; readonly content: Uint8Array }[] =
  [];
jest.mock('../../../utils/downloadFile', () => ({
  downloadFile: (name: string, content: Uint8Array) => {
    savedFiles.push({ name, content });
  },
}));

const lesson = '/stevelabs/program1/salida/';
const solvedOutput = '4=8;-3=-6';

beforeEach(() => {
  localStorage.clear();
  setPathname(lesson);
  progressStore.update(() => emptyProgress);
  // Stubs the methods of `dialog` that jsdom lacks.
  HTMLDialogElement.prototype.showModal = jest.fn();
  HTMLDialogElement.prototype.close = jest.fn();
});

const user = userEvent.setup();
const getButton = (name: string | RegExp) =>
  screen.getByRole('button', { name });
const findEditor = () =>
  screen.findByRole('textbox', { name: 'Tu programa: El doble' });

async function open(files: Parameters<typeof createPage>[0] = {}) {
  const view = render(await createPage(files));
  await user.click(getButton(`${words.open}: El doble`));
  await findEditor();
  return view;
}

async function write(program: string) {
  const box = await findEditor();
  await user.clear(box);
  await user.click(box);
  await user.paste(program);
}

async function check(program?: string) {
  if (program !== undefined) await write(program);
  await user.click(getButton(words.check));
  return within(await screen.findByRole('group', { name: words.result }));
}

it('brings the tools when the reader wants to solve it, with the start code', async () => {
  render(await createPage());
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(getButton(`${words.open}: El doble`));
  expect(await findEditor()).toHaveValue(
    'int main(void)\n{\n    return 0;\n}\n',
  );
  for (const name of [words.check, cWords.run])
    expect(getButton(name)).toBeInTheDocument();
});

it('is taken away as written, named after its title, with its place in the page', async () => {
  await open({ 'archivos/dado.h': '#define CARAS 6\n' });
  await write('4=8');
  await user.click(getButton('Llevarme el programa'));
  await waitFor(() => {
    expect(savedFiles.map(({ name }) => name)).toEqual(['el-doble.zip']);
  });
  const files = unzipSync(savedFiles[0]?.content ?? new Uint8Array());
  const read = (name: string) =>
    strFromU8(files[`el-doble/${name}`] ?? new Uint8Array());
  expect(read('inicio.c')).toBe('4=8');
  expect(read('dado.h')).toBe('#define CARAS 6\n');
  expect(read('LEEME.txt')).toContain(
    `Viene de http://localhost${lesson}#ejercicio-doble\n`,
  );
});

it('says which case fails and how its output differs', async () => {
  await open();
  const result = await check('4=9;-3=-6');
  expect(
    result.getByText(/1 de 2 puntos\. Falla un caso de 2\./),
  ).toBeInTheDocument();
  expect(result.getByText('positivo').closest('details')).toHaveAttribute(
    'open',
  );
  const difference = result.getByRole('group', { name: /Diferencia/ });
  expect(difference.querySelector('ins')).toHaveTextContent('Se esperaba: 8');
  expect(difference.querySelector('del')).toHaveTextContent('Salió: 9');
  expect(result.getByText('negativo (oculto)').closest('li')).toHaveTextContent(
    /^✓/,
  );
});

it('keeps the input of a hidden case until the third failed check', async () => {
  await open();
  const first = await check('4=8;-3=6');
  expect(first.queryByText('-3')).not.toBeInTheDocument();
  expect(first.getByText('La salida no es la esperada.')).toBeInTheDocument();
  expect(
    first.getByText(/Tras 2 comprobaciones fallidas más/),
  ).toBeInTheDocument();
  expect(
    (await check()).getByText(/Si la próxima comprobación/),
  ).toBeInTheDocument();
  const third = await check();
  await waitFor(() => {
    expect(third.getByText('-3')).toBeInTheDocument();
  });
  expect(third.getByRole('group', { name: /Diferencia/ })).toHaveTextContent(
    '-6',
  );
});

it('says, shows and keeps that it is solved', async () => {
  const announcements: string[] = [];
  const stop = onAnnounce((message) => announcements.push(message));
  await open();
  const result = await check(solvedOutput);
  stop();
  expect(result.getByText(/¡Resuelto! 2 de 2 puntos\./)).toBeInTheDocument();
  expect(announcements).toContain('¡Resuelto! 2 de 2 puntos.');
  expect(screen.getByText('✓ Resuelto')).toBeInTheDocument();
  expect(
    progressStore.getSnapshot().data.scores[`exercise:${lesson}:doble`],
  ).toMatchObject({
    points: 2,
    total: 2,
  });
});

it('keeps the best result when a later one is worse', async () => {
  await open();
  await check('4=8');
  expect(screen.getByText('Mejor resultado: 1 de 2')).toBeInTheDocument();
  await check('nada');
  expect(screen.getByText('Mejor resultado: 1 de 2')).toBeInTheDocument();
});

it('says which condition is not kept', async () => {
  await open({ 'ejercicio.yml': `${yaml}exige: [for]\n` });
  const result = await check(solvedOutput);
  expect(
    result.getByText(/2 de 3 puntos\. Falta cumplir una condición\./),
  ).toBeInTheDocument();
  expect(
    result.getByText('Tu programa no lo hace todavía.'),
  ).toBeInTheDocument();
});

describe('memory that has to be handled well', () => {
  const files = { 'ejercicio.yml': `${yaml}exige: [memoria]\n` };

  it('takes a point when a case does not, and tells why beside that case', async () => {
    await open(files);
    const result = await check(`${solvedOutput};malloc`);
    expect(
      result.getByText(/2 de 3 puntos\. Falta cumplir una condición\./),
    ).toBeVisible();
    expect(
      result.getByText(/En el caso «negativo», la línea 1 trata mal/),
    ).toBeVisible();
    const item = result.getByText(/^negativo .*trata mal la memoria/);
    const details = within(item.closest('li') as HTMLElement);
    expect(
      await details.findByRole('heading', { name: 'Lo que pasó al ejecutar' }),
    ).toBeVisible();
  });

  it('is not judged when it could not be looked at, and can be tried again', async () => {
    await open(files);
    await write(`${solvedOutput};sin red`);
    await user.click(getButton(words.check));
    expect(
      await screen.findByText(/^No se pudo revisar la memoria/),
    ).toBeVisible();
    expect(getButton(/^Reintentar/)).toBeEnabled();
    expect(screen.queryByRole('group', { name: words.result })).toBeNull();
  });

  it('tells of what an exercise does wrong that does not ask for it, and takes no point', async () => {
    await open({
      'ejercicio.yml': yaml.replace('"4\\n"', '"-3\\n"').replace('8', '-6'),
    });
    const result = await check(`${solvedOutput};malloc`);
    expect(result.getByText(/¡Resuelto! 2 de 2 puntos/)).toBeVisible();
    expect(
      await result.findByText(/^positivo.*: trata mal la memoria/),
    ).toBeVisible();
  });
});

it('says which variable a case could not change, and with what', async () => {
  await open({
    'ejercicio.yml': yaml.replace(
      '    visible: false\n',
      '    cambia: { precio: 12.5 }\n',
    ),
  });
  const result = await check(solvedOutput);
  const item = result.getByText('negativo').closest('li');
  expect(item).toHaveTextContent(
    'Con precio = 12.5 en lugar de los valores de tu programa:',
  );
  expect(item).toHaveTextContent(
    'Este caso cambia el valor de precio, y tu programa no declara esa variable.',
  );
});

it('says which function a case had in place of the one of the program', async () => {
  await open({
    'ejercicio.yml': yaml.replace(
      '    visible: false\n',
      '    finge: { doble: "return 1;" }\n',
    ),
  });
  const result = await check('4=8');
  const item = result.getByText('negativo').closest('li');
  expect(item).toHaveTextContent(
    'Con doble(…) { return 1; } en lugar de la función de ese nombre:',
  );
  expect(item).toHaveTextContent(/hay alguien que hace su trabajo por ella/);
});

it('shows what the compiler says where the program does not compile', async () => {
  await open();
  await write('ERROR');
  await user.click(getButton(words.check));
  expect(
    await screen.findByRole('heading', { name: '1 error' }),
  ).toBeInTheDocument();
  expect(
    screen.queryByRole('group', { name: words.result }),
  ).not.toBeInTheDocument();
});

it('runs the program without checking it', async () => {
  await open();
  await write('=hola');
  await user.click(getButton(cWords.run));
  expect(await screen.findByText('hola')).toBeInTheDocument();
  expect(
    screen.queryByRole('group', { name: words.result }),
  ).not.toBeInTheDocument();
});

it('lists the files that a trial run wrote, and none after a check', async () => {
  await open();
  await write('fopen;=hola');
  await user.click(getButton(cWords.run));
  const download = await screen.findByRole('button', {
    name: 'Descargar notas.txt',
  });
  expect(download).toBeVisible();
  await check();
  expect(download).not.toBeInTheDocument();
});

it('keeps what was written, and goes back to the start and forth again', async () => {
  const { unmount } = await open();
  await write(solvedOutput);
  unmount();
  await open();
  await waitFor(async () => {
    expect(await findEditor()).toHaveValue(solvedOutput);
  });
  await user.click(getButton('Volver al principio'));
  expect(await findEditor()).toHaveValue(
    'int main(void)\n{\n    return 0;\n}\n',
  );
  await user.click(getButton(cWords.undo));
  expect(await findEditor()).toHaveValue(solvedOutput);
});

it('gives the first hint with one click, and offers each other once the one before was opened', async () => {
  render(await createPage());
  const queryHint = (number: number) => screen.queryByText(`Pista ${number}`);
  await user.click(screen.getByText(words.hints));
  expect(queryHint(1)?.closest('details')).toHaveAttribute('open');
  expect(queryHint(2)).toBeInTheDocument();
  expect(queryHint(3)).not.toBeInTheDocument();
  await user.click(screen.getByText('Pista 2'));
  await waitFor(() => {
    expect(queryHint(3)).toBeInTheDocument();
  });
});

describe('the solution', () => {
  const getDetails = () => screen.getByText(words.solution).closest('details');

  it('is shown to who confirms, and asked for only once', async () => {
    render(await createPage());
    await user.click(screen.getByText(words.solution));
    expect(getDetails()).not.toHaveAttribute('open');
    await user.click(screen.getByText(words.seeSolution));
    expect(getDetails()).toHaveAttribute('open');
    await user.click(screen.getByText(words.solution));
    await user.click(screen.getByText(words.solution));
    expect(getDetails()).toHaveAttribute('open');
  });

  it('stays folded for who goes on trying', async () => {
    render(await createPage());
    await user.click(screen.getByText(words.solution));
    await user.click(screen.getByText(words.keepTrying));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(getDetails()).not.toHaveAttribute('open');
  });

  it('needs no question once the exercise is solved', async () => {
    await open();
    await check(solvedOutput);
    await user.click(screen.getByText(words.solution));
    expect(getDetails()).toHaveAttribute('open');
  });
});
