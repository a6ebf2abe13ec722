import { describe, expect, it } from 'vitest';
import {
  attachmentsSize,
  faultOfAll,
  findFault,
  type Inspected,
  isGenuine,
  shownName,
  withAdded,
} from './attachments.ts';

const file = (name: string, size = 10, lastModified = 0) => ({ name, size, lastModified });

describe('what a name and a size say', () => {
  it.each([
    ['facture.pdf', null],
    ['FAÇADE du 12 mars.JPEG', null],
    ['relevé.v2.xlsx', null],
    ['plan.exe', 'wrong-type'],
    ['plan.pdf.exe', 'wrong-type'],
    ['plan', 'wrong-type'],
    ['plan.xls', 'wrong-type'],
    ['.pdf', 'bad-name'],
    [' .pdf', 'bad-name'],
    ['', 'bad-name'],
    ['../plan.pdf', 'bad-name'],
    ['a/plan.pdf', 'bad-name'],
    ['a\\plan.pdf', 'bad-name'],
    ['plan\u202Efdp.pdf', 'bad-name'],
    ['plan\u0000.pdf', 'bad-name'],
    [`${'a'.repeat(251)}.pdf`, null],
    [`${'a'.repeat(252)}.pdf`, 'bad-name'],
  ])('« %s »: %s', (name, fault) => {
    expect(findFault(file(name))).toBe(fault);
  });

  it('an empty file is told apart', () => {
    expect(findFault(file('plan.pdf', 0))).toBe('empty-file');
    expect(findFault(file('plan.pdf', 1))).toBeNull();
  });

  it('a name is shown without what would turn the sentence around', () => {
    expect(shownName('facture\u202Efdp.exe')).toBe('facture-fdp.exe');
  });
});

describe('what several files are', () => {
  it.each([
    [[1, 1, 1], null],
    [[1, 1, 1, 1], 'too-many-files'],
    [[attachmentsSize], null],
    [[attachmentsSize + 1], 'size-files-too-large'],
    [[attachmentsSize - 1, 1], null],
    [[attachmentsSize - 1, 2], 'size-files-too-large'],
  ] as const)('of %j bytes: %s', (sizes, fault) => {
    expect(faultOfAll(sizes.map((size) => file('plan.pdf', size)))).toBe(fault);
  });

  it('holds 5,242,880 bytes', () => {
    expect(attachmentsSize).toBe(5_242_880);
  });

  it('takes what fits, and says of each other why', () => {
    const good = (name: string): Inspected<ReturnType<typeof file>> => ({ file: file(name), fault: null });
    const { accepted, refused } = withAdded(
      [file('a.pdf')],
      [good('b.pdf'), { file: file('c.exe'), fault: 'wrong-type' }, good('d.pdf'), good('e.pdf')],
    );
    expect(accepted.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'd.pdf']);
    expect(refused).toEqual([
      { name: 'c.exe', fault: 'wrong-type' },
      { name: 'e.pdf', fault: 'too-many-files' },
    ]);
  });

  it.each([
    ['the same file', file('a.pdf'), 'already-added'],
    ['another of its name', file('a.pdf', 11), undefined],
    ['a newer one of its name', file('a.pdf', 10, 1), undefined],
    ['one too large by itself', file('b.pdf', attachmentsSize + 1), 'file-too-large'],
    ['one too large with it', file('b.pdf', attachmentsSize), 'size-files-too-large'],
  ])('says of %s beside another: %s', (_, added, fault) => {
    const { refused } = withAdded([file('a.pdf')], [{ file: added, fault: null }]);
    expect(refused[0]?.fault).toBe(fault);
  });
});

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const contents = {
  jpeg: { head: bytes('\u00ff\u00d8\u00ff\u00e0'), tail: bytes('') },
  png: { head: bytes('\u0089PNG\r\n\u001a\n'), tail: bytes('') },
  gif: { head: bytes('GIF89a'), tail: bytes('') },
  pdf: { head: bytes('%PDF-1.7'), tail: bytes('%%EOF') },
  doc: { head: bytes('\u00d0\u00cf\u0011\u00e0'), tail: bytes('') },
  docx: { head: bytes('PK\u0003\u0004'), tail: bytes('word/document.xml') },
  xlsx: { head: bytes('PK\u0003\u0004'), tail: bytes('xl/workbook.xml') },
  zip: { head: bytes('PK\u0003\u0004'), tail: bytes('readme.txt') },
  text: { head: bytes('Bonjour'), tail: bytes('word/ xl/') },
  nothing: { head: bytes(''), tail: bytes('') },
};

const genuine: Record<string, keyof typeof contents> = {
  'a.jpg': 'jpeg',
  'a.JPEG': 'jpeg',
  'a.png': 'png',
  'a.gif': 'gif',
  'a.pdf': 'pdf',
  'a.doc': 'doc',
  'a.docx': 'docx',
  'a.xlsx': 'xlsx',
};

describe('what its first bytes say of a file', () => {
  it.each(
    Object.keys(genuine).flatMap((name) =>
      Object.entries(contents).map(([content, extract]) => ({ name, content, extract })),
    ),
  )('$name holding $content', ({ name, content, extract }) => {
    expect(isGenuine(name, extract)).toBe(genuine[name] === content);
  });

  it('is nothing of a type that is not taken', () => {
    expect(isGenuine('a.exe', contents.pdf)).toBe(false);
  });
});
