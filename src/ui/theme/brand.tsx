import { createContext, type ReactNode, use } from 'react';
import type { Brand } from '#brands/brand.ts';
import { t } from '#locales/fr/ui.ts';
import type { Elements } from '../controls/buttons/Button.tsx';
import { servicePhone } from './column.css.ts';

export const BrandContext = createContext<Brand | null>(null);

export const useBrand = (): Brand => {
  const brand = use(BrandContext);
  if (!brand) throw new Error('No brand');
  return brand;
};

export const ServicePhoneContext = createContext<Elements>(null);

/** Text of an error. If the text mentions customer service, the phone number follows (docs/rules.md#help). */
export const WithServicePhone = ({ children }: { children: ReactNode }) => {
  const phone: Elements = use(ServicePhoneContext);
  const isMentioned = typeof children === 'string' && children.includes(t('servicePhone.sent'));
  if (phone === null || !isMentioned) return <span>{children}</span>;
  return (
    <span>
      <span>{children}</span>{' '}
      <span className={servicePhone}>
        <span>{t('servicePhone.label')}</span> {phone}
      </span>
    </span>
  );
};
