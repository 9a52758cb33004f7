/** @jest-environment node */
import type http from 'node:http';
import {
  chooseLessons,
  readLesson,
  type Lesson,
} from '../bench-page/lessons.mjs';
import {
  formatFigureRows,
  groups,
  exceedsLimit,
  getMeasure,
  measures,
  divideByReference,
  readOptions,
  pickLargest,
} from '../bench-page/measures.mjs';
import { withTimeout } from '../bench-page/timeouts.mjs';
import {
  sumBlockingTime,
  sumBytes,
  createWorkerRequestFilter,
} from '../bench-page/visit.mjs';

const program = '<div data-lab><pre>int x;</pre><details>7</details></div>';
const exercise =
  '<section aria-labelledby="ejercicio-uno" data-pagefind-ignore>Ahora tú</section>';

const page = (body: string) =>
  `<!doctype html><nav>Un menú</nav><main><div data-pagefind-body>${body}</div></main>`;

const lesson = (
  route: string,
  words: number,
  rest: Partial<Lesson> = {},
): Lesson => ({ route, words, runsC: true, ...rest });

describe('the length of a built lesson', () => {
  it('is that of its prose, whatever is marked within a word', () => {
    expect(
      readLesson(page('<h1>Dos palabras</h1><p>y <b>tres</b>s <em>más</em>:'))
        .words,
    ).toBe(5);
  });

  it('leaves out what is not read in one go, and what is not of the lesson', () => {
    const apart = `${program}${exercise}<details>Más</details><form>¿Cuál?</form><p>—</p>`;
    expect(readLesson(page(`<p>Uno</p>${apart}<p>dos</p>`)).words).toBe(2);
  });

  it('is none where nothing is to be found', () => {
    expect(readLesson('<p>Una redirección').words).toBe(0);
  });
});

it('tells which lesson follows it', () => {
  const link =
    '<a class="pagination-nav__link pagination-nav__link--next" href="/c/dos/">Dos</a>';
  expect(readLesson(page('Uno') + link).next).toBe('/c/dos/');
  expect(readLesson(page('La última'))).not.toHaveProperty('next');
});

describe('a lesson to run C on', () => {
  it.each([
    ['has a program with its output and an exercise', program + exercise, true],
    ['has no exercise', program, false],
    ['has no program', exercise, false],
    [
      'begins with a program without output',
      `<div data-lab></div>${program}${exercise}`,
      false,
    ],
  ])('%s: %#', (_, body, expected) => {
    expect(readLesson(page(body)).runsC).toBe(expected);
  });
});

describe('the lessons that are measured', () => {
  it('are the nearest to 1250 words, the longest, and three to go from one to another', () => {
    const choice = chooseLessons([
      lesson('/portada/', 80, { next: '/corta/' }),
      lesson('/corta/', 900, { next: '/media/' }),
      lesson('/linux/', 1260, { runsC: false }),
      lesson('/media/', 1100, { next: '/c/' }),
      lesson('/c/', 1200),
      lesson('/larga/', 1800),
    ]);
    expect([
      choice.typical.route,
      choice.longest.route,
      choice.previous.route,
      choice.lab.route,
      choice.before.route,
    ]).toEqual(['/linux/', '/larga/', '/media/', '/c/', '/corta/']);
  });

  it('are those that another site has too, where something is pressed in both', () => {
    const before = [
      lesson('/una/', 1200),
      lesson('/otra/', 1100),
      lesson('/primera/', 900, { next: '/una/' }),
    ];
    const choice = chooseLessons([lesson('/nueva/', 1250), ...before], before);
    expect(choice.typical.route).toBe('/nueva/');
    expect([choice.lab.route, choice.before.route]).toEqual([
      '/una/',
      '/otra/',
    ]);
  });

  it('are missed when there is nothing to run', () => {
    expect(() =>
      chooseLessons([
        lesson('/c/', 1200),
        lesson('/linux/', 1250, { runsC: false, next: '/c/' }),
      ]),
    ).toThrow('no tiene lecciones con las que medir');
  });
});

describe('a limit', () => {
  it('may be reached and not passed', () => {
    expect(exceedsLimit({ name: 'lesson', value: 32_000 })).toBe(false);
    expect(exceedsLimit({ name: 'lesson', value: 32_001 })).toBe(true);
  });

  it('is passed by what never came and by what was not measured', () => {
    expect(exceedsLimit({ name: 'control', value: Infinity })).toBe(true);
    expect(exceedsLimit({ name: 'control', value: Number.NaN })).toBe(true);
  });

  it('is passed by a ratio to a site whose answer never came', () => {
    expect(divideByReference(3, 2)).toBe(1.5);
    expect(
      exceedsLimit({ name: 'runRatio', value: divideByReference(3, Infinity) }),
    ).toBe(true);
  });

  it('of movement is passed by what is seen in its three decimals', () => {
    expect(exceedsLimit({ name: 'shift', value: 0.000_49 })).toBe(false);
    expect(exceedsLimit({ name: 'shift', value: 0.000_51 })).toBe(true);
  });

  it('is missing where only the time is told', () => {
    expect(exceedsLimit({ name: 'run', value: 1e9 })).toBe(false);
  });

  it('belongs to a group that can be chosen, and each group has one', () => {
    const usedGroups = Object.keys(measures).map(
      (name) => getMeasure(name as keyof typeof measures).group,
    );
    expect(new Set(usedGroups)).toEqual(new Set(groups));
  });
});

