import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { readLabWords } from './lib/bench-labs.mjs';
import {
  listLessonControls,
  createRunControl,
  measureControl,
  visitAndFillCaches,
} from './lib/bench-page/controls.mjs';
import { chooseLessons, readLessons } from './lib/bench-page/lessons.mjs';
import {
  formatFigureRows,
  formatValue,
  groups,
  divideByReference,
  readOptions,
  pickLargest,
} from './lib/bench-page/measures.mjs';
import { withTimeout } from './lib/bench-page/timeouts.mjs';
import {
  sumBytes,
  openPage,
  measureIdlePage,
  serveRecorded,
  waitUntilQuiet,
} from './lib/bench-page/visit.mjs';
import { findBrowserForManualRun } from './lib/browser.mjs';
import { runCli, UserError } from './lib/cli.mjs';
import { isFile } from './lib/files.mjs';
import { formatKilobytes, median } from './lib/figures.mjs';
import { formatTable } from './lib/table.mjs';

const SITE = 'build';
const HOME_ROUTE = '/';
const CPU_SLOWDOWN = 4;
const OBSERVATION_MS = 5000;
const NETWORK = { bitsPerSecond: 9e6, roundTripMs: 170 };

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('./lib/bench-page/controls.mjs').Control} Control */
/** @typedef {import('./lib/bench-page/controls.mjs').Effect} Effect */
/** @typedef {import('./lib/bench-page/lessons.mjs').LessonChoice} Choice */
/** @typedef {import('./lib/bench-page/measures.mjs').Figure} Figure */
/** @typedef {import('./lib/bench-page/visit.mjs').PageMeasurements} Reading */
/** @typedef {import('./lib/bench-page/visit.mjs').RecordedAnswer} Sent */
/** @typedef {import('./lib/bench-page/visit.mjs').RecordedSite} WeighedSite */

/**
 * @typedef {object} Bench
 * @property {Browser} browser
 * @property {WeighedSite} site
 * @property {WeighedSite | undefined} reference
 * @property {Choice} lessons
 * @property {readonly Control[]} controls
 * @property {Control} run
 * @property {number} runs
 */

/**
 * @template T
 * @param {Browser} browser
 * @param {(context: BrowserContext) => Promise<T>} visit
 * @returns {Promise<T>} Result of the visit, made in a new browser context.
 */
async function withNewContext(browser, visit) {
  const context = await withTimeout(
    'un dispositivo nuevo',
    browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] }),
  );
  try {
    return await visit(context);
  } finally {
    await withTimeout('que el dispositivo se apagara', context.close());
  }
}

/**
 * Presses a control on new devices until enough presses count. A press during
 * which the server compressed a file does not: a published host has compressed
 * its files before.
 *
 * @param {WeighedSite} site
 * @param {number} runs
 * @param {() => Promise<Effect>} press
 * @returns {Promise<Effect[]>}
 */
async function repeatPress(site, runs, press) {
  /** @type {Effect[]} */
  const effects = [];
  while (effects.length < runs) {
    const before = site.sent.length;
    const effect = await press();
    if (site.sent.slice(before).some(({ isPackedNow }) => isPackedNow))
      continue;
    // Stops here: the other presses would not make up for a miss, and each
    // takes long.
    if (effect.missed !== undefined) return [effect];
    effects.push(effect);
  }
  return effects;
}

/**
 * @param {readonly Sent[]} answers
 * @returns {{value: number, detail: string}}
 */
function createWorkerFigure(answers) {
  const requestTexts = answers.map(
    ({ path: requestPath, bytes }) => `${requestPath} (${bytes})`,
  );
  return {
    value: sumBytes(answers),
    detail: [`${answers.length} peticiones`, ...requestTexts].join(' '),
  };
}

