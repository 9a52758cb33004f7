import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { words as cWords } from '../src/labs/c/words';
import { words as exerciseWords } from '../src/labs/exercise/words';
import { formatLinuxLabel } from '../src/labs/linux/words';
import { formatBytes } from '../src/utils/quantities';
import * as c from './support/cLab';
import { listCourseLessons } from './support/courses';
import { test } from './support/host';
import {
  button,
  listPackCaches,
  getCard,
  computeUpdateSize,
  expect,
  searchWord,
  getDownloadedLink,
  offlinePage,
  downloadPart,
  downloadCourse,
} from './support/packs';
import * as terminal from './support/terminal';
import { waitForHydration, collectComplaints } from './support/watch';

/** Downloads a whole course and starts a laboratory. */
test.setTimeout(300_000);
test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

const cCover = '/stevelabs/program1/';
const linuxCover = '/dumix/linux1/';
const cLesson = `${cCover}holamundo/`;
const linuxLesson = `${linuxCover}comandline/`;

const readSolution = (file: string) => readFileSync(`docs/${file}`, 'utf8');

/** Follows the links from the cover of a course to a lesson. */
async function followLessonLink(page: Page, lesson: string): Promise<void> {
  const { title = '' } =
    listCourseLessons(lesson.replace(/[^/]+\/$/, '')).find(
      ({ path: address }) => address === lesson,
    ) ?? {};
  const link = page.getByRole('main').locator(`a[href="${lesson}"]:visible`);
  await link.first().click();
  await page.waitForURL(`**${lesson}`);
  await expect(
    page.getByRole('heading', { level: 1, name: title }),
  ).toBeVisible();
}

async function markAsDone(page: Page): Promise<void> {
  const mark = button(page, 'Marcar como hecha');
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
}

/** Expects the list of downloads to show a course as downloaded. */
async function expectDownloaded(page: Page, title: string): Promise<void> {
  await page.goto(offlinePage);
  await expect(getCard(page, title)).toContainText(
    'Guardado en este dispositivo',
  );
  await expect(getCard(page, title)).toContainText(/guardado el .* · ocupa/);
}

test('a whole course of C is taken along: without a network it is read, run, solved, searched and marked', async ({
  page,
  host,
}) => {
  const complaints = collectComplaints(page, { failedRequests: true });
  await downloadCourse(page, cCover);
  await host.stop();

  await page.reload();
  await expect(getDownloadedLink(page)).toBeVisible();
  await followLessonLink(page, cLesson);
  await waitForHydration(page);
  await c.runProgram(page.locator('[data-lab]').first());
  await c.expect(c.output(page).first()).toContainText('¡Hola, mundo!');

  const exercise = page.getByRole('region', { name: 'Un robot desde cero' });
  await button(exercise, exerciseWords.open).click();
  await c.paste(
    exercise.getByRole('textbox', { name: /^Tu programa/ }),
    readSolution('stevelabs/program1/1-empezar/_holamundo/robot/solucion.c'),
  );
  await button(exercise, exerciseWords.check).click();
  await c
    .expect(exercise.getByRole('group', { name: exerciseWords.result }))
    .toContainText('¡Resuelto!');

  await markAsDone(page);
  await searchWord(page, 'variable');

  await c.openPlayground(page);
  await c.pasteAndRun(
    page,
    c.createProgram(
      'int n;',
      'scanf("%d", &n);',
      'printf("doble %d\\n", 2 * n);',
    ),
  );
  const line = page.getByRole('textbox', { name: cWords.input });
  await line.fill('21');
  await line.press('Enter');
  await c.expect(c.output(page)).toContainText('doble 42');

  await page.goto('/progreso/');
  await expect(page.getByRole('main')).toContainText(/1 resuelto/);
  await expectDownloaded(page, 'Curso de C');
  expect(complaints).toEqual({ console: [], foreignRequests: [] });
});

test('a whole course of Linux is taken along: without a network its terminal starts and an exercise is solved', async ({
  page,
  host,
}) => {
  const complaints = collectComplaints(page, { failedRequests: true });
  await downloadCourse(page, linuxCover);
  await host.stop();

  await page.reload();
  await followLessonLink(page, linuxLesson);
  await waitForHydration(page);
  const title = '¿En cuál de las tres estás?';
  const exercise = page.getByRole('region', { name: title });
  await button(exercise, exerciseWords.open).click();
  await terminal
    .expect(exercise.getByRole('group', { name: formatLinuxLabel(title) }))
    .toContainText('Encendida');
  const countPrompts = async () => {
    const lines = await terminal.readLines(page);
    return lines.filter((line) => line.startsWith('alumno@fototeca:~$')).length;
  };
  await terminal.expect.poll(countPrompts).toBe(1);
  const commands = readSolution(
    'dumix/linux1/1-primeros-pasos/_comandline/letrero/solucion.sh',
  ).match(/.+/g);
  for (const [index, command] of (commands ?? []).entries()) {
    await page.keyboard.type(`${command}\n`);
    await terminal.expect.poll(countPrompts).toBe(index + 2);
  }
  await button(exercise, exerciseWords.check).click();
  await terminal
    .expect(exercise.getByRole('group', { name: exerciseWords.result }))
    .toContainText('¡Resuelto!');

  await markAsDone(page);
  await searchWord(page, 'prompt');
  await expectDownloaded(page, 'Curso de Linux');
  expect(complaints).toEqual({ console: [], foreignRequests: [] });
});

