import fc from 'fast-check';

/** What files are attacked with: formulas, folders, devices, controls, marks of direction, wide variants, half characters. */
const pieces = [
  ...['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠', "'", '"', ';', ',', '|'],
  ...['../', '..\\', '/etc/passwd', 'C:\\', '\\\\host\\', '／', '＼', '：', '.', ' ', '~', '%2e%2e/'],
  ...['con', 'NUL', 'com1', 'LPT¹', 'CONIN$', 'aux.', 'History'],
  ...[
    '\u202E',
    '\u200B',
    '\uFEFF',
    '\u0085',
    '\u2028',
    '\uD83D',
    '\uDCA7',
    '\uFFFF',
    '\uFB2C',
    'e\u0301',
    '💧',
  ],
  ...['=HYPERLINK("http://x";"y")', "=cmd|' /C calc'!A0", '</t></is>', ']]>', '&#61;1', '_x003D_'],
];

/** Texts made of what files are attacked with, of anything else, and some that are long. */
export const hostileText: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 5 })), {
      maxLength: 8,
    }),
    fc.constantFrom(1, 1, 1, 50),
  )
  .map(([parts, times]) => parts.join('').repeat(times));
