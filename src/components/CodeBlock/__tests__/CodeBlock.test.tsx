import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import CodeBlock from '..';

const code = (
  <>
    <span className="tok-keyword">return</span>
    {' 0;\n}'}
  </>
);

/**
 * Clicks the copy button.
 *
 * @returns Text written to the clipboard.
 */
async function clickAndReadCopy(): Promise<string> {
  const user = userEvent.setup();
  const writeText = jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockResolvedValue(undefined);
  await user.click(screen.getByRole('button'));
  await screen.findByRole('button', { name: 'Copiado' });
  return String(writeText.mock.lastCall?.[0]);
}

it('is a group named by what it is', () => {
  render(<CodeBlock label="Código C">{code}</CodeBlock>);
  expect(screen.getByRole('group', { name: 'Código C' })).toHaveTextContent(
    'return 0; }',
  );
  expect(screen.getByText('Código C')).toBeVisible();
});

it('shows its title, and says it after what it is', () => {
  render(
    <CodeBlock label="Código C" title="hola.c">
      {code}
    </CodeBlock>,
  );
  expect(screen.getByRole('group', { name: 'Código C: hola.c' })).toBeVisible();
  expect(screen.getByText('hola.c')).toBeVisible();
  expect(screen.queryByText('Código C')).not.toBeInTheDocument();
});

it('copies its whole text', async () => {
  render(<CodeBlock label="Código C">{code}</CodeBlock>);
  expect(screen.getByRole('button', { name: 'Copiar' })).toBeVisible();
  expect(await clickAndReadCopy()).toBe('return 0;\n}');
});

it('copies only the commands of a session', async () => {
  render(
    <CodeBlock label="Terminal" commands={'cd c\nls'}>
      {'$ cd c\n$ ls\nhola.c'}
    </CodeBlock>,
  );
  expect(screen.getByRole('button', { name: 'Copiar comandos' })).toBeVisible();
  expect(await clickAndReadCopy()).toBe('cd c\nls');
});

it('shrinks its letters or scrolls, as its reader wants, in every wide block and on the next page', async () => {
  const user = userEvent.setup();
  render(
    <>
      <CodeBlock label="Terminal" commands="ls -l" isWide>
        $ ls -l
      </CodeBlock>
      <CodeBlock label="Terminal" commands="ls" isWide>
        $ ls
      </CodeBlock>
      <CodeBlock label="Código C">{code}</CodeBlock>
    </>,
  );
  const [firstButton, secondButton, ...otherButtons] = screen.getAllByRole(
    'button',
    {
      name: 'Encoger líneas',
    },
  );
  expect(otherButtons).toEqual([]);
  expect(firstButton).toHaveAttribute('aria-pressed', 'false');
  await user.click(firstButton as HTMLElement);
  expect(secondButton).toHaveAttribute('aria-pressed', 'true');
  expect(document.documentElement).toHaveAttribute('data-terminal-size', 'fit');
  expect(localStorage.getItem('steve-labs:/:terminal-size')).toBe('fit');
  await user.click(secondButton as HTMLElement);
  expect(firstButton).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('steve-labs:/:terminal-size')).toBeNull();
});

it('takes the focus, so that it scrolls by keyboard without JavaScript too', () => {
  expect(
    renderToString(<CodeBlock label="Código C">{code}</CodeBlock>),
  ).toContain('tabindex="0"');
});
