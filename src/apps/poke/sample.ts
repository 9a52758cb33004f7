import { PAGE_SIZE } from '../../api/pokeapi/client';
import type { CreatureDetail, CreatureList } from '../../api/pokeapi/schema';
import { searchPage } from './search';

const stats = [
  'hp',
  'attack',
  'defense',
  'special-attack',
  'special-defense',
  'speed',
];

// Name, height, weight, types and base stats: facts only. cspell:disable
const creatures = `
bulbasaur|7|69|grass,poison|45,49,49,65,65,45
ivysaur|10|130|grass,poison|60,62,63,80,80,60
venusaur|20|1000|grass,poison|80,82,83,100,100,80
charmander|6|85|fire|39,52,43,60,50,65
charmeleon|11|190|fire|58,64,58,80,65,80
charizard|17|905|fire,flying|78,84,78,109,85,100
squirtle|5|90|water|44,48,65,50,64,43
wartortle|10|225|water|59,63,80,65,80,58
blastoise|16|855|water|79,83,100,85,105,78
caterpie|3|29|bug|45,30,35,20,20,45
metapod|7|99|bug|50,20,55,25,25,30
butterfree|11|320|bug,flying|60,45,50,90,80,70
weedle|3|32|bug,poison|40,35,30,20,20,50
kakuna|6|100|bug,poison|45,25,50,25,25,35
beedrill|10|295|bug,poison|65,90,40,45,80,75
pidgey|3|18|normal,flying|40,45,40,35,35,56
pidgeotto|11|300|normal,flying|63,60,55,50,50,71
pidgeot|15|395|normal,flying|83,80,75,70,70,101
rattata|3|35|normal|30,56,35,25,35,72
raticate|7|185|normal|55,81,60,50,70,97
spearow|3|20|normal,flying|40,60,30,31,31,70
fearow|12|380|normal,flying|65,90,65,61,61,100
ekans|20|69|poison|35,60,44,40,54,55
arbok|35|650|poison|60,95,69,65,79,80
pikachu|4|60|electric|35,55,40,50,50,90`;
// cspell:enable

/** First creatures of the list, for when the service fails. */
export const sample: readonly CreatureDetail[] = creatures
  .trim()
  .split('\n')
  .map((row, index) => {
    const [name = '', height, weight, types = '', values = ''] = row.split('|');
    const numbers = values.split(',').map(Number);
    return {
      id: index + 1,
      name,
      height: Number(height),
      weight: Number(weight),
      types: types.split(',').map((type) => ({ type: { name: type } })),
      stats: stats.map((stat, statIndex) => ({
        base_stat: numbers[statIndex] ?? 0,
        stat: { name: stat },
      })),
    };
  });

/** Returns one page of the sample, or of the search results in it. */
export function getSamplePage(page: number, search: string): CreatureList {
  const results = sample.map(({ id, name }) => ({ id, name }));
  const list = { count: results.length, results };
  return search === ''
    ? {
        count: list.count,
        results: results.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      }
    : searchPage(list, search, page);
}
