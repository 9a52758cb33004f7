/** Creates a generator of numbers from 0 to 1, always the same for a seed. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Source of a generated query, with the columns that it may name. */
interface Source {
  readonly sql: string;
  readonly alias: string;
  readonly numbers: readonly string[];
  readonly texts: readonly string[];
}

const SOURCES: readonly Omit<Source, 'alias'>[] = [
  {
    sql: 'juego',
    numbers: ['id', 'precio', 'jugadores'],
    texts: ['titulo', 'genero'],
  },
  { sql: 'socio', numbers: ['id', 'padrino'], texts: ['nombre', 'barrio'] },
  {
    sql: 'prestamo',
    numbers: ['id', 'juego_id', 'socio_id', 'nota'],
    texts: ['dia'],
  },
  { sql: 'etiqueta', numbers: ['juego_id'], texts: ['texto'] },
  { sql: 'vacia', numbers: ['id', 'nota'], texts: [] },
  { sql: 'caro', numbers: ['id', 'precio'], texts: ['titulo'] },
  {
    sql: '(SELECT genero AS texto, count(*) AS id FROM juego GROUP BY genero)',
    numbers: ['id'],
    texts: ['texto'],
  },
];

/** Choices of a generated query. */
class QueryWriter {
  readonly #random: () => number;
  #sources: readonly Source[] = [];

  constructor(seed: number) {
    this.#random = createRandom(seed);
  }

  #pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new Error('nothing to pick');
    return item;
  }

  #happens(probability: number): boolean {
    return this.#random() < probability;
  }

  #repeat<Item>(most: number, create: () => Item): readonly Item[] {
    const count = 1 + Math.floor(this.#random() * most);
    return Array.from({ length: count }, create);
  }

  #number(sources = this.#sources): string {
    const { alias, numbers } = this.#pick(sources);
    return `${alias}.${this.#pick(numbers)}`;
  }

  #text(): string {
    const sources = this.#sources.filter(({ texts }) => texts.length > 0);
    if (sources.length === 0) return this.#number();
    const { alias, texts } = this.#pick(sources);
    return `${alias}.${this.#pick(texts)}`;
  }

  #column(): string {
    return this.#pick([
      () => this.#number(),
      () => this.#text(),
      () => this.#text(),
      () => `${this.#number()} + 1`,
      () => `coalesce(${this.#text()}, 'nada')`,
      () => `length(${this.#text()})`,
    ])();
  }

  #condition(): string {
    const simple = this.#pick([
      () => `${this.#number()} > ${this.#pick(['1', '3', '20'])}`,
      () =>
        `${this.#text()} = ${this.#pick(["'Oca'", "'ana'", "'mesa'", "'viaje'"])}`,
      () => `${this.#text()} LIKE '%a%'`,
      () => `${this.#text()} IS NOT NULL`,
      () => `${this.#number()} BETWEEN 1 AND 5`,
      () => `${this.#number()} IN (SELECT juego_id FROM etiqueta)`,
      () => `${this.#number()} NOT IN (1, 3)`,
      () =>
        `EXISTS (SELECT 1 FROM prestamo x WHERE x.juego_id = ${this.#number()})`,
    ])();
    if (!this.#happens(0.3)) return simple;
    return this.#happens(0.3)
      ? `NOT (${simple})`
      : `${simple} ${this.#pick(['AND', 'OR'])} ${this.#condition()}`;
  }

  #from(): string {
    const count = this.#pick([1, 1, 2, 2, 2, 3]);
    const sources = Array.from({ length: count }, (_, index) => ({
      ...this.#pick(SOURCES),
      alias: `t${String(index)}`,
    }));
    this.#sources = sources;
    const texts = sources.map(({ sql, alias }, index) => {
      if (index === 0) return `${sql} AS ${alias}`;
      const join = this.#pick([
        'JOIN',
        'LEFT JOIN',
        'LEFT JOIN',
        'RIGHT JOIN',
        'FULL JOIN',
        'CROSS JOIN',
        ',',
      ]);
      if (join === 'CROSS JOIN' || join === ',')
        return `${join} ${sql} ${alias}`;
      const left = this.#number(sources.slice(0, index));
      const right = this.#number(sources.slice(index, index + 1));
      const extra = this.#happens(0.2) ? ` AND ${right} > 1` : '';
      return `${join} ${sql} AS ${alias} ON ${left} = ${right}${extra}`;
    });
    return `FROM ${texts.join(' ')}`;
  }

  #aggregate(): string {
    return this.#pick([
      () => 'count(*)',
      () => `count(DISTINCT ${this.#text()})`,
      () => `sum(${this.#number()})`,
      () => `max(${this.#number()})`,
      () => `avg(${this.#number()})`,
    ])();
  }

  /** Writes DISTINCT, columns and all that comes before ORDER BY. */
  #core(): { readonly sql: string; readonly columns: readonly string[] } {
    const from = this.#from();
    const where = this.#happens(0.6) ? ` WHERE ${this.#condition()}` : '';
    const distinct = this.#happens(0.2) ? 'DISTINCT ' : '';
    if (this.#happens(0.35)) {
      const keys = this.#repeat(2, () => this.#text());
      const hasKeys = this.#happens(0.8);
      const columns = [
        ...(hasKeys ? keys : []),
        ...this.#repeat(2, () => this.#aggregate()),
      ];
      const groupBy = hasKeys ? ` GROUP BY ${keys.join(', ')}` : '';
      const having = this.#happens(0.4)
        ? ` HAVING ${this.#aggregate()} > 1`
        : '';
      return {
        sql: `SELECT ${distinct}${columns.join(', ')} ${from}${where}${groupBy}${having}`,
        columns,
      };
    }
    if (this.#happens(0.2))
      return { sql: `SELECT ${distinct}* ${from}${where}`, columns: [] };
    const columns = [
      ...this.#repeat(3, () => this.#column()),
      ...(this.#happens(0.1)
        ? [`row_number() OVER (ORDER BY ${this.#number()}, ${this.#text()})`]
        : []),
    ];
    return {
      sql: `SELECT ${distinct}${columns.join(', ')} ${from}${where}`,
      columns,
    };
  }

  write(): string {
    const { sql, columns } = this.#core();
    const isGrouped = / GROUP BY | HAVING |count\(|sum\(|max\(|avg\(/.test(
      sql.replaceAll(/\((SELECT[^()]*(\([^()]*\)[^()]*)*)\)/g, ''),
    );
    const terms = this.#repeat(2, () =>
      this.#pick([
        () => '1',
        () => (isGrouped ? 'count(*)' : this.#text()),
        () => (columns.length > 0 ? this.#pick(columns) : '2'),
      ])(),
    ).map(
      (term) => `${term} ${this.#pick(['ASC', 'DESC', 'DESC NULLS LAST'])}`,
    );
    const orderBy = this.#happens(0.5) ? ` ORDER BY ${terms.join(', ')}` : '';
    const limit = this.#happens(0.3)
      ? ` LIMIT ${this.#pick(['0', '1', '3', '100', '-1'])}${this.#happens(0.4) ? ' OFFSET 2' : ''}`
      : '';
    return sql + orderBy + limit;
  }
}

/** Writes a query on the sample tables, always the same for a seed. */
export const createQuery = (seed: number): string =>
  new QueryWriter(seed).write();
