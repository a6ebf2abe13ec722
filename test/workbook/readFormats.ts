import { childAt, childrenNamed, type Element } from './readXml.ts';

/** The formats that no workbook has to write (ECMA-376, 18.8.30): the usual ones, and all those of dates. */
const builtIn = new Map([
  [0, 'General'],
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [14, 'dd/mm/yyyy'],
  [22, 'dd/mm/yyyy hh:mm'],
  [49, '@'],
]);

const isDateFormat = (format: string): boolean =>
  /[dmyhs]/i.test(format.replace(/"[^"]*"|\\.|\[(?![hms]+\])[^\]]*\]|General/gi, ''));

const listed = (styles: Element | undefined, group: string, name: string): Element[] => {
  const found = styles && childAt(styles, group);
  return found ? childrenNamed(found, name) : [];
};

/** The number format of each style of cells, and whether it shows a date. */
export const readFormats = (styles: Element | undefined) => {
  const own = new Map(
    listed(styles, 'numFmts', 'numFmt').map(({ attributes }) => [
      Number(attributes.get('numFmtId')),
      attributes.get('formatCode') ?? '',
    ]),
  );
  const used = listed(styles, 'cellXfs', 'xf').map(({ attributes }) =>
    Number(attributes.get('numFmtId') ?? 0),
  );
  return (style: number): { format: string; isDate: boolean } => {
    const number = used[style] ?? 0;
    const format = own.get(number) ?? builtIn.get(number);
    if (format === undefined) throw new Error(`A format that is not known: ${number}`);
    return { format, isDate: isDateFormat(format) };
  };
};
