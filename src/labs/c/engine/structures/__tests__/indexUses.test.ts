import { findIndexUses } from '../indexUses';

/** Lists the uses of a program: «main: v[i]». */
const list = (text: string) =>
  findIndexUses([{ name: 'a.c', text }]).map(
    ({ functionName, base, outer, index }) =>
      `${functionName}: ${base}${[...outer, index].map((indexText) => `[${indexText}]`).join('')}`,
  );

describe('Variables used as indices', () => {
  it('are found with their function, array and rows', () => {
    expect(
      list(`int g(int *v, int n) { return v[n] + v[n + 1]; }
int main(void) { int m[2][2]; for (int i = 0;;) m[i][j] = p->datos[k] + q.w[z++]; }`),
    ).toEqual([
      'g: v[n]',
      'main: m[i]',
      'main: m[i][j]',
      'main: p->datos[k]',
      'main: q.w[z]',
    ]);
  });

  it('are not sizes of declarations, nor parts of a longer calculation', () => {
    expect(
      list(
        `int main(void) { int v[n]; char *w[m]; x = v[n - 1 - i] + c[s[0] - 'a'] + f[g(h)]; }`,
      ),
    ).toEqual([]);
  });

  it('are found after a return and in a product', () => {
    expect(list('int main(void) { y = 2 * v[i]; return w[j]; }')).toEqual([
      'main: v[i]',
      'main: w[j]',
    ]);
  });
});
