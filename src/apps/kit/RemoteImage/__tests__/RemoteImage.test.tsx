import { fireEvent, render, screen } from '@testing-library/react';
import RemoteImage from '..';

function show(src: string | null, alt = 'Un gato') {
  return render(<RemoteImage src={src} alt={alt} width={300} height={200} />);
}

it('keeps the place of a picture that has no address', () => {
  show(null);
  expect(
    screen.getByRole('img', { name: 'Un gato (imagen no disponible)' }),
  ).toHaveStyle({ aspectRatio: '300 / 200' });
});

it('keeps the place of a picture that does not arrive', () => {
  show('https://yesno.wtf/a.gif');
  fireEvent.error(screen.getByRole('img', { name: 'Un gato' }));
  expect(
    screen.getByRole('img', { name: 'Un gato (imagen no disponible)' }),
  ).toBeVisible();
});

it('tries again when it gets another address', () => {
  const { rerender } = show('https://yesno.wtf/a.gif');
  fireEvent.error(screen.getByRole('img', { name: 'Un gato' }));
  rerender(
    <RemoteImage
      src="https://yesno.wtf/b.gif"
      alt="Un gato"
      width={300}
      height={200}
    />,
  );
  expect(screen.getByRole('img', { name: 'Un gato' })).toHaveAttribute(
    'src',
    'https://yesno.wtf/b.gif',
  );
});