test('a course of C takes along the Linux that some of its lessons use: without a network a program is made in its terminal', async ({
  page,
  host,
}) => {
  await downloadCourse(page, cCover);
  await expect(page.getByRole('main')).toContainText(
    /otro laboratorio, que va/,
  );
  await getDownloadedLink(page).click();
  const courseCard = getCard(page, 'Curso de C');
  await button(courseCard, /^Llevar · /).click();
  await expect(
    courseCard.getByText('Guardado en este dispositivo'),
  ).toHaveCount(2);
  await host.stop();

  await page.goto(`${cCover}modulos/`);
  await waitForHydration(page);
  const title = 'Ni más ni menos';
  const exercise = page.getByRole('region', { name: title });
  await button(exercise, exerciseWords.open).click();
  await terminal
    .expect(exercise.getByRole('group', { name: formatLinuxLabel(title) }))
    .toContainText('Encendida');
  await terminal.expectPrompt(page);
  const [, makefile = ''] =
    /'FIN'\n([^]*?)FIN\n/.exec(
      readSolution(
        'stevelabs/program1/8-programas/_modulos/ni-mas-ni-menos/solucion.sh',
      ),
    ) ?? [];
  // Each line of the screen holds a whole command.
  const lines = makefile
    .trimEnd()
    .split('\n')
    .map((line) => `printf '${line.replace('\t', '\\t')}\\n'>>M`);
  for (const command of ['cd juego', ...lines, 'mv M Makefile', 'make'])
    await terminal.runCommand(page, command);
  await button(exercise, exerciseWords.check).click();
  await terminal
    .expect(exercise.getByRole('group', { name: exerciseWords.result }))
    .toContainText('¡Resuelto!');
});

test('a course that is cut short says so, keeps what came, and goes on to its end', async ({
  page,
  host,
}) => {
  await downloadPart(page, host, cCover);
  await host.stop();
  await expect(page.getByText('Se cortó la conexión.')).toBeVisible();
  host.release();
  await host.publish('first');
  await button(page, 'Seguir').click();
  await expect(getDownloadedLink(page)).toBeVisible();
});

test('a course goes on in another tab when its own was closed', async ({
  page,
  context,
  host,
}) => {
  await downloadPart(page, host, cCover);
  await page.close();
  host.release();
  const tab = await context.newPage();
  await tab.goto(cCover);
  await waitForHydration(tab);
  await expect(
    tab.getByText('Quedó a medias al cerrar la página.'),
  ).toBeVisible();
  await button(tab, 'Seguir').click();
  await expect(getDownloadedLink(tab)).toBeVisible();
});

test('a course that is cancelled leaves nothing on the device', async ({
  page,
  host,
}) => {
  await downloadPart(page, host, cCover);
  await expect.poll(() => listPackCaches(page, 'c')).toHaveLength(1);
  await button(page, 'Cancelar').click();
  await expect(
    button(page, /^Llevar el curso sin conexión · \d+ MB$/),
  ).toBeVisible();
  await expect.poll(() => listPackCaches(page, 'c')).toEqual([]);
});

test(
  'what cancels a course is not where it was asked for: a second tap there only pauses',
  { tag: '@sample' },
  async ({ page, host }) => {
    host.hold(/^\/labs\//);
    await page.goto(cCover);
    await waitForHydration(page);
    const begin = button(page, /^Llevar el curso sin conexión · /);
    const { width } = (await begin.boundingBox()) ?? { width: 0 };
    await begin.click({ position: { x: width - 4, y: 8 } });
    await expect(button(page, 'Cancelar')).toBeVisible();
    await button(page, 'Pausar').click({ position: { x: width - 4, y: 8 } });
    await expect(button(page, 'Seguir')).toBeVisible();
  },
);

const readPageBuild = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLElement>('meta[name=app]')?.dataset.build,
  );

const readBuildMark = async (folder: string) =>
  (await readFile(path.join(folder, 'version.txt'), 'utf8')).trim();

/** Expects a lesson of the given build to open and its program to run. */
async function expectLessonOffline(page: Page, build: string): Promise<void> {
  await page.goto(cLesson);
  expect(await readPageBuild(page)).toBe(await readBuildMark(build));
  await c.runProgram(page.locator('[data-lab]').first());
  await c.expect(c.output(page).first()).toContainText('¡Hola, mundo!');
}

test('a course of before works on without a network, and its update costs what it says and then works too', async ({
  page,
  host,
  otherBuild,
}) => {
  await downloadCourse(page, cCover);
  // The visited page is cached too, and is of the previous build.
  await expectLessonOffline(page, 'build');
  await host.publish('second');
  await host.stop();
  await expectLessonOffline(page, 'build');

  await host.publish('second');
  await page.goto(offlinePage);
  const cost = formatBytes(await computeUpdateSize('build', otherBuild, 'c'));
  await button(getCard(page, 'Curso de C'), `Actualizar · ${cost}`).click();
  await expect(button(page, /^Actualizar|^Pausar/)).toHaveCount(0);
  await host.stop();
  await expectLessonOffline(page, otherBuild);
});
