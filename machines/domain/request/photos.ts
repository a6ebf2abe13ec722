import { attachmentsSize } from './attachments.ts';

/** How photos are made to fit among the files of a request (docs/rules.md#photos). */

/** The most a photo takes: three of them always go together. */
export const photoSize = Math.floor(attachmentsSize / 3);

/** Whether it is a picture, which may say where it was taken. */
export const isPhoto = (name: string): boolean => /\.(jpe?g|png|gif|heic|heif)$/i.test(name);

/** It may move: it is never drawn anew. */
export const isGif = (name: string): boolean => /\.gif$/i.test(name);

/** What an iPhone writes, and few browsers read: it is never sent as it is. */
export const isHeic = (name: string): boolean => /\.hei[cf]$/i.test(name);

/** The name of a photo that is now a JPEG. */
export const jpegName = (name: string): string => name.replace(/\.(png|heic|heif)$/i, '.jpg');

/** What was done to a photo before it is sent; sizes in bytes. */
export type PhotoChange = {
  source: File;
  isConverted: boolean;
  reduced: { from: number; to: number; quality: number } | null;
  /** What the file had to tell of where, or of how, it was taken. */
  removed: 'place' | 'details' | null;
};

export type Attempt = { width: number; height: number; quality: number };

/** The longest side of a photo, in pixels: the figures of a meter can be read in the smallest. */
const longestSides = [3200, 2560, 2048, 1600];
const qualities = [0.8, 0.7, 0.6];

/** How a picture is tried, from the best to the smallest that can still be read. */
export const listAttempts = (width: number, height: number): Attempt[] => {
  const scales = longestSides.map((side) => Math.min(1, side / Math.max(width, height)));
  return [...new Set(scales)].flatMap((scale) =>
    qualities.map((quality) => ({
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      quality,
    })),
  );
};
