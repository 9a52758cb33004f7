import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setPathname } from '../../../testing/docusaurus/router';
import { recordScore } from '../../../progress/scores';
import {
  manyQuestion,
  oneQuestion,
  createPage,
  formatQuiz,
  typedQuestion,
} from './harness';
import { words } from '../words';

jest.mock('../../../progress/scores', () => ({
  ...jest.requireActual<object>('../../../progress/scores'),
  recordScore: jest.fn(),
}));

type Result = Parameters<typeof recordScore>[0];

const user = userEvent.setup();

async function open(...questions: readonly string[]): Promise<Result[]> {
  const results: Result[] = [];
  jest.mocked(recordScore).mockImplementation((result) => {
    results.push(result);
  });
  render(await createPage(formatQuiz(...questions)));
  return results;
}

const getQuestion = (name: RegExp) =>
  within(screen.getByRole('group', { name }));

async function press(name: string, group = screen.getAllByRole('group')[0]) {
  await user.click(
    within(group ?? document.body).getByRole('button', { name }),
  );
}

const getResult = () => screen.getAllByRole('status')[0];

beforeEach(() => {
  setPathname('/stevelabs/program1/salida/');
});

describe('a question with one right option', () => {
  it('is a group named by its text, with a radio per option', async () => {
    await open(oneQuestion);
    const group = getQuestion(/¿Qué imprime 7 \/ 2\s*\?/);
    expect(
      group.getAllByRole('radio').map((radio) => radio.closest('label')),
    ).toHaveLength(2);
    expect(group.getByRole('radio', { name: 'a) 3.5' })).not.toBeChecked();
    expect(group.getByRole('radio', { name: 'b) 3' })).not.toBeChecked();
  });

  it('asks for an answer before it checks, and does not count that as a try', async () => {
    const results = await open(oneQuestion);
    await press(words.check);
    expect(getResult()).toHaveTextContent(
      'Elige una opción antes de comprobar.',
    );
    await user.click(screen.getByRole('radio', { name: 'b) 3' }));
    expect(getResult()).not.toHaveTextContent('Elige');
    await press(words.check);
    expect(results).toEqual([expect.objectContaining({ points: 1 })]);
  });

  it('says that a wrong option is wrong and why, without giving the right one away', async () => {
    await open(oneQuestion);
    await user.click(screen.getByRole('radio', { name: 'a) 3.5' }));
    await press(words.check);
    expect(getResult()).toHaveTextContent('✗ No es esaLos dos son enteros.');
    expect(document.body).not.toHaveTextContent('Se pierde la parte decimal');
  });

  it('says that the right option is right and why', async () => {
    await open(oneQuestion);
    await user.click(screen.getByRole('radio', { name: 'b) 3' }));
    await press(words.check);
    expect(getResult()).toHaveTextContent(
      '✓ CorrectoSe pierde la parte decimal.',
    );
  });

  it('tells the answer and every reason when asked, and keeps the focus in the question', async () => {
    await open(oneQuestion);
    expect(
      screen.queryByRole('button', { name: words.seeAnswer }),
    ).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'a) 3.5' }));
    await press(words.check);
    await press(words.seeAnswer);
    expect(getResult()).toHaveTextContent(
      'La respuesta:✗ a) IncorrectaLos dos son enteros.✓ b) CorrectaSe pierde la parte decimal.',
    );
    expect(screen.getByRole('button', { name: words.retry })).toHaveFocus();
  });

  it('tells the other reasons after a right answer', async () => {
    await open(oneQuestion);
    await user.click(screen.getByRole('radio', { name: 'b) 3' }));
    await press(words.check);
    await press(words.seeReasons);
    expect(getResult()).toHaveTextContent('✓ Correcto✗ a) Incorrecta');
  });

  it('starts again with nothing chosen and the focus on the first option', async () => {
    await open(oneQuestion);
    await user.click(screen.getByRole('radio', { name: 'a) 3.5' }));
    await press(words.check);
    await press(words.retry);
    expect(screen.getByRole('radio', { name: 'a) 3.5' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'a) 3.5' })).toHaveFocus();
    expect(screen.getByRole('button', { name: words.check })).toBeVisible();
  });

  it('takes the result away as soon as another option is chosen', async () => {
    await open(oneQuestion);
    await user.click(screen.getByRole('radio', { name: 'a) 3.5' }));
    await press(words.check);
    await user.click(screen.getByRole('radio', { name: 'b) 3' }));
    expect(document.body).not.toHaveTextContent('No es esa');
    await press(words.check);
    expect(getResult()).toHaveTextContent('Correcto');
  });
});

