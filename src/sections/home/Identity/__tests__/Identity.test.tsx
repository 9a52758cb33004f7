import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { courses } from '../../../../courses';
import { owner } from '../../../../data/owner';
import Identity from '..';

function resizeTo(width: number, height: number): void {
  window.innerWidth = width;
  window.innerHeight = height;
  window.dispatchEvent(new Event('resize'));
}

/** Returns the value of a row of the list, with plain spaces. */
function getFactValue(label: string): string | undefined {
  const value = screen.getByText(label).nextElementSibling;
  return value?.textContent.replaceAll('\u00a0', ' ');
}

it('lists owner, channel, version and courses', () => {
  render(<Identity />);
  expect(getFactValue('usuario')).toBe(owner.name);
  expect(getFactValue('versión')).toBe('3.1.0');
  expect(getFactValue('cursos')).toBe(
    courses.map(({ subject }) => subject).join(', '),
  );
  expect(
    screen.getByRole('link', { name: /^@.+ \(se abre en otra pestaña\)$/ }),
  ).toHaveAttribute('href', owner.channel);
});

it('follows the size of the window', () => {
  resizeTo(1440, 900);
  render(<Identity />);
  expect(getFactValue('ventana')).toBe('1440 × 900');
  act(() => {
    resizeTo(360, 740);
  });
  expect(getFactValue('ventana')).toBe('360 × 740');
});

it('leaves it to the style sheet on the server, and says so where that cannot', () => {
  expect(renderToString(<Identity />)).toContain('<span>sin medir</span>');
});

it('describes the mascot to those who do not see it', () => {
  render(<Identity />);
  expect(screen.getByRole('img', { name: /^Un robot saluda/ })).toBeVisible();
});
