import type { Condition, PathCondition } from './types';

/** Whose machine is looked at. */
interface Learner {
  readonly user: string;
  readonly home: string;
}

export const learner: Learner = { user: 'alumno', home: '/home/alumno' };

/** Longer contents are not compared. */
export const longestContent = 65_536;

/** What an author's own command may take. */
export const commandLimitSeconds = 3;

/** The mark of each line that is a fact, among whatever else is written. */
export const factMark = 'hecho';

/** A text as one word of bash, whatever it holds but NUL. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** A path of a condition from the root. */
export function absolute(path: string, { home }: Learner): string {
  if (path === '~') return home;
  const inside = path.startsWith('~/') ? path.slice(2) : path;
  return inside.startsWith('/') ? inside : `${home}/${inside}`;
}

/*
 * The reader may have erased the programs that look: then nothing is told, not
 * even the last line, instead of that nothing is there.
 */
const prelude = (user: string) => `
PATH=/usr/sbin:/usr/bin:/sbin:/bin
LC_ALL=C
tell() { printf '${factMark}\\t%s\\t%s\\t%s\\n' "$1" "$2" "$3"; }
encode() { base64 -w 0; }
as_learner() {
  if [[ $(id -un) == ${quote(user)} ]]; then "$@"; else runuser -u ${quote(user)} -- "$@"; fi
}
path() {
  [[ -e $2 || -L $2 ]] || return 0
  local facts
  facts=$(stat -c '%f %U %G' -- "$2") || exit
  tell "$1" stat "$(printf %s "$facts" | encode)"
  [[ -L $2 ]] && tell "$1" target "$(readlink -n -- "$2" | encode)"
  return 0
}
content() {
  [[ -f $2 ]] || return 0
  tell "$1" content "$(timeout 2 head -c ${longestContent + 1} -- "$2" | encode)"
}
entry() { tell "$1" "$2" "$(getent "$2" "$3" | encode)"; }
groups_of() { tell "$1" groups "$(id -nG -- "$2" | encode)"; }
processes() { tell "$1" processes "$(ps -u ${quote(user)} -o stat=,comm= | encode)"; }
package() { tell "$1" package "$(dpkg-query -W -f '\${db:Status-Abbrev}' -- "$2" | encode)"; }
place() {
  local pid group front
  while read -r pid group front; do
    if [[ $group == "$front" ]]; then
      tell "$1" place "$(readlink -n -- "/proc/$pid/cwd" | encode)"
      return
    fi
  done < <(ps -t ttyS0 -o pid=,pgid=,tpgid=)
}
run() {
  as_learner timeout -k 1 ${commandLimitSeconds} \\
    env -i HOME="$home" USER=${quote(user)} LOGNAME=${quote(user)} LANG=es_ES.UTF-8 TERM=dumb PATH=/usr/local/bin:/usr/bin:/bin:/usr/games \\
    bash -c "$2" </dev/null >/dev/null 2>&1
  tell "$1" status "$(printf %s $? | encode)"
}`;

const tools: Readonly<Record<Condition['kind'], readonly string[]>> = {
  path: ['stat', 'readlink', 'head', 'timeout'],
  user: ['getent', 'id'],
  group: ['getent'],
  process: ['ps'],
  package: ['dpkg-query'],
  place: ['ps', 'readlink'],
  command: ['env', 'id', 'runuser', 'timeout'],
};

const readsContent = ({ content, contains }: PathCondition) =>
  content !== undefined || contains !== undefined;

function linesOf(
  condition: Condition,
  index: number,
  whose: Learner,
): readonly string[] {
  const call = (name: string, ...words: readonly string[]) =>
    [name, index, ...words.map(quote)].join(' ');
  switch (condition.kind) {
    case 'path': {
      const path = absolute(condition.path, whose);
      return [
        call('path', path),
        ...(readsContent(condition) ? [call('content', path)] : []),
      ];
    }
    case 'user':
      return [
        call('entry', 'passwd', condition.user),
        ...(condition.groups ? [call('groups_of', condition.user)] : []),
      ];
    case 'group':
      return [call('entry', 'group', condition.group)];
    case 'process':
      return [call('processes')];
    case 'package':
      return [call('package', condition.package)];
    case 'place':
      return [call('place')];
    case 'command':
      return [call('run', condition.command)];
  }
}

/**
 * The bash script that finds out, as root, what all conditions ask.
 *
 * @param whose Tests look at their own machine.
 */
export function factsScript(
  conditions: readonly Condition[],
  whose: Learner = learner,
): string {
  const lines = conditions.flatMap((condition, index) =>
    linesOf(condition, index, whose),
  );
  const needed = new Set(conditions.flatMap(({ kind }) => tools[kind]));
  return `(${prelude(whose.user)}
home=${quote(whose.home)}
[[ $(printf x | encode) == eA== ]] || exit
type -P ${[...needed].join(' ')} >/dev/null || exit
cd -- "$home" || cd /
${lines.join('\n')}
printf '${factMark}\\tfin\\n'
) 2>/dev/null
`;
}