/**
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
async function measureReading({ browser, site, lessons, runs }) {
  const { typical, longest } = lessons;
  const measureRoute = async (/** @type {string} */ route) => {
    // Warm-up, not counted: the server compresses each file the first time.
    await measureIdlePage(browser, site, route);
    /** @type {Reading[]} */
    const readings = [];
    for (let turn = 0; turn < runs; turn += 1)
      readings.push(
        await measureIdlePage(browser, site, route, {
          slowness: CPU_SLOWDOWN,
          watchedMs: OBSERVATION_MS,
        }),
      );
    const createFigure = (
      /** @type {(reading: Reading) => number} */ readValue,
    ) => ({
      value: median(readings.map(readValue)),
      detail: route,
    });
    const headers = median(readings.map(({ headerBytes }) => headerBytes));
    return {
      bytes: {
        ...createFigure(({ bytes }) => bytes),
        detail: `${route}, y ${formatKilobytes(headers)} de cabeceras`,
      },
      worker: pickLargest(
        readings.map(({ sentToWorker }) => createWorkerFigure(sentToWorker)),
      ),
      requests: createFigure(({ sent }) => sent.length),
      blocked: createFigure(({ blocked }) => blocked),
      shift: createFigure(({ shift }) => shift),
    };
  };
  const lesson = await measureRoute(typical.route);
  const longestReading = await measureRoute(longest.route);
  const home = await measureRoute(HOME_ROUTE);
  const readings = [lesson, longestReading, home];
  return [
    { name: 'lesson', ...lesson.bytes },
    { name: 'longest', ...longestReading.bytes },
    { name: 'home', ...home.bytes },
    { name: 'requests', ...lesson.requests },
    { name: 'worker', ...pickLargest(readings.map(({ worker }) => worker)) },
    { name: 'blocked', ...pickLargest(readings.map(({ blocked }) => blocked)) },
    { name: 'shift', ...pickLargest(readings.map(({ shift }) => shift)) },
  ];
}

/**
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
async function measureRun({ browser, site, reference, lessons, run, runs }) {
  const sites = reference ? [reference, site] : [site];
  /** @type {Map<WeighedSite, Effect[]>} */
  const effects = new Map(sites.map((each) => [each, []]));
  // The first turn is a warm-up, not counted: the server compresses each file
  // then.
  for (let turn = 0; turn <= runs; turn += 1)
    for (const each of sites) {
      const effect = await withNewContext(browser, (context) =>
        measureControl(
          context,
          new URL(lessons.lab.route, each.url).href,
          run,
          {
            slowness: CPU_SLOWDOWN,
          },
        ),
      );
      if (turn > 0) effects.get(each)?.push(effect);
    }
  const getMedianTimes = (/** @type {WeighedSite} */ each) => {
    const found = effects.get(each) ?? [];
    return {
      click: median(found.map(({ fromClick }) => fromClick)),
      load: median(found.map(({ fromLoad }) => fromLoad)),
    };
  };
  const siteTimes = getMedianTimes(site);
  const formatLoadTime = (/** @type {number} */ time) =>
    `${formatValue(time, 'time')} desde que cargó`;
  /** @type {Figure[]} */
  const figures = [
    {
      name: 'run',
      value: siteTimes.click,
      detail: formatLoadTime(siteTimes.load),
    },
  ];
  if (reference) {
    const referenceTimes = getMedianTimes(reference);
    figures.push({
      name: 'runRatio',
      value: divideByReference(siteTimes.click, referenceTimes.click),
      detail: `allí, ${formatValue(referenceTimes.click, 'time')} y ${formatLoadTime(referenceTimes.load)} (${formatValue(divideByReference(siteTimes.load, referenceTimes.load), 'ratio')})`,
    });
  }
  return figures;
}

/**
 * @param {Bench} bench
 * @param {'control' | 'again'} name
 * @returns {Promise<Figure[]>}
 */
