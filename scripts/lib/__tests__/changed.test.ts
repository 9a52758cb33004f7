/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { createTempFolder } from '../__fixtures__/temp-folder.mjs';
import {
  listChangedFiles,
  createPlan,
  listRecentFiles,
  readCommit,
  verifyChanged,
} from '../changed.mjs';

const plan = (...changedFiles: readonly string[]) =>
  createPlan(changedFiles, () => true);

describe('planFor', () => {
  it('proves the lessons that changed, also by what is beside them', () => {
    expect(
      plan(
        'docs/c/1-a/salida.mdx',
        'docs/c/1-a/_bucles/menu/solucion.c',
        'blog/info/lag.mdx',
      ).lessons,
    ).toEqual([
      'docs/c/1-a/salida.mdx',
      'docs/c/1-a/bucles.mdx',
      'blog/info/lag.mdx',
    ]);
  });

  it('looks at the prose of what no lesson proves', () => {
    const { lessons, prose, markdown } = plan(
      'CONTRIBUTING.md',
      'docs/c/1-a/_category_.yml',
      'docs/c/1-a/_salida/nota.md',
    );
    expect(lessons).toEqual(['docs/c/1-a/salida.mdx']);
    expect(prose).toEqual(['CONTRIBUTING.md', 'docs/c/1-a/_category_.yml']);
    expect(markdown).toEqual(['CONTRIBUTING.md']);
  });

  it('leaves the browser to the full check, and says no more of a lesson', () => {
    expect(plan('docs/c/1-a/salida.mdx').left).toEqual([
      expect.stringMatching(/navegador/),
    ]);
  });

  it('says that code has more to prove', () => {
    expect(plan('src/a.ts', 'src/b.ts').left).toEqual([
      expect.stringMatching(/2 archivos, como src\/a\.ts/),
    ]);
  });

  it('does not prove a lesson that is gone, and says whose links are left', () => {
    const { lessons, formatted, left } = createPlan(
      ['docs/c/1-a/salida.mdx'],
      () => false,
    );
    expect(lessons).toEqual([]);
    expect(formatted).toEqual([]);
    expect(left.join()).toMatch(/ya no está: docs\/c\/1-a\/salida\.mdx/);
  });
});

describe('changedFiles', () => {
  let project: Awaited<ReturnType<typeof createTempFolder>>;
  const runGit = (...args: readonly string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      cwd: project.root,
    });

  beforeEach(async () => {
    project = await createTempFolder({ 'a.md': 'one', 'b.md': 'one' });
  });
  afterEach(() => project.remove());

  function commit() {
    runGit('add', '.');
    runGit('commit', '-qm', 'x');
  }

  it('finds what was edited, added and removed, with the commits of the branch', async () => {
    runGit('init', '-q', '-b', 'main');
    commit();
    runGit('checkout', '-q', '-b', 'other');
    await project.write({ 'a.md': 'two' });
    commit();
    await project.write({ 'ñ.md': 'new' });
    runGit('rm', '-q', 'b.md');
    expect(listChangedFiles(project.root)).toEqual(['a.md', 'b.md', 'ñ.md']);
  });

  it('names the commit, and the files that the last ones changed', async () => {
    runGit('init', '-q', '-b', 'main');
    commit();
    await project.write({ 'ñ.md': 'new' });
    commit();
    expect(listRecentFiles(project.root).toSorted()).toEqual([
      'a.md',
      'b.md',
      'ñ.md',
    ]);
    expect(readCommit(project.root)).toMatch(/^[\da-f]{40}$/);
  });

  it('knows no commit where there is no repository', () => {
    expect(listRecentFiles(project.root)).toEqual([]);
    expect(readCommit(project.root)).toBe('');
  });

  it('says so where there is no repository', () => {
    expect(() => listChangedFiles(project.root)).toThrow(
      /no hay un repositorio/,
    );
  });

  it.each([
    [0, 0],
    [1, 1],
  ])('ends as its commands do: %j', async (code, expected) => {
    runGit('init', '-q', '-b', 'main');
    commit();
    await project.write({ 'docs/c/salida.mdx': 'hola' });
    const execute = jest.fn(() => Promise.resolve(code));
    const log = jest.spyOn(console, 'log').mockImplementation();
    expect(await verifyChanged(project.root, execute)).toBe(expected);
    expect(log.mock.lastCall).toEqual([
      code === 0 ? '2 passed, 0 failed' : '0 passed, 2 failed',
    ]);
    log.mockRestore();
  });
});