it('prints each figure with its limit and whether it is kept', () => {
  expect(
    formatFigureRows([
      { name: 'lesson', value: 31_950, detail: '/c/' },
      { name: 'requests', value: 7 },
      { name: 'shift', value: 0.0314 },
      { name: 'run', value: 1234.5 },
      { name: 'runRatio', value: 1.1 },
      { name: 'again', value: Infinity, detail: 'Buscar' },
    ]).map(([verdict, , ...rest]) => [verdict, ...rest]),
  ).toEqual([
    ['', 'medido', 'límite', ''],
    ['✓', '31,9 KB', '32,0 KB', '/c/'],
    ['✗', '7', '6', ''],
    ['✗', '0,031', '0,000', ''],
    ['', '1235 ms', '', ''],
    ['✓', '1,10', '1,15', ''],
    ['✗', 'nunca', '300 ms', 'Buscar'],
  ]);
});

it('counts the worst against a limit', () => {
  expect(
    pickLargest([{ value: 1 }, { value: Infinity }, { value: 3 }]),
  ).toEqual({
    value: Infinity,
  });
  expect(() => pickLargest([])).toThrow('Nothing was measured');
});

it('adds up what was sent', () => {
  expect(sumBytes([{ bytes: 300 }, { bytes: 0 }, { bytes: 12 }])).toBe(312);
});

describe('what a service worker asks for', () => {
  const answer = (
    path: string,
    requestHeaders: http.IncomingHttpHeaders = {},
  ) => ({
    path,
    status: 200,
    bytes: 1,
    headerBytes: 1,
    isPackedNow: false,
    asked: requestHeaders,
  });
  const createRefererHeader = (path: string) => ({
    referer: `http://127.0.0.1:8000${path}`,
  });

  it('is told apart from what its pages ask for', () => {
    const isOfWorker = createWorkerRequestFilter();
    expect(
      [
        answer('/'),
        answer('/sw.js', createRefererHeader('/')),
        answer('/sw.js', {
          'service-worker': 'script',
          ...createRefererHeader('/'),
        }),
        answer('/paquetes.json', createRefererHeader('/sw.js')),
        answer('/img/logo.svg', createRefererHeader('/')),
      ].map(isOfWorker),
    ).toEqual([false, false, true, true, false]);
  });

  it('is nothing where there is no worker', () => {
    const isOfWorker = createWorkerRequestFilter();
    expect(isOfWorker(answer('/otro.js', createRefererHeader('/sw.js')))).toBe(
      false,
    );
  });
});

describe('a wait', () => {
  it('ends when its time is over, and says what did not come', async () => {
    const pendingPromise = new Promise<void>(() => undefined);
    await expect(
      withTimeout('la carga de /', pendingPromise, 20),
    ).rejects.toThrow(/^Se esperó 0 s y no llegó: la carga de \/\.\n.*--only/);
  });

  it('gives what came in time, also when it is a failure', async () => {
    await expect(withTimeout('algo', Promise.resolve(7))).resolves.toBe(7);
    await expect(
      withTimeout('algo', Promise.reject(new Error('Se rompió.'))),
    ).rejects.toThrow('Se rompió.');
  });
});

it('counts of each long task what is over 50 ms between two moments', () => {
  const task = (start: number, duration: number) => ({ start, duration });
  expect(sumBlockingTime([task(200, 50), task(300, 170)], 100, 1000)).toBe(120);
  expect(sumBlockingTime([task(0, 170), task(950, 170)], 100, 1000)).toBe(20);
  expect(sumBlockingTime([task(0, 90), task(1200, 300)], 100, 1000)).toBe(0);
});

describe('the options', () => {
  it('are three runs of everything unless others are given', () => {
    expect(readOptions([])).toMatchObject({ runs: 3, only: undefined });
    expect(
      readOptions('--runs 5 --only control --json a --vs b'.split(' ')),
    ).toEqual({ runs: 5, only: 'control', json: 'a', vs: 'b' });
  });

  it.each([
    ['--runs 0', '--runs debe ser un número entero desde 1, y vale «0».'],
    ['--only tiempo', 'Se esperaba una de: lectura, ejecutar, control'],
    ['--once', 'No se entienden los argumentos'],
  ])('refuse %s', (args, message) => {
    expect(() => readOptions(args.split(' '))).toThrow(message);
  });
});
