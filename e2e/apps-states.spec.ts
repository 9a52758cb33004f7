import type { Locator, Page } from '@playwright/test';
import {
  expect,
  getFailure,
  gif,
  networkedApps,
  oracle,
  poke,
  rickoso,
  test,
} from './support/apps';
import { findAxeFaults } from './support/themes';
import { waitForHydration, collectComplaints } from './support/watch';

interface State {
  readonly app: string;
  readonly state: string;
  readonly rules?: string;
  readonly reach: (page: Page) => Promise<void>;
  readonly reached: (page: Page) => Promise<void>;
  /** True when the state is part of the quick check. */
  readonly isSampled?: boolean;
}

const createVisibilityCheck = (pattern: RegExp) => async (page: Page) => {
  await expect(page.getByRole('main').getByText(pattern).first()).toBeVisible();
};

const createNavigation = (address: string) => async (page: Page) => {
  await page.goto(address);
  await waitForHydration(page);
};

const ASSEMBLE_PATH = '/havefun/marvelapp/';

/** Expects the controls of a filter to have the same height. */
async function expectOneRow(filter: Locator): Promise<void> {
  const heights = await filter
    .locator('input, select, button')
    .evaluateAll((controls) =>
      controls.map((control) => control.getBoundingClientRect().height),
    );
  expect(heights).toHaveLength(4);
  expect(new Set(heights).size, heights.join(' ')).toBe(1);
  const room = await filter.evaluate((form) => {
    const [ownBox, next] = [form, form.nextElementSibling].map((element) =>
      element?.getBoundingClientRect(),
    );
    return (next?.top ?? 0) - (ownBox?.bottom ?? 0);
  });
  expect(room).toBeGreaterThanOrEqual(16);
}

const states: readonly State[] = [
  ...networkedApps.flatMap((app): State[] => [
    {
      app: app.name,
      state: 'cargando',
      rules: `${app.service}:hang`,
      reach: app.ask,
      reached: async (page) => {
        await expect(
          page.getByRole('main').locator('[aria-busy=true]').first(),
        ).toBeVisible();
      },
    },
    {
      app: app.name,
      state: 'resultado',
      reach: app.ask,
      reached: async (page) => {
        await expect(app.content(page)).toBeVisible();
      },
    },
    {
      app: app.name,
      state: 'error',
      rules: `${app.service}:503`,
      reach: app.ask,
      reached: async (page) => {
        await expect(getFailure(page)).toBeVisible();
      },
    },
  ]),
  {
    app: gif.name,
    state: 'vacío',
    rules: 'giphy:empty',
    reach: gif.ask,
    reached: createVisibilityCheck(gif.empty),
  },
  {
    app: oracle.name,
    state: 'vacío',
    reach: async (page) => {
      await createNavigation(oracle.address)(page);
      await page.getByRole('button', { name: 'Preguntar' }).click();
    },
    reached: async (page) => {
      await expect(getFailure(page)).toBeVisible();
    },
  },
  {
    app: rickoso.name,
    state: 'vacío',
    reach: createNavigation(`${rickoso.address}?nombre=zzz`),
    reached: async (page) => {
      await createVisibilityCheck(/Aquí no hay personajes/)(page);
      await expectOneRow(page.getByRole('search'));
    },
  },
  {
    app: poke.name,
    state: 'vacío',
    reach: createNavigation(`${poke.address}?buscar=zzzz`),
    reached: async (page) => {
      await expect(page.getByRole('main').getByText(/zzzz/)).toBeVisible();
    },
  },
  {
    app: poke.name,
    state: 'detalle',
    reach: createNavigation(`${poke.address}?pokemon=6`),
    reached: async (page) => {
      await expect(page.getByRole('dialog')).toContainText('Velocidad');
    },
    isSampled: true,
  },
  {
    app: 'assemble',
    state: 'resultado',
    reach: createNavigation(`${ASSEMBLE_PATH}?buscar=thor`),
    reached: async (page) => {
      await expect(page.getByRole('heading', { name: 'Thor' })).toBeVisible();
    },
  },
  {
    app: 'assemble',
    state: 'vacío',
    reach: createNavigation(`${ASSEMBLE_PATH}?buscar=zzzz`),
    reached: async (page) => {
      await expect(
        page.getByRole('button', { name: /Quitar|Limpiar/ }).first(),
      ).toBeVisible();
    },
  },
  {
    app: 'assemble',
    state: 'comparación y equipo',
    reach: createNavigation(
      `${ASSEMBLE_PATH}?buscar=thor&comparar=thor,hulk&equipo=thor,hulk`,
    ),
    reached: async (page) => {
      await expect(page.getByRole('table').first()).toBeVisible();
    },
  },
  {
    app: 'assemble',
    state: 'error',
    reach: createNavigation(`${ASSEMBLE_PATH}?buscar=thor&equipo=nadie`),
    reached: createVisibilityCheck(/El enlace traía 1 dato/),
  },
];

test.use({ reducedMotion: 'reduce' });

for (const { app, state, rules = '', reach, reached, isSampled } of states) {
  test(
    `${app} is accessible in its state «${state}», at both widths and in three themes`,
    {
      annotation: {
        type: 'cell',
        description: 'axe: estados × 2 anchos × 3 temas × 6',
      },
      tag: isSampled ? '@sample' : [],
    },
    async ({ page, api }) => {
      const { console: complaints } = collectComplaints(page, {
        failedRequests: true,
        services: true,
      });
      api.setRules(rules);
      await page.setViewportSize({ width: 360, height: 800 });
      await reach(page);
      await reached(page);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect
          .soft(await findAxeFaults(page.getByRole('main')), `${width} px`)
          .toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
      ).toBeLessThanOrEqual(320);
      expect(complaints).toEqual([]);
    },
  );
}
