import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { EditorProps } from '../../../../kit/editor/types';
import type {
  CompileRequest,
  DataFile,
  RunOptions,
} from '../../../engine/types';
import { exportProgram } from '../../../engine/export';
import { defaultSettings } from '../../../engine/playground/project';
import type { Project } from '../../../engine/playground/project';
import { encodePlain } from '../../../engine/playground/share';
import type { ProgramState } from '../../useCProgram';
import {
  setPathname,
  useHistory,
} from '../../../../../testing/docusaurus/router';
import Workspace from '../Workspace';
import { createPlaygroundLink } from '../link';
import { firstProject } from '../firstProject';
import { shelf, getDesk } from '../useDesk';
import { words } from '../../../words';

let mockState: ProgramState = { kind: 'idle' };
const mockRun = jest.fn<Promise<void>, [CompileRequest, RunOptions]>(() =>
  Promise.resolve(),
);

jest.mock('../../useCProgram', () => ({
  useCProgram: () => ({
    state: mockState,
    run: mockRun,
    stop: () => undefined,
    type: () => undefined,
    endInput: () => undefined,
    cancel: () => undefined,
  }),
}));

// CodeMirror needs a browser with layout.
jest.mock('../../CEditor', () => ({
  __esModule: true,
  default: ({ value, label, onChange }: EditorProps) => (
    <textarea
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
      }}
    />
  ),
}));

const savedFiles: { readonly name: string; readonly content: unknown }[] = [];
jest.mock('../../../../../utils/downloadFile', () => ({
  downloadFile: (name: string, content: unknown) => {
    savedFiles.push({ name, content });
  },
}));

// jsdom does not implement `File.prototype.arrayBuffer`.
Object.defineProperty(File.prototype, 'arrayBuffer', {
  value(this: File) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => {
        resolve(reader.result);
      };
      reader.readAsArrayBuffer(this);
    });
  },
});

const listTabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

const getButton = (name: string | RegExp) =>
  screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  mockState = { kind: 'idle' };
  mockRun.mockClear();
  savedFiles.length = 0;
  setPathname('/laboratorio/c/');
  const desk = getDesk();
  desk.detach();
  desk.open(firstProject);
});

describe('the files of a program', () => {
  it('are added with a name that is allowed, which the dialog states', async () => {
    const user = userEvent.setup();
    render(<Workspace />);
    const actions = within(screen.getByRole('group', { name: 'Archivo' }));
    await user.click(actions.getByRole('button', { name: 'Añadir' }));
    const field = screen.getByRole('textbox', { name: 'Nombre del archivo' });
    expect(field).toHaveAccessibleDescription(/De 1 a 40 letras/);

    await user.clear(field);
    await user.type(field, 'hola.c{Enter}');
    expect(field).toHaveAccessibleDescription(/Ya hay un archivo/);

    await user.clear(field);
    await user.type(field, 'util.h{Enter}');
    expect(listTabs()).toEqual(['hola.c', 'util.h']);
    expect(screen.getByRole('tab', { name: 'util.h' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(
      screen.getByRole('textbox', { name: 'Código de util.h' }),
    ).toHaveValue('');
  });

  it('are chosen with the arrows, and one renamed stays where it was', async () => {
    const user = userEvent.setup();
    getDesk().add([
      { name: 'b.c', text: 'b' },
      { name: 'datos.txt', text: 'd' },
    ]);
    render(<Workspace />);
    await user.click(screen.getByRole('tab', { name: 'hola.c' }));
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'datos.txt' })).toHaveFocus();
    expect(
      screen.getByRole('textbox', { name: 'Texto de datos.txt' }),
    ).toHaveValue('d');

    await user.keyboard('{Home}');
    await user.click(getButton('Renombrar'));
    const field = screen.getByRole('textbox', { name: 'Nombre del archivo' });
    await user.clear(field);
    await user.type(field, 'main.c{Enter}');
    expect(listTabs()).toEqual(['main.c', 'b.c', 'datos.txt']);
  });

  it('come back when one was deleted by mistake; the last one stays', async () => {
    const user = userEvent.setup();
    getDesk().add([{ name: 'b.c', text: 'b' }]);
    render(<Workspace />);
    await user.click(screen.getByRole('tab', { name: 'hola.c' }));
    await user.click(getButton('Borrar'));
    expect(listTabs()).toEqual(['b.c']);
    expect(screen.queryByRole('button', { name: 'Borrar' })).toBeNull();
    await user.click(getButton(words.undo));
    expect(listTabs()).toEqual(['hola.c', 'b.c']);
    expect(screen.getByText('«hola.c» está de vuelta.')).toHaveFocus();
  });
});

