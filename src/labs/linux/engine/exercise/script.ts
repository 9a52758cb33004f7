import { quote } from '../quoting';
import { FIRST_PSEUDO_TTY, FIRST_SERIAL_TTY } from '../scripts';
import type { Condition, PathCondition } from './types';

/** User whose files and terminal the script inspects. */
interface Learner {
  readonly user: string;
  readonly home: string;
}

export const learner: Learner = { user: 'alumno', home: '/home/alumno' };

/** Maximum size of a content that is compared, in bytes. */
export const MAX_CONTENT_BYTES = 65_536;

/** Maximum number of names listed beside a missing file. */
const MAX_LISTED_NAMES = 40;

/**
 * Time limit of a command of the author, in seconds. A phone needs several
 * times the time of a computer.
 */
export const COMMAND_TIMEOUT_SECONDS = 8;

/** Prefix that tells the lines with facts apart from any other output. */
export const FACT_PREFIX = 'hecho';

/** Resolves the path of a condition to an absolute one. */
export function toAbsolutePath(path: string, { home }: Learner): string {
  if (path === '~') return home;
  const relativePath = path.startsWith('~/') ? path.slice(2) : path;
  return relativePath.startsWith('/')
    ? relativePath
    : `${home}/${relativePath}`;
}

/** Function of the script, and the functions that it calls. */
interface ScriptFunction {
  readonly text: string;
  readonly uses: readonly string[];
}

/** Functions of the script, by name. */
type ScriptFunctions = Readonly<Record<string, ScriptFunction>>;

/*
 * Runs the author's commands one after another in one shell of the learner,
 * because a shell for each would start three programs. Each command is a
 * process group, so that all of it can be killed when its time is over. Only
 * `LC_CTYPE` and `LC_COLLATE` are Spanish: each program opens a file for every
 * category of a locale, and this shell and its launcher need none.
 */
const createRunEachScript = (timeoutSeconds: number) => `LC_ALL=
set -m
exec 8<> <(:)
for c; do
( ( set --; eval "$c" ) </dev/null >/dev/null 2>&1 8>&-; echo $? >&8 ) &
read -rt ${timeoutSeconds} -u 8 s || { kill -KILL -- -$!; wait; s=137; }
echo "$s"
done`;

/** Functions that the others share. */
const SHARED_FUNCTIONS: ScriptFunctions = {
  tell: {
    text: `tell() { printf '${FACT_PREFIX}\\t%s\\t%s\\t%s\\n' "$1" "$2" "\${3@Q}"; }`,
    uses: [],
  },
  line_of: {
    text: `line_of() {
  local line
  while IFS= read -r line; do
    [[ $line == "$2":* ]] && { found=$line; return; }
  done <"$1"
  return 1
}`,
    uses: [],
  },
};

/** Functions for the conditions about paths. */
const PATH_FUNCTIONS: ScriptFunctions = {
  path: {
    text: `paths=() indexes=()
path() {
  [[ -e $2 || -L $2 ]] || return
  paths+=("$2") indexes+=("$1")
  local target
  [[ -L $2 ]] && target=$(readlink -n -- "$2"; printf x) && tell "$1" target "\${target%x}"
}`,
    uses: ['tell', 'tell_paths'],
  },
  near: {
    text: `near() {
  [[ -e $2 || -L $2 ]] && { path "$@"; return; }
  shopt -s nullglob
  local IFS=/ name=\${2##*/} all
  cd -- "$home" && all=(*/"$name") || return
  [[ -e $name ]] && all+=("./$name")
  tell "$1" places "\${all[*]%/*}"
  cd -- "\${2%/*}/" && all=(*) && tell "$1" names "\${all[*]:0:${MAX_LISTED_NAMES}}"
}`,
    uses: ['tell', 'path'],
  },
  tell_paths: {
    text: `tell_paths() {
  (( \${#paths[@]} > 0 )) || return 0
  local facts index
  mapfile -t facts < <(stat -c '%f %U %G' -- "\${paths[@]}")
  (( \${#facts[@]} == \${#paths[@]} )) || exit
  for index in "\${!facts[@]}"; do tell "\${indexes[index]}" stat "\${facts[index]}"; done
}`,
    uses: ['tell'],
  },
  content: {
    text: `content() {
  [[ -f $2 ]] || return
  local text
  IFS= read -r -d '' -n ${MAX_CONTENT_BYTES + 1} text <"$2" && (( \${#text} <= ${MAX_CONTENT_BYTES} )) && text+=$'\\377'
  tell "$1" content "$text"
}`,
    uses: ['tell'],
  },
};

