import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { findHeadingLevel } from '../findHeadingLevel';

function findLevelIn(page: ReactNode): number {
  render(page);
  return findHeadingLevel(screen.getByRole('group'));
}

const block = <div role="group" />;

describe('findHeadingLevel', () => {
  it('is the level of a section when the page has begun none', () => {
    expect(
      findLevelIn(
        <article>
          <h1>Salida</h1>
          {block}
          <h2>Saltos de línea</h2>
        </article>,
      ),
    ).toBe(2);
  });

  it('is one level deeper inside a section', () => {
    expect(
      findLevelIn(
        <article>
          <h1>Salida</h1>
          <h2>Saltos de línea</h2>
          {block}
        </article>,
      ),
    ).toBe(3);
  });

  it('does not count the headings outside the article', () => {
    expect(
      findLevelIn(
        <>
          <h2>Menú</h2>
          <article>{block}</article>
        </>,
      ),
    ).toBe(2);
  });
});
