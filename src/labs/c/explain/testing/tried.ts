import type { CCompiler } from '../../engine/types';
import { firstCardOf } from './firstCard';
import type { FirstCard, Run } from './firstCard';
import { mutantsOf } from './mutants';
import type { Mutant } from './mutants';
import { coursePrograms } from './programs';

const around = 2;

/** The lines near the slip, numbered. */
function excerpt({ text, line }: Mutant, told: number | undefined): string {
  const lines = text.split('\n');
  const near = (number: number) =>
    Math.abs(number - line) <= around ||
    (told !== undefined && Math.abs(number - told) <= 1);
  return lines
    .map((code, index) => ({ code, number: index + 1 }))
    .filter(({ number }) => near(number))
    .map(
      ({ code, number }) =>
        `${number === line ? '»' : ' '}${number === told ? '*' : ' '}${String(number).padStart(3)} ${code}`,
    )
    .join('\n');
}

function verdict(card: FirstCard, right: FirstCard): string {
  if (card.id !== undefined)
    return `${card.id}, línea ${card.place?.line ?? '—'}: ${card.title}`;
  return card.output === right.output
    ? 'EQUIVALENTE: escribe lo mismo'
    : 'MUDO: escribe otra cosa y nada lo delata';
}

/** Spoils right programs and tells, of each, the slip and the first card. */
export async function* tried(
  count: number,
  seed: number,
  compiler: CCompiler,
  run: Run,
): AsyncGenerator<string> {
  const right = new Map<string, FirstCard>();
  for (const text of coursePrograms()) {
    const card = await firstCardOf(text, compiler, run);
    if (card.id === undefined) right.set(text, card);
  }
  const mutants = mutantsOf([...right.keys()], count, seed);
  for (const [index, mutant] of mutants.entries()) {
    const card = await firstCardOf(mutant.text, compiler, run);
    const original = right.get(mutant.program);
    if (!original) continue;
    yield `${index + 1}. ${mutant.slip.replaceAll('\n', '⏎')}\n${excerpt(mutant, card.place?.line)}\n   → ${verdict(card, original)}\n`;
  }
}
