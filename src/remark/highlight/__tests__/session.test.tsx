import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { VFile } from 'vfile';
import { highlight } from '..';
import CodeBlock from '../../../components/CodeBlock';

const createFence = (info: string, ...code: string[]) =>
  [`\`\`\`shell-session ${info}`, ...code, '```'].join('\n');

type Props = Readonly<Record<string, unknown>> & {
  readonly children: ReactNode;
};

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'sesion-'));
  mkdirSync(path.join(root, 'docs/linux/_archivos'), { recursive: true });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(name: string, text: string): void {
  writeFileSync(path.join(root, 'docs/linux/_archivos', name), text);
}

/**
 * Compiles a page; returns the props of each `<Terminal>` and the rest of the
 * page.
 */
async function readPage(...blocks: string[]) {
  const terminals: object[] = [];
  function Terminal({ children, ...props }: Props): ReactNode {
    terminals.push(props);
    return <code>{children}</code>;
  }
  const file = new VFile({
    value: blocks.join('\n\n'),
    cwd: root,
    path: path.join(root, 'docs/linux/archivos.mdx'),
  });
  const { default: Content } = await evaluate(file, {
    ...runtime,
    rehypePlugins: [highlight],
  });
  const { container } = render(
    <Content components={{ Terminal, CodeBlock }} />,
  );
  return { terminals, container };
}

const session = [
  'alumno@practica:~$ cat > uno.txt << FIN',
  '> "Hola"',
  '> FIN',
  'alumno@practica:~$ ls',
  'uno.txt',
];

const commands = ['cat > uno.txt << FIN\n"Hola"\nFIN', 'ls'];

it('hands a session over with its commands and colours, and nothing that was not asked for', async () => {
  const { terminals, container } = await readPage(
    createFence('ejecutable', ...session),
  );
  expect(terminals).toEqual([{ label: 'Terminal', id: 'preparar', commands }]);
  expect(container.textContent).toBe(session.join('\n'));
  expect(container.querySelector('.tok-prompt')).not.toBeNull();
});

it("brings the page's set-up script along, and another one where it is named", async () => {
  write('preparar.sh', 'mkdir fotos\n');
  write('dos-usuarios.sh', 'echo "ana"\n');
  const { terminals } = await readPage(
    createFence('ejecutable title="Fotos"', ...session),
    createFence('ejecutable preparar="dos-usuarios"', ...session),
  );
  expect(terminals).toEqual([
    {
      label: 'Terminal',
      title: 'Fotos',
      id: 'preparar',
      commands,
      setUp: 'mkdir fotos\n',
    },
    {
      label: 'Terminal',
      id: 'dos-usuarios',
      commands,
      setUp: 'echo "ana"\n',
    },
  ]);
});

it.each([
  [42, undefined],
  [43, true],
])(
  'lets the letters of a session shrink when a line of %i does not fit a phone',
  async (columns, isWide) => {
    const longSession = [...session, 'x'.repeat(columns)];
    const { terminals, container } = await readPage(
      createFence('ejecutable', ...longSession),
      createFence('grabado', ...longSession),
    );
    expect(terminals).toEqual([
      {
        label: 'Terminal',
        id: 'preparar',
        commands,
        ...(isWide && { isWide }),
      },
    ]);
    expect(
      [...container.querySelectorAll('button')].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual([...(isWide ? ['Encoger líneas'] : []), 'Copiar comandos']);
  },
);

it('says of a session where it was typed, and that it is a recording', async () => {
  const { terminals, container } = await readPage(
    createFence('sistema="Fedora"', ...session),
    createFence('grabado', ...session),
  );
  expect(terminals).toEqual([]);
  expect(
    [...container.querySelectorAll('pre')].map((pre) =>
      pre.getAttribute('aria-label'),
    ),
  ).toEqual(['Terminal de Fedora', 'Terminal (sesión grabada)']);
});

it.each([
  [
    'ejecutable preparar="fotos"',
    'el guion «docs/linux/_archivos/fotos.sh»',
    'nada',
  ],
  [
    'preparar="olvidado"',
    'el guion «docs/linux/_archivos/olvidado.sh»',
    'nada',
  ],
  [
    'ejecutable preparar="hueco"',
    'el guion «docs/linux/_archivos/hueco.sh»',
    'un archivo vacío',
  ],
  [
    'ejecutable preparar="../otra"',
    'preparar="…" con el nombre del guion sin .sh',
    'preparar="../otra"',
  ],
  ['ejecutable="sí"', 'ejecutable', 'ejecutable="sí"'],
  ['ejecutable grabado', 'ejecutable o grabado', 'juntas'],
  ['ejecutable sistema="Fedora"', 'ejecutable o sistema', 'juntas'],
  ['sistema=""', 'sistema="Fedora"', 'sistema=""'],
  [
    'copiable',
    'después del lenguaje, solo estas opciones: title, ejecutable, preparar, sistema, grabado',
    'copiable',
  ],
])('refuses ```shell-session %s', async (info, expected, foundText) => {
  write('hueco.sh', '\n');
  const message: unknown = await readPage(createFence(info, ...session)).catch(
    (error: unknown) => String(error),
  );
  expect(message).toContain('docs/linux/archivos.mdx, línea 1');
  expect(message).toContain(`se esperaba: ${expected}`);
  expect(String(message).split('se encontró: ')[1]).toContain(foundText);
});

it('refuses a session that can be repeated but in which nothing is typed', async () => {
  await expect(readPage(createFence('ejecutable', 'hola'))).rejects.toThrow(
    'al menos una orden',
  );
});
