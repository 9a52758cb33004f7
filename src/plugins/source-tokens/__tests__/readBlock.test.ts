/** @jest-environment node */
import { readBlock } from '../readBlock';

const createFence = (info: string, ...code: string[]) =>
  [`\`\`\`${info}`, ...code, '```', ''].join('\n');

const program = createFence(
  'c title="hola.c" ejecutable entrada="Ana"',
  'int main(void) { return 0; }',
);

it('refuses a file without a block, and one with two, saying what it found', () => {
  expect(() => readBlock('Nada.')).toThrow(
    /se esperaba: un bloque de código.*\n {2}se encontró: 0 bloques/,
  );
  expect(() => readBlock(program + program)).toThrow(/se encontró: 2 bloques/);
});

it('refuses an option that a lesson could not use either', () => {
  expect(() => readBlock(createFence('c compilable', 'int a;'))).toThrow(
    /se encontró: compilable/,
  );
});

it('gives a program as its laboratory takes it, with its output and its colours', () => {
  const { tokens, ...props } = readBlock(
    `Unas palabras.\n\n${program}\n${createFence('text salida', 'Hola')}`,
  );
  expect(props).toEqual({
    label: 'Código C',
    title: 'hola.c',
    stdin: 'Ana',
    output: 'Hola\n',
  });
  expect(tokens).toContainEqual(['keyword', 'int']);
});

it('gives a session with its commands', () => {
  expect(
    readBlock(
      createFence(
        'shell-session ejecutable',
        'alumno@practica:~$ pwd',
        '/home',
      ),
    ),
  ).toMatchObject({ label: 'Terminal', commands: ['pwd'] });
});
