import { attachmentsSize } from './attachments.ts';

/** How photos are drawn again to fit among the files of a request (docs/rules.md#photos). */

/** Largest size of a photo, so that three of them always go together. */
export const photoSize = Math.floor(attachmentsSize / 3);

/** Pictures, which may hold the place where they were taken. */
export const isPhoto = (name: string): boolean => /\.(jpe?g|png|gif|heic|heif)$/i.test(name);

/** Format of an iPhone, which few browsers read. */
export const isHeic = (name: string): boolean => /\.hei[cf]$/i.test(name);

/** Pictures without loss, screenshots most of the time: their texts stay sharp in a PNG. */
const isLossless = (name: string): boolean => /\.(png|gif)$/i.test(name);

export type PhotoType = 'image/jpeg' | 'image/png';

const formats = {
  'image/jpeg': { label: 'JPEG', family: /\.jpe?g$/i, extension: '.jpg' },
  'image/png': { label: 'PNG', family: /\.png$/i, extension: '.png' },
};

/** Name of a photo once it is of this type, and the format that it was converted to, if any. */
export const nameOfType = (name: string, type: PhotoType): { name: string; converted: string | null } => {
  const { label, family, extension } = formats[type];
  if (family.test(name)) return { name, converted: null };
  return { name: name.replace(/\.[^.]+$/, extension), converted: label };
};

/** Changes made to a photo before it is sent; sizes in bytes. */
export type PhotoChange = {
  source: File;
  converted: string | null;
  reduced: { from: number; to: number; quality: number } | null;
};

export type Attempt = { type: PhotoType; width: number; height: number; quality: number };

/** The longest side of a photo, in pixels: the figures of a meter can be read in the smallest. */
const longestSides = [3200, 2560, 2048, 1600];
const qualities = [0.9, 0.8, 0.7, 0.6];

/** The drawings to try, from the best to the smallest that can still be read. */
export const listAttempts = (name: string, width: number, height: number): Attempt[] => {
  const sizes = [...new Set(longestSides.map((side) => Math.min(1, side / Math.max(width, height))))].map(
    (scale) => ({
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    }),
  );
  const jpegs = sizes.flatMap((size) =>
    qualities.map((quality) => ({ type: 'image/jpeg' as const, ...size, quality })),
  );
  const [largest] = jpegs;
  return largest && isLossless(name) ? [{ ...largest, type: 'image/png', quality: 1 }, ...jpegs] : jpegs;
};
