/** @jest-environment node */
import { tmpdir } from 'node:os';
import { getNodeCompiler } from '../nodeCompiler';

it('says how to prepare the compiler when it is not there', async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(tmpdir());
  await expect(getNodeCompiler()).rejects.toThrow('npm run labs');
});
