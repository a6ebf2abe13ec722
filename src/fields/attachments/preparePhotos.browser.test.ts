import { afterEach, describe, expect, it, vi } from 'vitest';
import { exifSegment, makeChunk, makeExif, makeSegment } from '../../domain/fixtures/requests.ts';
import { attachmentsSize, photoSize, withAdded } from '../../domain/request/attachments.ts';
import { preparePhotos } from './preparePhotos.ts';
import { inspectAttachments } from './useAttachments.ts';

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));
const latin = new TextDecoder('latin1');
const read = async (part: Blob) => new Uint8Array(await part.arrayBuffer());

const written = 'exif:GPSLatitude 48.6493 N';
const places = [written, latin.decode(makeExif().slice(-24))];
const hasPlace = async (part: Blob) => {
  const text = latin.decode(await read(part));
  return places.some((place) => text.includes(place));
};

const drawn = async (type: string, width = 60, height = 40) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = new ImageData(width, height);
  for (let at = 0; at < image.data.length; at += 65_536)
    crypto.getRandomValues(image.data.subarray(at, at + 65_536));
  for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255;
  context?.putImageData(image, 0, 0);
  return read(await canvas.convertToBlob({ type, quality: 0.9 }));
};

const insert = (bytes: Uint8Array, at: number, ...parts: number[][]) =>
  Uint8Array.from([...bytes.slice(0, at), ...parts.flat(), ...bytes.slice(at)]);

const takeJpeg = async (orientation = 1) => {
  const bytes = await drawn('image/jpeg');
  const xmp = makeSegment(0xe1, ascii(`http://ns.adobe.com/xap/1.0/\0${written}`));
  const second = [...bytes.slice(0, 2), ...exifSegment(), ...bytes.slice(2)];
  return Uint8Array.from([...insert(bytes, 2, exifSegment(orientation), xmp), ...second]);
};

const takePng = async () => {
  const afterHead = 33;
  return insert(
    await drawn('image/png'),
    afterHead,
    makeChunk('eXIf', makeExif()),
    makeChunk('tEXt', ascii(`Comment\0${written}`)),
  );
};

const gif = Uint8Array.from([
  ...ascii('GIF89a'),
  ...[1, 0, 1, 0, 0x80, 0, 0, 200, 0, 0, 255, 255, 255],
  ...[0x21, 0xfe, written.length, ...ascii(written), 0],
  ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b],
]);

const takeWebp = async () => {
  const bytes = await drawn('image/webp');
  const exif = makeExif();
  return Uint8Array.from([...bytes, ...ascii('EXIF'), exif.length, 0, 0, 0, ...exif]);
};

const add = async (bytes: Uint8Array<ArrayBuffer>, name: string, accepted: readonly File[] = []) =>
  withAdded(accepted, await preparePhotos(await inspectAttachments([new File([bytes], name)]), accepted));

const sizeOf = async (file: File) => {
  const { width, height } = await createImageBitmap(file);
  return [width, height];
};

afterEach(() => vi.restoreAllMocks());

describe.each([
  ['a JPEG', takeJpeg, 'photo.jpg', 45],
  ['a PNG', takePng, 'photo.png', 45],
  ['a GIF', async () => gif, 'photo.gif', 1],
  ['a WebP', takeWebp, 'photo.webp', 0],
  ['a WebP named as a JPEG', takeWebp, 'photo.jpg', 0],
])('%s', (_, take, name, leastSent) => {
  it('removes the location from a whole photo and from a file truncated by 1 to 50 %', async () => {
    const bytes = await take();
    expect(await hasPlace(new Blob([bytes]))).toBe(true);
    const sent = [];
    for (let cut = 0; cut <= 50; cut += 1) {
      const { accepted, refused } = await add(
        bytes.slice(0, Math.ceil(bytes.length * (1 - cut / 100))),
        name,
      );
      expect(accepted.length + refused.length).toBe(1);
      sent.push(...accepted);
    }
    expect(await Promise.all(sent.map(hasPlace))).not.toContain(true);
    expect(sent.length).toBeGreaterThanOrEqual(leastSent);
  });
});

it.each([
  ['a JPEG without its end marker', async () => (await drawn('image/jpeg')).slice(0, -2), 'a.jpg'],
  ['a PNG without IEND', async () => (await drawn('image/png')).slice(0, -12), 'a.png'],
])('sends %s at full size', async (_, take, name) => {
  const { accepted } = await add(await take(), name);
  expect(await Promise.all(accepted.map(sizeOf))).toEqual([[60, 40]]);
});

it('rotates a photo by the orientation in its EXIF data', async () => {
  const [photo] = (await add(await takeJpeg(6), 'photo.jpg')).accepted;
  expect(photo && (await sizeOf(photo))).toEqual([40, 60]);
});

it('resizes a photo that is too large, and rejects a fourth file without decoding it', async () => {
  const large = await drawn('image/png', 1000, 800);
  expect(large.length).toBeGreaterThan(photoSize);
  const two = [new File(['a'], 'a.pdf'), new File([new Uint8Array(attachmentsSize - 700_000)], 'b.pdf')];
  const { accepted } = await add(large, 'plan.png', two);
  expect(accepted.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'plan.jpg']);
  expect(accepted[2]?.size).toBeLessThan(700_000);
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode');
  expect((await add(large, 'plan.png', accepted)).refused).toEqual([
    { name: 'plan.png', fault: 'too-many-files' },
  ]);
  expect(decode).not.toHaveBeenCalled();
});

it.each([
  ['bytes that no browser decodes', async () => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), 'a.jpg'],
  ['a HEIC that this browser cannot decode', async () => Uint8Array.from(ascii('....ftypheic')), 'a.heic'],
  ['a picture of which nothing is drawn', () => drawnBlank(), 'a.png'],
])('rejects %s as an unreadable photo', async (_, take, name) => {
  expect((await add(await take(), name)).refused).toEqual([{ name, fault: 'unreadable-photo' }]);
});

const drawnBlank = async () => {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d');
  return read(await canvas.convertToBlob({ type: 'image/png' }));
};

it('rejects a photo if the browser falsifies canvas pixels to prevent fingerprinting', async () => {
  const noise = (_: number, __: number, width: number, height: number) => {
    const image = new ImageData(width, height);
    crypto.getRandomValues(image.data);
    return image;
  };
  vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(noise);
  expect((await add(await takeJpeg(), 'a.jpg')).refused).toEqual([
    { name: 'a.jpg', fault: 'unreadable-photo' },
  ]);
});
