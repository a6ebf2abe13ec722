import { describe, expect, it } from 'vitest';
import { exifSegment, makeChunk, makeExif, makeSegment } from '#machines/domain/fixtures/photos.ts';
import { stripGif } from './stripGif.ts';
import { stripJpeg } from './stripJpeg.ts';
import { stripPng } from './stripPng.ts';

const encode = (text: string) => [...new TextEncoder().encode(text)];
const bytes = (...parts: readonly (readonly number[])[]) => Uint8Array.from(parts.flat());

const start = [0xff, 0xd8];
const end = [0xff, 0xd9];
const jfif = makeSegment(0xe0, encode('JFIF\0.....'));
const colours = makeSegment(0xe2, encode('ICC_PROFILE\0..'));
const adobe = makeSegment(0xee, encode('Adobe....'));
const tables = makeSegment(0xdb, [1, 2, 3]);
/** It holds what looks like markers, and two scans with a table between them. */
const picture = [
  ...makeSegment(0xda, [1, 2]),
  ...[5, 0xff, 0x00, 0xff, 0xd3, 6, 0xff, 0xff, 0x00],
  ...makeSegment(0xc4, [7]),
  ...makeSegment(0xda, [8]),
  ...[9, 9],
];
const bare = bytes(start, jfif, colours, adobe, tables, picture, end);
const xmp = (text: string) => makeSegment(0xe1, encode(`http://ns.adobe.com/xap/1.0/\0${text}`));

describe('a JPEG', () => {
  it('without anything to take off is what it was', () => {
    expect(stripJpeg(bare)).toEqual({ bytes: bare, hadPlace: false });
  });

  it.each<[string, number[], boolean]>([
    ['its EXIF', exifSegment(), true],
    ['an EXIF without a place', makeSegment(0xe1, encode('Exif\0\0MM')), false],
    ['its XMP', xmp('<exif:GPSLatitude>48'), true],
    ['an XMP without a place', xmp('<tiff:Make>'), false],
    ['what Photoshop says', makeSegment(0xed, encode('Photoshop 3.0\0')), false],
    ['the list of other pictures', makeSegment(0xe2, encode('MPF\0')), false],
    ['a thumbnail', makeSegment(0xe0, encode('JFXX\0')), false],
    ['what a maker adds', makeSegment(0xe4, encode('SAMSUNG GPSLongitude')), true],
    ['a comment', makeSegment(0xfe, encode('48.6')), false],
  ])('loses %s', (_, segment, hadPlace) => {
    const photo = bytes(start, jfif, segment, colours, adobe, tables, picture, end);
    expect(stripJpeg(photo)).toEqual({ bytes: bare, hadPlace });
  });

  it('loses what follows its picture', () => {
    expect(stripJpeg(bytes([...bare], start, exifSegment(), picture, end))?.bytes).toEqual(bare);
  });

  it.each([3, 6, 8])('is still turned as it was: %i', (orientation) => {
    const stripped = stripJpeg(bytes(start, exifSegment(orientation), tables, picture, end));
    const exif = makeSegment(0xe1, [
      ...encode('Exif\0\0MM'),
      ...[0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
    ]);
    expect(stripped).toEqual({ bytes: bytes(start, exif, tables, picture, end), hadPlace: true });
    expect(stripJpeg(stripped?.bytes ?? bytes())).toEqual({ bytes: stripped?.bytes, hadPlace: false });
  });

  it('reads the EXIF of a maker that writes it the other way', () => {
    const tiff = [...encode('II'), 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0];
    const stripped = stripJpeg(
      bytes(start, makeSegment(0xe1, [...encode('Exif\0\0'), ...tiff]), picture, end),
    );
    expect(stripped?.bytes).toEqual(stripJpeg(bytes(start, exifSegment(6), picture, end))?.bytes);
  });

  it('may have more than one sign before a marker', () => {
    expect(stripJpeg(bytes(start, [0xff], tables, picture, end))?.bytes).toEqual(
      bytes(start, tables, picture, end),
    );
  });

  it.each([
    ['cut in its picture', bytes(start, tables, picture)],
    ['cut in its head', bytes(start, [0xff, 0xe1])],
    ['without a marker where one is due', bytes(start, tables, [1, 2, 3])],
    ['empty', bytes()],
  ])('%s is not read', (_, cut) => {
    expect(stripJpeg(cut)).toBeNull();
  });
});

const signature = [0x89, ...encode('PNG\r\n'), 0x1a, 0x0a];
const head = makeChunk('IHDR', [1, 2, 3]);
const body = [...makeChunk('tRNS', [4]), ...makeChunk('IDAT', [5, 6]), ...makeChunk('IEND', [])];
const drawn = bytes(signature, head, body);

describe('a PNG', () => {
  it('without anything to take off is what it was', () => {
    expect(stripPng(drawn)).toEqual({ bytes: drawn, hadPlace: false });
  });

  it.each<[string, number[], boolean]>([
    ['its EXIF', makeChunk('eXIf', makeExif()), true],
    ['an XMP with a place', makeChunk('iTXt', encode('XML:com.adobe.xmp GPSLongitude')), true],
    ['a text', makeChunk('tEXt', encode('Author\0Jeanne')), false],
    ['a text that is compressed', makeChunk('zTXt', [1]), false],
    ['its time', makeChunk('tIME', [1]), false],
    ['what a maker adds', makeChunk('prIv', [1]), false],
  ])('loses %s', (_, chunk, hadPlace) => {
    expect(stripPng(bytes(signature, head, chunk, body))).toEqual({ bytes: drawn, hadPlace });
  });

  it('loses what follows its picture', () => {
    expect(stripPng(bytes([...drawn], makeChunk('eXIf', makeExif())))?.bytes).toEqual(drawn);
  });

  it.each([
    ['cut in a chunk', bytes(signature, head, [0, 0, 1, 0], encode('IDAT'), [1, 2, 3, 4])],
    ['cut in its end', bytes(signature, head, [0, 0, 0, 5], encode('IEND'), [1, 2, 3, 4])],
    ['without its end', bytes(signature, head)],
  ])('%s is not read', (_, cut) => {
    expect(stripPng(cut)).toBeNull();
  });
});

/** A picture of two colours, with a table of its own, over one of four. */
const gifHead = [...encode('GIF89a'), 1, 0, 1, 0, 0x81, 0, 0, ...Array(12).fill(7)];
const pieces = (...texts: readonly string[]) => [
  ...texts.flatMap((text) => [text.length, ...encode(text)]),
  0,
];
const extension = (label: number, ...texts: readonly string[]) => [0x21, label, ...pieces(...texts)];
const movement = extension(0xff, 'NETSCAPE2.0', '\x01\0\0');
const profile = extension(0xff, 'ICCRGBG1012', 'colours');
const frame = [
  ...extension(0xf9, '\0\x0a\0\0'),
  ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, ...Array(6).fill(9), 2],
  // What is drawn holds what looks like an end.
  ...pieces(';!;', ','),
];
const plainFrame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, ...pieces('D')];
const moving = bytes(gifHead, movement, profile, frame, plainFrame, [0x3b]);

