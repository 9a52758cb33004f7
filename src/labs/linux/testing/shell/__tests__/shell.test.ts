/** @jest-environment node */
import { createShell } from '..';
import type { Keys } from '..';
import { createFakeMachine } from '../fakeMachine';
import type { FakeAnswer } from '../fakeMachine';
import { createMarkReader, toScreen } from '../marks';

const encode = (text: string) => new TextEncoder().encode(text);

describe('the reader of marks', () => {
  it('puts together what comes in pieces', () => {
    const read = createMarkReader();
    const allBytes = encode(
      "\u001b]133;C;'ls á'\u0007año\r\n\u001b]133;D;2\u001b\\\u001b]133;A\u0007\u001b[1m$ ",
    );
    const events = [...allBytes].flatMap((byte) => read(Uint8Array.of(byte)));
    expect(events.filter(({ kind }) => kind !== 'text')).toEqual([
      { kind: 'command', text: 'ls á' },
      { kind: 'end', status: 2 },
      { kind: 'prompt' },
    ]);
    expect(
      events.map((event) => (event.kind === 'text' ? event.text : '')).join(''),
    ).toBe('año\r\n\u001b[1m$ ');
  });

  it('gives up no mark for another one', () => {
    const read = createMarkReader();
    expect(read(encode('\u001b]0;title\u0007a'))).toEqual([
      { kind: 'text', text: '\u001b]0;title\u0007a' },
    ]);
  });
});

it.each([
  ['colours', '\u001b[01;34mDocumentos\u001b[0m  b\r\n', 'Documentos  b'],
  ['titles', '\u001b]0;alumno\u0007a\u001b[?2004h', 'a'],
  [
    'a line that was written over',
    '10 %\r100 %\r\nabc\rx\r\n',
    ['100 %', 'xbc'].join('\n'),
  ],
  [
    'a progress bar below',
    'a\r\n9 %\r   \r\n\u001b7\u001b[0;23r\u001b8\u001b[1Ab\r\n\u001b7\u001b[24;0f[ 50 %]\u001b8c\r\n\r\n\u001b7\u001b[0;24r\u001b8\u001b[1A\u001b[J',
    'a\nb\nc',
  ],
  ['blanks and empty lines at the end', 'a  \r\n\r\nb \r\n\r\n', 'a\n\nb'],
])('leaves on the screen, of %s, what is seen', (_, writtenText, expected) => {
  expect(toScreen(writtenText)).toBe(expected);
});

describe('the learner at the keyboard', () => {
  const runCommands = async (
    answer: (command: string) => FakeAnswer,
    ...commands: readonly (readonly [string, Keys?])[]
  ) => {
    const shell = createShell(createFakeMachine(answer, 3), {
      timeoutMs: 200,
      interruptMs: 10,
    });
    const answers = [];
    for (const command of commands) answers.push(await shell.run(...command));
    shell.end();
    return answers;
  };

  it('reads output, status and the next prompt', async () => {
    expect(
      await runCommands(
        (command) =>
          command === 'cd Música'
            ? { directory: '~/Música' }
            : { output: 'ls: nada\n', status: 2 },
        ['ls x'],
        ['cd Música'],
      ),
    ).toEqual([
      { output: 'ls: nada', status: 2, prompt: 'alumno@practica:~$' },
      { output: '', status: 0, prompt: 'alumno@practica:~/Música$' },
    ]);
  });

  it('interrupts what does not end by itself', async () => {
    expect(
      await runCommands(
        () => ({ isEndless: true }),
        ['sleep 60', { isInterrupted: true }],
      ),
    ).toEqual([{ output: '^C', status: 130, prompt: 'alumno@practica:~$' }]);
  });

  it('waits for its own command when an earlier prompt is late', async () => {
    const machine = createFakeMachine((command) => ({
      output: `${command}\n`,
    }));
    const shell = createShell(machine, { timeoutMs: 200 });
    machine.type('\r');
    expect(await shell.run('ls')).toMatchObject({ output: 'ls' });
    shell.end();
  });

  it('leaves a command that waits for its end', async () => {
    expect(
      await runCommands(
        () => ({ output: '?' }),
        ['echo "hola', { isInterrupted: true }],
        ['ls'],
      ),
    ).toMatchObject([{ output: '' }, { output: '?' }]);
  });

  it('types a tab as a tab, instead of completing a name', async () => {
    const typedTexts: string[] = [];
    const shell = createShell(
      {
        listen: () => () => undefined,
        type: (text) => {
          typedTexts.push(text);
        },
      },
      { timeoutMs: 1 },
    );
    await expect(shell.run("printf 'a:\n\tcc a.c\n'")).rejects.toThrow();
    expect(typedTexts).toEqual([
      "\u001b[200~printf 'a:\r\tcc a.c\r'\u001b[201~\r",
    ]);
    shell.end();
  });

  it.each([
    ['sudo', '[sudo] contraseña para alumno: ', 'practica'],
    ['ssh, the name of the account', "ana@servidor's password: ", 'ana'],
    ['ssh to itself', "alumno@servidor's password: ", 'practica'],
  ])('gives the password that is asked by %s', async (_, question, secret) => {
    const typedTexts: string[] = [];
    const [answer] = await runCommands(
      (command) => {
        typedTexts.push(command);
        return command === 'pregunta'
          ? { output: question, isEndless: true }
          : { output: '\nuid=0\n' };
      },
      ['pregunta'],
    );
    expect(typedTexts).toEqual(['pregunta', secret]);
    expect(answer?.output).toContain(question.trim());
    expect(answer?.output).toContain('uid=0');
  });

  it('answers what its page answers to a question', async () => {
    const typedTexts: string[] = [];
    const question = 'rm: ¿borrar «a»? (s/n) ';
    const machine = createFakeMachine((command) => {
      typedTexts.push(command);
      return command === 'rm -i a'
        ? { output: question, isEndless: true }
        : { output: '\n' };
    }, 3);
    const shell = createShell(machine, { timeoutMs: 200, settleMs: 20 });
    await shell.run('rm -i a', { shown: `${question}s` });
    await expect(
      shell.run('rm -i a', { shown: 'rm: ¿borrar «b»? (s/n) s' }),
    ).rejects.toThrow('no vuelve al indicador');
    shell.end();
    expect(typedTexts).toEqual(['rm -i a', 's', 'rm -i a']);
  });

  it('says which command does not come back', async () => {
    await expect(
      runCommands(() => ({ output: 'espera\n', isEndless: true }), ['cat']),
    ).rejects.toThrow('«cat» no vuelve al indicador; escribió:\nespera');
  });
});
