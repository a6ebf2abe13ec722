import { useMemo } from 'react';
import { type LegalWords, legalText } from '#locales/legalText.ts';
import { LegalPage, type SectionControls, toLegalValues } from '../../pages/legal/LegalPage.tsx';
import type { Assessment } from '../../rgaa.ts';
import { useBrand } from '../../ui/theme/brand.tsx';
import { conformity } from '../settings/settings.ts';

type Props = {
  title: string;
  /** By the key of each in the address. */
  texts: Readonly<Record<string, LegalWords>>;
  controls?: SectionControls;
};

/** Result of `docs/rgaa.md`, injected by the build (vite.config.ts) for the legal pages only. */
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
    failures: failures.map(({ number, how }) => `- Critère ${number}\u00a0: ${how}.`).join('\n'),
  };
};

/** Renders legal texts, with the publisher of the brand of the host (docs/rules.md#legal-pages). */
export const LegalTexts = ({ title, texts, controls = {} }: Props) => {
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
