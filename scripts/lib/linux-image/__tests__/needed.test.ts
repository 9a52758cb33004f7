/** @jest-environment node */
import { readImageNames } from '../names.mjs';
import { readNeededContents } from '../needed.mjs';

async function isNeeded(file: string): Promise<boolean> {
  const { contents } = await readImageNames(process.cwd());
  const neededContents = await readNeededContents(process.cwd());
  return neededContents.has(contents.get(file) ?? '');
}

describe('what is taken along to study without a connection', () => {
  it.each([
    ['what is on the list of what everybody uses', '/usr/bin/vim.basic'],
    ['what the lessons touch', '/usr/sbin/start-stop-daemon'],
    ['what a program of those asks for', '/usr/share/vim/vim90/debian.vim'],
  ])('has %s', async (_, file) => {
    expect(await isNeeded(file)).toBe(true);
  });

  it('has nothing of a program that is for who explores', async () => {
    expect(await isNeeded('/usr/bin/jq')).toBe(false);
  });
});
