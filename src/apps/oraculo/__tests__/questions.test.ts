/** @jest-environment node */
import fc from 'fast-check';
import {
  addQuestion,
  checkQuestion,
  emptyVisit,
  MAX_QUESTION_LENGTH,
} from '../questions';

describe('a typed question', () => {
  it.each(['', ' ', '\t\u00a0 ', '?', ' x ', '😀'])(
    'is refused when it has one character or none: %j',
    (typedText) => {
      expect(checkQuestion(typedText)).toEqual({ kind: 'too-short' });
    },
  );

  it('is refused, with its length, when it is too long', () => {
    expect(checkQuestion(` ${'é'.repeat(MAX_QUESTION_LENGTH + 1)} `)).toEqual({
      kind: 'too-long',
      length: MAX_QUESTION_LENGTH + 1,
    });
  });

  it.each([2, MAX_QUESTION_LENGTH])(
    'may have %d characters, emoji too',
    (length) => {
      const question = '😀'.repeat(length);
      expect(checkQuestion(question)).toEqual({ kind: 'ok', question });
    },
  );

  it('loses the spaces around it and nothing else, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 260 }),
        (typedText) => {
          const questionCheck = checkQuestion(typedText);
          if (questionCheck.kind === 'ok')
            expect(questionCheck.question).toBe(typedText.trim());
          else expect(['too-short', 'too-long']).toContain(questionCheck.kind);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('the questions of a visit', () => {
  it('stand newest first', () => {
    const visit = addQuestion(
      addQuestion(emptyVisit, '¿Una?', 'yes'),
      '¿Dos?',
      'no',
    );
    expect(visit.asked.map(({ question }) => question)).toEqual([
      '¿Dos?',
      '¿Una?',
    ]);
  });

  it('are numbered anew when the same one is asked again', () => {
    const visit = addQuestion(
      addQuestion(emptyVisit, '¿Sí?', 'yes'),
      '¿Sí?',
      'no',
    );
    expect(visit.asked.map(({ n }) => n)).toEqual([2, 1]);
  });

  it('never get a number twice, also after the history was deleted', () => {
    const first = addQuestion(emptyVisit, '¿Una?', 'yes');
    const { asked } = addQuestion({ ...first, asked: [] }, '¿Dos?', 'no');
    expect(asked.map(({ n }) => n)).toEqual([2]);
  });
});
