import { listAttempts } from '#machines/domain/request/photos.ts';

/** A JPEG made anew, and the quality that it took, in percents. */
export type Shrunk = { blob: Blob; quality: number };

type Drawn = { bitmap: ImageBitmap; width: number; height: number; quality: number };

const draw = ({ bitmap, width, height, quality }: Drawn): Promise<Blob> => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas can be drawn on');
  context.imageSmoothingQuality = 'high';
  // A JPEG has no transparency: what had is on white, as on the screen.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
};

/** Draws a picture anew, upright, as large as fits in so many bytes; null where none does. It rejects what it cannot read. */
export const shrink = async (file: Blob, room: number): Promise<Shrunk | null> => {
  const bitmap = await createImageBitmap(file);
  try {
    for (const attempt of listAttempts(bitmap.width, bitmap.height)) {
      const blob = await draw({ bitmap, ...attempt });
      if (blob.size <= room) return { blob, quality: Math.round(attempt.quality * 100) };
    }
    return null;
  } finally {
    bitmap.close();
  }
};
