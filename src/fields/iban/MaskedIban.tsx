import { t } from '#locales/fr/iban.ts';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';

/** IBAN with a masked middle, which may wrap only in its middle. */
export const MaskedIban = ({ iban }: { iban: string }) => (
  <>
    <span aria-hidden="true">{`${iban.slice(0, 4)}\u00a0•••• ••••\u00a0${iban.slice(-4)}`}</span>
    <VisuallyHidden>{t('masked', { end: iban.slice(-4) })}</VisuallyHidden>
  </>
);
