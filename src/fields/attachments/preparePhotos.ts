import {
  type Attempt,
  attachmentsSize,
  faultOfAll,
  type Inspected,
  isHeic,
  isPhoto,
  listAttempts,
  nameOfType,
  type PhotoChange,
  photoSize,
} from '../../domain/request/attachments.ts';

export type Prepared = Inspected & { change?: PhotoChange };

/** End marker of a JPEG. If it follows a truncated file, every browser draws the pixels of the file. */
const endOfJpeg = Uint8Array.of(0xff, 0xd9);

const isJpeg = (name: string): boolean => /\.jpe?g$/i.test(name);

/** Decodes a picture, rotated by its EXIF data. `createImageBitmap` would reject truncated files. */
const readPicture = async (file: File): Promise<HTMLImageElement> => {
  const parts = isJpeg(file.name) ? [file, endOfJpeg] : [file];
  const image = new Image();
  image.src = URL.createObjectURL(new Blob(parts, { type: file.type }));
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
};

const prepareCanvas = (width: number, height: number) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas has no 2D context');
  return { canvas, context };
};

const side = 16;
const control = [0x24, 0x68, 0xac, 0xff];

/**
 * True if the canvas can draw the picture. WebKit draws nothing of a truncated PNG. A browser that prevents
 * fingerprinting adds noise, which the control line of one colour reveals.
 */
const canBeDrawn = (image: HTMLImageElement): boolean => {
  const { context } = prepareCanvas(side, side + 1);
  context.drawImage(image, 0, 0, side, side);
  context.fillStyle = `rgb(${control.slice(0, 3)})`;
  context.fillRect(0, side, side, 1);
  const picture = context.getImageData(0, 0, side, side).data;
  const line = context.getImageData(0, side, side, 1).data;
  return (
    picture.some((value, index) => index % 4 === 3 && value > 0) &&
    line.every((value, index) => Math.abs(value - (control[index % 4] ?? 0)) <= 8)
  );
};

const draw = (image: HTMLImageElement, { type, width, height, quality }: Attempt): Promise<Blob> => {
  const { canvas, context } = prepareCanvas(width, height);
  context.imageSmoothingQuality = 'high';
  if (type === 'image/jpeg') {
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(image, 0, 0, width, height);
  return canvas.convertToBlob({ type, quality });
};

/** Redraws a photo with at most `room` bytes; null if even its smallest version is too large. */
const redraw = async (file: File, room: number): Promise<Prepared | null> => {
  const image = await readPicture(file);
  if (!canBeDrawn(image)) throw new Error('The browser cannot draw the picture');
  for (const attempt of listAttempts(file.name, image.naturalWidth, image.naturalHeight)) {
    const blob = await draw(image, attempt);
    if (blob.size > room) continue;
    const { type, quality } = attempt;
    const { name, converted } = nameOfType(file.name, type);
    const isReduced = type === 'image/jpeg' && blob.size < file.size;
    return {
      file: new File([blob], name, { type, lastModified: file.lastModified }),
      fault: null,
      change: {
        source: file,
        converted,
        reduced: isReduced ? { from: file.size, to: blob.size, quality: Math.round(quality * 100) } : null,
      },
    };
  }
  return null;
};

/** Redraws a photo or rejects it. The original file, which may contain a location, is never sent. */
const preparePhoto = async (file: File, room: number): Promise<Prepared> => {
  try {
    return (await redraw(file, room)) ?? { file, fault: 'size-files-too-large' };
  } catch {
    return { file, fault: 'unreadable-photo' };
  }
};

const sizeOf = ({ file, fault }: Inspected): number => (fault === null ? file.size : 0);

const isToPrepare = ({ file, fault }: Inspected): boolean =>
  isPhoto(file.name) && (fault === null || (fault === 'wrong-type' && isHeic(file.name)));

/** Redraws photos without their location, in the size that other files leave (docs/rules.md#photos). */
export const preparePhotos = async (
  added: readonly Inspected[],
  accepted: readonly File[],
): Promise<Prepared[]> => {
  const others = added.filter((one) => !isToPrepare(one)).reduce((sum, one) => sum + sizeOf(one), 0);
  let room = attachmentsSize - others - accepted.reduce((sum, { size }) => sum + size, 0);
  const prepared: Prepared[] = [];
  // Redraws one photo at a time, because a decoded photo takes much memory.
  for (const one of added) {
    const before = prepared.filter(({ fault }) => fault === null).map(({ file }) => file);
    if (!isToPrepare(one)) prepared.push(one);
    else if (faultOfAll([...accepted, ...before, one.file]) === 'too-many-files')
      prepared.push({ file: one.file, fault: 'too-many-files' });
    else {
      const ready = await preparePhoto(one.file, Math.min(photoSize, Math.max(0, room)));
      room -= sizeOf(ready);
      prepared.push(ready);
    }
  }
  return prepared;
};
