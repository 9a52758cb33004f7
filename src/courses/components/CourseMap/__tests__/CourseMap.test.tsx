import { act, render, screen, within } from '@testing-library/react';
import { markLesson } from '../../../../progress/current';
import CourseMap from '..';
import CourseModule from '../CourseModule';
import MapLesson from '../MapLesson';
import ModuleProject from '../ModuleProject';

const map = (
  <CourseMap totals={['2 módulos', '1 lección lista']}>
    <CourseModule
      number={1}
      picture="/img/bloques/uno.svg"
      time="55 min"
      paths={['/c/uno/']}
    >
      <h3>1. Uno</h3>
      <ul>
        <li>
          <MapLesson path="/c/uno/" sittings={[30, 25]}>
            <a href="/c/uno/">La primera</a>
          </MapLesson>
        </li>
        <li>
          <MapLesson note="pronto">La segunda</MapLesson>
        </li>
      </ul>
    </CourseModule>
    <CourseModule number={2} paths={[]}>
      <h3>2. Dos</h3>
      <ul>
        <li>
          <MapLesson>La tercera</MapLesson>
        </li>
      </ul>
      <ModuleProject>
        <MapLesson>El juego</MapLesson>
      </ModuleProject>
    </CourseModule>
  </CourseMap>
);

const getModule = (title: string) => {
  const card = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name: title }));
  if (!card) throw new Error(`no card for ${title}`);
  return card;
};

it('says of a module what it takes, and of each lesson its minutes or that it is to come', () => {
  render(map);
  const first = within(getModule('1. Uno'));
  expect(
    first.getByText('55 min', { selector: '[class*=badge]' }),
  ).toBeVisible();
  expect(first.getByText('La primera').closest('li')).toHaveTextContent(
    'La primera 30 + 25 min',
  );
  expect(first.getByText('La segunda').closest('li')).toHaveTextContent(
    'La segunda pronto',
  );
});

it('says once of a module with nothing to read that it is to come, and links to none of it', () => {
  render(map);
  const second = within(getModule('2. Dos'));
  expect(second.getByText('Pronto')).toBeVisible();
  expect(second.queryByText(/pronto/)).toBeNull();
  expect(second.queryByRole('link')).toBeNull();
  expect(second.getByText('Proyecto').parentElement).toHaveTextContent(
    'Proyecto El juego',
  );
});

it('ticks a lesson when it is done, and counts it in its module', () => {
  render(map);
  const first = within(getModule('1. Uno'));
  expect(first.getByText(/0 de 1 lecciones/)).toBeVisible();
  act(() => {
    markLesson('/c/uno/', true);
  });
  expect(first.getByText('La primera').closest('li')).toHaveTextContent(
    'La primera 30 + 25 min (hecha)',
  );
  expect(first.getByText(/1 de 1 lecciones/)).toBeVisible();
});

it('has a picture that only decorates, or the number of the module', () => {
  render(map);
  expect(getModule('1. Uno').querySelector('img')).toHaveAttribute('alt', '');
  expect(getModule('2. Dos').querySelector('img')).toBeNull();
  expect(within(getModule('2. Dos')).getByText('2')).toHaveAttribute(
    'aria-hidden',
    'true',
  );
});
