import { t } from '#locales/fr/invite.ts';
import { plural } from '#locales/plural.ts';
import { isEmail } from '#machines/invite/emails.ts';
import type { TagChange } from '#machines/invite/invite.setup.ts';

const describeCount = (count: number) =>
  count === 0 ? t('emails.totalNone') : t(`emails.total.${plural(count)}`, { count });

const describeRepeated = (emails: readonly string[]) =>
  t(`emails.repeated.${plural(emails.length)}`, { count: emails.length, email: emails[0] ?? '' });

/** What has just happened to the tags, and where they stand. */
export const tagsStatus = (emails: readonly string[], change: TagChange | null): string => {
  const wrong = emails.filter((email) => !isEmail(email)).length;
  return [
    change?.kind === 'removed' && t('emails.removed', { email: change.email }),
    describeCount(emails.length),
    wrong > 0 && t('emails.wrongCount', { count: wrong }),
    change?.kind === 'entered' && change.repeated.length > 0 && describeRepeated(change.repeated),
  ]
    .filter(Boolean)
    .join(' ');
};
