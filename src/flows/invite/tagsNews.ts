import { t } from '#locales/fr/invite.ts';
import { isEmail } from '#machines/invite/emails.ts';
import type { TagChange } from '#machines/invite/invite.setup.ts';

const repeatedNews = ([first = '', ...others]: readonly string[]) =>
  others.length > 0
    ? t('emails.repeated', { count: others.length + 1 })
    : t('emails.repeatedOne', { email: first });

const countOf = (count: number) => {
  if (count === 0) return t('emails.totalNone');
  return count === 1 ? t('emails.totalOne') : t('emails.total', { count });
};

/** What has just happened to the tags, and where they stand; nothing before the first one. */
export const tagsNews = (emails: readonly string[], change: TagChange | null): string => {
  if (!change) return '';
  const wrong = emails.filter((email) => !isEmail(email)).length;
  return [
    change.kind === 'removed' && t('emails.removed', { email: change.email }),
    countOf(emails.length),
    wrong > 0 && t('emails.wrongCount', { count: wrong }),
    change.kind === 'entered' && change.repeated.length > 0 && repeatedNews(change.repeated),
  ]
    .filter(Boolean)
    .join(' ');
};
