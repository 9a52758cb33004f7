/** @jest-environment node */
import { splitCommands } from '../commands';

it('keeps together the lines of a command', () => {
  expect(
    splitCommands(
      'ls\n\ncat > a << FIN\nuno\nFIN\nfor i in 1 2; do\n  echo $i\ndone\necho a \\\n  b\n',
    ),
  ).toEqual([
    'ls',
    'cat > a << FIN\nuno\nFIN',
    'for i in 1 2; do\n  echo $i\ndone',
    'echo a \\\n  b',
  ]);
});

it('loses nothing of a command without its end', () => {
  expect(splitCommands('ls\necho "hola\n')).toEqual(['ls', 'echo "hola']);
});
