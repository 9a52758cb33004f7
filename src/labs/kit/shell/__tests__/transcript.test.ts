/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { joinCommands, parseTranscript, readTranscript } from '../transcript';

const joinLines = (...lines: string[]) => lines.join('\n');

const rebuildTranscript = (text: string) =>
  readTranscript(text)
    .map(
      ({ prompt, lines: typedLines, output }) =>
        prompt +
        typedLines.map((line) => line.prefix + line.typed).join('') +
        output,
    )
    .join('');

it('tells prompt, command and output apart', () => {
  expect(
    parseTranscript(
      joinLines(
        'alumno@practica:~/c$ gcc hola.c -o hola',
        'alumno@practica:~/c$ ./hola',
        '¡Hola, mundo!',
        'Adiós.',
      ),
    ),
  ).toEqual([
    {
      prompt: 'alumno@practica:~/c$',
      command: 'gcc hola.c -o hola',
      output: '',
    },
    {
      prompt: 'alumno@practica:~/c$',
      command: './hola',
      output: '¡Hola, mundo!\nAdiós.',
    },
  ]);
});

it('copies several commands one per line, and does not press Enter after the last', () => {
  expect(
    joinCommands(
      joinLines(
        'alumno@practica:~$ cd Documentos',
        'alumno@practica:~/Documentos$ pwd',
        '/home/alumno/Documentos',
      ),
    ),
  ).toBe('cd Documentos\npwd');
});

it.each([
  ['root@practica:~# whoami', 'whoami'],
  ['# whoami', 'whoami'],
  ['$ whoami', 'whoami'],
  ['ana@practica:~/Vídeos/2026$ whoami', 'whoami'],
])('knows the prompt of %j', (session, command) => {
  expect(joinCommands(joinLines(session, 'root'))).toBe(command);
});

it('takes a line that starts with # or $ as output where prompts name their user', () => {
  expect(
    joinCommands(
      joinLines('alumno@practica:~$ cat notas.md', '# Notas', '$ 5 el café'),
    ),
  ).toBe('cat notas.md');
});

it('does not take a bare # as a prompt where the bare prompt is $', () => {
  expect(joinCommands(joinLines('$ cat notas.md', '# Notas', '$ ls'))).toBe(
    'cat notas.md\nls',
  );
});

it('joins the lines of a command that goes on after a backslash, without their prompts', () => {
  expect(
    joinCommands(
      joinLines(
        'alumno@practica:~$ jq \\',
        "> '.[] | .nombre' \\",
        '> inventario.json',
        '"monitor"',
      ),
    ),
  ).toBe("jq \\\n'.[] | .nombre' \\\ninventario.json");
});

it('copies a here-document to the letter, blank lines included', () => {
  expect(
    joinCommands(
      joinLines(
        "alumno@practica:~$ cat > hola.c << 'FIN'",
        '> int main(void)',
        '> {',
        '>',
        '>     return 0; // it\'s "fine"',
        '> }',
        '> FIN',
        'alumno@practica:~$ ls',
        'hola.c',
      ),
    ),
  ).toBe(
    joinLines(
      "cat > hola.c << 'FIN'",
      'int main(void)',
      '{',
      '',
      '    return 0; // it\'s "fine"',
      '}',
      'FIN',
      'ls',
    ),
  );
});

it('copies loops and conditions whole', () => {
  const session = joinLines(
    '$ for archivo in *.txt',
    '> do',
    '>   if [ -s "$archivo" ]; then',
    '>     wc -l "$archivo"',
    '>   fi',
    '> done',
    '12 notas.txt',
  );
  expect(parseTranscript(session)).toEqual([
    {
      prompt: '$',
      command: joinLines(
        'for archivo in *.txt',
        'do',
        '  if [ -s "$archivo" ]; then',
        '    wc -l "$archivo"',
        '  fi',
        'done',
      ),
      output: '12 notas.txt',
    },
  ]);
});

it('takes a line that starts with > as output when the command was complete', () => {
  expect(
    joinCommands(
      joinLines(
        'alumno@practica:~$ cat cita.md',
        '> Una cita',
        '> de dos líneas',
      ),
    ),
  ).toBe('cat cita.md');
});

it('leaves out the keys that stop a command, and keeps what was typed', () => {
  expect(
    parseTranscript(
      joinLines('alumno@practica:~$ echo "hola', '> ^C', 'alumno@practica:~$'),
    ),
  ).toEqual([
    { prompt: 'alumno@practica:~$', command: 'echo "hola', output: '' },
    { prompt: 'alumno@practica:~$', command: '', output: '' },
  ]);
});

