import { mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  listLastChangedFiles,
  listRecentFiles,
  readCommit,
} from '../changed.mjs';
import { parseFlags, UserError } from '../cli.mjs';
import { findMissingCompilers } from '../compilers.mjs';
import { pickSample } from '../pick-sample.mjs';
import { findStore, pruneStore } from '../proofs/store.mjs';
import { bundleTypeScript } from '../typescript.mjs';
import { runJobs } from './pool.mjs';
import { chooseSample, listChangedPages } from './sample.mjs';

/** @typedef {import('../../../src/testing/content/page').ContentProof} ContentProof */
/** @typedef {import('../../../src/testing/content/types').ProofKind} ProofKind */
/** @typedef {import('./pool.mjs').JobResult} JobResult */

const ENTRY = 'src/testing/content/index.ts';
/**
 * Maximum share of programs that need a part of the compiler that is downloaded
 * apart.
 */
const MAX_SHARE_WITH_NOTES = 1 / 20;
const PROGRESS_STEPS = 10;
/** Environment variable with the time at which no more proofs are begun. */
const DEADLINE_VARIABLE = 'CONTENT_DEADLINE';

/**
 * Report of a run, as the closing table reads it.
 *
 * @typedef {object} ContentResult
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped Proofs that this machine cannot make, or that were
 *   not begun in time.
 * @property {readonly {name: string, page: string, seconds: number, faults: readonly string[]}[]} results
 * @property {Readonly<Record<string, number>>} left Proofs that a sample left
 *   out, by the label of their kind.
 */

/**
 * @param {readonly ContentProof[]} proofs
 * @param {Readonly<Record<string, ProofKind>>} kinds
 * @returns {Record<string, number>} Number of proofs by label, in the order of
 *   the kinds.
 */
function countByLabel(proofs, kinds) {
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, { label }]) => {
      const { length } = proofs.filter((proof) => proof.kind === kind);
      return length > 0 ? [[label, length]] : [];
    }),
  );
}

/**
 * Returns a fault when too many programs need more of the compiler than every
 * reader downloads: then the download has to change.
 *
 * @param {readonly ContentProof[]} proofs
 * @param {readonly JobResult[]} results
 * @returns {string[]} Faults, in Spanish.
 */
export function findCostlyPrograms(proofs, results) {
  const programs = proofs.filter(({ kind }) => kind === 'program').length;
  const notes = results.flatMap((result) => result.notes);
  return notes.length > programs * MAX_SHARE_WITH_NOTES
    ? [
        `${notes.length} programas de ${programs} necesitan una parte del compilador que no está en la descarga común; caben ${Math.floor(programs * MAX_SHARE_WITH_NOTES)}.\n  qué hacer: «npm run labs:profile»`,
      ]
    : [];
}

/**
 * Creates a function that prints faults as they come and, from time to time,
 * the progress of the run.
 *
 * @param {number} total
 */
function createProgress(total) {
  let doneCount = 0;
  return (/** @type {string} */ name, /** @type {JobResult} */ { faults }) => {
    doneCount += 1;
    for (const fault of faults) console.error(`✗ ${name}\n${fault}\n`);
    const getProgressStep = (/** @type {number} */ count) =>
      Math.floor((count * PROGRESS_STEPS) / total);
    if (getProgressStep(doneCount) > getProgressStep(doneCount - 1))
      console.log(`… ${doneCount} de ${total} demostraciones`);
  };
}

/**
 * @param {readonly ContentProof[]} allProofs
 * @param {{kinds: Readonly<Record<string, ProofKind>>, sample: boolean, seed: string, only: string | undefined, changed: readonly string[]}} options
 * @throws {UserError} when a wanted kind does not exist.
 */
function chooseProofs(allProofs, { kinds: rows, sample, seed, only, changed }) {
  const kinds = only?.split(',');
  const unknownKinds =
    kinds?.filter((kind) => !Object.hasOwn(rows, kind)) ?? [];
  if (unknownKinds.length > 0)
    throw new UserError(
      `No existe la clase «${unknownKinds.join('», «')}».`,
      `Las clases son: ${Object.keys(rows).join(', ')}.`,
    );
  const wantedProofs = allProofs.filter(
    ({ kind }) => kinds?.includes(kind) ?? true,
  );
  return sample
    ? chooseSample(wantedProofs, {
        kinds: rows,
        seed,
        changed,
      })
    : wantedProofs;
}