async function measureControls(
  { browser, site, lessons, controls, runs },
  name,
) {
  const { lab, before } = lessons;
  const address = new URL(lab.route, site.url).href;
  /** @type {{value: number, detail: string}[]} */
  const times = [];
  for (const control of controls) {
    const effects = await repeatPress(site, runs, () =>
      withNewContext(browser, async (context) => {
        if (name === 'again')
          await visitAndFillCaches(context, site, before.route);
        return measureControl(context, address, control, { network: NETWORK });
      }),
    );
    const value = median(effects.map(({ fromClick }) => fromClick));
    const [{ missed } = {}] = effects;
    times.push({ value, detail: control.name });
    console.log(
      `  «${control.name}»: ${formatValue(value, 'time')}${missed ? `; no llegó ${missed}` : ''}`,
    );
  }
  return [{ name, ...pickLargest(times) }];
}

/**
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
async function measureSecondVisit({ browser, site, lessons }) {
  const { lab, before, previous } = lessons;
  const listRequestsAfter = (/** @type {string} */ first) =>
    withNewContext(browser, async (context) => {
      await visitAndFillCaches(context, site, first);
      const knownCount = site.sent.length;
      const page = await withTimeout('una pestaña', context.newPage());
      await openPage(page, new URL(lab.route, site.url).href);
      await waitUntilQuiet(site, lab.route);
      return site.sent.slice(knownCount);
    });
  const excludePage = (/** @type {readonly Sent[]} */ answers) =>
    answers.filter(
      ({ path: requestPath, isOfWorker }) =>
        !isOfWorker && requestPath !== lab.route,
    );
  const formatRequests = (/** @type {readonly Sent[]} */ answers) =>
    answers
      .map(({ path: requestPath, status }) => `${requestPath} (${status})`)
      .join(', ');
  const sentAnswers = await listRequestsAfter(previous.route);
  const nextRequests = excludePage(sentAnswers);
  const unrelatedRequests = excludePage(await listRequestsAfter(before.route));
  return [
    {
      name: 'second',
      value: nextRequests.length,
      detail: formatRequests(nextRequests),
    },
    {
      name: 'elsewhere',
      value: sumBytes(unrelatedRequests),
      detail: formatRequests(unrelatedRequests),
    },
    {
      name: 'secondWorker',
      ...createWorkerFigure(sentAnswers.filter(({ isOfWorker }) => isOfWorker)),
    },
  ];
}

/** @param {string} root */
async function assertBuilt(root) {
  if (!(await isFile(path.join(root, 'index.html'))))
    throw new UserError(
      `No hay un sitio construido en ${root}.`,
      'Ejecuta antes: npm run build',
    );
}

await runCli(async () => {
  const { runs, only, json, vs } = readOptions(process.argv.slice(2));
  const root = process.cwd();
  for (const siteFolder of vs === undefined ? [SITE] : [SITE, vs])
    await assertBuilt(siteFolder);
  const words = await readLabWords(root);
  const lessons = chooseLessons(
    await readLessons(root, SITE),
    vs === undefined ? undefined : await readLessons(root, vs),
  );
  const site = await serveRecorded(SITE);
  const reference = vs === undefined ? undefined : await serveRecorded(vs);
  const browser = await chromium.launch({
    executablePath: findBrowserForManualRun(),
    args: ['--no-sandbox'],
  });
  /** @type {Bench} */
  const bench = {
    browser,
    site,
    reference,
    lessons,
    controls: listLessonControls(words),
    run: createRunControl(words),
    runs,
  };
  /** @type {Record<(typeof groups)[number], () => Promise<Figure[]>>} */
  const measureGroup = {
    lectura: () => measureReading(bench),
    ejecutar: () => measureRun(bench),
    control: () => measureControls(bench, 'control'),
    regreso: () => measureControls(bench, 'again'),
    segunda: () => measureSecondVisit(bench),
  };
  /** @type {Figure[]} */
  const figures = [];
  try {
    for (const group of groups)
      if (only === undefined || only === group) {
        console.log(`… ${group}`);
        figures.push(...(await measureGroup[group]()));
      }
  } finally {
    // Closed also after an error: left open, they would keep the command from
    // ending.
    await Promise.all([browser.close(), site.close(), reference?.close()]);
  }

  console.log(`\n${formatTable(formatFigureRows(figures))}`);
  if (json !== undefined)
    await writeFile(json, `${JSON.stringify(figures, null, 2)}\n`);
  return 0;
});
