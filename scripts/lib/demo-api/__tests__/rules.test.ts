/** @jest-environment node */
import { UserError } from '../../cli.mjs';
import { createRules, parseLatency, parseRules } from '../rules.mjs';

it.each([
  ['marvel:500', /servicio «marvel».*\n.*giphy, yesno, rickandmorty, pokeapi/],
  ['pokeapi:explode', /fallo «explode».*\n.*500, 502.*synthetic, latency/],
  ['yesno:nextloop', /«nextloop» no tiene sentido en yesno.*\n.*rickandmorty/],
  ['pokeapi:500:3', /«500» no admite «3».*\n.*solo «pokeapi:500»/],
  ['pokeapi:429:soon', /«429» no admite «soon».*\n.*segundos/],
  ['pokeapi:latency', /demora «»/],
  ['pokeapi:latency:9-1', /demora «9-1»/],
  ['pokeapi', /regla «pokeapi».*\n.*servicio:fallo/],
  ['pokeapi:500*many', /regla «pokeapi:500\*many»/],
  ['pokeapi:500@api', /regla «pokeapi:500@api»/],
])('refuses the rule %s and says what would be right', (text, message) => {
  expect(() => parseRules(text)).toThrow(UserError);
  expect(() => parseRules(text)).toThrow(message);
});

it('refuses a delay that is not a number or runs backwards', () => {
  expect(() => parseLatency('slow')).toThrow('«slow»');
  expect(() => parseLatency('200-100')).toThrow('«200-100»');
});

it('reads one delay, or a range', () => {
  expect(parseLatency('300')).toEqual([300, 300]);
  expect(parseLatency('200-1500')).toEqual([200, 1500]);
});

it('reads several rules with their arguments, times and paths', () => {
  const permanentRule = { argument: undefined, times: Infinity, path: '/' };
  expect(
    parseRules(
      ' pokeapi:500, giphy:429:3*2 ,yesno:nocors@/api,rickandmorty:hang*1@/api/episode?page=2',
    ),
  ).toEqual([
    { ...permanentRule, service: 'pokeapi', word: '500' },
    {
      ...permanentRule,
      service: 'giphy',
      word: '429',
      argument: '3',
      times: 2,
    },
    { ...permanentRule, service: 'yesno', word: 'nocors', path: '/api' },
    {
      ...permanentRule,
      service: 'rickandmorty',
      word: 'hang',
      times: 1,
      path: '/api/episode?page=2',
    },
  ]);
  expect(parseRules('')).toEqual([]);
});

it('spoils as many requests as a rule says and takes the next rule then', () => {
  const rules = createRules('giphy:500*2,giphy:hang*1');
  const words = Array.from(
    { length: 4 },
    () => rules.judge('giphy', 'data', '/v1').fault?.word,
  );
  expect(words).toEqual(['500', '500', 'hang', undefined]);
});

it('leaves other services, paths and pictures alone', () => {
  const rules = createRules('rickandmorty:500@/api/episode');
  expect(rules.judge('pokeapi', 'data', '/api/episode').fault).toBeUndefined();
  expect(
    rules.judge('rickandmorty', 'data', '/api/character').fault,
  ).toBeUndefined();
  expect(
    rules.judge('rickandmorty', 'image', '/api/episode').fault,
  ).toBeUndefined();
  expect(
    rules.judge('rickandmorty', 'data', '/api/episode?page=2').fault,
  ).toMatchObject({ word: '500' });
});

it('lets a fault of pictures touch pictures only', () => {
  const rules = createRules('pokeapi:brokenimg');
  expect(rules.judge('pokeapi', 'data', '/api').fault).toBeUndefined();
  expect(rules.judge('pokeapi', 'image', '/x.png').fault?.word).toBe(
    'brokenimg',
  );
});

it('draws the same delays in every run, each within its range', () => {
  const draw = () => {
    const rules = createRules('giphy:latency:200-1500,giphy:500*1');
    return Array.from({ length: 20 }, () =>
      rules.judge('giphy', 'data', '/v1'),
    );
  };
  const delays = draw().map(({ delayMs }) => delayMs);
  expect(delays).toEqual(draw().map(({ delayMs }) => delayMs));
  expect(new Set(delays).size).toBeGreaterThan(15);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(200);
  expect(Math.max(...delays)).toBeLessThanOrEqual(1500);
  expect(draw()[0]?.fault?.word).toBe('500');
});

it('delays every answer by the general latency where no rule says otherwise', () => {
  const rules = createRules('giphy:latency:5', { latency: [70, 70] });
  expect(rules.judge('giphy', 'data', '/v1').delayMs).toBe(5);
  expect(rules.judge('giphy', 'image', '/media').delayMs).toBe(70);
  expect(rules.judge('yesno', 'data', '/api').delayMs).toBe(70);
});
