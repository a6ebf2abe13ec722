import { t } from '#locales/fr/attachments.ts';
import { plural } from '#locales/plural.ts';
import { type Refused, shownName } from '#machines/domain/request/attachments.ts';

/** A sentence for each reason, with the files that it turns away. */
export const refusals = (refused: readonly Refused[]): string[] =>
  [...new Set(refused.map(({ fault }) => fault))].map((fault) => {
    const names = refused.filter((one) => one.fault === fault).map(({ name }) => shownName(name));
    return t(`refused.${plural(names.length)}`, {
      names: names.join(' », « '),
      reason: t(`attachments.${fault}`),
    });
  });
