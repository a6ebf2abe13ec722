import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './readWorkbook.ts';

const styles = `<styleSheet>
  <numFmts><numFmt numFmtId="100" formatCode="dd/mm/yyyy"/><numFmt numFmtId="101" formatCode="0.000 &quot;m³&quot;"/></numFmts>
  <cellXfs><xf/><xf numFmtId="100"/><xf numFmtId="101"/><xf numFmtId="14"/></cellXfs>
</styleSheet>`;
const relationships = `<Relationships>
  <Relationship Target="worksheets/one.xml" Id="a"/><Relationship Id="b" Target="/xl/worksheets/two.xml"/>
</Relationships>`;
const texts = `<sst><si><t>Compteur</t></si><si><r><t xml:space="preserve">L’eau </t></r><r><t>d&#233;bord&amp;e</t></r></si></sst>`;
const toSheetXml = (data: string, around = '') =>
  `<worksheet>${around}<sheetData>${data}</sheetData></worksheet>`;
const toRowXml = (cells: string) => toSheetXml(`<row r="1">${cells}</row>`);
const sheets = (...names: string[]) =>
  `<workbook><sheets>${names.map((name, rank) => `<sheet name="${name}" r:id="${'ab'[rank]}"/>`).join('')}</sheets></workbook>`;

const files = {
  'xl/workbook.xml': sheets('Un'),
  'xl/_rels/workbook.xml.rels': relationships,
  'xl/sharedStrings.xml': texts,
  'xl/styles.xml': styles,
  'xl/worksheets/one.xml': toSheetXml(''),
  'xl/worksheets/two.xml': toSheetXml(''),
};

const read = (changed: Record<string, string> = {}) => {
  const entries = Object.entries({ ...files, ...changed });
  const bytes = entries.map(([name, text]) => [name, new TextEncoder().encode(text)] as const);
  return readWorkbook(Buffer.from(zipSync(Object.fromEntries(bytes))));
};

const readCells = async (cells: string) =>
  (await read({ 'xl/worksheets/one.xml': toRowXml(cells) })).sheets[0]?.rows[0];

describe('a workbook', () => {
  it.each([
    ['a text', '<c r="A1" t="s"><v>0</v></c>', { type: 'text', value: 'Compteur' }],
    ['a text in runs', '<c t="s" r="A1"><v>1</v></c>', { type: 'text', value: 'L’eau débord&e' }],
    [
      'a text of its own',
      '<c r="A1" t="inlineStr"><is><t> =1+1 </t></is></c>',
      { type: 'text', value: '=1+1' },
    ],
    ['a number', '<c r="A1"><v>-0.5</v></c>', { type: 'number', value: -0.5, format: 'General' }],
    ['a volume', '<c r="A1" s="2"><v>35.2</v></c>', { type: 'number', value: 35.2, format: '0.000 "m³"' }],
    [
      'a day',
      '<c r="A1" s="1"><v>46297</v></c>',
      { type: 'date', value: '2026-10-02', format: 'dd/mm/yyyy' },
    ],
    [
      'an hour',
      '<c r="A1" s="3"><v>45351.75</v></c>',
      { type: 'date', value: '2024-02-29T18:00:00', format: 'dd/mm/yyyy' },
    ],
    ['nothing', '<c r="A1" s="1"/>', { type: 'blank', value: null }],
  ])('holds %s', async (_, cell, value) => {
    expect(await readCells(cell)).toEqual([value]);
  });

  it('fills what is not written, before a cell', async () => {
    const one = toSheetXml('<row r="2"><c r="C2"><v>1</v></c></row>');
    const { rows } = (await read({ 'xl/worksheets/one.xml': one })).sheet('Un');
    expect(rows.map((row) => row.map(({ type }) => type))).toEqual([[], ['blank', 'blank', 'number']]);
    expect((await readCells('<c r="AB1"><v>1</v></c>'))?.length).toBe(28);
  });

  it('has sheets in their order, with what is frozen, the widths and no formula', async () => {
    const view =
      '<sheetViews><sheetView><pane ySplit="6" xSplit="1" state="frozen"/></sheetView></sheetViews>';
    const columns = '<cols><col min="2" max="3" width="12.5"/></cols>';
    const { sheets: found } = await read({
      'xl/workbook.xml': sheets('Un', 'L’été &amp; l’hiver'),
      'xl/worksheets/two.xml': toSheetXml('', `${view}${columns}`),
    });
    expect(found).toEqual([
      { name: 'Un', rows: [], frozen: { rows: 0, columns: 0 }, widths: [], hasFormula: false },
      {
        name: 'L’été & l’hiver',
        rows: [],
        frozen: { rows: 6, columns: 1 },
        widths: [undefined, 12.5, 12.5],
        hasFormula: false,
      },
    ]);
  });

  it('says where there is a formula', async () => {
    const one = toRowXml('<c r="A1"><f>1+1</f><v>2</v></c>');
    expect((await read({ 'xl/worksheets/one.xml': one })).sheet('Un').hasFormula).toBe(true);
  });

  it.each([
    ['a sheet that is not there', { 'xl/_rels/workbook.xml.rels': '<Relationships/>' }],
    ['a text that is not there', { 'xl/worksheets/one.xml': toRowXml('<c r="A1" t="s"><v>2</v></c>') }],
    ['a cell of an error', { 'xl/worksheets/one.xml': toRowXml('<c r="A1" t="e"><v>#REF!</v></c>') }],
    ['a number of words', { 'xl/worksheets/one.xml': toRowXml('<c r="A1"><v>12,5</v></c>') }],
    ['a cell of another row', { 'xl/worksheets/one.xml': toRowXml('<c r="A2"/>') }],
    ['a cell twice', { 'xl/worksheets/one.xml': toRowXml('<c r="A1"/><c r="A1"/>') }],
    [
      'a style of no format',
      {
        'xl/styles.xml': '<s><cellXfs><xf numFmtId="99"/></cellXfs></s>',
        'xl/worksheets/one.xml': toRowXml('<c r="A1"><v>1</v></c>'),
      },
    ],
    ['a long name of sheet', { 'xl/workbook.xml': sheets('x'.repeat(32)) }],
    ['a name of sheet as a path', { 'xl/workbook.xml': sheets('PDS/004217') }],
    ['two sheets of one name', { 'xl/workbook.xml': sheets('Un', 'UN') }],
    ['a tag left open', { 'xl/sharedStrings.xml': '<sst><si></sst>' }],
    ['a bare ampersand', { 'xl/sharedStrings.xml': '<sst><si><t>a & b</t></si></sst>' }],
    ['two roots', { 'xl/sharedStrings.xml': '<sst/><sst/>' }],
    ['half a tag', { 'xl/sharedStrings.xml': '<sst' }],
  ])('is refused with %s', async (_, changed: Record<string, string>) => {
    await expect(read(changed)).rejects.toThrow();
  });
});
