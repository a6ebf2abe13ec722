import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '#locales/fr/customerService.ts';
import { findForm } from '#machines/customer-service/topics.ts';
import type { CustomerServiceActor } from '../../../machines/customer-service/customerService.machine.ts';
import { PlaceField } from '../../fields/addresses/PlaceField.tsx';
import { useChangeHandler } from '../../ui/forms/formContext.ts';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { ContractChoice } from './ContractChoice.tsx';
import { part } from './CustomerServiceView.css.ts';
import { MeterField } from './reading/MeterField.tsx';
import { useMeterSuggestions } from './reading/meterSuggestions.ts';
import { OpenedMeter } from './reading/OpenedMeter.tsx';
import { ReadingFields } from './reading/ReadingFields.tsx';

/** A part of the form, there from the first need that asks it; for another need it is not sent, and keeps what it holds. */
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

/** What the request is about: a town, contracts, or a meter and what it shows, as the need asks (docs/rules.md#service-request). */
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
          />
        )}
      </Part>
      <Part isShown={isReading}>
        <ReadingFields today={today} last={opened?.last ?? null} />
      </Part>
    </>
  );
};
