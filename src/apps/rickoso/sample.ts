import type { PageQuery } from '../../api/rickandmorty/client';
import type {
  Character,
  Episode,
  Location,
  ResultPage,
} from '../../api/rickandmorty/schema';

const PAGE_SIZE = 20;

// Names and facts only, no texts or pictures of the series. cspell:disable
const characters = `
Rick Sanchez|Alive|Human|Male
Morty Smith|Alive|Human|Male
Summer Smith|Alive|Human|Female
Beth Smith|Alive|Human|Female
Jerry Smith|Alive|Human|Male
Abadango Cluster Princess|Alive|Alien|Female
Abradolf Lincler|unknown|Human|Male
Adjudicator Rick|Dead|Human|Male
Agency Director|Dead|Human|Male
Alan Rails|Dead|Human|Male
Albert Einstein|Dead|Human|Male
Alexander|Dead|Human|Male
Alien Googah|unknown|Alien|unknown
Alien Morty|unknown|Alien|Male
Alien Rick|unknown|Alien|Male
Amish Cyborg|Dead|Alien|Male
Annie|Alive|Human|Female
Antenna Morty|Alive|Human|Male
Antenna Rick|unknown|Human|Male
Ants in my Eyes Johnson|unknown|Human|Male
Aqua Morty|unknown|Humanoid|Male
Aqua Rick|unknown|Humanoid|Male
Arcade Alien|unknown|Alien|Male
Armagheadon|Alive|Alien|Male`;

const locations = `
Earth (C-137)|Planet|Dimension C-137
Abadango|Cluster|unknown
Citadel of Ricks|Space station|unknown
Worldender's lair|Planet|unknown
Anatomy Park|Microverse|Dimension C-137
Interdimensional Cable|TV|unknown
Immortality Field Resort|Resort|unknown
Post-Apocalyptic Earth|Planet|Post-Apocalyptic Dimension
Purge Planet|Planet|Replacement Dimension
Venzenulon 7|Planet|unknown
Bepis 9|Planet|unknown
Cronenberg Earth|Planet|Cronenberg Dimension
Nuptia 4|Planet|unknown
Giant's Town|Fantasy town|Fantasy Dimension
Bird World|Planet|unknown
St. Gloopy Noops Hospital|Space station|unknown
Earth (5-126)|Planet|Dimension 5-126
Mr. Goldenfold's dream|Dream|Replacement Dimension
Gromflom Prime|Planet|Replacement Dimension
Earth (Replacement Dimension)|Planet|Replacement Dimension`;

const episodes = `
Pilot|December 2, 2013|S01E01
Lawnmower Dog|December 9, 2013|S01E02
Anatomy Park|December 16, 2013|S01E03
M. Night Shaym-Aliens!|January 13, 2014|S01E04
Meeseeks and Destroy|January 20, 2014|S01E05
Rick Potion #9|January 27, 2014|S01E06
Raising Gazorpazorp|March 10, 2014|S01E07
Rixty Minutes|March 17, 2014|S01E08
Something Ricked This Way Comes|March 24, 2014|S01E09
Close Rick-counters of the Rick Kind|April 7, 2014|S01E10
Ricksy Business|April 14, 2014|S01E11
A Rickle in Time|July 26, 2015|S02E01
Mortynight Run|August 2, 2015|S02E02
Auto Erotic Assimilation|August 9, 2015|S02E03
Total Rickall|August 16, 2015|S02E04
Get Schwifty|August 23, 2015|S02E05
The Ricks Must Be Crazy|August 30, 2015|S02E06
Big Trouble in Little Sanchez|September 13, 2015|S02E07
Interdimensional Cable 2: Tempting Fate|September 20, 2015|S02E08
Look Who's Purging Now|September 27, 2015|S02E09
The Wedding Squanchers|October 4, 2015|S02E10
The Rickshank Rickdemption|April 1, 2017|S03E01
Rickmancing the Stone|July 30, 2017|S03E02
Pickle Rick|August 6, 2017|S03E03`;
// cspell:enable

function parseTable<Entry>(
  table: string,
  parseEntry: (cells: readonly string[]) => Entry,
): readonly (Entry & { readonly id: number })[] {
  const rows = table.trim().split('\n');
  return rows.map((row, index) => ({
    id: index + 1,
    ...parseEntry(row.split('|')),
  }));
}

/** First entries of each list, for when the service fails. */
export const sample = {
  characters: parseTable<Omit<Character, 'id'>>(
    characters,
    ([name = '', status = '', species = '', gender = '']) => ({
      name,
      status,
      species,
      gender,
      image: null,
    }),
  ),
  locations: parseTable<Omit<Location, 'id'>>(
    locations,
    ([name = '', type = '', dimension = '']) => ({ name, type, dimension }),
  ),
  episodes: parseTable<Omit<Episode, 'id'>>(
    episodes,
    ([name = '', air_date = '', episode = '']) => ({ name, air_date, episode }),
  ),
};

/** Returns one page of the sample, filtered as the service does. */
export function getSamplePage<
  Entry extends { readonly name: string; readonly status?: string },
>(
  entries: readonly Entry[],
  { page, name = '', status = '' }: PageQuery,
): ResultPage<Entry> {
  const has = (text: string, part: string) =>
    text.toLowerCase().includes(part.toLowerCase());
  const matchingEntries = entries.filter(
    (entry) => has(entry.name, name) && has(entry.status ?? '', status),
  );
  return {
    count: matchingEntries.length,
    pages: Math.ceil(matchingEntries.length / PAGE_SIZE),
    results: matchingEntries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  };
}
