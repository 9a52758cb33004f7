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
  readOptions,
  worst,
} from './lib/bench-page/measures.mjs';
import {
  readUntouched,
  serveWeighed,
  untilQuiet,
} from './lib/bench-page/visit.mjs';
import { browserByHand } from './lib/browser.mjs';
import { runCli, UserError } from './lib/cli.mjs';
import { isFile } from './lib/files.mjs';
import { median } from './lib/figures.mjs';
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
 * @returns {Promise<T>} What came of a visit of a device that was never here.
 */
async function onNewDevice(browser, visit) {
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    return await visit(context);
  } finally {
    await context.close();
  }
}

/**
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
async function measureReading({ browser, site, lessons, runs }) {
  const { typical, longest } = lessons;
  const read = async (/** @type {string} */ route) => {
    // Not counted: the server packs each file the first time.
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
    return {
      bytes: figure(({ bytes }) => bytes),
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
  // The first turn is not counted: the server packs each file then.
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
      value: own.click / theirs.click,
      detail: `allí, ${formatValue(theirs.click, 'time')} y ${sinceLoad(theirs.load)} (${formatValue(own.load / theirs.load, 'ratio')})`,
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
  const press = (/** @type {Control} */ control) =>
    onNewDevice(browser, async (context) => {
      if (name === 'again') await visitBefore(context, site, before.route);
      const { fromClick } = await timeControl(context, address, control, {
        network: NETWORK,
      });
      return fromClick;
    });
  /** @type {{value: number, detail: string}[]} */
  const times = [];
  for (const control of controls) {
    /** @type {number[]} */
    const each = [];
    for (let turn = 0; turn <= runs; turn += 1) {
      const time = await press(control);
      if (turn > 0) each.push(time);
    }
    times.push({ value: median(each), detail: control.name });
  }
  console.log(
    `\n${formatTable(times.map(({ value, detail }) => [`«${detail}»`, formatValue(value, 'time')]))}`,
  );
  return [{ name, ...worst(times) }];
}

/**
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
async function measureSecond({ browser, site, lessons }) {
  const { lab, before } = lessons;
  const others = await onNewDevice(browser, async (context) => {
    await visitBefore(context, site, before.route);
    const known = site.sent.length;
    const page = await context.newPage();
    await page.goto(new URL(lab.route, site.url).href, { waitUntil: 'load' });
    await untilQuiet(page, site);
    return site.sent
      .slice(known)
      .filter(({ path: asked }) => asked !== lab.route);
  });
  return [
    {
      name: 'second',
      value: others.length,
      detail: others
        .map(({ path: asked, status }) => `${asked} (${status})`)
        .join(', '),
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
    lessons: chooseLessons(await readLessons(root, SITE)),
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
  for (const group of groups)
    if (only === undefined || only === group)
      figures.push(...(await measuring[group]()));
  await browser.close();
  await site.close();
  await reference?.close();

  console.log(`\n${formatTable(figureRows(figures))}`);
  if (json !== undefined)
    await writeFile(json, `${JSON.stringify(figures, null, 2)}\n`);
  return 0;
});
