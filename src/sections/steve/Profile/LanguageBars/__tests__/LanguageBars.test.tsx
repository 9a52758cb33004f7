import { render, screen } from '@testing-library/react';
import { profile } from '../../../../../data/profile';
import LanguageBars from '..';

it('says each language with its percentage as plain text', () => {
  render(<LanguageBars languages={profile.languages} />);
  const items = screen.getAllByRole('listitem').map(({ textContent }) =>
    // Assistive technology reads the non-breaking space before % as a space.
    textContent.replaceAll('\u00a0', ' '),
  );
  expect(items).toEqual([
    'JavaScript: 90 %',
    'Python: 10 %',
    'C: 10 %',
    'Java: 80 %',
  ]);
});

it('draws a bar as long as the percentage and hides it from screen readers', () => {
  const { container } = render(
    <LanguageBars languages={[{ name: 'C', percent: 10 }]} />,
  );
  const bar = container.querySelector('svg');
  expect(bar).toHaveAttribute('aria-hidden', 'true');
  expect(bar?.querySelector('rect:last-child')).toHaveAttribute('width', '10');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
