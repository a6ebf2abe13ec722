import { useLayoutEffect, useRef } from 'react';
import { t } from '#locales/fr/customerService.ts';
import type { CompleteServiceRequest } from '#machines/customer-service/customerService.machine.ts';
import { withReference } from '../../domain/contract/siteLabel.ts';
import { formatPhone } from '../../domain/format.ts';
import { describePlace } from '../../domain/request/place.ts';
import { useFocusFallback } from '../../ui/browser/hooks.ts';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { DefinitionList } from '../../ui/display/DefinitionList.tsx';
import { Card } from '../../ui/display/layout.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { useSiteLabel, useSites } from '../../views/sites.ts';
import { message as messageStyle, stack } from './CustomerService.css.ts';
import { listReadingLines } from './reading/meterReading.ts';

type Line = { term: string; value: string };

const listReferences = (references: string, titleOf: (reference: string) => string): string =>
  references
    .split(',')
    .map((reference) => withReference(titleOf(reference), reference))
    .join(' ; ');

const listLines = (
  { topic, need, request }: CompleteServiceRequest,
  titleOf: (reference: string) => string,
): Line[] => {
  const { municipality, zipcode, references, first_name, last_name, phone, attachments, reading } = request;
  const lines = [
    { term: t('sent.topic'), value: t(`topics.${topic}`) },
    { term: t('sent.need'), value: t(`needs.${need}`) },
    { term: t('sent.municipality'), value: describePlace({ town: municipality, zipcode }) },
    { term: t('sent.references'), value: listReferences(references, titleOf) },
    ...(reading ? listReadingLines(reading) : []),
    { term: t('sent.name'), value: `${first_name} ${last_name}` },
    { term: t('sent.phone'), value: formatPhone(phone) },
    { term: t('sent.attachments'), value: attachments.map(({ name }) => name).join(', ') },
  ];
  return lines.filter(({ value }) => value !== '');
};

type Props = { sent: CompleteServiceRequest; onRestart: () => void; back?: Elements };

export const SentRequest = ({ sent, onRestart, back }: Props) => {
  const alert = useRef<HTMLDivElement>(null);
  const whole = useFocusFallback<HTMLDivElement>();
  const labelOf = useSiteLabel();
  const sites = useSites();
  const titleOf = (reference: string) => {
    const site = sites.find((each) => each.reference === reference);
    return site ? labelOf(site).title : '';
  };
  useLayoutEffect(() => alert.current?.focus(), []);
  return (
    <div ref={whole} className={stack}>
      <Alert ref={alert} tone="ok" title={t('sent.title')}>
        <p>{t('sent.text')}</p>
      </Alert>
      <Card title={t('sent.heading')}>
        <DefinitionList
          items={[
            ...listLines(sent, titleOf),
            ...(sent.request.message
              ? [
                  {
                    term: t(sent.request.reading ? 'reading.addition.label' : 'sent.message'),
                    value: <span className={messageStyle}>{sent.request.message}</span>,
                  },
                ]
              : []),
          ]}
        />
      </Card>
      <FormActions>
        {back}
        <Button variant={back ? 'outlined' : 'filled'} onPress={onRestart}>
          {t('sent.restart')}
        </Button>
      </FormActions>
    </div>
  );
};
