/** @typedef {import('../deterministic.mjs').Words} Words */

export const namePrefixes = /** @type {Words} */ (
  'Captain Doctor Little Old Young Tiny Giant Brave Silent Velvet Copper Marble Lunar Solar Rusty Cosmic Hidden Frozen Golden Crystal Electric Wooden Paper Plastic Holographic Invisible Backwards Sleepy Angry Gentle Lucky Clever'.split(
    ' ',
  )
);

export const nameEndings = /** @type {Words} */ (
  'Rick Morty Summer Beth Jerry Turnip Lantern Comet Teapot Cactus Pumpkin Walrus Beetle Pebble Cloud Thimble Button Ribbon Marmot Otter Pigeon Badger Salmon Wizard Plumber Baker Gardener Rocket Mushroom'.split(
    ' ',
  )
);

export const placeKinds = /** @type {[string, string][]} */ ([
  ['Prime', 'Planet'],
  ['Cluster', 'Cluster'],
  ['Station', 'Space station'],
  ['Microverse', 'Microverse'],
  ['Resort', 'Resort'],
  ['Dream', 'Dream'],
  ['Show', 'TV'],
]);

export const species = /** @type {Words} */ ([
  'Human',
  'Human',
  'Human',
  'Alien',
  'Alien',
  'Humanoid',
  'Robot',
  'Animal',
  'Mythological Creature',
  'Disease',
  'unknown',
]);

export const types = /** @type {Words} */ ([
  'Clone',
  'Parasite',
  'Genetic experiment',
  'Superhuman',
  'Giant',
  'Soulless Puppet',
]);