/**
 * @param {readonly ContentProof[]} proofs
 * @param {readonly ContentProof[]} chosenProofs
 * @returns {import('./pool.mjs').Job[]} Job of each chosen proof, in order.
 */
function listJobs(proofs, chosenProofs) {
  const chosen = new Set(chosenProofs);
  /** @type {Map<string, number>} */
  const counts = new Map();
  return proofs.flatMap((proof, index) => {
    const { engine, page } = proof;
    const place = counts.get(page) ?? 0;
    counts.set(page, place + 1);
    return chosen.has(proof) ? [{ index, engine, page, place }] : [];
  });
}

/**
 * @param {string | undefined} text Seconds since 1970.
 * @returns {number | undefined} Milliseconds since 1970; undefined without a
 *   limit.
 * @throws {UserError} when it is not a number.
 */
export function readDeadline(text) {
  if (!text) return undefined;
  if (!/^\d+$/.test(text))
    throw new UserError(
      `${DEADLINE_VARIABLE} vale «${text}», y tiene que ser una hora en segundos desde 1970.`,
      `Por ejemplo, para media hora: ${DEADLINE_VARIABLE}=$(($(date +%s) + 1800))`,
    );
  return Number(text) * 1000;
}

/**
 * @template T
 * @param {readonly T[]} items
 * @param {{seed: string, nameOf: (item: T) => string}} options
 * @returns {T[]} All the items, in another order for each seed.
 */
const shuffle = (items, options) => [
  ...pickSample(items, { ...options, count: items.length }),
];

/**
 * Splits the jobs of a run that may not reach them all: first those of changed
 * pages, then those of the other pages, in another order for each seed. The jobs
 * of a page stay together.
 *
 * @template {{page: string}} T
 * @param {readonly T[]} jobs
 * @param {{seed: string, changedPages: ReadonlySet<string>}} options
 * @returns {[T[], T[]]}
 */
export function splitForDeadline(jobs, { seed, changedPages }) {
  const pages = shuffle([...new Set(jobs.map(({ page }) => page))], {
    seed,
    nameOf: (page) => page,
  });
  const listJobsOf = (/** @type {boolean} */ isChanged) =>
    pages
      .filter((page) => changedPages.has(page) === isChanged)
      .flatMap((page) => jobs.filter((job) => job.page === page));
  return [listJobsOf(true), listJobsOf(false)];
}

/**
 * Plans a run that may not reach all its jobs: the recent pages of every
 * laboratory are a batch of their own, and no laboratory is always the last.
 *
 * @template {{page: string}} T
 * @param {string} root
 * @param {readonly T[]} jobs
 * @param {readonly import('./pool.mjs').Job['engine'][]} engines
 */
function planForDeadline(root, jobs, engines) {
  const seed = readCommit(root);
  const changedPages = listChangedPages(listRecentFiles(root));
  return {
    batches: splitForDeadline(jobs, { seed, changedPages }),
    engines: shuffle(engines, { seed, nameOf: (id) => id }),
  };
}

/**
 * @param {readonly import('./pool.mjs').Job[]} jobs
 * @param {readonly JobResult[]} results
 * @param {readonly ContentProof[]} proofs
 * @returns {ContentProof[]} Proofs of the jobs that have no result.
 */
function findUnreached(jobs, results, proofs) {
  const provedIndexes = new Set(results.map(({ index }) => index));
  return jobs.flatMap(({ index }) =>
    provedIndexes.has(index) ? [] : (proofs[index] ?? []),
  );
}

/**
 * Tells, in Spanish, what was not proved for lack of time.
 *
 * @param {Readonly<Record<string, number>>} counts Proofs by label.
 */