/** Functions for the conditions about users and groups. */
const ACCOUNT_FUNCTIONS: ScriptFunctions = {
  entry: {
    text: `entry() { local found; line_of "/etc/$2" "$3" && tell "$1" "$2" "$found"; }`,
    uses: ['tell', 'line_of'],
  },
  groups_of: {
    text: `groups_of() {
  local found gid line members groups=()
  line_of /etc/passwd "$2" || return
  IFS=: read -r _ _ _ gid _ <<<"$found"
  while IFS= read -r line; do
    members=\${line##*:} line=\${line%:*}
    [[ \${line##*:} == "$gid" || ,$members, == *,"$2",* ]] && groups+=("\${line%%:*}")
  done </etc/group
  tell "$1" groups "\${groups[*]}"
}`,
    uses: ['tell', 'line_of'],
  },
  members_of: {
    text: `members_of() {
  local found gid line rest members
  line_of /etc/group "$2" || return
  members=\${found##*:}
  IFS=: read -r _ _ gid _ <<<"$found"
  while IFS=: read -r line _ _ rest _; do
    [[ $rest == "$gid" ]] && members+=,$line
  done </etc/passwd
  tell "$1" members "$members"
}`,
    uses: ['tell', 'line_of'],
  },
};

/** Creates the functions for the conditions about processes. */
const createProcessFunctions = (user: string): ScriptFunctions => ({
  processes: {
    text: `processes() {
  local found uid file key value rest name state owner word words all=
  line_of /etc/passwd ${quote(user)} && IFS=: read -r _ _ uid _ <<<"$found" || exit
  for file in /proc/[0-9]*/status; do
    owner=
    while read -r key value rest; do
      case $key in
      Name:) name=$value\${rest:+ $rest} ;;
      State:) state=$value ;;
      Uid:)
        case \${rest%%[[:space:]]*} in
        "$uid") owner=${quote(user)} ;;
        0) owner=root ;;
        esac
        break
        ;;
      esac
    done <"$file"
    [[ $owner ]] || continue
    all+="$state $owner $name"$'\\n'
    [[ $name == bash || $name == sh || $name == dash ]] || continue
    words=()
    while (( \${#words[@]} < 4 )) && IFS= read -r -d '' word; do words+=("$word"); done <"\${file%status}cmdline"
    for word in "\${words[@]:1}"; do
      [[ $word == -*c ]] && break
      [[ $word == -* ]] && continue
      all+="$state $owner \${word##*/}"$'\\n'
      break
    done
  done
  tell "$1" processes "$all"
}`,
    uses: ['tell', 'line_of'],
  },
});

/** Functions for the conditions about packages. */
const PACKAGE_FUNCTIONS: ScriptFunctions = {
  package: {
    text: `package() { tell "$1" package "$(dpkg-query -W -f '\${db:Status-Abbrev}' -- "$2")"; }`,
    uses: ['tell'],
  },
};

/**
 * Functions for the conditions about the working directory of the terminal.
 * Inspecting every process costs as much as ten programs, so the shells of the
 * image leave a file that names them (`marks.bash`).
 */
const PLACE_FUNCTIONS: ScriptFunctions = {
  place: {
    text: `place() {
  local wanted=$2 tty=${FIRST_SERIAL_TTY}
  place_on "$1"
}`,
    uses: ['place_on'],
  },
  place_on: {
    text: `place_on() {
  local file
  for file in /dev/shm/.orden-*; do place_of "$1" "\${file##*-}" && return; done
  for file in /proc/[0-9]*; do place_of "$1" "\${file##*/}" && return; done
}`,
    uses: ['place_of'],
  },
  place_of: {
    text: `place_of() {
  local stat name socket file fields
  read -r stat <"/proc/$2/stat" || return
  set -- "$1" "$2" \${stat##*) }
  (( $7 == tty )) || return
  (( $5 == $8 )) || set -- "$1" "$8"
  read -r name <"/proc/$2/comm"
  if [[ $name == tmux* ]]; then
    for socket in /tmp/tmux-*/default; do
      tty=$(tmux -S "$socket" display-message -p '#{pane_tty}') || continue
      tty=$(( ${FIRST_PSEUDO_TTY} + \${tty##*/} ))
      place_on "$1" && return
    done
  fi
  # It has a terminal of its own, and so has what it runs.
  [[ $name == sudo ]] && for file in /proc/[0-9]*/stat; do
    read -r stat <"$file" && fields=(\${stat##*) })
    (( fields[1] == $2 && fields[4] > 0 && fields[4] != tty )) || continue
    tty=\${fields[4]}
    place_on "$1" && return
  done
  cd -P "/proc/$2/cwd" || return
  if [[ . -ef $wanted ]]; then tell "$1" place "$wanted"
  elif [[ $PWD != "/proc/$2/cwd" && . -ef $PWD ]]; then tell "$1" place "$PWD"
  else tell "$1" gone yes; fi
}`,
    uses: ['tell', 'place_on'],
  },
};

