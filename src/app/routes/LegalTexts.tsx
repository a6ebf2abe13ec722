import { useMemo } from 'react';
import { type LegalWords, legalText } from '#locales/legalText.ts';
import { LegalPage } from '../../pages/legal/LegalPage.tsx';
import type { SectionControls } from '../../pages/legal/LegalPartView.tsx';
import { toLegalValues } from '../../pages/legal/legalValues.ts';
import { usePublisher } from '../../pages/legal/usePublisher.ts';
import { useBrand } from '../../ui/theme/BrandContext.ts';
import { assessmentValues } from '../settings/assessment.ts';
import { useSettings } from '../settings/settings.ts';
import { PagePlaceholder } from '../start/placeholders.tsx';

type Props = {
  title: string;
  /** By what names each in the address. */
  texts: Readonly<Record<string, LegalWords>>;
  controls?: SectionControls;
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
