import { t } from '#locales/fr/alarm.ts';
import { PhoneAnchor } from '../PhoneAnchor.tsx';

/** What to do at once where water runs: the stop valve, then a number that is answered at any time. */
export const EmergencyHelp = ({ phone }: { phone: string }) => (
  <p>
    <strong>{t('urgent.title')}</strong> <span>{t('urgent.text')}</span> <PhoneAnchor number={phone} />
  </p>
);
