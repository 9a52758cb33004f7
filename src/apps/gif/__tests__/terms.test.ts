/** @jest-environment node */
import fc from 'fast-check';
import {
  addTerm,
  initialTerms,
  checkTerm,
  MAX_TERMS,
  parseTerms,
  removeTerm,
  formatTerms,
} from '../terms';

const runs = { numRuns: 1000 };

/**
 * Generates texts that may be in an address: `URLSearchParams` replaces lone
 * surrogates.
 */
const value = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }).map((text) => {
    const params = new URLSearchParams({ q: text });
    return new URLSearchParams(params.toString()).get('q') ?? '';
  }),
  fc.constantFrom('', ' ', 'hack', 'HACK', ' perro ', 'perro', 'año', 'ano'),
);
const values = fc.array(value, { maxLength: 30 });

describe('whether a text may join the list', () => {
  it.each([
    ['', 'nothing'],
    ['   ', 'blanks'],
    ['\u00a0\u3000', 'other blanks'],
    ['a', 'one letter'],
    [' á ', 'one letter with accent'],
    ['a\u0301', 'one letter with its accent apart'],
    ['\u200b\u200b\u200b', 'characters that cannot be seen'],
  ])('refuses %j: %s', (text) => {
    expect(checkTerm(text, [])).toEqual({ kind: 'too-short' });
  });

  it('refuses more than the 50 characters that GIPHY takes, and counts them', () => {
    expect(checkTerm('x'.repeat(51), [])).toEqual({
      kind: 'too-long',
      length: 51,
    });
    expect(checkTerm(` ${'x'.repeat(50)} `, [])).toMatchObject({ kind: 'ok' });
  });

  it.each(['SABANA', 'Sábana', ' sabana ', 'sábana'.normalize('NFD')])(
    'refuses %j when «sábana» is there',
    (text) => {
      expect(checkTerm(text, ['perro', 'sábana'])).toEqual({
        kind: 'duplicate',
        of: 'sábana',
      });
    },
  );

  it('takes several blanks for one', () => {
    expect(checkTerm('perro   feliz', ['perro feliz'])).toMatchObject({
      kind: 'duplicate',
    });
  });

  it('knows that ñ is no n', () => {
    expect(checkTerm('año', ['ano'])).toEqual({ kind: 'ok', term: 'año' });
  });

  it('accepts one emoji and other alphabets, trimmed but otherwise as they came', () => {
    expect(checkTerm(' 🐱 ', [])).toEqual({ kind: 'ok', term: '🐱' });
    expect(checkTerm('кот  и пёс', [])).toEqual({
      kind: 'ok',
      term: 'кот  и пёс',
    });
  });
});

describe('a term that is there already', () => {
  const words = fc.array(
    fc.constantFrom('pingüino', 'niño', 'está', 'café', 'árbol', 'canción'),
    { minLength: 1, maxLength: 4 },
  );

  it('is known again without accents, in capitals, taken apart or spread out', () => {
    fc.assert(
      fc.property(words, (parts) => {
        const term = parts.join(' ');
        const plainTerm = term
          .replace(/ñ/g, '\0')
          .normalize('NFD')
          .replace(/[\u0300-\u036f]/g, '')
          .replace(/\0/g, 'ñ');
        for (const variant of [
          plainTerm,
          term.toUpperCase(),
          term.normalize('NFD'),
          ` ${term.replace(/ /g, ' \t ')} `,
        ])
          expect(checkTerm(variant, ['hack', term])).toEqual({
            kind: 'duplicate',
            of: term,
          });
      }),
      runs,
    );
  });
});

describe('the list in an address', () => {
  it('starts with «hack» where the address says nothing', () => {
    expect(parseTerms([])).toEqual(['hack']);
    expect(initialTerms).toEqual(['hack']);
  });

  it('can be empty', () => {
    expect(parseTerms([''])).toEqual([]);
    expect(formatTerms([])).toEqual(['']);
  });

  it('leaves out what is invalid or repeated', () => {
    expect(
      parseTerms(['perro', '', 'x', 'PERRO', 'y'.repeat(51), ' gato ']),
    ).toEqual(['perro', 'gato']);
  });

  it('takes no more than ten from a link', () => {
    const manyTerms = Array.from({ length: 1000 }, (_, n) => `término ${n}`);
    expect(parseTerms(manyTerms)).toEqual(manyTerms.slice(0, MAX_TERMS));
  });

  it('is a list of valid, different terms, whatever the address holds', () => {
    fc.assert(
      fc.property(values, (texts) => {
        const terms = parseTerms(texts);
        expect(terms.length).toBeLessThanOrEqual(MAX_TERMS);
        for (const [index, term] of terms.entries())
          expect(checkTerm(term, terms.slice(0, index))).toEqual({
            kind: 'ok',
            term,
          });
      }),
      runs,
    );
  });

  it('comes back from an address as it went in', () => {
    fc.assert(
      fc.property(values, (texts) => {
        const terms = parseTerms(texts);
        const params = new URLSearchParams();
        for (const text of formatTerms(terms)) params.append('q', text);
        const read = new URLSearchParams(params.toString()).getAll('q');
        expect(parseTerms(read)).toEqual(terms);
      }),
      runs,
    );
  });
});

describe('a change of the list', () => {
  it('puts a new term first, and into a full list in place of the oldest', () => {
    const full = Array.from({ length: MAX_TERMS }, (_, n) => `término ${n}`);
    expect(addTerm(['hack'], 'perro')).toEqual(['perro', 'hack']);
    expect(addTerm(full, 'perro')).toEqual(['perro', ...full.slice(0, -1)]);
  });

  it('takes out what it put in', () => {
    fc.assert(
      fc.property(values, value, (texts, text) => {
        const terms = parseTerms(texts).slice(1);
        const verdict = checkTerm(text, terms);
        fc.pre(verdict.kind === 'ok');
        const grownTerms = addTerm(terms, verdict.term);
        expect(checkTerm(verdict.term, grownTerms).kind).toBe('duplicate');
        expect(removeTerm(grownTerms, verdict.term)).toEqual(terms);
      }),
      runs,
    );
  });
});