it('compiles and runs with what the fold says', async () => {
  const user = userEvent.setup();
  getDesk().add([{ name: 'datos.txt', text: '1 2' }]);
  render(<Workspace />);
  await user.click(screen.getByText(/^Avanzado/));
  await user.click(screen.getByRole('radio', { name: /C23/ }));
  await user.click(screen.getByRole('checkbox', { name: /-Werror/ }));
  await user.type(
    screen.getByRole('textbox', { name: 'Argumentos' }),
    'uno "dos tres"',
  );
  await user.click(screen.getByRole('radio', { name: /texto preparado/ }));
  await user.type(
    screen.getByRole('textbox', { name: 'Texto de entrada' }),
    'Ana{Enter}20',
  );
  expect(screen.getByLabelText('Comando equivalente')).toHaveTextContent(
    'clang -std=c23 -Wall -Wextra -Werror hola.c -o programa',
  );

  await user.click(getButton(words.run));
  const [request, options] = mockRun.mock.lastCall ?? [];
  expect(request).toMatchObject({ standard: 'c23', flags: ['-Werror'] });
  expect(request?.files.map(({ name }) => name)).toEqual(['hola.c']);
  expect(options).toMatchObject({
    args: ['uno', 'dos tres'],
    stdin: { kind: 'preset', text: 'Ana\n20' },
    files: [{ name: 'datos.txt' }],
  });
});

it('starts from a template and keeps the program that was open', async () => {
  const user = userEvent.setup();
  render(<Workspace />);
  await user.type(screen.getByRole('textbox', { name: /hola.c/ }), '// mío');
  await user.click(getButton('Programa nuevo'));
  await user.click(getButton(/Varios archivos/));
  expect(listTabs()).toEqual(['main.c', 'figuras.h', 'figuras.c']);
  expect(shelf.list()).toHaveLength(1);

  await user.click(getButton('Tus programas'));
  await user.click(getButton('Abrir «Hola, mundo»'));
  expect(
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: /hola.c/ }).value,
  ).toMatch(/mío$/);
});

it('deletes a program of this device, and brings it back', async () => {
  const user = userEvent.setup();
  shelf.save({
    id: 'viejo',
    at: 1,
    project: { ...firstProject, title: 'Viejo' },
  });
  render(<Workspace />);
  await user.click(getButton('Tus programas'));
  await user.click(getButton('Borrar «Viejo»'));
  expect(shelf.list()).toEqual([]);
  await user.click(getButton(words.undo));
  expect(shelf.list().map(({ project }) => project.title)).toEqual(['Viejo']);
});

it('shares an address with its size, and opens one', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Workspace />);
  await user.click(getButton('Compartir'));
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: /Enlace/,
  });
  expect(field).toHaveAccessibleDescription(
    /caracteres: cabe en cualquier chat/,
  );
  const { hash } = new URL(field.value);
  unmount();

  getDesk().edit('hola.c', 'lo de este dispositivo');
  useHistory().push({ pathname: '/laboratorio/c/', hash });
  render(<Workspace />);
  expect(await screen.findByText(/Programa del enlace abierto/)).toBeVisible();
  expect(getDesk().getSnapshot().project).toEqual(firstProject);
  expect(useHistory().location.hash).toBe('');
  expect(shelf.list()[0]?.project.files[0]?.text).toBe(
    'lo de este dispositivo',
  );
});

it('says that a link is damaged and changes nothing', async () => {
  getDesk().edit('hola.c', 'lo mío');
  useHistory().push({ pathname: '/laboratorio/c/', hash: '#c=0roto' });
  render(<Workspace />);
  expect(await screen.findByText(/El enlace llegó dañado/)).toBeVisible();
  expect(getDesk().getSnapshot().project.files[0]?.text).toBe('lo mío');
});

