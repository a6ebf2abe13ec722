import { t } from '#locales/fr/meters.ts';

type Change = { text: string; tone: 'warn' | 'ok' | 'info' };

/** Text and colour of a change in percent: `+ 6 %`, `− 4 %`, or `stable` below one percent. */
export const changeOf = (percent: number): Change => {
  if (Math.abs(percent) < 1) return { text: t('change.stable'), tone: 'info' };
  const count = Math.round(Math.abs(percent));
  return percent > 0
    ? { text: t('change.more', { count }), tone: 'warn' }
    : { text: t('change.less', { count }), tone: 'ok' };
};
