import { fireEvent, render, waitFor } from '@testing-library/react';
import Pokemones from '../../pages/havefun/pokeapp/pokemones';
import Episodes from '../../pages/havefun/rickosoapp/episodios';
import Locations from '../../pages/havefun/rickosoapp/locaciones';
import Characters from '../../pages/havefun/rickosoapp/personajes';
import { setPathname } from '../../testing/docusaurus/router';
import { setUpDemoVisit } from './demoService';
import type * as DemoSettings from './demoSettings';
import { queryMain } from './networkedApps';

jest.mock(
  '../../api/settings',
  () => jest.requireActual<typeof DemoSettings>('./demoSettings').demoSettings,
);

const demo = setUpDemoVisit();

const listButtons = () =>
  queryMain('nav[aria-label^="Páginas de"] button') as HTMLButtonElement[];
const [previous, next] = [0, 1].map((index) => () => {
  const button = listButtons()[index];
  if (!button) throw new Error('no pager');
  return button;
}) as [() => HTMLButtonElement, () => HTMLButtonElement];
const findPageIndicator = () =>
  queryMain('nav[aria-label^="Páginas de"] span')[0];

async function waitForPage(): Promise<void> {
  await waitFor(() => {
    expect(queryMain('[aria-busy=true]')).toEqual([]);
  });
}

it.each([
  { address: '/havefun/rickosoapp/personajes/', Page: Characters, pages: 42 },
  { address: '/havefun/rickosoapp/locaciones/', Page: Locations, pages: 7 },
  { address: '/havefun/rickosoapp/episodios/', Page: Episodes, pages: 3 },
  { address: '/havefun/pokeapp/pokemones/', Page: Pokemones, pages: 68 },
])(
  'all $pages pages of $address can be walked to the end and back',
  async ({ address, Page, pages }) => {
    setPathname(address);
    render(<Page />);
    await waitForPage();
    expect(previous()).toBeDisabled();
    for (let number = 2; number <= pages; number += 1) {
      fireEvent.click(next());
      await waitForPage();
      expect(findPageIndicator()?.textContent).toBe(
        `Página ${number} de ${pages}`,
      );
      expect(queryMain('[role=alert]')).toEqual([]);
    }
    expect(next()).toBeDisabled();
    for (let number = pages - 1; number >= 1; number -= 1) {
      fireEvent.click(previous());
      expect(findPageIndicator()?.textContent).toBe(
        `Página ${number} de ${pages}`,
      );
    }
    expect(previous()).toBeDisabled();
    expect(queryMain('[role=alert]')).toEqual([]);
    // Every page was requested once, none of them again on the way back.
    expect(demo.getRequests()).toHaveLength(pages);
    expect(new Set(demo.getRequests()).size).toBe(pages);
    expect(demo.consoleMessages).toEqual([]);
  },
);
