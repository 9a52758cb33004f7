import type { BrowserContext, Page } from '@playwright/test';
import { test } from './support/apps';
import {
  getEditor,
  execution,
  expect,
  LAB_FILES_PATTERN,
  createProgram,
  recordViolations,
  openPlayground,
  output,
  paste,
  pasteAndRun,
  PLAYGROUND_PATH,
  createPrintProgram,
  runProgram,
  stopButton,
} from './support/cLab';
import { collectComplaints } from './support/watch';
import type { Complaints } from './support/watch';
import { words } from '../src/labs/c/words';

/**
 * The tests share a page, whatever state the previous one left: loading the
 * compiler is the slowest part.
 */
test.describe.configure({ mode: 'default' });

let context: BrowserContext;
let page: Page;
let violations: () => string[];
let complaints: Complaints;

test.beforeAll(async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  context = await browser.newContext({ baseURL });
  page = await context.newPage();
  violations = await recordViolations(page);
  complaints = collectComplaints(page, { failedRequests: true });
  await openPlayground(page);
  await pasteAndRun(page, createPrintProgram('listo'));
  await expect(execution(page)).toContainText('Terminó bien');
});

test.afterAll(async () => {
  await context.close();
});

/** Expects the learner's code to be kept and another program to run. */
async function expectUsable(marker: string): Promise<void> {
  await expect(getEditor(page)).toContainText(marker);
  await pasteAndRun(page, createPrintProgram('sigue funcionando'));
  await expect(output(page)).toHaveText('sigue funcionando\n');
  await expect(execution(page)).toContainText('Terminó bien');
  expectNoComplaint();
}

function expectNoComplaint(): void {
  expect(violations()).toEqual([]);
  expect(complaints).toEqual({ console: [], foreignRequests: [] });
}

async function followMenuLink(section: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: section, exact: true })
    .last()
    .click();
}

/**
 * Navigates by links to a lesson with several programs, which keeps the tab's
 * compiler.
 */
async function goToLesson(): Promise<void> {
  await followMenuLink('Steve Labs');
  for (const address of ['program1/', 'salida/'])
    await page
      .getByRole('main')
      .locator(`a[href$="${address}"]:visible`)
      .first()
      .click();
  await expect(page).toHaveURL(/\/salida\/$/);
}

async function goBackToPlayground(): Promise<void> {
  for (let pages = 0; pages < 3; pages += 1) await page.goBack();
  await expect(getEditor(page)).toBeVisible();
}

test(
  'an endless loop is stopped by its button, and what it wrote stays',
  { tag: '@sample' },
  async () => {
    await pasteAndRun(
      page,
      createProgram('puts("antes del bucle");', 'for (;;)', '    ;'),
    );
    await expect(output(page)).toHaveText('antes del bucle\n');
    await stopButton(page).click();
    await expect(execution(page)).toContainText(/Parado a los/);
    await expect(output(page)).toHaveText('antes del bucle\n');
    await expectUsable('antes del bucle');
  },
);

test('a flood of output is cut, with its reason, and the page scrolls on', async () => {
  await pasteAndRun(
    page,
    createProgram(
      'for (;;) {',
      '    puts("inundación");',
      '    fputs("error\\n", stderr);',
      '}',
    ),
  );
  await expect(execution(page)).toContainText(/Detenido: escribió más de/);
  await expect(output(page)).toContainText('inundación');
  await expectUsable('inundación');
});

test('one hundred megabytes are given or refused, and the program goes on', async () => {
  await pasteAndRun(
    page,
    createProgram(
      'char *p = malloc(100u * 1024 * 1024);',
      'if (p == NULL) {',
      '    puts("no hay tanta memoria");',
      '    return 0;',
      '}',
      'for (size_t i = 0; i < 100u * 1024 * 1024; i += 4096)',
      '    p[i] = 1;',
      'puts("cien megabytes");',
      'free(p);',
    ),
  );
  await expect(output(page)).toHaveText(
    /^(?:no hay tanta memoria|cien megabytes)\n$/,
  );
  await expect(execution(page)).toContainText('Terminó bien');
  await expectUsable('no hay tanta memoria');
});

test('memory asked for without end is refused with NULL', async () => {
  await pasteAndRun(
    page,
    createProgram(
      'int megabytes = 0;',
      'while (megabytes < 8192 && malloc(1024 * 1024) != NULL)',
      '    megabytes++;',
      'puts(megabytes < 8192 ? "se acabó" : "sin fin");',
    ),
  );
  await expect(output(page)).toHaveText('se acabó\n');
  await expectUsable('se acabó');
});