/** Creates the functions for the conditions that run the author's commands. */
const createCommandFunctions = (
  user: string,
  timeoutSeconds: number,
): ScriptFunctions => ({
  run: {
    text: `runs=() run_indexes=()
run() { run_indexes+=("$1") runs+=("$2"); }`,
    uses: ['run_all'],
  },
  run_all: {
    text: `run_all() {
  (( \${#runs[@]} > 0 )) || return 0
  local found uid statuses index
  line_of /etc/passwd ${quote(user)} && IFS=: read -r _ _ uid _ <<<"$found" || exit
  set -- bash -c ${quote(createRunEachScript(timeoutSeconds))} bash "\${runs[@]}"
  (( EUID == uid )) || set -- setpriv --reuid="$uid" --regid="$uid" --init-groups "$@"
  cd -- "$home" || cd /
  mapfile -t statuses < <(
    HOME=$home USER=${quote(user)} LOGNAME=${quote(user)} TERM=dumb \\
      LC_ALL=C LANG=C LC_CTYPE=es_ES.UTF-8 LC_COLLATE=es_ES.UTF-8 \\
      PATH=/usr/local/bin:/usr/bin:/bin:/usr/games OLDPWD= \\
      exec "$@" </dev/null
  )
  for index in "\${!statuses[@]}"; do tell "\${run_indexes[index]}" status "\${statuses[index]}"; done
}`,
    uses: ['tell', 'line_of'],
  },
});

/**
 * Creates the functions of the script, sent only when a condition needs them,
 * since each character takes time to read. They use builtins of bash where
 * possible, because a program takes 50 ms or more in the emulator. When the
 * reader erased a needed program, the script writes nothing, not even the last
 * line, instead of reporting that files are missing.
 */
const createScriptFunctions = (
  user: string,
  timeoutSeconds: number,
): ScriptFunctions => ({
  ...SHARED_FUNCTIONS,
  ...PATH_FUNCTIONS,
  ...ACCOUNT_FUNCTIONS,
  ...createProcessFunctions(user),
  ...PACKAGE_FUNCTIONS,
  ...PLACE_FUNCTIONS,
  ...createCommandFunctions(user, timeoutSeconds),
});

const REQUIRED_PROGRAMS: Readonly<
  Record<Condition['kind'], readonly string[]>
> = {
  path: ['stat', 'readlink'],
  user: [],
  group: [],
  process: [],
  package: ['dpkg-query'],
  place: [],
  command: ['setpriv'],
};

const readsContent = ({ content, contains }: PathCondition) =>
  content !== undefined || contains !== undefined;

/** Line of the script, and the function that it calls. */
interface Call {
  readonly name: string;
  readonly line: string;
}

function createCalls(
  condition: Condition,
  index: number,
  account: Learner,
): readonly Call[] {
  const call = (name: string, ...words: readonly string[]): Call => ({
    name,
    line: [name, index, ...words.map(quote)].join(' '),
  });
  switch (condition.kind) {
    case 'path': {
      const path = toAbsolutePath(condition.path, account);
      return [
        // A path that must not exist is not searched for elsewhere.
        call(condition.type === 'ninguno' ? 'path' : 'near', path),
        ...(readsContent(condition) ? [call('content', path)] : []),
      ];
    }
    case 'user':
      return [
        call('entry', 'passwd', condition.user),
        ...(condition.groups ? [call('groups_of', condition.user)] : []),
      ];
    case 'group':
      return [
        call('entry', 'group', condition.group),
        ...(condition.members ? [call('members_of', condition.group)] : []),
      ];
    case 'process':
      return [call('processes')];
    case 'package':
      return [call('package', condition.package)];
    case 'place':
      return [call('place', toAbsolutePath(condition.directory, account))];
    case 'command':
      return [call('run', condition.command)];
  }
}

/**
 * Creates the bash script that, as root, collects the facts of all the
 * conditions.
 *
 * @param account Learner to inspect; tests inspect their own user.
 * @param timeoutSeconds Time limit of each command of the author.
 */
export function createFactsScript(
  conditions: readonly Condition[],
  account: Learner = learner,
  timeoutSeconds = COMMAND_TIMEOUT_SECONDS,
): string {
  const calls = conditions.flatMap((condition, index) =>
    createCalls(condition, index, account),
  );
  const scriptFunctions = createScriptFunctions(account.user, timeoutSeconds);
  const functions = new Set(calls.map(({ name }) => name));
  // The loop also visits the functions added to the set meanwhile.
  for (const name of functions)
    for (const usedFunction of scriptFunctions[name]?.uses ?? [])
      functions.add(usedFunction);
  const programs = new Set(
    conditions.flatMap(({ kind }) => REQUIRED_PROGRAMS[kind]),
  );
  return [
    '{',
    'PATH=/usr/sbin:/usr/bin:/sbin:/bin',
    'LC_ALL=C',
    `home=${quote(account.home)}`,
    ...Array.from(functions, (name) => scriptFunctions[name]?.text ?? '').map(
      (text) => text.replace(/^ +/gm, ''),
    ),
    '[[ -r /etc/passwd && -r /etc/group && -r /proc/self/status ]] || exit',
    ...(programs.size > 0
      ? [`type -P ${[...programs].join(' ')} >/dev/null || exit`]
      : []),
    ...calls.map(({ line }) => line),
    ...['tell_paths', 'run_all'].filter((last) => functions.has(last)),
    `printf '${FACT_PREFIX}\\tfin\\n'`,
    '} 2>/dev/null\n',
  ].join('\n');
}
