/** @jest-environment node */
import { findLayoutFaults, listRuns, type Page, type Run } from '../layout.mjs';

const WIDTH = 500;
const TOP = 640;

/** Writes lines of text from a height down. */
const writeLines = (count: number, y = TOP, font = 'LibertinusSerif'): Run[] =>
  Array.from({ length: count }, (_, index) => ({
    font,
    size: 10,
    x: 51,
    y: y - 13 * index,
    mark: 1,
  }));

const createPage = (runs: readonly Run[], id = 1): Page => ({
  id,
  runs,
  width: WIDTH,
  hasPictures: false,
});

const title = (y: number, size = 9): Run => ({
  font: 'JetBrainsMono-Bold',
  size,
  x: 51,
  y,
  mark: 2,
});

it('rejects a page with a few lines that does not end its chapter', () => {
  const pages = [createPage(writeLines(5)), createPage(writeLines(40))];
  expect(findLayoutFaults(pages)).toEqual([
    'en la página 1 hay 5 líneas y luego un salto',
  ]);
});

it('accepts a page with a few lines before a chapter, or at the end', () => {
  const opening = createPage([title(TOP, 18), ...writeLines(30, 600)]);
  expect(
    findLayoutFaults([
      createPage(writeLines(2)),
      opening,
      createPage(writeLines(2)),
    ]),
  ).toEqual([]);
});

it('accepts a page with a few lines and a drawing', () => {
  const page = { ...createPage(writeLines(2)), hasPictures: true };
  expect(findLayoutFaults([page, createPage(writeLines(40))])).toEqual([]);
});

it('rejects a title with nothing below in its column', () => {
  const other = { ...title(60), x: 300 };
  const page = createPage([...writeLines(43), title(80), other]);
  expect(findLayoutFaults([page])).toEqual([
    'en la página 1 un título queda solo al pie',
  ]);
});

it('accepts a title with a line below it', () => {
  const page = createPage([
    ...writeLines(40),
    title(100),
    ...writeLines(1, 85),
  ]);
  expect(findLayoutFaults([page])).toEqual([]);
});

it('rejects a program that leaves a line alone on the next page', () => {
  const pages = [
    createPage(writeLines(44), 7),
    createPage(
      [
        ...writeLines(1),
        ...writeLines(20, 600).map((run) => ({ ...run, mark: 3 })),
      ],
      8,
    ),
  ];
  const cut = [
    { page: 7, mark: 1 },
    { page: 8, mark: 1 },
  ];
  expect(findLayoutFaults(pages, [cut])).toEqual([
    'en la página 2 un programa partido deja una línea sola',
  ]);
});

it('lists the texts of a page with their marks, without what is only drawn', () => {
  const content = `BT
/Artifact<</Type /Pagination>>BDC
/f0 8 Tf
51 669 Td (a) Tj
EMC
/Span<</MCID 4>>BDC
/f1 10.5 Tf
0 -29 Td [(b Q) 8 (c)] TJ
EMC
ET
q
/f0 7 Tf
Q
BT
/Span<</MCID 5>>BDC
60 600 Td (d) Tj
EMC
ET`;
  expect(listRuns(content, new Map([['/f1', 'Serif']]))).toEqual([
    { font: 'Serif', size: 10.5, x: 51, y: 640, mark: 4 },
    { font: 'Serif', size: 10.5, x: 60, y: 600, mark: 5 },
  ]);
});