test('endless recursion is named, and not the fault of the page', async () => {
  await pasteAndRun(
    page,
    [
      '#include <stdio.h>',
      'static int hondo(int n) { char lleno[256]; sprintf(lleno, "%d", n); return hondo(n + 1) + lleno[0]; }',
      'int main(void) { return hondo(0); }',
      '',
    ].join('\n'),
  );
  await expect(execution(page)).toContainText(/llenó la pila de llamadas/);
  await expectUsable('hondo');
});

test('writing through a null pointer is found', async () => {
  await pasteAndRun(
    page,
    createProgram('int *p = NULL;', '*p = 7;', 'puts("x");'),
  );
  await expect(
    page.getByRole('heading', { name: /El puntero no apunta a ningún int/ }),
  ).toBeVisible();
  await expectUsable('*p = 7;');
});

test('an integer divided by zero stops the program', async () => {
  await pasteAndRun(
    page,
    createProgram('volatile int cero = 0;', 'printf("%d\\n", 7 / cero);'),
  );
  await expect(execution(page)).toContainText(/dividió un entero entre cero/);
  await expectUsable('7 / cero');
});

/** Source that includes itself twice at each of thirty levels. */
const exponentialInclude = `#if __INCLUDE_LEVEL__ < 30
#include __FILE__
#include __FILE__
#endif
int main(void) { return 0; }
`;

test('a source that keeps the compiler busy can be cancelled', async () => {
  await pasteAndRun(page, exponentialInclude);
  await expect(execution(page)).toContainText('Compilando');
  await execution(page).getByRole('button', { name: words.cancel }).click();
  await expect(execution(page)).toBeHidden();
  await expectUsable('__INCLUDE_LEVEL__');
});

test('zeros and other control characters that are pasted do no harm', async () => {
  const bytes = Array.from({ length: 4096 }, (_, index) => index % 256);
  const binary = String.fromCharCode(...bytes, 0, 0, 0, 0xfffd, 0xd800);
  await pasteAndRun(page, `int pegado;\n${binary}`);
  await expect(execution(page)).toContainText(/No compila/);
  await expectUsable('int pegado;');
});

