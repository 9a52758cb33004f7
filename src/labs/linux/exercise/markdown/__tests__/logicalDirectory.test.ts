import { findComparedDirectory } from '../logicalDirectory';

it.each([
  'if [ "$PWD" = "$HOME/sala" ]; then',
  'if [[ "/srv/correo/$oficina" != "${PWD}" ]]; then',
  '[ "$(pwd)" == /srv ] || exit',
  '[ /srv = "`pwd`" ] || exit',
  '[[ ${PWD##*/} =~ ^sala ]] || exit',
  'case "$PWD" in',
])('finds the comparison in %s', (line) => {
  expect(findComparedDirectory(`mkdir sala\n  ${line}\ntrue\n`)).toBe(line);
});

it.each([
  '[ "$(pwd -P)" = /srv ] || exit',
  '[ . -ef "$PWD" ] || exit',
  'aqui=$PWD; cd /; cp -r "$PWD"/etc "$aqui"',
  "guion=$(sed 's|^make|cp -p $PWD/*.o . ; make|' LEEME)",
])('accepts %s', (line) => {
  expect(findComparedDirectory(`${line}\n`)).toBeUndefined();
});
