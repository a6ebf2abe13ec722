import { t as words } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/export.ts';
import { type Meter, meterKey } from '#machines/domain/consumption/meter.ts';
import type { ListedContract, ListedMeters, MissedPage } from '#machines/domain/consumption/meterList.ts';
import { spacedReference } from '#machines/domain/contract/contract.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { type MissedLine, toMissedLines } from '../../views/progress/missedLines.ts';

type MissedMeter = { meter: Meter; failure: Failure };

/** The meters whose measures are missing; of several contracts, with theirs. */
export const meterLines = (missed: readonly MissedMeter[], listed: ListedMeters | null): MissedLine[] => {
  const isOfSeveral = (listed?.contracts.length ?? 0) > 1;
  return toMissedLines(
    missed,
    ({ meter }, reason) => ({
      key: meterKey(meter),
      line: t(isOfSeveral ? 'missedLineOf' : 'missedLine', {
        meter: meter.matriculeCompteur || t('unnumbered'),
        reference: spacedReference(meter.reference),
        reason,
      }),
    }),
    (count, reason) => t('missedAlike', { count, reason }),
  );
};

type MissedContract = { contract: ListedContract; failure: Failure };

/** The contracts, or the pages of contracts, whose meters are missing. */
export const contractLines = (missed: readonly MissedPage[]): MissedLine[] => {
  const contracts = new Map<string, MissedContract>();
  for (const { contract, failure } of missed)
    if (contract) contracts.set(contract.reference, { contract, failure });
  return [
    ...toMissedLines(
      [...contracts.values()],
      ({ contract: { name, reference } }, reason) => ({
        key: reference,
        line: t('partlyListed.contract', {
          name: name || words('unnamed'),
          reference: spacedReference(reference),
          reason,
        }),
      }),
      (count, reason) => t('partlyListed.contracts', { count, reason }),
    ),
    ...toMissedLines(
      missed.filter(({ contract }) => !contract),
      ({ page }, reason) => ({ key: String(page), line: t('partlyListed.page', { page, reason }) }),
      (count, reason) => t('partlyListed.pages', { count, reason }),
    ).map(({ key, line }) => ({ key: `page ${key}`, line })),
  ];
};
