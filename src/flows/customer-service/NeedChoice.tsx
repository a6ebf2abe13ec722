import { useLayoutEffect, useRef } from 'react';
import { t } from '#locales/fr/customerService.ts';
import { listNeeds, type NeedCode, type TopicCode } from '#machines/customer-service/topics.ts';
import { RadioGroup } from '../../ui/forms/choice/RadioGroup.tsx';
import { section } from './TopicButtons.css.ts';

type Props = {
  topic: TopicCode;
  chosen: NeedCode | null;
  isDisabled: boolean;
  onChoose: (need: NeedCode) => void;
};

/** The needs of a topic that has several. A topic that is chosen gives it the focus. */
export const NeedChoice = ({ topic, chosen, isDisabled, onChoose }: Props) => {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (topic) ref.current?.focus();
  }, [topic]);
  return (
    <section ref={ref} tabIndex={-1} aria-label={t(`topics.${topic}`)} className={section}>
      <RadioGroup
        name="need_code"
        label={t('need')}
        orientation="vertical"
        options={listNeeds(topic).map(({ code }) => ({ value: code, label: t(`needs.${code}`) }))}
        value={chosen}
        isDisabled={isDisabled}
        onChange={(value) => {
          const need = listNeeds(topic).find(({ code }) => code === value);
          if (need) onChoose(need.code);
        }}
      />
    </section>
  );
};
