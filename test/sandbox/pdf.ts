import type { Context } from 'hono';

const escaped = (text: string) => text.replace(/[\\()]/g, (character) => `\\${character}`);

/** Characters whose code in WinAnsi, the text encoding of a PDF, differs from Unicode. */
const winAnsi: Record<string, string> = { '‘': '\x91', '’': '\x92', '€': '\x80', '\u202f': '\xa0' };

const toBytes = (text: string) =>
  Uint8Array.from(
    text.replace(/[‘’€\u202f]/g, (character) => winAnsi[character] ?? ''),
    (character) => {
      const code = character.charCodeAt(0);
      return code < 256 ? code : 63;
    },
  );

export const pdf = (title: string, lines: readonly string[]): Uint8Array<ArrayBuffer> => {
  const rows = lines.map((line) => `0 -24 Td (${escaped(line)}) Tj`).join('\n');
  const content = `BT /F1 20 Tf 60 760 Td (${escaped(title)}) Tj /F1 12 Tf 0 -16 Td\n${rows}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return toBytes(
    `${body}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
};

export const sendPdf = (c: Context, name: string, document: Uint8Array<ArrayBuffer>) =>
  c.body(document, 200, {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${name}.pdf"`,
    'cache-control': 'no-store',
  });
