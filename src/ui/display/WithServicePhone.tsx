import { createContext, type ReactNode, use } from 'react';
import { t } from '#locales/fr/ui.ts';

/** The number of the customer service, to be pressed; null where no brand is around. */
export const ServicePhoneContext = createContext<ReactNode>(null);

/** A sentence; where it sends to the customer service, with the number to call (docs/rules.md#help). */
export const WithServicePhone = ({ children }: { children: ReactNode }) => {
  const phone = use(ServicePhoneContext);
  if (phone === null || typeof children !== 'string') return children;
  const [before, ...others] = children.split(t('servicePhone.sent'));
  if (others.length === 0) return children;
  return (
    <>
      {before}
      {t('servicePhone.sent')} {t('servicePhone.at')} {phone}
      {others.join(t('servicePhone.sent'))}
    </>
  );
};
