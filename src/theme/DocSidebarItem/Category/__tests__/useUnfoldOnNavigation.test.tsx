import { render, screen } from '@testing-library/react';
import { useUnfoldOnNavigation } from '../useUnfoldOnNavigation';

function Category({
  isActive,
  path,
}: {
  readonly isActive: boolean;
  readonly path: string;
}) {
  return <details ref={useUnfoldOnNavigation(isActive, path)} />;
}

const fold = () => screen.getByRole<HTMLDetailsElement>('group');

it('leaves folded what the reader folded before the application arrived', () => {
  render(<Category isActive path="/curso/uno/" />);
  expect(fold().open).toBe(false);
});

it('unfolds when the reader goes to one of its pages', () => {
  const { rerender } = render(<Category isActive path="/curso/uno/" />);
  rerender(<Category isActive path="/curso/dos/" />);
  expect(fold().open).toBe(true);
});

it('stays folded when the reader goes to a page outside of it', () => {
  const { rerender } = render(<Category isActive path="/curso/uno/" />);
  rerender(<Category isActive={false} path="/otro/" />);
  expect(fold().open).toBe(false);
});
