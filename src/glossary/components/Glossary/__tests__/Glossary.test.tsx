// cspell:ignore ambi ambito
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Term } from '../../../../data/glosario/schema';
import { useHistory } from '../../../../testing/docusaurus/router';
import { groupByLetter } from '../groupByLetter';
import { searchTerms } from '../searchTerms';
import Glossary from '..';

const createTerm = (id: string, rest: Partial<Term> = {}): Term => ({
  id,
  term: id,
  forms: [id],
  definition: `Definición de ${id}.`,
  ...rest,
});

const terms: readonly Term[] = [
  createTerm('algoritmo', { related: ['enlazador'] }),
  createTerm('ambito', { term: 'ámbito', english: 'scope' }),
  createTerm('enlazador', {
    english: 'linker',
    lesson: '/stevelabs/program1/compile/',
  }),
];

const listNames = () =>
  screen.getAllByRole('term').map(({ firstChild }) => firstChild?.textContent);

beforeEach(() => {
  useHistory().replace({ pathname: '/glosario/', hash: '' });
});

describe('groupByLetter', () => {
  it('puts a letter with an accent under the same letter without it', () => {
    expect(
      groupByLetter(terms).map(({ letter, terms: members }) => [
        letter,
        members.length,
      ]),
    ).toEqual([
      ['A', 2],
      ['E', 1],
    ]);
  });
});

describe('searchTerms', () => {
  const searchIds = (text: string) =>
    searchTerms(terms, text).map(({ id }) => id);

  it('finds a part of the name without accents and in any case', () => {
    expect(searchIds('AMBI')).toEqual(['ambito']);
    expect(searchIds('  ámbito ')).toEqual(['ambito']);
  });

  it('finds the English name', () => {
    expect(searchIds('link')).toEqual(['enlazador']);
  });

  it('finds any form that the texts use', () => {
    expect(
      searchTerms(
        [createTerm('directorio', { forms: ['carpeta'] })],
        'carpeta',
      ),
    ).toHaveLength(1);
  });

  it('leaves all of them for an empty text, and none for an unknown one', () => {
    expect(searchIds(' ')).toHaveLength(3);
    expect(searchIds('zzz')).toEqual([]);
  });
});

describe('the page of the glossary', () => {
  it('lists each term with its definition, its English name and its lesson', () => {
    render(<Glossary terms={terms} />);
    expect(listNames()).toEqual(['algoritmo', 'ámbito', 'enlazador']);
    expect(screen.getByText('Definición de enlazador.')).toBeInTheDocument();
    expect(screen.getByText('linker')).toHaveAttribute('lang', 'en');
    expect(
      screen.getByRole('link', { name: 'Compilar: del código al ejecutable' }),
    ).toHaveAttribute('href', '/stevelabs/program1/compile/');
  });

  it('has a link to each letter that has terms', () => {
    render(<Glossary terms={terms} />);
    const letters = within(screen.getByRole('navigation', { name: 'Letras' }));
    expect(
      letters.getAllByRole('link').map((link) => link.getAttribute('href')),
    ).toEqual(['#letra-a', '#letra-e']);
    expect(screen.getByRole('heading', { name: 'A' })).toHaveAttribute(
      'id',
      'letra-a',
    );
  });

  it('narrows the list while somebody types, and counts what is left', async () => {
    const user = userEvent.setup();
    render(<Glossary terms={terms} />);
    await user.type(screen.getByRole('searchbox'), 'ambito');
    expect(listNames()).toEqual(['ámbito']);
    expect(screen.getByText('1 término')).toBeInTheDocument();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  it('says what to try when nothing is left', async () => {
    const user = userEvent.setup();
    render(<Glossary terms={terms} />);
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.getByText('0 términos')).toBeInTheDocument();
    expect(screen.getByText(/Prueba con menos letras/)).toBeInTheDocument();
  });

  it('shows everything again when a related term is followed', async () => {
    const user = userEvent.setup();
    render(<Glossary terms={terms} />);
    await user.type(screen.getByRole('searchbox'), 'algo');
    await user.click(screen.getByRole('link', { name: 'enlazador' }));
    expect(listNames()).toEqual(['algoritmo', 'ámbito', 'enlazador']);
  });

  it('marks the term to which the address leads', () => {
    const { container } = render(<Glossary terms={terms} />);
    const listMarked = () => [...container.querySelectorAll('.target')];
    expect(listMarked()).toEqual([]);
    act(() => {
      useHistory().replace({ pathname: '/glosario/', hash: '#ambito' });
    });
    expect(listMarked().map(({ id }) => id)).toEqual(['ambito']);
  });
});