it('leaves answers to a question in the output', () => {
  expect(
    joinCommands(
      joinLines(
        'alumno@practica:~$ rm -ri respaldo',
        "rm: ¿borrar el directorio 'respaldo'? (s/n) s",
      ),
    ),
  ).toBe('rm -ri respaldo');
});

it('keeps an output that comes before the first prompt', () => {
  expect(
    parseTranscript(
      joinLines('[1]+  Detenido  vim nota.txt', 'ana@casa:~$ fg'),
    ),
  ).toEqual([
    { prompt: '', command: '', output: '[1]+  Detenido  vim nota.txt' },
    { prompt: 'ana@casa:~$', command: 'fg', output: '' },
  ]);
});

it('follows a prompt that the session itself changes', () => {
  expect(
    joinCommands(
      joinLines(
        String.raw`alumno@practica:~$ PS1='\A \u \W \$ '`,
        '06:05 alumno ~ $ cd proyectos/tienda',
        '06:05 alumno tienda $',
      ),
    ),
  ).toBe(joinLines(String.raw`PS1='\A \u \W \$ '`, 'cd proyectos/tienda'));
});

it('follows a prompt of two lines', () => {
  expect(
    parseTranscript(
      joinLines(
        String.raw`alumno@practica:~$ PS1='\w$(__git_ps1 " (%s)")\n\$ '`,
        '~/proyectos/tienda (main)',
        '$ git status',
        'nada para hacer commit',
      ),
    ).at(-1),
  ).toEqual({
    prompt: '~/proyectos/tienda (main)\n$',
    command: 'git status',
    output: 'nada para hacer commit',
  });
});

it('finds nothing to copy where nobody typed anything', () => {
  expect(joinCommands('hola.c')).toBe('');
  expect(joinCommands('alumno@practica:~$')).toBe('');
  expect(joinCommands('')).toBe('');
});

it('loses no character of any text', () => {
  const sessionPart = fc.constantFrom(
    'alumno@practica:~$ ',
    '$ ',
    '# ',
    '> ',
    '>',
    '\n',
    'ls',
    "'",
    '"',
    '\\',
    '<<FIN',
    'FIN',
    String.raw`PS1='\w \$ '`,
    '(',
    'for x',
    '^C',
  );
  fc.assert(
    fc.property(fc.array(sessionPart, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('');
      expect(rebuildTranscript(text)).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

describe('in the lessons themselves', () => {
  const sessions = ['docs', 'versioned_docs', 'blog'].flatMap((dir) =>
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .sort()
      .flatMap((file) => {
        const text = readFileSync(path.join(dir, file), 'utf8');
        const fenceMatches = text.matchAll(
          /^```shell-session.*\n([\s\S]*?)\n```$/gm,
        );
        return [...fenceMatches].map(
          ([, session = '']) =>
            [path.join(dir, file), session.split('\n')[0], session] as const,
        );
      }),
  );

  /**
   * Commands that include the prompt: a mistake that a lesson shows on purpose.
   */
  const typedPrompts = ['alumno@practica:~$ date', '$ date'];

  const looksLikePrompt = /^(?:\S+@\S+[$#]|[$#>])(?: |$)/;

  it('there are more than 200 sessions', () => {
    expect(sessions.length).toBeGreaterThan(200);
  });

  it.each(sessions)('%s: %s gives only commands', (_file, _first, session) => {
    const commands = joinCommands(session).split('\n');
    expect(commands.join('')).not.toBe('');
    for (const command of commands) {
      // A script that is typed may have comments, which begin as a prompt of root.
      const isContinuation = session.split('\n').includes(`> ${command}`);
      if (!isContinuation && !typedPrompts.includes(command))
        expect(command).not.toMatch(looksLikePrompt);
      expect(
        session
          .split('\n')
          .some((line) => /^(?:>|.*?[$#]) (.*)$/.exec(line)?.[1] === command),
      ).toBe(true);
    }
  });

  it.each(sessions)(
    '%s: %s leaves no prompt in an output',
    (...[, , session]) => {
      for (const { output } of parseTranscript(session))
        for (const line of output.split('\n'))
          expect(line).not.toMatch(/^\S+@\S+[$#](?: |$)/);
      expect(rebuildTranscript(session)).toBe(session);
    },
  );
});
