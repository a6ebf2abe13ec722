import { useMemo } from 'react';
import { type LegalWords, legalText } from '#locales/legalText.ts';
import { LegalPage } from '../../pages/legal/LegalPage.tsx';
import type { SectionControls } from '../../pages/legal/LegalPartView.tsx';
import { toLegalValues } from '../../pages/legal/legalValues.ts';
import { usePublisher } from '../../pages/legal/usePublisher.ts';
import type { Assessment } from '../../rgaa.ts';
import { useBrand } from '../../ui/theme/BrandContext.ts';
import { conformity } from '../settings/conformity.ts';
import { useSettings } from '../settings/settings.ts';
import { PagePlaceholder } from '../start/placeholders.tsx';

type Props = {
  title: string;
  /** By what names each in the address. */
  texts: Readonly<Record<string, LegalWords>>;
  controls?: SectionControls;
};

/** What `docs/rgaa.md` comes to, read by the build (vite.config.ts): the legal pages alone hold it. */
declare const __RGAA__: Assessment;

/** What fills the statement of accessibility. */
export const assessmentValues = (): Record<string, string> => {
  const { date, conforming, reviewed, applicable, percentage, failures } = __RGAA__;
  return {
    conformity: conformity(),
    assessedOn: date,
    conforming: String(conforming),
    reviewed: String(reviewed),
    applicable: String(applicable),
    percentage: String(percentage),
    failures: failures.map(({ number, how }) => `- Critère ${number}\u00a0: ${how}.`).join('\n'),
  };
};

/** Legal texts as the brand of the host signs them (docs/rules.md#legal-pages). */
export const LegalTexts = ({ title, texts, controls = {} }: Props) => {
  const brand = useBrand();
  const { publisher, onRetry } = usePublisher(useSettings().publisher);
  const parts = useMemo(
    () =>
      publisher &&
      Object.entries(texts).map(([id, words]) => ({
        id,
        text: legalText(words, { ...toLegalValues(brand, publisher), ...assessmentValues() }),
      })),
    [texts, brand, publisher],
  );
  return parts ? (
    <LegalPage title={title} parts={parts} controls={controls} />
  ) : (
    <PagePlaceholder onRetry={onRetry} />
  );
};
