/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { listMissingFiles } from '../../../testing/staticFiles';
import { getSamples } from '../samples';

const folder = path.join(__dirname, '../../../../static/img/gif');
const files = readdirSync(folder);

describe('our own drawings', () => {
  it('are ten, each with a name and a description of its own', () => {
    const samples = getSamples('hack');
    expect(samples).toHaveLength(10);
    for (const field of ['src', 'title', 'alt'] as const)
      expect(new Set(samples.map((sample) => sample[field])).size).toBe(10);
  });

  it('are all of the files there are', () => {
    const usedFiles = getSamples('hack').map(({ src }) => path.basename(src));
    expect(listMissingFiles(getSamples('hack').map(({ src }) => src))).toEqual(
      [],
    );
    expect(usedFiles.sort()).toEqual([...files].sort());
  });

  it.each(files)(
    '%s is small, moves, and brings no script or style',
    (file) => {
      const svg = readFileSync(path.join(folder, file), 'utf8');
      expect(svg.length).toBeLessThanOrEqual(3 * 1024);
      expect(svg).toMatch(/<animate/);
      expect(svg).toMatch(/width="640" height="480"/);
      expect(svg).not.toMatch(/<script|<style|style=|href="(?!#)|on\w+=/);
    },
  );

  it('come in an order that depends on the term only', () => {
    const order = (term: string) => getSamples(term).map(({ src }) => src);
    expect(order('perro')).toEqual(order('perro'));
    expect(order('perro')).not.toEqual(order('gato'));
    const allSamples = order('hack').sort();
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (term) => {
        expect(order(term).sort()).toEqual(allSamples);
      }),
    );
  });
});
