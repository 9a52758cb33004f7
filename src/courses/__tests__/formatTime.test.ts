import { formatTime } from '../formatTime';

it.each([
  [[30, 35], 25, 'dos ratos de 30 y 35 min; reto, 25 más'],
  [[30, 30], 25, 'dos ratos de 30 min; reto, 25 más'],
  [[45], 25, '45 min; reto, 25 más'],
  [[45], 0, '45 min'],
])(
  'writes sittings of %j and a challenge of %d as «%s»',
  (sittings, challenge, text) => {
    expect(formatTime({ sittings, challenge })).toBe(text);
  },
);
