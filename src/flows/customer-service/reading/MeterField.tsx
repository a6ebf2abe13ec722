import { t } from '#locales/fr/customerService.ts';
import { plural } from '#locales/plural.ts';
import type { Unread } from '#machines/domain/answer.ts';
import { spacedReference } from '#machines/domain/contract/contract.ts';
import type { SuggestedMeter } from '#machines/domain/request/meterReading.ts';
import { type SuggestionActor, SuggestionField } from '../../../fields/addresses/SuggestionField.tsx';
import { UnreadNotice } from '../../../views/UnreadNotice.tsx';
import { useSnapshot } from '../../../views/useSnapshot.ts';

type Props = {
  actor: SuggestionActor<SuggestedMeter>;
  /** Contracts and meters that the last answer leaves out. */
  unread: readonly Unread[];
  /** Another control asks for the contract of the meter. */
  needsContract: boolean;
};

/** A meter of the account, suggested as one types: its number is a line of the message, and it brings its contract. */
export const MeterField = ({ actor, unread, needsContract }: Props) => {
  const snapshot = useSnapshot(actor);
  const { length: count } = snapshot.context.found;
  const chosen = snapshot.matches('chosen') ? snapshot.context.chosen : null;
  return (
    <SuggestionField
      actor={actor}
      name="message-meter"
      label={t('reading.meter.label')}
      hint={t('reading.meter.hint')}
      list={t('reading.meter.list')}
      words={{
        wholeName: t('reading.meter.wholeNumber'),
        nothingFound: t('reading.meter.nothingFound'),
        short: '',
        chosen: chosen
          ? t('reading.meter.chosen', {
              label: chosen.label,
              reference: spacedReference(chosen.reference),
            })
          : '',
        count: t(`reading.meter.count.${plural(count)}`, { count }),
        unavailable: t('reading.meter.unavailable'),
      }}
      detailOf={({ address }) => address}
    >
      <UnreadNotice unread={unread} />
      {!needsContract && <input type="hidden" name="references" value={chosen?.reference ?? ''} />}
    </SuggestionField>
  );
};
