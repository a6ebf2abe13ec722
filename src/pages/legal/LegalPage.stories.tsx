import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { accessibilityWords } from '#locales/fr/accessibility.ts';
import { accountTermsWords } from '#locales/fr/accountTerms.ts';
import { generalTermsWords } from '#locales/fr/generalTerms.ts';
import { type LegalWords, legalText } from '#locales/legalText.ts';
import { LegalPage } from './LegalPage.tsx';

const values = {
  name: 'Eaux du Ponant',
  legalName: 'Société des eaux du Ponant',
  email: 'contact@eaux-du-ponant.example',
  phone: '05 36 49 20 59',
  conformity: 'partiellement conforme',
  assessedOn: '24 novembre 2026',
  percentage: '90',
  conforming: '65',
  reviewed: '30',
  applicable: '72',
  failures: '- Critère 12.1 : le menu est le seul système de navigation.',
};

const makePart = (id: string, words: LegalWords) => ({ id, text: legalText(words, values) });

const meta = { component: LegalPage } satisfies Meta<typeof LegalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralTexts: Story = {
  args: {
    title: generalTermsWords.title,
    parts: [makePart('generales', generalTermsWords), makePart('particulieres', accountTermsWords)],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(24);
  },
};

export const OneText: Story = {
  args: { title: accessibilityWords.title, parts: [makePart('declaration', accessibilityWords)] },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('heading', { level: 3 })).toEqual([]);
    await expect(canvas.getByRole('link', { name: '2. État de conformité' })).toHaveAttribute(
      'href',
      '#declaration-2',
    );
  },
};
