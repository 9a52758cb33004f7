/** @jest-environment node */
import { listUnmetOptions } from '../kernel.mjs';

const config = 'CONFIG_TTY=y\n# CONFIG_VT is not set\nCONFIG_USB=y\n';

it('accepts a configuration that follows its fragment', () => {
  const fragment =
    '# Un comentario.\nCONFIG_TTY=y\n# CONFIG_VT is not set\n# CONFIG_SOUND is not set\n';
  expect(listUnmetOptions(fragment, config)).toEqual([]);
});

it.each(['CONFIG_NET=y', '# CONFIG_USB is not set'])(
  'finds an option that the kernel dropped: %s',
  (line) => {
    expect(listUnmetOptions(`${line}\n`, config)).toEqual([line]);
  },
);
