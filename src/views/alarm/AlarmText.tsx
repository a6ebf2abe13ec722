import { t } from '#locales/fr/alarm.ts';
import type { Episode } from '../../domain/consumption/watch/episodes.ts';
import * as css from './Alarm.css.ts';
import { surplusText, unreadText, whenText } from './alarmWords.ts';

/** Days above what is usual, in words: since when, how much more, what it may be and what to do. */
export const AlarmText = ({ episode }: { episode: Episode }) => {
  const unread = unreadText(episode);
  return (
    <>
      <p>{whenText(episode)}</p>
      <p className={css.figures}>{surplusText(episode)}</p>
      <p>{t(`cause.${episode.cause}`)}</p>
      <p>{t(`advice.${episode.cause}`)}</p>
      {unread && <p className={css.soft}>{unread}</p>}
    </>
  );
};
