/** @jest-environment node */
import { projectLimits } from '../../../engine/playground/project';
import { encodePlain } from '../../../engine/playground/share';
import { firstProject } from '../../Playground/firstProject';
import { readAddress } from '../readAddress';

const sum = {
  title: 'Suma',
  files: [{ name: 'suma.c', text: 'int main(void){}' }],
  settings: { standard: 'c17', flags: [], args: '' },
} as const;

it('shows the program that comes after the #, as a shared link has it', async () => {
  expect(await readAddress('', encodePlain(sum))).toEqual({
    project: sum,
    lockedNames: [],
  });
});

it('takes the title and the input from the address, over what the program says', async () => {
  const hash = encodePlain({
    ...sum,
    settings: { ...sum.settings, stdin: '1\n' },
  });
  const { project } = await readAddress('?title=Otra&input=3%0A4', hash);
  expect(project.title).toBe('Otra');
  expect(project.settings.stdin).toBe('3\n4');
});

it('gives a program to try where the address has none', async () => {
  expect(await readAddress('', '')).toEqual({
    project: firstProject,
    lockedNames: [],
  });
});

it('closes the files that the address names, where the program has them', async () => {
  const files = [...sum.files, { name: 'dado.h', text: 'int dado(void);' }];
  const { lockedNames } = await readAddress(
    '?locked=dado.h,otro.c',
    encodePlain({ ...sum, files }),
  );
  expect(lockedNames).toEqual(['dado.h']);
});

it('says why the program of an address that was cut is not there', async () => {
  const { project, problem } = await readAddress('', '#c=0e30');
  expect(problem).toMatch(/llegó dañado/);
  expect(project.files).toEqual(firstProject.files);
});

it('takes no longer title or input than a program may have', async () => {
  const { project } = await readAddress(
    `?title=${'t'.repeat(500)}&input=${'1'.repeat(200_000)}`,
    '',
  );
  expect(project.title).toHaveLength(projectLimits.title);
  expect(project.settings.stdin).toHaveLength(projectLimits.stdin);
});
