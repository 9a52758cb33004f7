/** @jest-environment node */
import { chooseAnswers } from '../chooseAnswers';

const answers = ['otra', 'mal-uno', 'mal-dos', 'mal-tres', 'mal-cuatro'].map(
  (name) => ({ name }),
);

describe('The answers that are proved of an exercise', () => {
  it('are all of them without a seed', () => {
    expect(chooseAnswers(answers, undefined)).toEqual(answers);
  });

  it('are two with a seed, in their order and always the same', () => {
    const chosenAnswers = chooseAnswers(answers, '7');
    expect(chosenAnswers).toHaveLength(2);
    expect(answers.filter((answer) => chosenAnswers.includes(answer))).toEqual(
      chosenAnswers,
    );
    expect(chooseAnswers(answers, '7')).toEqual(chosenAnswers);
  });

  it('differ from one seed to another', () => {
    const samples = Array.from({ length: 20 }, (_, seed) =>
      chooseAnswers(answers, String(seed))
        .map(({ name }) => name)
        .join(),
    );
    expect(new Set(samples).size).toBeGreaterThan(3);
  });
});
