import type { ReactNode } from 'react';
import {
  configure,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent, {
  PointerEventsCheckLevel,
} from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { useHistory, useLocation } from '@docusaurus/router';
import { onAnnounce } from '../../../components/Announcer/announce';
import { heroes } from '../../../data/heroes';
import { heroForeignStrings } from '../../../data/heroes/foreign';
import { setPathname } from '../../../testing/docusaurus/router';
import AssembleApp from '..';

// Skips the computation of styles for thousands of elements, which takes
// seconds: there are no styles here.
configure({ defaultHidden: true });
const user = userEvent.setup({
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});
const announcements: string[] = [];
let stopListening: () => void;

beforeEach(() => {
  announcements.length = 0;
  stopListening = onAnnounce((message) => announcements.push(message));
});

afterEach(() => {
  stopListening();
});

/** Shows the address and the last action of the history. */
function AddressBar(): ReactNode {
  const { search } = useLocation();
  const { action } = useHistory();
  return (
    <output aria-label="Dirección">
      {action} {decodeURIComponent(search)}
    </output>
  );
}

/** Opens the page by its address, as a reload does. */
function open(query = '') {
  setPathname('/havefun/marvelapp/', query);
  render(
    <>
      <AssembleApp />
      <AddressBar />
    </>,
  );
}

const getAddressField = () => screen.getByLabelText('Dirección');
const getPanel = (name: string) => within(screen.getByRole('region', { name }));
const getTeam = () => getPanel('Tu equipo');
const getComparison = () => getPanel('Comparación');
const getCatalogue = () => getPanel('Catálogo');
const getButton = (name: string) => screen.getByRole('button', { name });
const listNames = () =>
  getCatalogue()
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('a link with mistakes', () => {
  it('is used as far as it goes, and a note says what was passed over', () => {
    open('?buscar=thor&equipo=thor,nadie&comparar=<b>x</b>,hulk&grupo=liga');
    const note =
      'El enlace traía 3 datos que este catálogo no conoce y se pasaron por alto.';
    expect(screen.getByText(note)).toBeVisible();
    expect(announcements).toContain(note);
    expect(getTeam().getByRole('listitem')).toHaveTextContent('Thor');
  });

  it('does not put words of the link on the page', () => {
    open('?buscar=thor&equipo=gana-un-premio');
    expect(screen.getByRole('main')).not.toHaveTextContent('premio');
  });

  it('says nothing when the link is sound', () => {
    open('?buscar=thor&equipo=thor');
    expect(screen.queryByText(/El enlace traía/)).not.toBeInTheDocument();
  });
});

describe('the search', () => {
  it('says what to do when nobody answers to it', async () => {
    open('?buscar=thor');
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(
      await screen.findByText(/Nadie en el catálogo responde/),
    ).toHaveTextContent('Quitar filtros');
    expect(screen.getByText('Ningún resultado')).toBeVisible();
  });

  it('finds without accents, announces the count and adds no step to the history', async () => {
    open('?grupo=inhumanos');
    await user.type(
      screen.getByRole('searchbox', { name: 'Nombre o alias' }),
      'mandib',
    );
    await waitFor(() => {
      expect(listNames()).toEqual(['Lockjaw']);
    });
    await waitFor(() => {
      expect(getAddressField()).toHaveTextContent(
        'REPLACE ?grupo=inhumanos&buscar=mandib',
      );
    });
    await waitFor(() => {
      expect(announcements.at(-1)).toBe(`1 héroe de ${heroes.length}`);
    });
  });

  it('filters by team and origin', async () => {
    open('?buscar=vi');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Equipo' }),
      'Vengadores (16)',
    );
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Origen' }),
      'Creación artificial (2)',
    );
    expect(listNames()).toEqual(['Visión']);
    expect(getAddressField()).toHaveTextContent(
      '?buscar=vi&grupo=vengadores&origen=artificial',
    );
  });

  it('forgets search and filters at once, and the field gets the focus', async () => {
    open('?buscar=zzz&grupo=vengadores&origen=divino&equipo=hulk');
    await user.click(getButton('Quitar filtros'));
    expect(listNames()).toHaveLength(heroes.length);
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(getAddressField()).toHaveTextContent('?equipo=hulk');
  });
});

describe('the comparison', () => {
  it('asks for the other name while there is only one', () => {
    open('?buscar=thor&comparar=thor');
    expect(getComparison().queryByRole('table')).not.toBeInTheDocument();
    expect(getComparison().getByText(/Falta el otro nombre/)).toBeVisible();
  });

  it('says level and winner of every scale in words', () => {
    open('?buscar=thor&comparar=thor,iron-man');
    const rows = getComparison()
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'EscalaThorIron Man',
      'Fuerza7 gana6 ',
      'Velocidad6 gana5 ',
      'Inteligencia3 6 gana',
      'Resistencia7 gana6 ',
      'Energía6 empate6 empate',
      'Combate6 gana4 ',
    ]);
    expect(
      getComparison().getByText(/y empatan en 1 de las 6 escalas/),
    ).toHaveTextContent('Thor gana en 4, Iron Man gana en 1');
  });

  it('is chosen by the lists, which do not offer one name twice', async () => {
    open('?buscar=thor');
    const first = screen.getByRole('combobox', { name: 'Compara a' });
    const second = screen.getByRole('combobox', { name: 'con' });
    await user.selectOptions(second, 'Hulk');
    expect(within(first).getByRole('option', { name: 'Hulk' })).toBeDisabled();
    await user.selectOptions(first, 'Thor');
    expect(getAddressField()).toHaveTextContent('comparar=thor,hulk');
    expect(announcements.at(-1)).toBe('Thor y Hulk están en la comparación.');
  });

  it('changes sides, and empties with the focus on the first list', async () => {
    open('?buscar=thor&comparar=thor,hulk');
    await user.click(getButton('Intercambiar'));
    expect(getAddressField()).toHaveTextContent('comparar=hulk,thor');
    await user.click(getButton('Vaciar comparación'));
    expect(getAddressField()).not.toHaveTextContent('comparar');
    expect(screen.getByRole('combobox', { name: 'Compara a' })).toHaveFocus();
  });

  it('is chosen on the cards; a third name takes the place of the second', async () => {
    open('?buscar=thor&comparar=hulk,groot');
    const choice = getButton('Comparar a Thor');
    expect(choice).toHaveAttribute('aria-pressed', 'false');
    await user.click(choice);
    expect(choice).toHaveAttribute('aria-pressed', 'true');
    expect(choice).toHaveTextContent('✓ dentro');
    expect(getAddressField()).toHaveTextContent('comparar=hulk,thor');
    await user.click(choice);
    expect(getAddressField()).toHaveTextContent('comparar=hulk');
    expect(choice).toHaveTextContent('fuera');
  });
});