it('opens the links that lessons make', async () => {
  const link = createPlaygroundLink([{ name: 'a.c', text: 'ñ' }], 'Lección', {
    stdin: '5\n',
  });
  expect(link).toMatch(/^\/laboratorio\/c\/#c=0[\w-]+$/);
  useHistory().push({
    pathname: '/laboratorio/c/',
    hash: link.slice(link.indexOf('#')),
  });
  render(<Workspace />);
  await waitFor(() => {
    expect(listTabs()).toEqual(['a.c']);
  });
  expect(getDesk().getSnapshot().project.settings.stdin).toBe('5\n');
});

it('says that a link holds a program too large for an address', async () => {
  const user = userEvent.setup();
  const noise = Array.from({ length: 90_000 }, (_, index) =>
    String.fromCharCode(33 + ((index * 7919 * (index % 97)) % 90)),
  ).join('');
  getDesk().edit('hola.c', noise);
  expect(encodePlain(getDesk().getSnapshot().project).length).toBeGreaterThan(
    60_000,
  );
  render(<Workspace />);
  await user.click(getButton('Compartir'));
  expect(
    await screen.findByText(/demasiado largo para un enlace/),
  ).toBeVisible();
});

describe('files of the device', () => {
  const choose = async (files: File[]) => {
    const user = userEvent.setup();
    render(<Workspace />);
    await user.upload(
      screen.getByLabelText('Archivos que abrir', { selector: 'input' }),
      files,
    );
    return user;
  };

  it('become a program of their own', async () => {
    const user = await choose([
      new File(['int main(void) {}\r\n'], 'mi programa.c'),
      new File(['x'], 'datos.txt'),
    ]);
    await user.click(
      await screen.findByRole('button', { name: 'Abrir como programa nuevo' }),
    );
    expect(listTabs()).toEqual(['mi_programa.c', 'datos.txt']);
    expect(
      screen.getByText(/«mi programa.c» se llama aquí «mi_programa.c»/),
    ).toBeVisible();
  });

  it('join the open program, and what they replace comes back', async () => {
    const user = await choose([new File(['otro'], 'hola.c')]);
    await user.click(
      await screen.findByRole('button', { name: 'Añadir al programa abierto' }),
    );
    expect(screen.getByRole('textbox', { name: /hola.c/ })).toHaveValue('otro');
    await user.click(getButton(words.undo));
    expect(getDesk().getSnapshot().project).toEqual(firstProject);
  });

  it('come out of a ZIP, without its folder', async () => {
    const zip = zipSync({
      'juego/main.c': strToU8('int main(void) {}\n'),
      'juego/notas.txt': strToU8('3\n'),
      'juego/main.o': Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0),
    });
    const user = await choose([new File([zip], 'juego.zip')]);
    await user.click(
      await screen.findByRole('button', { name: 'Abrir como programa nuevo' }),
    );
    expect(listTabs()).toEqual(['main.c', 'notas.txt']);
    expect(
      screen.getByText(/«main.o» no se abrió: es un programa ya compilado/),
    ).toBeVisible();
  });

  describe('in the ZIP of a program of the laboratory', () => {
    const project: Project = {
      title: 'Dado',
      files: [{ name: 'main.c', text: 'int main(void) {}\n' }],
      settings: {
        standard: 'c23',
        flags: ['-pedantic'],
        args: 'Ana 3',
        stdin: '4\n',
      },
    };
    const exportZip = (program = project) => {
      const { name, bytes } = exportProgram(
        { project: program, writtenFiles: [], address: 'https://a.b/' },
        new Date(2026, 10, 29),
      );
      return new File([bytes], name);
    };

    it('become that program, with its title, its settings and its input', async () => {
      const user = await choose([exportZip()]);
      expect(
        await screen.findByText(/vienen los ajustes del programa/),
      ).toBeVisible();
      await user.click(getButton('Abrir como programa nuevo'));
      expect(getDesk().getSnapshot().project).toEqual(project);
    });

    it('become that program also when it has as many files as fit', async () => {
      const files = Array.from({ length: 20 }, (_, index) => ({
        name: `f${index}.c`,
        text: '',
      }));
      const user = await choose([exportZip({ ...project, files })]);
      await user.click(
        await screen.findByRole('button', {
          name: 'Abrir como programa nuevo',
        }),
      );
      expect(getDesk().getSnapshot().project).toEqual({ ...project, files });
    });

    it('join the open program with their input, and leave its settings', async () => {
      const user = await choose([exportZip()]);
      await user.click(
        await screen.findByRole('button', {
          name: 'Añadir al programa abierto',
        }),
      );
      expect(listTabs()).toEqual(['hola.c', 'main.c', 'entrada.txt']);
      expect(getDesk().getSnapshot().project.settings).toEqual(
        firstProject.settings,
      );
    });

    it('take the settings of the first program when there are several', async () => {
      const user = await choose([
        exportZip(),
        exportZip({ ...project, title: 'Otro', settings: defaultSettings }),
      ]);
      await user.click(
        await screen.findByRole('button', {
          name: 'Abrir como programa nuevo',
        }),
      );
      expect(listTabs()).toEqual(['main.c', 'main-2.c']);
      expect(getDesk().getSnapshot().project).toMatchObject({
        title: 'Dado',
        settings: project.settings,
      });
      expect(
        screen.getByText(/Los ajustes son los de «dado.zip»/),
      ).toBeVisible();
    });
  });

  it('in a damaged ZIP are refused with their reason', async () => {
    const zip = zipSync({ 'main.c': strToU8('int main(void) {}\n') });
    await choose([new File([zip.slice(0, 40)], 'juego.zip')]);
    expect(
      await screen.findByText(/«juego.zip» no se abrió: el ZIP está cortado/),
    ).toBeVisible();
    expect(getDesk().getSnapshot().project).toEqual(firstProject);
  });

  it('that are no text are refused with their reason', async () => {
    await choose([
      new File([Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0)], 'a.out'),
    ]);
    expect(
      await screen.findByText(
        /«a.out» no se abrió: es un programa ya compilado/,
      ),
    ).toBeVisible();
    expect(getDesk().getSnapshot().project).toEqual(firstProject);
  });
});