describe('a GIF', () => {
  it('without anything to take off is what it was, and still moves', () => {
    expect(stripGif(moving)).toEqual({ bytes: moving, hadPlace: false });
  });

  it.each<[string, number[], boolean]>([
    ['a comment', extension(0xfe, 'Jeanne', 'Saint-Malo'), false],
    ['its XMP', extension(0xff, 'XMP DataXMP', 'exif:GPSLatitude 48'), true],
    ['what a maker adds', extension(0xff, 'MAKER   1.0', 'Jeanne'), false],
    ['a text', extension(0x01, 'Jeanne'), false],
  ])('loses %s', (_, block, hadPlace) => {
    const gif = bytes(gifHead, block, movement, profile, frame, block, plainFrame, [0x3b]);
    expect(stripGif(gif)).toEqual({ bytes: moving, hadPlace });
  });

  it('loses what follows its picture', () => {
    expect(stripGif(bytes([...moving], extension(0xfe, 'Jeanne')))?.bytes).toEqual(moving);
  });

  it('may have no table of colours', () => {
    const gif = bytes([...encode('GIF87a'), 1, 0, 1, 0, 0x01, 0, 0], plainFrame, [0x3b]);
    expect(stripGif(gif)).toEqual({ bytes: gif, hadPlace: false });
  });

  it.each([
    ['cut in what is drawn', moving.subarray(0, -4)],
    ['without its end', moving.subarray(0, -1)],
    ['cut in its head', moving.subarray(0, 9)],
    ['with what is no block', bytes(gifHead, [0x42], frame, [0x3b])],
  ])('%s is not read', (_, cut) => {
    expect(stripGif(cut)).toBeNull();
  });
});
