import CircleEllipsis from 'lucide-react/icons/circle-ellipsis';
import Construction from 'lucide-react/icons/construction';
import Droplets from 'lucide-react/icons/droplets';
import FileText from 'lucide-react/icons/file-text';
import Gauge from 'lucide-react/icons/gauge';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import { type ComponentType, useId } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { t } from '#locales/fr/customerService.ts';
import { type TopicCode, topics } from '#machines/customer-service/topics.ts';
import { Tag } from '../../ui/display/layout.tsx';
import * as css from './CustomerService.css.ts';

const icons: Record<TopicCode, ComponentType> = {
  CONTRAT: FileText,
  FACTURE: ReceiptEuro,
  CONSOMMATION: Gauge,
  URGENCE: Droplets,
  TRAVAUX: Construction,
  AUTRE: CircleEllipsis,
};

type Props = { chosen: TopicCode | null; isDisabled: boolean; onChoose: (topic: TopicCode) => void };

export const TopicButtons = ({ chosen, isDisabled, onChoose }: Props) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <h2 id={titleId}>{t('topic')}</h2>
      <div className={css.buttons}>
        {topics.map((code) => {
          const Icon = icons[code];
          return (
            <ToggleButton
              key={code}
              className={css.button}
              isSelected={code === chosen}
              isDisabled={isDisabled}
              onPress={() => onChoose(code)}
            >
              <Icon />
              <span className={css.words}>{t(`topics.${code}`)}</span>
              {code === 'URGENCE' && <Tag tone="bad">{t('urgent')}</Tag>}
            </ToggleButton>
          );
        })}
      </div>
    </section>
  );
};