function reportUnreached(counts) {
  const parts = Object.entries(counts).map(
    ([label, count]) => `${count} ${label}`,
  );
  if (parts.length > 0)
    console.log(
      `! Se acabó el tiempo (${DEADLINE_VARIABLE}) sin demostrar: ${parts.join(', ')}. Lo demuestra «npm run verify» sin esa variable.`,
    );
}

/**
 * Proves the programs, sessions and exercises of the pages, in as many
 * processes as there are cores.
 *
 * @param {string} root
 * @param {readonly string[]} args
 * @returns {Promise<number>} The exit code.
 */
export async function proveContent(root, args) {
  const { values } = parseFlags(
    args,
    {
      sample: { type: 'boolean', default: false },
      only: { type: 'string' },
      output: { type: 'string', default: '.cache/content.json' },
    },
    'node scripts/content.mjs [--sample] [--only sessions,c-exercise] [--output archivo]',
  );
  const output = path.resolve(root, values.output);
  await rm(output, { force: true });
  await pruneStore(findStore(process.env));
  process.chdir(root);
  const module = await bundleTypeScript(root, ENTRY);
  /** @type {typeof import('../../../src/testing/content')} */
  const { listContent } = await import(pathToFileURL(module).href);
  const { proofs, kinds, engines } = listContent();
  const { SEED: seed = '1' } = process.env;
  const { sample, only } = values;
  const deadline = readDeadline(process.env[DEADLINE_VARIABLE]);
  const changed = sample ? listLastChangedFiles(root) : [];
  const chosenProofs = chooseProofs(proofs, {
    kinds,
    sample,
    seed,
    only,
    changed,
  });
  const missing = /** @type {readonly string[]} */ (findMissingCompilers());
  const provable = chosenProofs.filter(
    ({ kind }) => !missing.includes(kinds[kind]?.needs ?? ''),
  );
  const report = createProgress(provable.length);
  const changedPages = listChangedPages(changed);
  /** @type {JobResult[]} */
  const results = [];
  const jobs = listJobs(proofs, provable).map((job) => ({
    ...job,
    seed: sample && !changedPages.has(job.page) ? seed : undefined,
  }));
  const plan =
    deadline === undefined
      ? { batches: [jobs], engines }
      : planForDeadline(root, jobs, engines);
  const runBatch = (/** @type {typeof jobs} */ batch) =>
    runJobs({
      jobs: batch,
      engines: plan.engines,
      isTimeOver: () => deadline !== undefined && Date.now() >= deadline,
      processes: os.availableParallelism(),
      openRequest: (engine) => ({ kind: 'open', module, root, engine }),
      onResult: (result) => {
        results.push(result);
        report(proofs[result.index]?.name ?? '', result);
      },
    });
  for (const batch of plan.batches) await runBatch(batch);
  const unreached = findUnreached(jobs, results, proofs);
  reportUnreached(countByLabel(unreached, kinds));
  const costly = sample
    ? []
    : findCostlyPrograms(
        provable.filter((proof) => !unreached.includes(proof)),
        results,
      );
  for (const fault of costly) console.error(`✗ ${fault}`);
  const rows = results.map(({ index, seconds, faults }) => {
    const { name = '', page = '' } = proofs[index] ?? {};
    return { name, page, seconds, faults };
  });
  const failedCount =
    rows.filter(({ faults }) => faults.length > 0).length + costly.length;
  /** @type {ContentResult} */
  const result = {
    passed: rows.length + costly.length - failedCount,
    failed: failedCount,
    skipped: chosenProofs.length - provable.length + unreached.length,
    results: [
      ...rows,
      ...costly.map((fault) => ({
        name: 'los programas de todas las páginas',
        page: '',
        seconds: 0,
        faults: [fault],
      })),
    ],
    left: countByLabel(
      proofs.filter((proof) => !chosenProofs.includes(proof)),
      kinds,
    ),
  };
  await mkdir(path.dirname(output), { recursive: true });
  await writeFile(output, JSON.stringify(result));
  console.log(
    `${result.passed} demostraciones bien, ${result.failed} mal, ${result.skipped} sin hacer.`,
  );
  return failedCount === 0 ? 0 : 1;
}
