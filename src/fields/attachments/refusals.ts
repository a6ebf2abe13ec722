import { t } from '#locales/fr/attachments.ts';
import { plural } from '#locales/plural.ts';
import type { Refused } from '#machines/domain/request/attachments.ts';

/** A sentence for each reason, with the names of the refused files. */
export const refusals = (refused: readonly Refused[]): string[] =>
  [...new Set(refused.map(({ fault }) => fault))].map((fault) => {
    const names = refused.filter((one) => one.fault === fault).map(({ name }) => name);
    return t(`refused.${plural(names.length)}`, {
      names: names.join(' », « '),
      reason: t(`attachments.${fault}`),
    });
  });
