/** @jest-environment node */
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder } from '../__fixtures__/temp-folder.mjs';
import { run, which } from '../process.mjs';

const cwd = process.cwd();

describe('run', () => {
  let lines: string[];

  beforeEach(() => {
    lines = [];
    for (const method of ['log', 'error'] as const)
      jest.spyOn(console, method).mockImplementation((...values: unknown[]) => {
        lines.push(values.join(' '));
      });
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('marks every line of both outputs and gives the exit code', async () => {
    const script =
      "console.log('a\\nb'); console.error('c'); process.exitCode = 4";
    const code = await run(process.execPath, ['-e', script], {
      cwd,
      prefix: '[x] ',
    });
    expect(lines.sort()).toEqual(['[x] a', '[x] b', '[x] c']);
    expect(code).toBe(4);
  });

  it('fails when the command does not exist', async () => {
    expect(await run('no-such-command', [], { cwd, prefix: '' })).toBe(127);
    expect(lines.join()).toContain('no-such-command');
  });

  it('fails when the command is killed', async () => {
    const script = "process.kill(process.pid, 'SIGKILL')";
    expect(
      await run(process.execPath, ['-e', script], { cwd, prefix: '' }),
    ).toBe(1);
  });
});

describe('which', () => {
  it('finds only what can be executed', async () => {
    const { root, remove } = await createTempFolder({
      'a/tool': '',
      'b/tool': '',
    });
    await chmod(path.join(root, 'b/tool'), 0o755);
    const searchPath = ['', path.join(root, 'a'), path.join(root, 'b')].join(
      path.delimiter,
    );
    expect(which('tool', searchPath)).toBe(path.join(root, 'b/tool'));
    expect(which('other', searchPath)).toBeUndefined();
    await remove();
  });
});
