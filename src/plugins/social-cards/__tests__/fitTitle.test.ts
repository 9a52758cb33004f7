/** @jest-environment node */
import fc from 'fast-check';
import { ADVANCE, removeUndrawable, fitTitle, LINE_HEIGHT } from '../fitTitle';

const box = { width: 1040, height: 286 };

it.each([
  ['Salida', ['Salida']],
  ['Variables y tipos de datos', ['Variables y', 'tipos de datos']],
  [
    'Death Stranding, más que un simulador de repartos',
    ['Death Stranding,', 'más que un simulador', 'de repartos'],
  ],
])('breaks «%s» where it reads well', (title, lines) => {
  expect(fitTitle(title, box).lines).toEqual(lines);
});

it('uses a smaller size for a longer title', () => {
  const shortTitle = fitTitle('Salida', box);
  const longTitle = fitTitle(
    'Moverse por el árbol de directorios sin mapa',
    box,
  );
  expect(longTitle.size).toBeLessThan(shortTitle.size);
});

it('cuts a word that is wider than the card', () => {
  const { lines } = fitTitle('a'.repeat(60), box);
  expect(lines.length).toBe(2);
  expect(lines.join('')).toBe('a'.repeat(60));
});

it('ends with an ellipsis what does not fit in three lines', () => {
  const { lines } = fitTitle('palabra '.repeat(40).trim(), box);
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/…$/);
});

it('stays inside the box, cursor included, whatever the title', () => {
  const words = fc.array(fc.stringMatching(/^[a-zñ¿?]{1,50}$/), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(words, (title) => {
      const { size, lines } = fitTitle(title.join(' '), box);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(box.height);
      for (const line of lines)
        expect((line.length + 1) * size * ADVANCE).toBeLessThanOrEqual(
          box.width,
        );
    }),
  );
});

it('keeps Spanish and drops what the font lacks', () => {
  expect(removeUndrawable('  ¿Sí o  no? 🎲 «ñandú»\u200b ')).toBe(
    '¿Sí o no? «ñandú»',
  );
  expect(removeUndrawable('Acción'.normalize('NFD'))).toBe('Acción');
  expect(removeUndrawable('日本語')).toBe('');
});