describe('the team', () => {
  it('refuses a sixth hero and says why, where the reader is', async () => {
    open('?buscar=thor&equipo=hulk,groot,rogue,storm,namor');
    expect(getTeam().getByText(/Equipo completo/)).toBeVisible();
    await user.click(getButton('Añadir al equipo a Thor'));
    const reason =
      'El equipo ya tiene 5 héroes: quita uno antes de añadir a Thor.';
    expect(getCatalogue().getByText(reason)).toBeVisible();
    expect(announcements).toContain(reason);
    expect(getTeam().getAllByRole('listitem')).toHaveLength(5);
  });

  it('grows and shrinks by the button of the card, which says its state', async () => {
    open('?buscar=thor');
    const choice = getButton('Añadir al equipo a Thor');
    await user.click(choice);
    expect(choice).toHaveAttribute('aria-pressed', 'true');
    expect(announcements).toEqual(['Thor está en el equipo: 1 de 5.']);
    expect(getAddressField()).toHaveTextContent(
      'REPLACE ?buscar=thor&equipo=thor',
    );
    await user.click(choice);
    expect(choice).toHaveAttribute('aria-pressed', 'false');
    expect(choice).toHaveFocus();
    expect(getTeam().queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('loses a hero and gets it back, without losing the focus', async () => {
    open('?buscar=thor&equipo=hulk,groot');
    await user.click(getButton('Quitar a Hulk'));
    expect(getAddressField()).toHaveTextContent('equipo=groot');
    expect(getTeam().getByText('Hulk ya no está en el equipo.')).toBeVisible();
    expect(getButton('Deshacer')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(getAddressField()).toHaveTextContent('equipo=hulk,groot');
    expect(getTeam().getByText('2 de 5.')).toHaveFocus();
    expect(
      screen.queryByRole('button', { name: 'Deshacer' }),
    ).not.toBeInTheDocument();
  });

  it('is emptied and brought back', async () => {
    open('?buscar=thor&equipo=hulk,groot');
    await user.click(getButton('Vaciar equipo'));
    expect(getTeam().queryByRole('listitem')).not.toBeInTheDocument();
    await user.click(getButton('Deshacer'));
    expect(getTeam().getAllByRole('listitem')).toHaveLength(2);
  });

  it('can be undone no longer once it grew again', async () => {
    open('?buscar=thor&equipo=hulk');
    await user.click(getButton('Quitar a Hulk'));
    await user.click(getButton('Añadir al equipo a Thor'));
    expect(
      screen.queryByRole('button', { name: 'Deshacer' }),
    ).not.toBeInTheDocument();
  });

  it('has a profile with mean, best and who gives it, and says what is missing', () => {
    open('?buscar=thor&equipo=jubilee,hulk');
    const [, strength] = getTeam().getAllByRole('row');
    expect(strength).toHaveTextContent('Fuerza4,57: Hulk');
    expect(
      getTeam().getByText('Faltan velocidad y combate: nadie llega a 5.'),
    ).toBeVisible();
  });

  it('stays within reach from the cards', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    open('?buscar=thor&equipo=hulk&comparar=hulk,thor');
    await user.click(getButton('Ver Equipo: 1 de 5'));
    expect(document.activeElement).toContainElement(
      screen.getByRole('heading', { name: 'Tu equipo' }),
    );
    await user.click(getButton('Ver Comparación: 2 de 2'));
    expect(document.activeElement).toContainElement(
      screen.getByRole('heading', { name: 'Comparación' }),
    );
  });
});

describe('before any script runs', () => {
  const page = document.createElement('div');

  beforeAll(() => {
    setPathname('/havefun/marvelapp/', '?buscar=thor&equipo=thor');
    page.append(
      document
        .createRange()
        .createContextualFragment(renderToString(<AssembleApp />)),
    );
  });

  it('has every fact of every hero, and says what needs JavaScript', () => {
    expect(page.querySelectorAll('h3')).toHaveLength(heroes.length);
    const missing = heroes
      .flatMap(({ name, about, firstAppearance }) => [
        name.text,
        about,
        firstAppearance.title,
      ])
      .filter((text) => !page.textContent.includes(text));
    expect(missing).toEqual([]);
    expect(page.querySelector('noscript')).toHaveTextContent(
      'La búsqueda, la comparación y el equipo lo necesitan.',
    );
  });

  it('marks as English only what the data says is English', () => {
    const markedTexts = new Set(
      [...page.querySelectorAll('[lang="en"]')].map(
        ({ textContent }) => textContent,
      ),
    );
    expect([...markedTexts].toSorted()).toEqual(
      ['AssembleApp', ...heroForeignStrings].toSorted(),
    );
  });
});