test('a program goes on in a tab that is hidden, and the code is kept at once', async () => {
  await paste(
    getEditor(page),
    createProgram(
      'for (int i = 1; i <= 3; i++) {',
      '    clock_t hasta = clock() + CLOCKS_PER_SEC / 5;',
      '    while (clock() < hasta)',
      '        ;',
      '    printf("vuelta %d\\n", i);',
      '}',
    ),
  );
  await runProgram(page);
  await expect(output(page)).toContainText('vuelta 1');
  const session = await context.newCDPSession(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => 'hidden',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(
    await page.evaluate(() => JSON.stringify(Object.values(localStorage))),
  ).toContain('vuelta %d');
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(output(page)).toHaveText('vuelta 1\nvuelta 2\nvuelta 3\n');
  await expectUsable('vuelta %d');
});

test('leaving the page ends the program that runs, and the code waits for its reader', async () => {
  const names = await Promise.all(
    // Ignores a worker that ends meanwhile.
    page.workers().map(async (worker) => ({
      worker,
      name: await worker.evaluate(() => self.name).catch(() => undefined),
    })),
  );
  const runner = names.find(({ name }) => name === 'runner')?.worker;
  await pasteAndRun(
    page,
    createProgram('puts("dando vueltas");', 'for (;;)', '    ;'),
  );
  await expect(output(page)).toHaveText('dando vueltas\n');
  expect(page.workers()).toContain(runner);
  const workerClosed = runner?.waitForEvent('close');
  await followMenuLink('Artículos');
  await expect(page).toHaveURL(/\/articulos\//);
  await workerClosed;
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PLAYGROUND_PATH}$`));
  await expectUsable('dando vueltas');
});

test('a network that is cut while the compiler loads is told, and trying again works', async () => {
  const newPage = await context.newPage();
  await openPlayground(newPage);
  await paste(getEditor(newPage), createPrintProgram('por fin'));
  await newPage.route(LAB_FILES_PATTERN, (route) => route.abort());
  await runProgram(newPage);
  await expect(execution(newPage)).toContainText(/No se pudo descargar/);
  await expect(getEditor(newPage)).toContainText('por fin');
  await newPage.unroute(LAB_FILES_PATTERN);
  await execution(newPage).getByRole('button', { name: words.retry }).click();
  await expect(output(newPage)).toHaveText('por fin\n');
  await newPage.close();
});

const inputs = [
  ['suspend', 'that is suspended'],
  ['replay', 'that is repeated'],
] as const;

for (const [mode, modeName] of inputs)
  test.describe(`a program ${modeName} while it waits`, () => {
    test.beforeAll(async () => {
      await page.getByText(/^Avanzado/).click();
      await page
        .getByRole('combobox', { name: 'Forma de esperar al teclado' })
        .selectOption(mode);
      await page.getByText(/^Avanzado/).click();
    });

    const getLine = () => page.getByRole('textbox', { name: words.input });

    const answer = async (text: string) => {
      await getLine().fill(text);
      await getLine().press('Enter');
    };

    test('asks twice, and its prompts are there before the answer', async () => {
      await pasteAndRun(
        page,
        createProgram(
          'char nombre[40];',
          'int edad;',
          'printf("Nombre: ");',
          'scanf("%39s", nombre);',
          'printf("Edad: ");',
          'scanf("%d", &edad);',
          'printf("%s, %d\\n", nombre, edad);',
        ),
      );
      await expect(output(page)).toHaveText('Nombre: ');
      await answer('Ana');
      await expect(output(page)).toHaveText('Nombre: Ana\nEdad: ');
      await answer('20');
      await expect(output(page)).toHaveText('Nombre: Ana\nEdad: 20\nAna, 20\n');
    });

    test('ends its input with Ctrl-D', async () => {
      await pasteAndRun(
        page,
        createProgram(
          'int letras = 0;',
          'while (getchar() != EOF)',
          '    letras++;',
          'printf("%d letras\\n", letras);',
        ),
      );
      await expect(execution(page)).toContainText('Espera tu entrada');
      await answer('hola');
      await getLine().press('Control+d');
      await expect(output(page)).toHaveText('hola\n5 letras\n');
      await expect(execution(page)).toContainText('Terminó bien');
    });

    test('draws the same numbers from start to end', async () => {
      await pasteAndRun(
        page,
        createProgram(
          'srand(time(NULL));',
          'int primero = rand();',
          'printf("%d ", primero);',
          'getchar();',
          'printf("%d ", primero);',
          'getchar();',
          'printf("%d\\n", primero);',
        ),
      );
      await expect(execution(page)).toContainText('Espera tu entrada');
      await answer('');
      await expect(output(page)).toHaveText(/^(\d+) \n\1 $/);
      await answer('');
      await expect(output(page)).toHaveText(/^(\d+) \n\1 \n\1\n$/);
      await expectUsable('srand');
    });
  });

test('two programs of a page run at once, and to stop one leaves the other', async () => {
  await goToLesson();
  const labs = page.locator('[data-lab]');
  const getLab = (index: number) => labs.nth(index);
  for (const index of [0, 1]) {
    await getLab(index).getByRole('button', { name: words.edit }).click();
    const writtenEditor = getLab(index).getByRole('textbox', {
      name: /^Editor/,
    });
    await paste(
      writtenEditor,
      createProgram(`puts("programa ${index}");`, 'for (;;)', '    ;'),
    );
    await runProgram(getLab(index));
    await expect(output(getLab(index))).toHaveText(`programa ${index}\n`);
  }
  await stopButton(getLab(0)).click();
  await expect(execution(getLab(0))).toContainText('Parado a los');
  await expect(execution(getLab(1))).toContainText('Ejecutando');
  await stopButton(getLab(1)).click();
  await expect(execution(getLab(1))).toContainText('Parado a los');
  for (const index of [0, 1])
    await expect(
      getLab(index).getByRole('textbox', { name: /^Editor/ }),
    ).toContainText(`programa ${index}`);
  expectNoComplaint();
  await goBackToPlayground();
});

test('without network, what was loaded compiles and runs, and on another page too', async () => {
  await goToLesson();
  await runProgram(page.locator('[data-lab]').nth(2));
  await expect(execution(page)).toContainText('Terminó bien');
  await goBackToPlayground();

  await context.setOffline(true);
  // The service worker loses the network a little after the page does.
  await expect
    .poll(() =>
      page.evaluate(() =>
        fetch('/robots.txt', { cache: 'no-store' }).then(
          () => 'answered',
          () => 'cut',
        ),
      ),
    )
    .toBe('cut');
  // Each stopped program terminates its worker.
  for (const turn of [1, 2, 3, 4]) {
    await pasteAndRun(
      page,
      createProgram(`puts("sin fin ${turn}");`, 'for (;;)', '    ;'),
    );
    await expect(output(page)).toHaveText(`sin fin ${turn}\n`);
    await stopButton(page).click();
    await expect(execution(page)).toContainText('Parado a los');
  }
  await pasteAndRun(page, exponentialInclude);
  await execution(page).getByRole('button', { name: words.cancel }).click();
  await expectUsable('__INCLUDE_LEVEL__');
  await goToLesson();
  await runProgram(page.locator('[data-lab]').nth(2));
  await expect(execution(page)).toContainText('Terminó bien');
  await context.setOffline(false);
});
