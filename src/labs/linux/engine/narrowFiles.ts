// Words of the configuration file of top. cspell:ignore RUSER VIRT altscr Curwin fieldscur headclr irixps maxtasks mscale msgsclr sortindx Summ summclr taskclr tfieldscur topdefaultrc winflags
import type { AddedFile } from './emulator';
import type { TerminalSize } from './types';

/** Minimum of columns in which the columns of `top` fit. */
const FULL_TOP_COLUMNS = 80;

/** Fields of `top`, by their number in its configuration file. */
const fields = {
  ...{ PID: 0, PPID: 1, UID: 2, USER: 3, RUSER: 5, TTY: 11, PR: 14, NI: 15 },
  ...{ CPU: 18, TIME: 20, MEM: 21, VIRT: 22, RES: 24, CODE: 25, DATA: 26 },
  ...{ SHR: 27, nMaj: 28, nDRT: 30, S: 31, COMMAND: 32 },
} as const;

type Field = keyof typeof fields;

const FIELD_COUNT = 100;

/** Character code of the first field, hidden; the next one is visible. */
const FIRST_FIELD_CODE = 74;

/** Window of `top`. */
interface TopWindow {
  readonly name: string;
  readonly shownFields: readonly Field[];
  readonly sortField: Field;
  /** Colors of the summary and the messages, the header and the tasks. */
  readonly colors: readonly [summary: number, header: number];
}

/**
 * Windows with the settings of `top`, except the fields of the first one: it
 * shows those that fit in 44 columns.
 */
const windows: readonly TopWindow[] = [
  {
    name: 'Def',
    shownFields: ['PID', 'USER', 'S', 'CPU', 'MEM', 'COMMAND'],
    sortField: 'CPU',
    colors: [1, 3],
  },
  {
    name: 'Job',
    shownFields: [
      ...(['PID', 'PPID', 'TIME', 'CPU', 'MEM', 'PR', 'NI', 'S'] as const),
      ...(['VIRT', 'RES', 'UID', 'COMMAND'] as const),
    ],
    sortField: 'PID',
    colors: [6, 7],
  },
  {
    name: 'Mem',
    shownFields: [
      ...(['PID', 'MEM', 'VIRT', 'RES', 'CODE', 'DATA', 'SHR'] as const),
      ...(['nMaj', 'nDRT', 'CPU', 'COMMAND'] as const),
    ],
    sortField: 'MEM',
    colors: [5, 4],
  },
  {
    name: 'Usr',
    shownFields: [
      ...(['PID', 'PPID', 'UID', 'USER', 'RUSER', 'TTY', 'TIME'] as const),
      ...(['CPU', 'MEM', 'S', 'COMMAND'] as const),
    ],
    sortField: 'USER',
    colors: [3, 2],
  },
];

/** Writes a window: its shown fields in order, then the hidden ones. */
function formatWindow({
  name,
  shownFields,
  sortField,
  colors: [summary, header],
}: TopWindow): string {
  const shown: readonly number[] = shownFields.map((field) => fields[field]);
  const hidden = Array.from(
    { length: FIELD_COUNT },
    (_, index) => index,
  ).filter((index) => !shown.includes(index));
  const codes = [
    ...shown.map((index) => FIRST_FIELD_CODE + 2 * index + 1),
    ...hidden.map((index) => FIRST_FIELD_CODE + 2 * index),
  ];
  return `${name}\tfieldscur= ${codes.join(' ')}
	winflags=193844, sortindx=${fields[sortField]}, maxtasks=0, graph_cpus=0, graph_mems=0, double_up=0, combine_cpus=0, core_types=0
	summclr=${summary}, msgsclr=${summary}, headclr=${header}, taskclr=${summary}
`;
}

/** Returns the default configuration of `top` for a narrow terminal. */
const formatTopDefaults =
  (): string => `top's Config File (Linux processes with windows)
Id:k, Mode_altscr=0, Mode_irixps=1, Delay_time=3.0, Curwin=0
${windows.map(formatWindow).join('')}Fixed_widest=0, Summ_mscale=1, Task_mscale=0, Zero_suppress=0, Tics_scaled=0
`;

/**
 * Returns the files that a machine needs when its terminal is narrow: on a
 * phone, `top` would leave out the processor, the memory and the name of each
 * program, which come last.
 */
export const createNarrowFiles = ({
  cols,
}: TerminalSize): readonly AddedFile[] =>
  cols < FULL_TOP_COLUMNS
    ? [{ path: '/etc/topdefaultrc', text: formatTopDefaults() }]
    : [];
