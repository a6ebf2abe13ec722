import { useMemo } from 'react';
import { type LegalWords, legalText } from '#locales/legalText.ts';
import { LegalPage, type SectionControls, toLegalValues } from '../../pages/legal/LegalPage.tsx';
import type { Assessment } from '../../rgaa.ts';
import { useBrand } from '../../ui/theme/brand.tsx';
import { conformity } from '../settings/settings.ts';

type Props = { title: string; texts: Readonly<Record<string, LegalWords>>; controls?: SectionControls };

/** Result of the accessibility audit in `docs/rgaa.md`. vite.config.ts inserts it in legal pages only. */
declare const __RGAA__: Assessment;

export const assessmentValues = (): Record<string, string> => {
  const { date, conforming, reviewed, applicable, percentage, failures } = __RGAA__;
  return {
    conformity: conformity(),
    assessedOn: date,
    conforming: String(conforming),
    reviewed: String(reviewed),
    applicable: String(applicable),
    percentage: String(percentage),
    failures: failures
      .map(({ number, how }) => `- Critère ${number}\u00a0: ${how.charAt(0).toLowerCase()}${how.slice(1)}.`)
      .join('\n'),
  };
};

export const LegalTexts = ({ title, texts, controls }: Props) => {
  const brand = useBrand();
  const parts = useMemo(
    () =>
      Object.entries(texts).map(([id, words]) => ({
        id,
        text: legalText(words, { ...toLegalValues(brand), ...assessmentValues() }),
      })),
    [texts, brand],
  );
  return <LegalPage title={title} parts={parts} controls={controls} />;
};
