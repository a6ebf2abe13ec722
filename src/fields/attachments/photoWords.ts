import { t } from '#locales/fr/attachments.ts';
import type { PhotoChange } from '#machines/domain/request/photos.ts';

const megabyte = 1024 * 1024;

/** Size of a file in French: in kilobytes, one at least, then in megabytes. */
export const formatSize = (bytes: number): string =>
  bytes < megabyte
    ? t('size', { size: Math.max(1, Math.round(bytes / 1024)) })
    : t('photo.size', { size: Math.round((bytes / megabyte) * 10) / 10 });

/** Changes made to a photo before it is sent. */
export const describePhoto = ({ converted, reduced }: PhotoChange): string => {
  const done = [
    converted && t('photo.converted', { format: converted }),
    reduced &&
      t('photo.reduced', {
        from: formatSize(reduced.from),
        to: formatSize(reduced.to),
        quality: reduced.quality,
      }),
    t('photo.stripped'),
  ].filter((part) => part !== null);
  return t('photo.done', { done: done.join(', ') });
};
