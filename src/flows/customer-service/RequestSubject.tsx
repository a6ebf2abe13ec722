import { useSelector } from '@xstate/react';
import { type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { t as contractWords, missing } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/customerService.ts';
import type { ServiceContract } from '#machines/customer-service/customerService.schema.ts';
import { findForm } from '#machines/customer-service/topics.ts';
import type { CustomerServiceActor } from '../../../machines/customer-service/customerService.machine.ts';
import type { Unread } from '../../domain/answer.ts';
import { addressLength, spacedReference, truncate, typedReference } from '../../domain/contract/contract.ts';
import type { SiteLabel } from '../../domain/contract/siteLabel.ts';
import type { ReadMeter, SuggestedMeter } from '../../domain/request/meterReading.ts';
import { contractSearch } from '../../domain/search.ts';
import { PlaceField } from '../../fields/addresses/PlaceField.tsx';
import {
  type SuggestionActor,
  SuggestionField,
  useSuggestion,
} from '../../fields/addresses/SuggestionField.tsx';
import { SearchedChoice } from '../../fields/SearchedChoice.tsx';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { DefinitionList } from '../../ui/display/DefinitionList.tsx';
import { useChangeHandler, useFormField } from '../../ui/forms/readForm.ts';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { peekTyped } from '../../ui/forms/typedForms.ts';
import { useSnapshot } from '../../views/Flow.tsx';
import { useOwnNames, useSiteLabel } from '../../views/sites.ts';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import { known, part } from './CustomerService.css.ts';
import { MeterSuggestionsContext } from './reading/meterReading.ts';
import { ReadingFields } from './reading/ReadingFields.tsx';

/** Fields of some subjects only. For other subjects, the form does not send these disabled fields. */
const Part = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => {
  const [isOpened, setOpened] = useState(isShown);
  if (isShown && !isOpened) setOpened(true);
  return (
    isOpened && (
      <fieldset role="presentation" hidden={!isShown} disabled={!isShown} className={part}>
        {children}
      </fieldset>
    )
  );
};

type Props = { meter: ReadMeter; onReplace: () => void };

const OpenedMeter = ({ meter: { label, reference }, onReplace }: Props) => {
  const { isReadOnly } = useFormField('message-meter');
  return (
    <div className={known}>
      <DefinitionList
        items={[
          { term: t('reading.meter.label'), value: label },
          { term: t('reading.contract.label'), value: spacedReference(reference) },
        ]}
      />
      <input type="hidden" name="message-meter" value={label} />
      <input type="hidden" name="references" value={reference} />
      <div>
        <Button variant="text" isDisabled={isReadOnly} onPress={onReplace}>
          {t('reading.meter.other')}
        </Button>
      </div>
    </div>
  );
};

type MeterFieldProps = {
  actor: SuggestionActor<SuggestedMeter>;
  unread: readonly Unread[];
  needsContract: boolean;
};

/** Meters that match the typed text, and contracts without loaded meters (docs/rules.md#meter-reading). */
const useMeterSuggestions = () => {
  const suggestMeters = use(MeterSuggestionsContext);
  const [unread, setUnread] = useState<readonly Unread[]>([]);
  const actor = useSuggestion(async (query, signal) => {
    const { items, unread: lost } = await suggestMeters(query, signal);
    if (!signal.aborted) setUnread(lost);
    return items;
  });
  return { actor, unread };
};

const meterWords = {
  wholeName: t('reading.meter.wholeNumber'),
  nothingFound: t('reading.meter.nothingFound'),
  short: '',
  chosen: ({ label, reference }: SuggestedMeter) =>
    t('reading.meter.chosen', { label, reference: spacedReference(reference) }),
  count: (form: 'one' | 'other', count: number) => t(`reading.meter.count.${form}`, { count }),
  unavailable: t('reading.meter.unavailable'),
};

const MeterField = ({ actor, unread, needsContract }: MeterFieldProps) => (
  <SuggestionField
    actor={actor}
    name="message-meter"
    label={t('reading.meter.label')}
    hint={t('reading.meter.hint')}
    list={t('reading.meter.list')}
    words={meterWords}
    detailOf={({ address }) => address}
  >
    {(chosen) => (
      <>
        <UnreadNotice unread={unread} />
        {!needsContract && <input type="hidden" name="references" value={chosen?.reference ?? ''} />}
      </>
    )}
  </SuggestionField>
);

const keyOf = ({ reference }: ServiceContract) => reference;

const toRead = (labelOf: (contract: ServiceContract) => SiteLabel) => (contract: ServiceContract) => ({
  name: labelOf(contract).title,
  detail: `${spacedReference(contract.reference)} · ${truncate(contract.served_address, addressLength) || contractWords('noAddress')}`,
});

const words = {
  label: t('references.label'),
  hint: t('references.hint'),
  search: t('references.search'),
  searchHint: t('references.searchHint'),
  none: t('references.none'),
  more: (form: 'one' | 'other', count: number) => t(`references.more.${form}`, { count }),
};

const wordsOfMeter = { ...words, label: t('reading.contract.label'), hint: t('reading.contract.hint') };

const listFirstChosen = (contracts: readonly ServiceContract[]): string[] => {
  const wanted = peekTyped('customerService', 'references');
  return contracts
    .map(({ reference }) => reference)
    .filter((reference) => contracts.length === 1 || wanted.includes(reference));
};

type ContractChoiceProps = { contracts: readonly ServiceContract[]; isOfMeter?: boolean };

export const ContractChoice = ({ contracts, isOfMeter = false }: ContractChoiceProps) => {
  const names = useOwnNames();
  const labelOf = useSiteLabel();
  return (
    <SearchedChoice
      name="references"
      items={contracts}
      search={useMemo(() => contractSearch(contracts, missing, names), [contracts, names])}
      keyOf={keyOf}
      readOf={toRead(labelOf)}
      first={() => listFirstChosen(contracts)}
      words={isOfMeter ? wordsOfMeter : words}
    />
  );
};

export const RequestSubject = ({ actor }: { actor: CustomerServiceActor }) => {
  const { need, identity, contracts, unread = [], today, meter } = useSnapshot(actor).context;
  const { actor: meters, unread: unreadMeters } = useMeterSuggestions();
  const isMeterChosen = useSelector(meters, (snapshot) => snapshot.matches('chosen'));
  const isMeterUnknown = useSelector(meters, ({ context }) => context.needsFreeEntry);
  const [opened, setOpened] = useState(meter);
  const replace = useChangeHandler(setOpened);
  const meterPart = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opened !== meter) meterPart.current?.querySelector('input')?.focus();
  }, [opened, meter]);

  const form = need && findForm(need);
  const isReading = form === 'meterReading';
  const hasContracts = contracts.length > 0;
  const needsContract = !opened && (hasContracts ? isMeterUnknown : !isMeterChosen);
  return (
    <>
      <Part isShown={form === 'contactForm'}>
        <PlaceField allowsFreeEntry />
      </Part>
      <Part isShown={isReading}>
        <div ref={meterPart}>
          {opened && <OpenedMeter meter={opened} onReplace={() => replace(null)} />}
          {!opened && identity && (
            <MeterField actor={meters} unread={unreadMeters} needsContract={needsContract} />
          )}
          {!opened && !identity && (
            <TextField
              name="message-meter"
              label={t('reading.meter.label')}
              hint={t('reading.meter.wholeNumber')}
              autoComplete="off"
            />
          )}
        </div>
      </Part>
      <Part isShown={form === 'contactFormWithRefs' || (isReading && needsContract)}>
        <UnreadNotice unread={unread} />
        {hasContracts ? (
          <ContractChoice contracts={contracts} isOfMeter={isReading} />
        ) : (
          <TextField
            name="references"
            label={t('references.one')}
            hint={t('references.oneHint')}
            inputMode="decimal"
            autoComplete="off"
            format={typedReference}
          />
        )}
      </Part>
      <Part isShown={isReading}>
        <ReadingFields today={today} last={opened?.last ?? null} />
      </Part>
    </>
  );
};