/** Returns the texts of the only ZIP file that was downloaded, by path. */
async function readZip() {
  await waitFor(() => {
    expect(savedFiles).toHaveLength(1);
  });
  const files = unzipSync(savedFiles[0]?.content as Uint8Array);
  return Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]),
  );
}

it('is taken away with its files and its settings', async () => {
  const user = userEvent.setup();
  render(<Workspace />);
  act(() => {
    getDesk().add([{ name: 'b.c', text: 'b' }]);
    getDesk().configure({ flags: ['-Werror'], stdin: '7' });
  });
  await user.click(getButton('Llevarme el programa'));
  const zip = await readZip();
  expect(savedFiles[0]?.name).toBe('hola-mundo.zip');
  expect(zip).toMatchObject({
    'hola-mundo/hola.c': firstProject.files[0]?.text,
    'hola-mundo/b.c': 'b',
    'hola-mundo/entrada.txt': '7',
  });
  expect(zip['hola-mundo/Makefile']).toContain('-Wextra -Werror\n');
  expect(zip['hola-mundo/LEEME.txt']).toContain(
    'Viene de http://localhost/laboratorio/c/\n',
  );
});

describe('the files that a program wrote', () => {
  const finishWith = async (...files: readonly DataFile[]) => {
    mockState = {
      kind: 'finished',
      transcript: [],
      findings: [],
      report: { text: '', diagnostics: [] },
      result: {
        end: { kind: 'exit', status: 0 },
        findings: [],
        files,
        elapsedMs: 1,
      },
    };
    render(<Workspace />);
    return within(
      await screen.findByRole('group', { name: /^Archivos que escribió/ }),
    );
  };

  it('can be downloaded, and a text kept in the program', async () => {
    const user = userEvent.setup();
    const list = await finishWith(
      { name: 'resumen.txt', bytes: new TextEncoder().encode('3 notas\n') },
      { name: 'crudo.bin', bytes: Uint8Array.of(0, 1, 2) },
    );
    expect(list.getByText('3 notas')).toBeInTheDocument();
    expect(
      list.queryByRole('button', { name: 'Guardar en el programa: crudo.bin' }),
    ).toBeNull();
    await user.click(list.getByRole('button', { name: 'Descargar crudo.bin' }));
    expect(savedFiles.map(({ name }) => name)).toEqual(['crudo.bin']);
    await user.click(
      list.getByRole('button', { name: 'Guardar en el programa: resumen.txt' }),
    );
    expect(listTabs()).toEqual(['hola.c', 'resumen.txt']);
  });

  it('are taken away with the program, which keeps its own', async () => {
    const user = userEvent.setup();
    getDesk().add([{ name: 'puntos.txt', text: 'ana 3\n' }]);
    await finishWith(
      { name: 'resumen.txt', bytes: new TextEncoder().encode('3 notas\n') },
      { name: 'puntos.txt', bytes: new TextEncoder().encode('') },
    );
    await user.click(getButton('Llevarme el programa'));
    expect(await readZip()).toMatchObject({
      'hola-mundo/resumen.txt': '3 notas\n',
      'hola-mundo/puntos.txt': 'ana 3\n',
    });
  });

  it('are not kept when they are too heavy, which is said', async () => {
    const user = userEvent.setup();
    const list = await finishWith({
      name: 'grande.txt',
      bytes: new Uint8Array(2_000_000).fill(65),
    });
    await user.click(
      list.getByRole('button', { name: 'Guardar en el programa: grande.txt' }),
    );
    expect(
      screen.getByText(
        '«grande.txt» no se guardó: pesa 2,0 MB y aquí caben 1,5.',
      ),
    ).toBeVisible();
    expect(listTabs()).toEqual(['hola.c']);
  });
});
