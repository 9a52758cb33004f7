import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { labWords } from './lib/bench-labs.mjs';
import {
  lessonControls,
  runToOutput,
  timeControl,
  visitBefore,
} from './lib/bench-page/controls.mjs';
import { chooseLessons, readLessons } from './lib/bench-page/lessons.mjs';
import {
  figureRows,
  formatValue,
  groups,
  ratio,
  readOptions,
  worst,
} from './lib/bench-page/measures.mjs';
import { within } from './lib/bench-page/patience.mjs';
import {
  bytesOf,
  openPage,
  readUntouched,
  serveWeighed,
  untilQuiet,
} from './lib/bench-page/visit.mjs';
import { browserByHand } from './lib/browser.mjs';
import { runCli, UserError } from './lib/cli.mjs';
import { isFile } from './lib/files.mjs';
import { kilobytes, median } from './lib/figures.mjs';
import { formatTable } from './lib/table.mjs';

const SITE = 'build';
const HOME = '/';
const SLOWNESS = 4;
const WATCHED_MS = 5000;
const NETWORK = { bitsPerSecond: 9e6, roundTripMs: 170 };

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('./lib/bench-page/controls.mjs').Control} Control */
/** @typedef {import('./lib/bench-page/controls.mjs').Effect} Effect */
/** @typedef {import('./lib/bench-page/lessons.mjs').Choice} Choice */
/** @typedef {import('./lib/bench-page/measures.mjs').Figure} Figure */
/** @typedef {import('./lib/bench-page/visit.mjs').Reading} Reading */
/** @typedef {import('./lib/bench-page/visit.mjs').Sent} Sent */
/** @typedef {import('./lib/bench-page/visit.mjs').WeighedSite} WeighedSite */

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
async function onNewDevice(browser, visit) {
  const context = await within(
    'un dispositivo nuevo',
    browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] }),
  );
  try {
    return await visit(context);
  } finally {
    await within('que el dispositivo se apagara', context.close());
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
async function repeatedly(site, runs, press) {
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
 * @param {readonly Sent[]} sent
 * @returns {{value: number, detail: string}}
 */
function workerFigure(sent) {
  const asked = sent.map(({ path: wanted, bytes }) => `${wanted} (${bytes})`);
  return {
    value: bytesOf(sent),
    detail: [`${sent.length} peticiones`, ...asked].join(' '),
  };
}

/**
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
async function measureReading({ browser, site, lessons, runs }) {
  const { typical, longest } = lessons;
  const read = async (/** @type {string} */ route) => {
    // Warm-up, not counted: the server compresses each file the first time.
    await readUntouched(browser, site, route);
    /** @type {Reading[]} */
    const readings = [];
    for (let turn = 0; turn < runs; turn += 1)
      readings.push(
        await readUntouched(browser, site, route, {
          slowness: SLOWNESS,
          watchedMs: WATCHED_MS,
        }),
      );
    const figure = (/** @type {(reading: Reading) => number} */ valueOf) => ({
      value: median(readings.map(valueOf)),
      detail: route,
    });
    const headers = median(readings.map(({ headerBytes }) => headerBytes));
    return {
      bytes: {
        ...figure(({ bytes }) => bytes),
        detail: `${route}, y ${kilobytes(headers)} de cabeceras`,
      },
      worker: worst(
        readings.map(({ sentToWorker }) => workerFigure(sentToWorker)),
      ),
      requests: figure(({ sent }) => sent.length),
      blocked: figure(({ blocked }) => blocked),
      shift: figure(({ shift }) => shift),
    };
  };
  const lesson = await read(typical.route);
  const long = await read(longest.route);
  const home = await read(HOME);
  const all = [lesson, long, home];
  return [
    { name: 'lesson', ...lesson.bytes },
    { name: 'longest', ...long.bytes },
    { name: 'home', ...home.bytes },
    { name: 'requests', ...lesson.requests },
    { name: 'worker', ...worst(all.map(({ worker }) => worker)) },
    { name: 'blocked', ...worst(all.map(({ blocked }) => blocked)) },
    { name: 'shift', ...worst(all.map(({ shift }) => shift)) },
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
      const effect = await onNewDevice(browser, (context) =>
        timeControl(context, new URL(lessons.lab.route, each.url).href, run, {
          slowness: SLOWNESS,
        }),
      );
      if (turn > 0) effects.get(each)?.push(effect);
    }
  const timesOf = (/** @type {WeighedSite} */ each) => {
    const found = effects.get(each) ?? [];
    return {
      click: median(found.map(({ fromClick }) => fromClick)),
      load: median(found.map(({ fromLoad }) => fromLoad)),
    };
  };
  const own = timesOf(site);
  const sinceLoad = (/** @type {number} */ time) =>
    `${formatValue(time, 'time')} desde que cargó`;
  /** @type {Figure[]} */
  const figures = [
    { name: 'run', value: own.click, detail: sinceLoad(own.load) },
  ];
  if (reference) {
    const theirs = timesOf(reference);
    figures.push({
      name: 'runRatio',
      value: ratio(own.click, theirs.click),
      detail: `allí, ${formatValue(theirs.click, 'time')} y ${sinceLoad(theirs.load)} (${formatValue(ratio(own.load, theirs.load), 'ratio')})`,
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
    const effects = await repeatedly(site, runs, () =>
      onNewDevice(browser, async (context) => {
        if (name === 'again') await visitBefore(context, site, before.route);
        return timeControl(context, address, control, { network: NETWORK });
      }),
    );
    const value = median(effects.map(({ fromClick }) => fromClick));
    const [{ missed } = {}] = effects;
    times.push({ value, detail: control.name });
    console.log(
      `  «${control.name}»: ${formatValue(value, 'time')}${missed ? `; no llegó ${missed}` : ''}`,
    );
  }
  return [{ name, ...worst(times) }];
}

/**
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
async function measureSecond({ browser, site, lessons }) {
  const { lab, before, previous } = lessons;
  const sentAfter = (/** @type {string} */ first) =>
    onNewDevice(browser, async (context) => {
      await visitBefore(context, site, first);
      const known = site.sent.length;
      const page = await within('una pestaña', context.newPage());
      await openPage(page, new URL(lab.route, site.url).href);
      await untilQuiet(site, lab.route);
      return site.sent.slice(known);
    });
  const besidesPage = (/** @type {readonly Sent[]} */ sent) =>
    sent.filter(
      ({ path: asked, isOfWorker }) => !isOfWorker && asked !== lab.route,
    );
  const detailOf = (/** @type {readonly Sent[]} */ sent) =>
    sent.map(({ path: asked, status }) => `${asked} (${status})`).join(', ');
  const sent = await sentAfter(previous.route);
  const following = besidesPage(sent);
  const elsewhere = besidesPage(await sentAfter(before.route));
  return [
    {
      name: 'second',
      value: following.length,
      detail: detailOf(following),
    },
    {
      name: 'elsewhere',
      value: bytesOf(elsewhere),
      detail: detailOf(elsewhere),
    },
    {
      name: 'secondWorker',
      ...workerFigure(sent.filter(({ isOfWorker }) => isOfWorker)),
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
  for (const each of vs === undefined ? [SITE] : [SITE, vs])
    await assertBuilt(each);
  const words = await labWords(root);
  const lessons = chooseLessons(
    await readLessons(root, SITE),
    vs === undefined ? undefined : await readLessons(root, vs),
  );
  const site = await serveWeighed(SITE);
  const reference = vs === undefined ? undefined : await serveWeighed(vs);
  const browser = await chromium.launch({
    executablePath: browserByHand(),
    args: ['--no-sandbox'],
  });
  /** @type {Bench} */
  const bench = {
    browser,
    site,
    reference,
    lessons,
    controls: lessonControls(words),
    run: runToOutput(words),
    runs,
  };
  /** @type {Record<(typeof groups)[number], () => Promise<Figure[]>>} */
  const measuring = {
    lectura: () => measureReading(bench),
    ejecutar: () => measureRun(bench),
    control: () => measureControls(bench, 'control'),
    regreso: () => measureControls(bench, 'again'),
    segunda: () => measureSecond(bench),
  };
  /** @type {Figure[]} */
  const figures = [];
  try {
    for (const group of groups)
      if (only === undefined || only === group) {
        console.log(`… ${group}`);
        figures.push(...(await measuring[group]()));
      }
  } finally {
    // Closed also after an error: left open, they would keep the command from
    // ending.
    await Promise.all([browser.close(), site.close(), reference?.close()]);
  }

  console.log(`\n${formatTable(figureRows(figures))}`);
  if (json !== undefined)
    await writeFile(json, `${JSON.stringify(figures, null, 2)}\n`);
  return 0;
});