describe('a question with several right options', () => {
  it.each([
    [['a) lives_2'], '≈ Casi: te falta una'],
    [['a) lives_2', 'b) 2lives', 'c) livesTwo'], '≈ Casi: te sobra una'],
    [['b) 2lives'], '✗ No es esa'],
    [['a) lives_2', 'b) 2lives'], '✗ No es esa'],
    [['c) livesTwo', 'a) lives_2'], '✓ Correcto'],
  ])('answers %j with «%s»', async (chosenLabels, verdict) => {
    await open(manyQuestion);
    for (const name of chosenLabels)
      await user.click(screen.getByRole('checkbox', { name }));
    await press(words.check);
    expect(getResult()).toHaveTextContent(verdict);
  });

  it('tells the reason of each chosen option, and of no other', async () => {
    await open(manyQuestion);
    await user.click(screen.getByRole('checkbox', { name: 'a) lives_2' }));
    await press(words.check);
    expect(getResult()).toHaveTextContent('✓ a) CorrectaEmpieza por letra.');
    expect(getResult()).not.toHaveTextContent('Solo tiene letras.');
  });
});

describe('a question with a typed answer', () => {
  const type = (text: string) =>
    user.type(screen.getByRole('textbox', { name: words.yourAnswer }), text);

  it.each(['printf', '  PRINTF ', 'printf()'])(
    'accepts %j, checked with Enter',
    async (text) => {
      await open(typedQuestion);
      await type(`${text}{Enter}`);
      expect(getResult()).toHaveTextContent(
        /✓ Correcto\s*printf, printf\(\)\s*La efe es de formato\./,
      );
    },
  );

  it('tells why a foreseen mistake is one', async () => {
    await open(typedQuestion);
    await type('print{Enter}');
    expect(getResult()).toHaveTextContent(
      /✗ No es esa\s*print\s*Es de Python\./,
    );
  });

  it('says that a mistake that nobody foresaw is one', async () => {
    await open(typedQuestion);
    await type('echo{Enter}');
    expect(getResult()).toHaveTextContent(/^✗ No es esa$/);
  });

  it('asks for a text before it checks', async () => {
    await open(typedQuestion);
    await type('  {Enter}');
    expect(getResult()).toHaveTextContent(
      'Escribe tu respuesta antes de comprobar.',
    );
  });
});

describe('the end of a quiz', () => {
  const answerFirst = async (name: string) => {
    await user.click(screen.getByRole('radio', { name }));
    await press(words.check);
  };

  it('counts what was right at the first try and reports it once', async () => {
    const results = await open(oneQuestion, typedQuestion.replace('1.', '2.'));
    const [first, second] = screen.getAllByRole('group');
    await answerFirst('b) 3');
    expect(document.body).not.toHaveTextContent('a la primera');
    await user.type(screen.getByRole('textbox'), 'print{Enter}');
    expect(results).toEqual([]);
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), 'printf{Enter}');
    expect(screen.getByText('1 de 2 a la primera')).toBeVisible();

    await press(words.repeat, second);
    await user.type(screen.getByRole('textbox'), 'printf{Enter}');
    await press(words.repeat, first);
    await answerFirst('b) 3');
    expect(results).toEqual([
      {
        kind: 'quiz',
        lesson: '/stevelabs/program1/salida/',
        id: 'quiz',
        points: 1,
        total: 2,
      },
    ]);
  });

  it('gives no point for an answer that was shown', async () => {
    const results = await open(oneQuestion);
    await answerFirst('a) 3.5');
    await press(words.seeAnswer);
    expect(screen.getByText('0 de 1 a la primera')).toBeVisible();
    await press(words.retry);
    await answerFirst('b) 3');
    expect(results).toEqual([expect.objectContaining({ points: 0 })]);
  });
});

it('keeps code blocks and emphasis of the author', async () => {
  await open(`
1. ¿Qué hace?

   \`\`\`c
   return 0;
   \`\`\`

   - [x] Termina **bien**

     Devuelve *cero*.

   - [ ] Nada

     Sí hace.
`);
  expect(screen.getByText('return 0;').tagName).toBe('CODE');
  expect(screen.getByText('bien').tagName).toBe('STRONG');
});
