import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText } from '#test/hostile/hostilePaths.ts';
import {
  attachmentsSize,
  faultOfAll,
  findFault,
  isGenuine,
  isHeic,
  isPhoto,
  listAttempts,
  nameOfType,
  photoSize,
  safeName,
  withAdded,
} from './attachments.ts';

const file = (name: string, size = 10, lastModified = 0) => ({ name, size, lastModified });

it.each([
  ['FAÇADE du 12 mars.JPEG', 10, null],
  ['relevé.v2.xlsx', 10, null],
  ['PHOTO.JFIF', 10, null],
  ['plan.pdf.exe', 10, 'wrong-type'],
  ['plan', 10, 'wrong-type'],
  ['plan.xls', 10, 'wrong-type'],
  ['plan.pdf', 0, 'empty-file'],
  ['plan.pdf', 1, null],
])('returns for the file « %s » of %i bytes the error %s', (name, size, fault) => {
  expect(findFault(file(name, size))).toBe(fault);
});

describe('safeName', () => {
  it.each([
    ['FAÇADE du 12 mars.JPEG', 'FAÇADE du 12 mars.JPEG'],
    ['Relevé 12:30.pdf', 'Relevé 12-30.pdf'],
    ['a*b?c"d<e>f|g.pdf', 'a-b-c-d-e-f-g.pdf'],
    ['../plan.pdf', '-plan.pdf'],
    ['..\\..\\plan.pdf', '-..-plan.pdf'],
    ['plan\u202Efdp.pdf', 'plan-fdp.pdf'],
    ['plan.pdf ', 'plan.pdf'],
    ['e\u0301tat.pdf', 'état.pdf'],
    ['.pdf', 'document.pdf'],
    [' .pdf', 'document.pdf'],
    ['', 'document'],
    ['photo.JFIF', 'photo.jpg'],
    ['CON.pdf', 'CON-.pdf'],
    ['lpt1.pdf', 'lpt1-.pdf'],
    [`${'a'.repeat(251)}.pdf`, `${'a'.repeat(251)}.pdf`],
    [`${'a'.repeat(252)}.pdf`, `${'a'.repeat(251)}.pdf`],
  ])('converts the file name %j to the safe name %j', (name, safe) => {
    expect(safeName(name)).toBe(safe);
  });

  it('returns a safe file name for any text, and the same name for its own result', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const name = safeName(`${text}.pdf`);
        expect(name).toMatch(/^[^.\s\\/:*?"<>|\p{Cc}\p{Cf}][^\\/:*?"<>|\p{Cc}\p{Cf}]*\.pdf$/u);
        expect(name.length).toBeLessThanOrEqual(255);
        expect(safeName(name)).toBe(name);
      }),
    );
  });
});

describe('several attached files', () => {
  it.each([
    [[1, 1, 1], null],
    [[1, 1, 1, 1], 'too-many-files'],
    [[attachmentsSize], null],
    [[attachmentsSize + 1], 'size-files-too-large'],
    [[attachmentsSize - 1, 1], null],
    [[attachmentsSize - 1, 2], 'size-files-too-large'],
  ] as const)('returns for files of %j bytes the error %j', (sizes, fault) => {
    expect(faultOfAll(sizes.map((size) => file('plan.pdf', size)))).toBe(fault);
  });

  it('limits the total size of the files to 5,242,880 bytes', () => {
    expect(attachmentsSize).toBe(5_242_880);
  });

  it('accepts the files within the limits, and gives a reason for each rejected file', () => {
    const added = ['b.pdf', 'c.exe', 'd.pdf', 'e.pdf'].map((name) => ({
      file: file(name),
      fault: findFault(file(name)),
    }));
    const { accepted, refused } = withAdded([file('a.pdf')], added);
    expect(accepted.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'd.pdf']);
    expect(refused).toEqual([
      { name: 'c.exe', fault: 'wrong-type' },
      { name: 'e.pdf', fault: 'too-many-files' },
    ]);
  });

  it.each([
    ['the same file', file('a.pdf'), 'already-added'],
    ['another file of the same name', file('a.pdf', 11), undefined],
    ['a newer file of the same name', file('a.pdf', 10, 1), undefined],
    ['a file above the limit', file('b.pdf', attachmentsSize + 1), 'file-too-large'],
    ['a file that exceeds the limit in total', file('b.pdf', attachmentsSize), 'size-files-too-large'],
  ])('returns for the addition of %s to an attached file the error %s', (_, added, fault) => {
    const { refused } = withAdded([file('a.pdf')], [{ file: added, fault: null }]);
    expect(refused[0]?.fault).toBe(fault);
  });
});

const compound = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';
const encrypted = [...'EncryptedPackage'].join('\0');

