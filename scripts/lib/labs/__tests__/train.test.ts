/** @jest-environment node */
import { createMutations } from '../mutations.mjs';
import { mergeProfile, countFunctions, extractPrograms } from '../profile.mjs';

describe('mutations of a program', () => {
  const program = 'int main(void) { return 1 + 2; }\n';

  it('are the same each time, and mostly another program', () => {
    const mutations = createMutations(program, 20);
    expect(mutations).toHaveLength(20);
    expect(createMutations(program, 20)).toEqual(mutations);
    expect(
      mutations.filter((mutation) => mutation !== program).length,
    ).toBeGreaterThan(15);
  });
});

describe('a profile', () => {
  it('takes in what another one knows and forgets nothing', () => {
    const profile = new Uint8Array([0b0101, 0]);
    mergeProfile(profile, new Uint8Array([0b0110, 0b1]));
    expect(profile).toEqual(new Uint8Array([0b0111, 0b1]));
    expect(countFunctions(profile)).toBe(4);
  });
});

describe('the programs of a page', () => {
  it('are its blocks of C and no others', () => {
    const page = [
      'Texto',
      '```c title="a.c" ejecutable',
      'int a;',
      '```',
      '```text',
      'int b;',
      '```',
      '```c',
      'int c;',
      '```',
      '',
    ].join('\n');
    expect(extractPrograms(page)).toEqual(['int a;\n', 'int c;\n']);
  });
});
