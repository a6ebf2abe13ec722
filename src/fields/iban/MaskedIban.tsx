import { t } from '#locales/fr/iban.ts';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';

/** IBAN with only its first and last four characters visible. It wraps only in its middle. */
export const MaskedIban = ({ iban }: { iban: string }) => (
  <>
    <span aria-hidden="true">{`${iban.slice(0, 4)}\u00a0•••• ••••\u00a0${iban.slice(-4)}`}</span>
    <VisuallyHidden>{t('masked', { end: iban.slice(-4) })}</VisuallyHidden>
  </>
);
