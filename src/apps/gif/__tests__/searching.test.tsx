import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { createGif, search } from '../../../api/giphy/__fixtures__';
import { useLocation } from '../../../testing/docusaurus/router';
import {
  setAnswer,
  getSearchedTerms,
  getButton,
  getField,
  waitForResults,
  answerWithJson,
  submitTerm,
  open,
  requests,
  neverAnswer,
  tenResults,
  listTerms,
  getTerm,
  setUpVisit,
} from './harness';

setUpVisit();

describe('the field', () => {
  it.each([
    ['a', 'Escribe al menos dos caracteres.'],
    ['   ', 'Escribe al menos dos caracteres.'],
    ['SABANA', '«sábana» ya está en tu lista.'],
  ])(
    'refuses %j beside it, keeps the text and asks nothing',
    async (text, message) => {
      open('?q=sábana');
      await waitForResults('sábana');
      await submitTerm(text);
      expect(screen.getByRole('alert')).toHaveTextContent(message);
      expect(getField()).toHaveValue(text);
      expect(getField()).toBeInvalid();
      expect(getField()).toHaveAccessibleDescription(
        expect.stringContaining(message),
      );
      expect(getField()).toHaveFocus();
      expect(getSearchedTerms()).toEqual(['sábana']);
    },
  );

  it('refuses what is too long for GIPHY, however it got there', async () => {
    open();
    expect(getField()).toHaveAttribute('maxlength', '50');
    fireEvent.change(getField(), { target: { value: 'x'.repeat(51) } });
    await userEvent.click(getButton('Buscar'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Son 51 caracteres, y GIPHY acepta 50 como máximo.',
    );
    expect(getField()).toHaveValue('x'.repeat(51));
  });

  it('takes the message back as soon as the text changes', async () => {
    open();
    await submitTerm('a');
    await userEvent.type(getField(), 'b');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(getField()).toBeValid();
  });

  it('asks nothing while somebody types, then once, trimmed, and is empty again', async () => {
    open();
    await waitForResults('hack');
    await userEvent.type(getField(), '  perro feliz ');
    expect(getSearchedTerms()).toEqual(['hack']);
    await userEvent.keyboard('{Enter}');
    await waitForResults('perro feliz');
    expect(getSearchedTerms()).toEqual(['hack', 'perro feliz']);
    expect(getField()).toHaveValue('');
    expect(getField()).toHaveFocus();
    expect(listTerms()).toEqual(['perro feliz', 'hack']);
  });

  it('keeps what was typed when the reader leaves and comes back', async () => {
    const { unmount } = open();
    await userEvent.type(getField(), 'a medias');
    unmount();
    open();
    expect(getField()).toHaveValue('a medias');
  });
});

describe('a term', () => {
  it('says that it is loading until its results arrive, then how many came', async () => {
    setAnswer(neverAnswer);
    const { unmount } = open();
    expect(await screen.findByText('Cargando...')).toBeVisible();
    unmount();
    setAnswer(tenResults);
    open();
    await waitForResults('hack');
    expect(screen.queryByText('Cargando...')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('10 GIF para «hack»');
  });

  it('asks for pictures for all ages, with the key of the site', async () => {
    open('?q=ñandú');
    await waitForResults('ñandú');
    const { searchParams } = new URL(requests[0]?.url ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      api_key: 'llave',
      q: 'ñandú',
      rating: 'g',
      lang: 'es',
      limit: '10',
    });
  });

  it('shows small pictures that lead to the big ones in another tab', async () => {
    open();
    await waitForResults('hack');
    const [link] = getTerm('hack').getAllByRole('link');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute(
      'href',
      'https://media1.giphy.com/media/v1.token/abc/giphy-medium.gif',
    );
    expect(
      getTerm('hack').getByRole('img', { name: 'A GIF number 1' }),
    ).toHaveAttribute('src', expect.stringMatching(/200w\.webp$/));
  });

  it('describes a picture by the term where GIPHY does not', async () => {
    setAnswer(answerWithJson(search([{ ...createGif('a'), title: '' }])));
    open();
    expect(
      await screen.findByRole('img', { name: 'GIF de «hack»' }),
    ).toBeInTheDocument();
  });

  it('keeps the place of pictures that have no address', async () => {
    setAnswer(answerWithJson(search([{ ...createGif('a'), images: {} }])));
    open();
    expect(
      await screen.findByRole('img', { name: /imagen no disponible/ }),
    ).toBeVisible();
    expect(getTerm('hack').queryByRole('link')).not.toBeInTheDocument();
  });

  it('says when GIPHY has nothing, and what to try', async () => {
    setAnswer(answerWithJson(search([])));
    open('?q=gamusino');
    expect(
      await screen.findByText(/^GIPHY no tiene GIF para «gamusino»\. Prueba/),
    ).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'GIPHY no tiene GIF para «gamusino»',
    );
  });

  it('says that the key of the site was refused', async () => {
    setAnswer(() => new HttpResponse(null, { status: 401 }));
    open();
    expect(
      await screen.findByText(/la clave del sitio, que GIPHY no acepta/),
    ).toBeVisible();
    expect(getButton('Reintentar')).toBeEnabled();
  });

  it('does not blame the key for other failures, and recovers at one click', async () => {
    setAnswer(() => HttpResponse.text('<html>'));
    open();
    await screen.findByText('GIPHY respondió algo que no se entiende.');
    expect(screen.queryByText(/la clave del sitio/)).toBeNull();
    await userEvent.type(getField(), 'gat');
    setAnswer(tenResults);
    await userEvent.click(getButton('Reintentar'));
    await waitForResults('hack');
    expect(getField()).toHaveValue('gat');
    expect(requests).toHaveLength(2);
  });

  it('fails alone: the others keep their results', async () => {
    open();
    await waitForResults('hack');
    setAnswer(() => new HttpResponse(null, { status: 429 }));
    await submitTerm('perro');
    expect(
      await getTerm('perro').findByRole('button', { name: /Reintentar en/ }),
    ).toBeDisabled();
    await waitForResults('hack');
  });
});

