/** @jest-environment node */
import { findPdfFaults } from '../check.mjs';
import { parseValue } from '../pdf/objects.mjs';
import { PdfWriter } from '../pdf/writer.mjs';

/** Objects of a document that has all it needs. */
const good = {
  catalog:
    '<</Type/Catalog/Lang(es)/ViewerPreferences<</DisplayDocTitle true>>/StructTreeRoot 1 0 R/Outlines 2 0 R/Names<</Dests<</Names[(salida)[3 0 R]]>>>>>>',
  metadata: '<pdfuaid:part>1</pdfuaid:part>',
  figure: '<</S/Figure/Alt(Una caja)>>',
  link: '<</Type/Annot/Dest(salida)>>',
};

const writePdf = ({ catalog, metadata, figure, link }: typeof good): Buffer => {
  const writer = new PdfWriter();
  for (const value of [catalog, figure, link])
    writer.write(parseValue(value).value);
  writer.writeStream(new Map([['/Type', '/Metadata']]), Buffer.from(metadata));
  return writer.finish(new Map());
};

it('accepts a document with its marks, its alternatives and its places', () => {
  expect(findPdfFaults(writePdf(good))).toEqual([]);
});

it.each([
  [
    'metadata',
    'part>1<',
    'part>2<',
    'le falta la marca de PDF/UA-1 en sus metadatos',
  ],
  ['catalog', '(es)', '(en)', 'le falta su idioma, español'],
  ['catalog', ' true', ' false', 'le falta su título, a la vista'],
  ['catalog', '/StructTreeRoot', '/Other', 'le falta el árbol de etiquetas'],
  ['catalog', '/Outlines', '/Other', 'le falta marcadores'],
  ['figure', '/Alt(Una caja)', '', 'tiene 1 figuras sin alternativa'],
  ['link', 'salida', 'nada', 'tiene enlaces a lugares que no están: (nada)'],
] as const)(
  'rejects one whose %s has «%s» as «%s»',
  (part, before, after, fault) => {
    const pdf = writePdf({
      ...good,
      [part]: good[part].replace(before, after),
    });
    expect(findPdfFaults(pdf)).toEqual([fault]);
  },
);

it('rejects one that weighs too much', () => {
  const pdf = writePdf(good);
  expect(findPdfFaults(pdf, { maxBytes: 100 })).toEqual([
    `pesa ${pdf.length} bytes, y puede pesar 100 como mucho`,
  ]);
});
