export type Picked = { name: string; mimeType: string; buffer: Buffer };

const bytes = (...values: readonly number[]) => Buffer.from(values);
const text = (value: string) => Buffer.from(value, 'latin1');

export const contents = {
  png: bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0),
  rtf: text('{\\rtf1}'),
  pdf: text('%PDF-1.4\n%%EOF'),
  doc: bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  docx: text('PK\u0003\u0004 ... [Content_Types].xml word/document.xml'),
  xlsx: text('PK\u0003\u0004 ... [Content_Types].xml xl/workbook.xml'),
  zip: text('PK\u0003\u0004 ... readme.txt'),
  plain: text('Bonjour'),
  none: Buffer.alloc(0),
};

export const picked = (name: string, buffer: Buffer): Picked => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});

export const makePdf = (name: string, size: number): Picked => {
  const buffer = Buffer.alloc(size);
  contents.pdf.copy(buffer);
  return picked(name, buffer);
};
