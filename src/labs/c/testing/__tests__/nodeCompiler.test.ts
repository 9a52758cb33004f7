/** @jest-environment node */
import { tmpdir } from 'node:os';
import { nodeCompiler } from '../nodeCompiler';

it('says how to prepare the compiler when it is not there', async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(tmpdir());
  await expect(nodeCompiler()).rejects.toThrow('npm run labs');
});
