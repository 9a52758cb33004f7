/** @jest-environment node */
import { isUnfinished } from '../unfinished';

it.each([
  'jq \\',
  'echo "hola',
  "echo 'hola",
  'cat << FIN',
  'cat <<-"FIN"\nuna línea',
  'cat << UNO << DOS\nUNO',
  'ls |',
  'gcc hola.c &&',
  'for x in 1 2 3',
  'while true; do',
  'if true; then for x in 1; do ls; done',
  'saluda() {',
  'echo $(ls',
])('a shell would ask for more after %j', (command) => {
  expect(isUnfinished(command)).toBe(true);
});

it.each([
  'ls',
  String.raw`echo it\'s`,
  String.raw`echo "una \" comilla"`,
  "echo 'no \\'",
  "ls # don't",
  'echo a#"b"',
  'cat << FIN\nuna "línea\nFIN',
  'cat << UNO << DOS\nUNO\nDOS',
  'cat <<< hola',
  'ls | wc -l',
  'for x in 1 2; do echo $x; done',
  'if true; then ls; fi',
  'saluda() { echo hola; }',
  'jq \\\n. \\\narchivo.json',
  'echo ${PATH}',
  '',
])('a shell would run %j', (command) => {
  expect(isUnfinished(command)).toBe(false);
});
