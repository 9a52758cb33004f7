import type { Cell } from './sqlText';

/**
 * Games, one per line: title, year of release, medium, players, price in cents,
 * copies and genres. An empty field is unknown; a price of 0 is a present.
 */
const GAMES = `Marea de bits|1994|cartucho|2|4550|3|AP
Gato de alquiler|1989|casete|1|1200|2|A
Ñandú veloz|1991|cartucho|4|3999|2|CD
La penúltima vida|1998|disco|1|5250|1|AP
Rock 'n' Raíz|2003|disco|4|6100|2|M
Dragón con gripe||cartucho|2|0|1|AR
ÓRBITA TORCIDA|1984|casete|1|950|1|Z
La torre del té|1991|cartucho|1|4550|2|EZ
super_salto|1987|casete|2||1|P
Pingüino al volante|1996|disco|4|4999|1|C
Sopa de píxeles||cartucho||2500|1|Z
Gato de alquiler|2004|disco|2|5999|1|AS
Liga de tortugas|1998|disco|8|5250|2|D
100% queso|1984|casete|1|875|1|ZP
Capitana Brújula|1991|cartucho|1|3450|1|AER
ábaco salvaje||disco|2|1999|1|Z
Sopa de píxeles 2|1999|disco|2|4100|1|Z
Mil y una llaves|1992|cartucho|1|3700|1|AZ
Volcán en oferta|1995|cartucho|2|2800|1|ES
Bar d'Ogros|2001|disco|4|5400|1|RS
Ajedrez sin reyes|1986|casete|2|999|1|E
Cohete de cartón|1990|cartucho|1|3200|1|XS
Granja nocturna|2005|disco|2|6999|2|S
¿Quién apagó la luna?|1997|disco|1|4400|1|AZ
Espadas y pantuflas|1993|cartucho|2|3650|1|RX
El robot que lloraba aceite|2002|disco|1|5750|1|A
Caracoles a fondo|1988|casete|2|1100|1|C
La biblioteca giratoria|2000|disco|1|4825|1|Z
Detective Paréntesis|1995|cartucho|1|3300|1|A
Bosque de paraguas||disco|1||1|PA
Fútbol de cangrejos|1994|cartucho|4|3999|2|D
Tejado tras tejado|1992|cartucho|1|3100|1|P
La venganza del ascensor|1985|casete|1|0|1|XP
Nave Anchoa|1987|casete|2|1050|1|X
Trufa, la cerda astronauta|2006|disco|2|7450|1|PS
Isla de los lunes|1999|disco|1|4600|1|S
Ninja de oficina|1996|disco|1|4350|1|X
Panadería de guardia|2008|disco|4|7999|1|S
Reino de calcetín|1993|cartucho|1|3550|1|ER
Doble o momia|1990|cartucho|2|2950|1|AX
El mapa mojado|1986|casete|1|0|1|A
Cien años de combo|2007|disco|2|8990|1|X
Tambores del sótano|2009|disco|4|8990|1|M
Reina por descarte|1997|disco|2|4150|1|E
Meteorito sentimental|2001|disco|1|5050|1|AM
Abejas contra el reloj|1998|disco|4|4700|1|X
La gotera|1983|casete|1||1|Z
Tractor infinito|2004|disco|2|5600|1|CS
CIRCO SIN RED|1989|casete|2|1250|1|P
Héroe a tiempo parcial|2003|disco|1|6250|1|R
Laberinto de bolsillo|1985|casete|1|900|1|Z
Yoyó galáctico|1991|cartucho|2|2750|1|DP
Hotel de los yetis|2002|disco|1||1|AS
Último tren a Nube|2000|disco|1|4999|1|A
lince y compañía|1994|cartucho|1|0|1|A
Fábrica de eclipses|2006|disco|1|6800|1|EZ
Mudanza espacial|2008|disco|4|7600|1|SX
Cartero de dragones|1999|disco|1|4225|1|AR
Submarino prestado|1996|disco|1|4450|1|E
Simulador de hacer fila|2005|disco|1|5900|1|S`;

/** Genres, each with the letter that stands for it in the games. */
const GENRES = `A|Aventura
C|Carreras
D|Deportes
E|Estrategia
M|Música
P|Plataformas
R|Rol
S|Simulación
T|Terror
X|Acción
Z|Puzle`;

/** Members: name, neighbourhood and date of birth. */
const MEMBERS = `Aurora|Centro|1991-04-02
Bruno|La Peña|2003-11-19
Celia|El Águila|1968-07-30
Íñigo|centro|
Begoña|Los Álamos|1955-01-08
José Ángel|La Peña|1984-09-14
Lucía|Centro|2011-05-27
Óscar||1999-12-31
Tomás|los álamos|2009-03-15
Ximena|El Águila|1977-10-06
Nahuel|La Peña|2012-08-21
Zoé|Centro|
Renata|Puerto|1990-02-11
Matías|La Peña|2010-06-18
María José|EL ÁGUILA|1962-11-25
Martín|Centro|2008-02-29
Valentina|Puerto|1995-05-03
Úrsula|Los Álamos|1949-10-12
Ignacio||
Gael|La Peña|2013-01-17
Inés|Centro|1987-07-07
Joaquín|Puerto|1974-03-22
lucía|la peña|2005-09-09
Sofía|Centro|2011-12-01
Emilia|El Águila|1993-06-28
Ramón|Los Álamos|1958-08-05
Guadalupe|Puerto|
Simón|Centro|2010-10-10
Ágata|La Peña|1981-04-26
Pilar|centro|1970-12-13
Elías|El Águila|2007-01-30
Noa|Puerto|2012-02-14
Iván|La Peña|1996-08-08
Dánae|Centro|2001-03-03
MARTÍN|Los Álamos|1965-05-19
Yolanda||1979-09-27
Camilo|El Águila|2009-11-11
Rocío|Puerto|1986-06-06
Nico|Centro|2014-04-04
Abril|La Peña|2002-04-30`;

/** Reads a field: a number, a text, or nothing. */
function readField(text: string): Cell {
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Reads the columns of a table written one row per line. */
const readColumns = (text: string): Cell[][] => {
  const rows = text.split('\n').map((line) => line.split('|').map(readField));
  return (rows[0] ?? []).map((_, index) =>
    rows.map((row) => row[index] ?? null),
  );
};

export const readGames = (): Cell[][] => readColumns(GAMES);
export const readGenres = (): Cell[][] => readColumns(GENRES);
export const readMembers = (): Cell[][] => readColumns(MEMBERS);
