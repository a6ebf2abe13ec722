import { t } from '#locales/fr/visualiserRemarks.ts';
import { quoted } from '../../kit/narration/story.ts';
import type { RemarkPlace } from './remark.schema.ts';

/** A place in words, by the name that it was pinned by. */
export const placeName = (place: RemarkPlace): string => {
  const name = quoted(place.name);
  if (place.on === 'state') return t('place.state', { name });
  const step = place.moves.length;
  return step ? t('place.step', { step, name }) : t('place.start', { name });
};
