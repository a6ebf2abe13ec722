/** What is read of the EXIF of a photo, a TIFF structure: which way up it is, and whether it says where it was taken. */
export type Exif = { orientation: number; hasPlace: boolean };

const upright = 1;
const orientationTag = 0x0112;
const placeTag = 0x8825;
const entryLength = 12;

const nothing: Exif = { orientation: upright, hasPlace: false };

/** Reads the first directory; of what cannot be read, that it says nothing. */
export const readExif = (tiff: Uint8Array): Exif => {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const isLittle = view.getUint16(0) === 0x4949;
    const start = view.getUint32(4, isLittle);
    const count = view.getUint16(start, isLittle);
    const found = { ...nothing };
    for (let entry = start + 2; entry < start + 2 + count * entryLength; entry += entryLength) {
      const tag = view.getUint16(entry, isLittle);
      if (tag === orientationTag) found.orientation = view.getUint16(entry + 8, isLittle);
      if (tag === placeTag) found.hasPlace = true;
    }
    return found;
  } catch {
    return nothing;
  }
};

/** The EXIF of a photo that says nothing but which way up it is. */
export const writeOrientation = (orientation: number): Uint8Array =>
  Uint8Array.from([
    ...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
    ...[0, 1, orientationTag >> 8, orientationTag & 0xff, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ]);

/** Whether it has to be turned to be seen upright. */
export const isTurned = ({ orientation }: Exif): boolean => orientation > upright && orientation <= 8;
