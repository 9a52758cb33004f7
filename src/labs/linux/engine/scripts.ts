import { quote } from './quoting';

/** Ctrl-L: bash clears the screen and writes its prompt again. */
export const endScreen = new TextEncoder().encode('\f');

/** `tty_nr` of the first serial port, as `/proc` tells it. */
export const firstSerialPort = 4 * 256 + 64;

/** And of the first of the terminals that programs make, as `tmux` does. */
export const firstPseudoTerminal = 136 * 256;

const marker = '/run/.antes-de-preparar';
/** What bash reads when it begins; the first two are always there. */
const startUpFiles = [
  ...['.bashrc', '.profile', '.bash_profile', '.bash_login', '.bash_aliases'],
  ...['.inputrc', '.hushlogin'],
].map((name) => `/home/alumno/${name}`);
const systemFiles = [
  ...['profile', 'bash.bashrc', 'environment', 'inputrc', 'hostname'],
  ...['passwd', 'group'],
].map((name) => `/etc/${name}`);

/** What `setUpScript` writes last if the learner's shell is another one now. */
export const newSession = 'sesión nueva';

/**
 * A set-up, and another session for the learner if the one that waits at its
 * prompt would not know of it: a file that bash reads when it begins, its
 * history, its directory. Another one takes seconds. Init starts it, when the
 * leader of the last is killed. Nothing but bash: programs cost the most.
 */
export function setUpScript(setUp: string): string {
  return [
    `: >${marker}`,
    'cd /home/alumno',
    `( eval ${quote(setUp)} ) || exit`,
    'otra=',
    `for f in ${[...startUpFiles, ...systemFiles].join(' ')}`,
    `do [ "$f" -ot ${marker} ] || otra=1; done`,
    `for f in ${startUpFiles.slice(0, 2).join(' ')}; do [ -e "$f" ] || otra=1; done`,
    '[ -s /home/alumno/.bash_history ] && otra=1',
    '[ . -ef /home/alumno ] || otra=1',
    '[ -n "$otra" ] || exit 0',
    'for f in /proc/[0-9]*/stat',
    'do read -r line <"$f"',
    'pid=${line%% *}',
    'set -- ${line##*) }',
    `[ "$5" = ${String(firstSerialPort)} ] && [ "$4" = "$pid" ] && kill -KILL "$pid"`,
    'done 2>/dev/null',
    `printf '%s' ${quote(newSession)}`,
  ].join('\n');
}
