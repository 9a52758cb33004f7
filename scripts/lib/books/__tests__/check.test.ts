/** @jest-environment node */
import { findPdfFaults } from '../check.mjs';

const good =
  '<pdfuaid:part>1<\n/Lang (es)\n/DisplayDocTitle true\n/StructTreeRoot 1 0 R\n/Outlines 2 0 R\n/S /Figure /Alt (Una caja)\n/Dest (salida)\n/Names <<\n/Dests <<\n/Names [(salida) 3 0 R]\n>>';

const findFaults = (pdf: string, maxBytes = 1000) =>
  findPdfFaults(Buffer.from(pdf), { maxBytes });

it('accepts a document with its marks, its alternatives and its places', () => {
  expect(findFaults(good)).toEqual([]);
});

it.each([
  ['<pdfuaid:part>1<', '', 'le falta la marca de PDF/UA-1 en sus metadatos'],
  ['(es)', '(en)', 'le falta su idioma, español'],
  ['/StructTreeRoot', '', 'le falta el árbol de etiquetas'],
  ['/Outlines', '', 'le falta marcadores'],
  ['/Alt (Una caja)', '', 'tiene 1 figuras y 0 alternativas'],
  [
    '/Dest (salida)',
    '/Dest (nada)',
    'tiene enlaces a lugares que no están: nada',
  ],
])('rejects one where %s becomes «%s»', (before, after, fault) => {
  expect(findFaults(good.replace(before, after))).toEqual([fault]);
});

it('rejects one that weighs too much', () => {
  expect(findFaults(good, 100)).toEqual([
    `pesa ${good.length} bytes, y puede pesar 100 como mucho`,
  ]);
});
