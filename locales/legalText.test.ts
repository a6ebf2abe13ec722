import { describe, expect, it, test } from 'vitest';
import { brandCodes, loadBrand } from '#brands/load.ts';
import { toLegalValues } from '#src/pages/legal/LegalPage.tsx';
import { assessmentValues } from '../src/app/routes/LegalTexts.tsx';
import { accessibilityWords } from './fr/accessibility.ts';
import { accountTermsWords } from './fr/accountTerms.ts';
import { generalTermsWords } from './fr/generalTerms.ts';
import { legalNoticeWords } from './fr/legalNotice.ts';
import { personalDataWords } from './fr/personalData.ts';
import { legalText } from './legalText.ts';

const texts = [generalTermsWords, accountTermsWords, legalNoticeWords, personalDataWords, accessibilityWords];

describe('legalText', () => {
  const words = {
    title: 'Règles',
    sections: {
      one: { title: 'Objet', text: '\nDe {{name}}.\n\n- l’eau ;\n- l’air.\n' },
      two: { title: 'Fin', text: '\nRien.\n' },
    },
  };

  it('splits a legal text into paragraphs and lists, and inserts the brand values', () => {
    expect(legalText(words, { name: 'Eaux du Ponant' })).toEqual({
      title: 'Règles',
      sections: [
        { title: 'Objet', blocks: ['De Eaux du Ponant.', ['l’eau ;', 'l’air.']] },
        { title: 'Fin', blocks: ['Rien.'] },
      ],
    });
  });

  it('throws if the brand lacks a value of the legal text', () => {
    expect(() => legalText(words, {})).toThrow('Nothing fills "name"');
  });
});

test.each(brandCodes)('replaces every placeholder of the legal texts for the brand %s', async (code) => {
  const brand = await loadBrand(code);
  const { publisher } = brand;
  const values = { ...toLegalValues(brand), ...assessmentValues() };
  const blocks = texts.flatMap((words) =>
    legalText(words, values).sections.flatMap((section) => section.blocks),
  );
  expect(blocks.flat().filter((line) => line.trim() === '')).toEqual([]);
  expect(blocks.flat().join('\n')).toContain(publisher.legalName);
  expect(publisher.email.split('@')[1]).toMatch(/\.(example|test)$/);
});

it('divides the general terms into 13 sections and the account terms into 11 sections', () => {
  expect(Object.keys(generalTermsWords.sections)).toHaveLength(13);
  expect(Object.keys(accountTermsWords.sections)).toHaveLength(11);
});

it('contains the password rule in the account terms', () => {
  expect(accountTermsWords.sections.password.text).toMatch(
    /8 caractères, dont une lettre minuscule, une lettre majuscule et un chiffre/,
  );
});
