import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isSourceFile } from '../../engine/playground/fileNames';
import { createFilesRequest, toDataFiles } from '../../engine/programFiles';
import type { Attempt, Run } from './attempt';
import type { Sample } from './collect';
import { getArguments, toSource } from './source';

/** Native compilers of a Linux computer. */
export type NativeTool = 'gcc' | 'clang';

const TIMEOUT_SECONDS = 20;
const MAX_OUTPUT_BYTES = 1024 * 1024;

interface CommandResult {
  readonly status: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command to its end or its time limit. */
function runCommand(
  command: string,
  args: readonly string[],
  cwd: string,
  stdin = '',
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      timeout: TIMEOUT_SECONDS * 1000,
      killSignal: 'SIGKILL',
      // Forces messages in English, to compare them.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    const texts = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        if (texts[stream].length < MAX_OUTPUT_BYTES) texts[stream] += text;
        else child.kill('SIGKILL');
      });
    // A program may end without reading its whole input.
    child.stdin.on('error', () => undefined).end(stdin);
    child.once('error', reject);
    child.once('close', (status) => {
      resolve({ ...texts, status: status ?? undefined });
    });
  });
}

/**
 * Turns warnings into errors, except the expected ones; gcc names its warnings
 * differently, so with gcc none is an error when some are expected.
 */
function getWarningFlags(tool: NativeTool, { fence }: Sample): string[] {
  const { warnings } = fence.outcome;
  if (tool === 'gcc' && warnings.length > 0) return [];
  return ['-Werror', ...warnings.map((flag) => `-Wno-error=${flag}`)];
}

let libraryFolder: string | undefined;

/** Returns the folder of clang's own libraries, where no program looks. */
function findLibraryFolder(tool: NativeTool): string {
  libraryFolder ??= spawnSync(tool, ['-print-runtime-dir'], {
    encoding: 'utf8',
  }).stdout.trim();
  return libraryFolder;
}

/**
 * Flags of clang alone. Its sanitizers are a shared library, as gcc's are by
 * default: copying them into each program takes as long as compiling it.
 */
const createClangFlags = (tool: NativeTool) => [
  '-Wno-unknown-warning-option',
  '-shared-libsan',
  `-Wl,-rpath,${findLibraryFolder(tool)}`,
];

const getFlags = (tool: NativeTool, sample: Sample) => [
  `-std=${sample.fence.standard ?? 'c17'}`,
  '-Wall',
  '-Wextra',
  '-pedantic',
  ...getWarningFlags(tool, sample),
  '-fsanitize=address,undefined',
  ...(tool === 'clang' ? createClangFlags(tool) : []),
];

/** Extracts the messages of the sanitizers, and that of a failed `assert`. */
function extractFindings(stderr: string): string[] {
  return (
    stderr.match(
      /runtime error: .*|(?:Address|Leak)Sanitizer: .*|Assertion .* failed/g,
    ) ?? []
  );
}

async function run(program: string, sample: Sample): Promise<Run> {
  const folder = path.join(path.dirname(program), 'run');
  await mkdir(folder);
  for (const { name, bytes } of toDataFiles(sample.files))
    await writeFile(path.join(folder, name), bytes);
  const commandResult = await runCommand(
    program,
    getArguments(sample),
    folder,
    sample.fence.stdin,
  );
  return { ...commandResult, findings: extractFindings(commandResult.stderr) };
}

/** Returns true when a native compiler supports the C edition of a sample. */
export function supportsStandard(tool: NativeTool, { fence }: Sample): boolean {
  if (fence.standard === undefined) return true;
  const { status } = spawnSync(
    tool,
    [`-std=${fence.standard}`, '-x', 'c', '-fsyntax-only', '-'],
    { input: '', stdio: ['pipe', 'ignore', 'ignore'] },
  );
  return status === 0;
}

/** Compiles a sample with a native compiler, and runs it if it is runnable. */
export async function tryNatively(
  tool: NativeTool,
  sample: Sample,
): Promise<Attempt> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'steve-labs-sample-'));
  try {
    const { files } = createFilesRequest([toSource(sample), ...sample.files]);
    for (const { name, text } of files)
      await writeFile(path.join(folder, name), text);
    const program = path.join(folder, 'program');
    const compilation = await runCommand(
      tool,
      [
        ...getFlags(tool, sample),
        ...files.map(({ name }) => name).filter(isSourceFile),
        '-o',
        program,
        '-lm',
      ],
      folder,
    );
    const compiled = compilation.status === 0;
    return {
      tool,
      compiled,
      messages: compilation.stderr,
      run:
        compiled && sample.fence.runnable
          ? await run(program, sample)
          : undefined,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
