/** @jest-environment node */
import path from 'node:path';
import { createTempFolder } from '../../__fixtures__/temp-folder.mjs';
import { runJobs, startWorker } from '../pool.mjs';
import type { Job, JobResult, WorkerHandle } from '../pool.mjs';

type Engine = Job['engine'];

/**
 * Creates a worker inside this process that fails in the way the test chooses.
 */
function createFakeWorker(
  breaksAt: readonly number[],
  log: string[],
): WorkerHandle {
  let engine: Engine | undefined;
  return {
    ask: (request) => {
      if (request.kind === 'open') {
        engine = request.engine;
        log.push(`open ${engine}`);
        return Promise.resolve({ kind: 'opened' });
      }
      const { index, seed } = request;
      log.push(
        [index, engine, seed].filter((part) => part !== undefined).join(' '),
      );
      return breaksAt.includes(index)
        ? Promise.reject(new Error('roto'))
        : Promise.resolve({
            kind: 'proved',
            index,
            seconds: 1,
            faults: [],
            notes: [],
          });
    },
    end: () => log.push('end'),
  };
}

async function runFakeJobs(
  engines: readonly Engine[],
  {
    processes = 1,
    breaksAt = [] as readonly number[],
    seeds = [] as readonly string[],
    isTimeOver = (): boolean => false,
  } = {},
) {
  const log: string[] = [];
  const results: JobResult[] = [];
  await runJobs({
    jobs: engines.map((engine, index) => ({
      index,
      engine,
      page: 'docs/variable.mdx',
      place: index,
      seed: seeds[index],
    })),
    engines: ['linux', 'c'],
    processes,
    openRequest: (engine) => ({ kind: 'open', module: '', root: '', engine }),
    onResult: (result) => results.push(result),
    isTimeOver,
    start: () => createFakeWorker(breaksAt, log),
  });
  return { log, results };
}

it('proves all of Linux first, then all of C in another process', async () => {
  const { log } = await runFakeJobs(['c', 'linux', 'c', 'linux']);
  expect(log).toEqual([
    'open linux',
    '1 linux',
    '3 linux',
    'end',
    'open c',
    '0 c',
    '2 c',
    'end',
  ]);
});

it('makes a part of the proofs that have a seed', async () => {
  const { log } = await runFakeJobs(['c', 'c'], { seeds: ['7'] });
  expect(log).toEqual(['open c', '0 c 7', '1 c', 'end']);
});

it('begins no proof when the time is over', async () => {
  let checks = 0;
  const { log, results } = await runFakeJobs(['c', 'c', 'linux', 'c'], {
    isTimeOver: () => {
      checks += 1;
      return checks > 5;
    },
  });
  expect(log).toEqual(['open linux', '2 linux', 'end', 'open c', '0 c', 'end']);
  expect(results.map(({ index }) => index)).toEqual([2, 0]);
});

it('starts no process that has nothing to prove', async () => {
  expect((await runFakeJobs(['c'], { processes: 1 })).log).toEqual([
    'open c',
    '0 c',
    'end',
  ]);
  expect((await runFakeJobs([])).log).toEqual([]);
});

it('deals to as many processes as it is told, each proof once', async () => {
  const { log, results } = await runFakeJobs(['c', 'c', 'c', 'c'], {
    processes: 2,
  });
  expect(log.filter((line) => line === 'open c')).toHaveLength(2);
  expect(results.map(({ index }) => index).sort()).toEqual([0, 1, 2, 3]);
});

it('fails only the proof whose process ended, and goes on with a new one', async () => {
  const { log, results } = await runFakeJobs(['c', 'c', 'c'], {
    breaksAt: [1],
  });
  expect(results.map(({ faults }) => faults)).toEqual([[], ['roto'], []]);
  expect(log.filter((line) => line === 'open c')).toHaveLength(2);
});

describe('A process', () => {
  let project: Awaited<ReturnType<typeof createTempFolder>>;
  beforeEach(async () => {
    project = await createTempFolder({
      'ends.mjs': "process.on('message', () => process.exit(3));",
      'hangs.mjs': "process.on('message', () => undefined);",
      'answers.mjs':
        "process.on('message', () => process.send({ kind: 'opened' }));",
    });
  });
  afterEach(() => project.remove());

  const ask = async (file: string, timeoutMs?: number) => {
    const worker = startWorker(path.join(project.root, file));
    try {
      return await worker.ask(
        { kind: 'prove', index: 0, page: '', place: 0 },
        timeoutMs,
      );
    } finally {
      worker.end();
    }
  };

  it('gives its answer', async () => {
    expect(await ask('answers.mjs')).toEqual({ kind: 'opened' });
  });

  it('that ends before it answers is told of, with how it ended', async () => {
    await expect(ask('ends.mjs')).rejects.toThrow(
      'Su proceso terminó antes de contestar (código 3).',
    );
  });

  it('that does not answer in time is told of', async () => {
    await expect(ask('hangs.mjs', 20)).rejects.toThrow(
      'No terminó en 0.02 segundos.',
    );
  });
});