/** Contents of files (first bytes, decoded as Windows-1252), and the file names with the right extension. */
const contents: [content: string, decoded: string, accepted: string[]][] = [
  ['a JPEG', '\u00ff\u00d8\u00ff\u00e0', ['a.jpg', 'a.JPEG', 'a.jfif']],
  ['a PNG', '\u2030PNG\r\n\u001a\n', ['a.png']],
  ['a GIF', 'GIF89a', ['a.gif']],
  ['a PDF', '%PDF-1.7', ['a.pdf']],
  ['a PDF after 1,019 other bytes', `${' '.repeat(1019)}%PDF-1.7`, ['a.pdf']],
  ['a PDF after 1,020 other bytes', `${' '.repeat(1020)}%PDF-1.7`, []],
  ['a PDF with bytes after its end', `%PDF-1.7 %%EOF${'\0'.repeat(2000)}`, ['a.pdf']],
  ['a Word document before 2007', compound, ['a.doc']],
  ['an RTF', '{\\rtf1\\ansi}', ['a.doc']],
  ['a Word document', 'PK\u0003\u0004word/document.xml', ['a.docx']],
  ['a workbook', 'PK\u0003\u0004xl/workbook.xml', ['a.xlsx']],
  ['a workbook with Windows paths', 'PK\u0003\u0004xl\\workbook.xml', ['a.xlsx']],
  ['a password-protected Office file', `${compound}${encrypted}`, ['a.doc', 'a.docx', 'a.xlsx']],
  ['an archive of another type', 'PK\u0003\u0004readme.txt', []],
  ['an archive that lists no folder at its end', `PK\u0003\u0004xl/${' '.repeat(65_536)}`, []],
  ['a text', `Bonjour word/ xl/ ${encrypted}`, []],
  ['nothing', '', []],
];

const names = ['a.jpg', 'a.JPEG', 'a.jfif', 'a.png', 'a.gif', 'a.pdf', 'a.doc', 'a.docx', 'a.xlsx', 'a.exe'];

describe('the content of a file', () => {
  it.each(contents)('accepts the content of %s only with its extensions', (_, content, accepted) => {
    expect(names.filter((name) => isGenuine(name, content))).toEqual(accepted);
  });
});

it('accepts three photos of the maximum size within the total limit', () => {
  expect(3 * photoSize).toBeLessThanOrEqual(attachmentsSize);
  expect(3 * (photoSize + 1)).toBeGreaterThan(attachmentsSize);
});

it.each([
  ['index.jpg', true, false, 'index.jpg', null],
  ['INDEX.JPEG', true, false, 'INDEX.JPEG', null],
  ['index.PNG', true, false, 'index.jpg', 'JPEG'],
  ['IMG_0042.HEIC', true, true, 'IMG_0042.jpg', 'JPEG'],
  ['index.heif', true, true, 'index.jpg', 'JPEG'],
  ['logo.v2.gif', true, false, 'logo.v2.jpg', 'JPEG'],
  ['jpg', false, false, 'jpg', 'JPEG'],
  ['index.jpg.pdf', false, false, 'index.jpg.jpg', 'JPEG'],
])(
  'returns for the file « %s »: photo %s, HEIC %s, JPEG name %s, new format if converted %s',
  (source, photo, heic, name, converted) => {
    expect([isPhoto(source), isHeic(source)]).toEqual([photo, heic]);
    expect(nameOfType(source, 'image/jpeg')).toEqual({ name, converted });
  },
);

it.each([
  ['plan.PNG', 'plan.PNG', null],
  ['plan.gif', 'plan.png', 'PNG'],
])('returns for « %s », saved as a PNG, the name %s and the new format %s', (source, name, converted) => {
  expect(nameOfType(source, 'image/png')).toEqual({ name, converted });
});

it.each([
  ['a.jpg', 6400, 4800, 16, [3200, 2400, 0.9], [1600, 1200, 0.6]],
  ['a.heic', 4800, 6400, 16, [2400, 3200, 0.9], [1200, 1600, 0.6]],
  ['a.jpg', 9000, 1, 16, [3200, 1, 0.9], [1600, 1, 0.6]],
  ['a.jpg', 800, 1, 4, [800, 1, 0.9], [800, 1, 0.6]],
])('reduces %s (%i × %i) in %i attempts, from %j to %j', (name, width, height, count, first, last) => {
  const attempts = listAttempts(name, width, height).map((one) => [one.width, one.height, one.quality]);
  expect([attempts.length, attempts[0], attempts.at(-1)]).toEqual([count, first, last]);
});

it.each(['plan.png', 'logo.GIF'])('converts %s first to a PNG, then to JPEGs of decreasing size', (name) => {
  const types = ['image/png', ...Array(4).fill('image/jpeg')];
  expect(listAttempts(name, 800, 1).map(({ type }) => type)).toEqual(types);
});
