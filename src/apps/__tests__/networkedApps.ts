import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import GifApp from '../../pages/havefun/gifapp';
import Pokemones from '../../pages/havefun/pokeapp/pokemones';
import RickosoCharacters from '../../pages/havefun/rickosoapp/personajes';
import YesOrNotApp from '../../pages/havefun/yesornotapp';

/** Networked app with the data that its tests need. */
export interface NetworkedApp {
  readonly name: string;
  readonly service: 'giphy' | 'yesno' | 'rickandmorty' | 'pokeapi';
  readonly Page: ComponentType;
  readonly address: string;
  readonly heading: string;
  /** Sends the first request, for an app that sends none when it opens. */
  readonly ask?: () => void;
  /** Finds the elements shown after the service answered. */
  readonly content: () => HTMLElement[];
  /** Text shown when the service has no results. */
  readonly empty: RegExp;
}

/**
 * Finds elements by selector: role queries over twenty cards, repeated while
 * waiting, take longer than the answers.
 */
export const queryMain = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`main ${selector}`),
];

/** Removes elements of a sample, which do not come from the service. */
const removeSamples = (elements: readonly HTMLElement[]) =>
  elements.filter((element) => !element.closest('[data-sample]'));

export const networkedApps: readonly NetworkedApp[] = [
  {
    name: 'gif',
    service: 'giphy',
    Page: GifApp,
    address: '/havefun/gifapp/',
    heading: 'GifExpertApp',
    content: () => removeSamples(queryMain('figure')),
    empty: /GIPHY no tiene/,
  },
  {
    name: 'oráculo',
    service: 'yesno',
    Page: YesOrNotApp,
    address: '/havefun/yesornotapp/',
    heading: 'Yes or Not',
    ask: () => {
      fireEvent.change(screen.getByRole('textbox'), {
        target: { value: '¿Va a funcionar?' },
      });
      fireEvent.click(screen.getByRole('button', { name: 'Preguntar' }));
    },
    content: () =>
      queryMain(
        ':is(img[alt^="GIF que dice"], [role=img][aria-label^="GIF que dice"])',
      ),
    empty: /no se entiende/,
  },
  {
    name: 'rickoso',
    service: 'rickandmorty',
    Page: RickosoCharacters,
    address: '/havefun/rickosoapp/personajes/',
    heading: 'Characters Page',
    content: () => removeSamples(queryMain('h2')),
    empty: /no encuentra lo que/,
  },
  {
    name: 'poke',
    service: 'pokeapi',
    Page: Pokemones,
    address: '/havefun/pokeapp/pokemones/',
    heading: 'Pokemones',
    content: () => removeSamples(screen.queryAllByText(/^n\.º \d+$/)),
    empty: /./,
  },
];
