/** @jest-environment node */
import { missingCompilers } from '../../../../../../scripts/lib/compilers.mjs';
import { shownDocuments } from '../../../../../content/documents';
import { createNativeProofs } from '../../../../../testing/proofs/samples';
import { collectSamples, type Sample } from '../collect';
import { knowsStandard } from '../native';

jest.setTimeout(120_000);

const samples = shownDocuments().flatMap(collectSamples);
const name = ({ place, fence }: Sample) => `${place}: ${fence.title ?? 'C'}`;
const missing = missingCompilers();

it('finds the compilers of a computer, or is on one that need not have them', () => {
  if (missing.length > 0)
    console.warn(
      `No se prueban los programas con ${missing.join(' ni ')}: prepáralos con «node scripts/ensure-compilers.mjs».`,
    );
  expect(process.env.CI === 'true' ? missing : []).toEqual([]);
});

describe.each(['gcc', 'clang'] as const)('with %s', (tool) => {
  const known = samples.filter((sample) => knowsStandard(tool, sample));
  const unknown = samples.filter((sample) => !known.includes(sample));
  const proveNatively = createNativeProofs(tool);
  const test = missing.includes(tool) ? it.skip : it;

  test.each(known.map((sample) => [name(sample), sample] as const))(
    '%s is what the page says',
    async (_, sample) => {
      expect(await proveNatively(sample)).toEqual([]);
    },
  );

  if (unknown.length > 0)
    it.skip.each(unknown.map(name))(
      '%s asks for an edition of C that this compiler does not know',
      () => undefined,
    );
});
