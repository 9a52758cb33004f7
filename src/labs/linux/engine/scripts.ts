import { quote } from './quoting';

/** Ctrl-L, with which bash clears the screen and prints its prompt again. */
export const REDRAW_KEY = new TextEncoder().encode('\f');

/** `tty_nr` of the first serial port in `/proc/[pid]/stat`. */
export const FIRST_SERIAL_TTY = 4 * 256 + 64;

/** `tty_nr` of the first pseudoterminal, such as those of `tmux`. */
export const FIRST_PSEUDO_TTY = 136 * 256;

const TIMESTAMP_FILE = '/run/.antes-de-preparar';
/** Files that bash reads at startup; the first two must exist. */
const startUpFiles = [
  ...['.bashrc', '.profile', '.bash_profile', '.bash_login', '.bash_aliases'],
  ...['.inputrc', '.hushlogin'],
].map((name) => `/home/alumno/${name}`);
const systemFiles = [
  ...['profile', 'bash.bashrc', 'environment', 'inputrc', 'hostname'],
  ...['passwd', 'group'],
].map((name) => `/etc/${name}`);

/** Final output of a set-up script that restarted the learner's session. */
export const NEW_SESSION = 'sesión nueva';

/**
 * Creates a script that runs a set-up. The script restarts the learner's
 * session when the waiting shell would miss a change: in a startup file, in its
 * history or in its directory. It restarts only then because a new session
 * takes seconds. It kills the session's leader, and init starts another
 * session. It runs only builtins of bash, since programs are slow to start.
 */
export function createSetUpScript(setUp: string): string {
  return [
    `: >${TIMESTAMP_FILE}`,
    'cd /home/alumno',
    `( eval ${quote(setUp)} ) || exit`,
    'otra=',
    `for f in ${[...startUpFiles, ...systemFiles].join(' ')}`,
    `do [ "$f" -ot ${TIMESTAMP_FILE} ] || otra=1; done`,
    `for f in ${startUpFiles.slice(0, 2).join(' ')}; do [ -e "$f" ] || otra=1; done`,
    '[ -s /home/alumno/.bash_history ] && otra=1',
    '[ . -ef /home/alumno ] || otra=1',
    '[ -n "$otra" ] || exit 0',
    'for f in /proc/[0-9]*/stat',
    'do read -r line <"$f"',
    'pid=${line%% *}',
    'set -- ${line##*) }',
    `[ "$5" = ${String(FIRST_SERIAL_TTY)} ] && [ "$4" = "$pid" ] && kill -KILL "$pid"`,
    'done 2>/dev/null',
    `printf '%s' ${quote(NEW_SESSION)}`,
  ].join('\n');
}
