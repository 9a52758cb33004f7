/** @jest-environment node */
import type { CardData } from '../../data/shared/fields';
import { splitByCourse } from '../cards';

const createCard = (title: string, path: string): CardData => ({
  title,
  to: path,
  author: 'steve',
  date: '2024-01-16',
  text: 'Un texto.',
});

it('sets the card that each course begins with apart from the others', () => {
  const cards = [
    createCard('Uno', '/a/'),
    createCard('Otro', '/a/'),
    createCard('Dos', '/b/'),
  ];
  const { courseCards, moreCards } = splitByCourse(cards);
  expect(courseCards.map(({ title }) => title)).toEqual(['Uno', 'Dos']);
  expect(moreCards.map(({ title }) => title)).toEqual(['Otro']);
});

it('has nothing for an area without courses', () => {
  expect(splitByCourse(undefined)).toEqual({ courseCards: [], moreCards: [] });
});
