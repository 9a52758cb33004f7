import { evaluate } from '@mdx-js/mdx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as runtime from 'react/jsx-runtime';
import { VFile } from 'vfile';
import { highlight } from '..';
import CodeBlock from '../../../components/CodeBlock';

const createFence = (info: string, ...code: string[]) =>
  [`\`\`\`${info}`, ...code, '```'].join('\n');

async function renderMdx(markdown: string) {
  const file = new VFile({
    value: markdown,
    path: `${process.cwd()}/docs/dumix/pimp.mdx`,
  });
  const { default: Content } = await evaluate(file, {
    ...runtime,
    rehypePlugins: [highlight],
  });
  return render(<Content components={{ CodeBlock }} />);
}

it('shows the code to the letter, with its language and its title', async () => {
  const code = [
    'int main(void)',
    '{',
    '',
    '    return 0; // {fin} <b> & "x"',
    '}',
  ];
  await renderMdx(createFence('c title="hola.c"', ...code));
  const block = screen.getByRole('group', { name: 'Código C: hola.c' });
  expect(block.textContent).toBe(code.join('\n'));
  expect(screen.getByText('hola.c')).toBeVisible();
});

it('marks tokens with classes, never with styles', async () => {
  const { container } = await renderMdx(createFence('c', 'return 0;'));
  expect(screen.getByText('return')).toHaveClass('tok-keyword', {
    exact: true,
  });
  expect(container.querySelector('[style]')).toBeNull();
});

it('hands over the commands of a session, quotes and lines intact', async () => {
  await renderMdx(
    createFence(
      'shell-session',
      '$ echo "uno',
      "> dos\" && echo '{3}' &amp; \\",
      '> <b>',
      'uno',
      '$ ls',
    ),
  );
  expect(screen.getByRole('group', { name: 'Terminal' })).toHaveTextContent(
    '> <b> uno $ ls',
  );
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copiar comandos' }));
  expect(writeText).toHaveBeenCalledWith(
    'echo "uno\ndos" && echo \'{3}\' &amp; \\\n<b>\nls',
  );
});

it('colours blocks inside lists and quotes too, and leaves code in a sentence alone', async () => {
  await renderMdx(
    [
      '1. Uno:',
      '',
      '   ```c',
      '   return 0;',
      '   ```',
      '',
      'Usa `return`.',
    ].join('\n'),
  );
  expect(screen.getByRole('group', { name: 'Código C' })).toHaveTextContent(
    'return 0;',
  );
  expect(screen.getByText('return', { selector: 'p > code' })).toBeVisible();
});

it('stops at a language that is not on the list: file, line, what was expected and found', async () => {
  await expect(
    renderMdx(`Texto.\n\n${createFence('python', 'print(1)')}`),
  ).rejects.toThrow(
    /^docs\/dumix\/pimp\.mdx, línea \d+\n {2}se esperaba: .*bash, c, js, powershell, shell-session, sql, text, typescript\n {2}se encontró: python\n/,
  );
});

it('stops at a block without a language', async () => {
  await expect(renderMdx(createFence('', 'hola'))).rejects.toThrow(
    /se encontró: un bloque sin lenguaje/,
  );
});

it.each([
  ['{1,3}', '{1,3}'],
  ['showLineNumbers', 'showLineNumbers'],
  ['title=hola.c', 'title=hola.c'],
  ['title="a" {1}', '{1}'],
])(
  'stops at the option %j, which would do nothing',
  async (meta, foundText) => {
    await expect(renderMdx(createFence(`c ${meta}`, 'int x;'))).rejects.toThrow(
      `se encontró: ${foundText}`,
    );
  },
);

it('stops at a session without any command', async () => {
  await expect(
    renderMdx(createFence('shell-session', 'hola.c', 'hola')),
  ).rejects.toThrow(
    /al menos una orden tras su indicador.*\n {2}se encontró: hola\.c/,
  );
});