describe('the list', () => {
  const readSearch = () => renderHook(useLocation).result.current.search;

  it('starts with «hack»', async () => {
    open();
    expect(listTerms()).toEqual(['hack']);
    await waitForResults('hack');
  });

  it('comes from the address and goes there, newest first', async () => {
    open('?q=perro&q=gato');
    await waitForResults('perro');
    await waitForResults('gato');
    await submitTerm('café & té');
    expect(listTerms()).toEqual(['café & té', 'perro', 'gato']);
    expect(new URLSearchParams(readSearch()).getAll('q')).toEqual(listTerms());
    expect(getSearchedTerms()).toHaveLength(3);
  });

  it('ignores what a link should not hold, and the rest of a very long one', async () => {
    const manyParameters = Array.from(
      { length: 1000 },
      (_, n) => `q=abc${n}`,
    ).join('&');
    open(`?q=x&q=perro&q=PERRO&${manyParameters}`);
    expect(listTerms()).toHaveLength(10);
    await waitForResults('abc8');
    expect(requests).toHaveLength(10);
  });

  it('can be empty: it asks nothing and says what to do', () => {
    open('?q=');
    expect(screen.getByText(/^Tu lista está vacía/)).toBeVisible();
    expect(requests).toHaveLength(0);
    expect(screen.queryByText('Powered by GIPHY')).not.toBeInTheDocument();
  });

  it('gives a term back where it was, without asking again', async () => {
    open('?q=perro&q=hack');
    await waitForResults('perro');
    await userEvent.click(getButton('Quitar «perro»'));
    expect(listTerms()).toEqual(['hack']);
    expect(readSearch()).toBe('?q=hack');
    expect(screen.getByRole('status')).toHaveTextContent('Quitaste «perro».');
    expect(getButton('Deshacer')).toHaveFocus();
    await userEvent.click(getButton('Deshacer'));
    expect(listTerms()).toEqual(['perro', 'hack']);
    expect(screen.getByRole('heading', { name: 'perro' })).toHaveFocus();
    await waitForResults('perro');
    expect(requests).toHaveLength(2);
    expect(
      screen.queryByRole('button', { name: 'Deshacer' }),
    ).not.toBeInTheDocument();
  });

  it('offers no way back any more once something else was added', async () => {
    open('?q=perro&q=hack');
    await userEvent.click(getButton('Quitar «perro»'));
    await submitTerm('gato');
    expect(
      screen.queryByRole('button', { name: 'Deshacer' }),
    ).not.toBeInTheDocument();
  });

  it('can lose its last term and get it back', async () => {
    open();
    await userEvent.click(getButton('Quitar «hack»'));
    expect(readSearch()).toBe('?q=');
    expect(screen.getByText(/^Tu lista está vacía/)).toBeVisible();
    await userEvent.click(getButton('Deshacer'));
    expect(listTerms()).toEqual(['hack']);
  });

  it('aborts the request of a term that is taken out on its way', async () => {
    setAnswer(neverAnswer);
    open();
    await waitFor(() => {
      expect(requests).toHaveLength(1);
    });
    await userEvent.click(getButton('Quitar «hack»'));
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it('has room for ten: the oldest leaves, and that can be undone', async () => {
    const full = Array.from({ length: 10 }, (_, n) => `abc${n}`);
    open(`?${full.map((term) => `q=${term}`).join('&')}`);
    await submitTerm('perro');
    expect(listTerms()).toEqual(['perro', ...full.slice(0, 9)]);
    expect(
      screen.getByText('Caben 10 búsquedas: salió la más antigua, «abc9».', {
        selector: 'span',
      }),
    ).toBeVisible();
    expect(getField()).toHaveFocus();
    await userEvent.click(getButton('Deshacer'));
    expect(listTerms()).toEqual(full);
  });
});
