import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { assessmentValues } from '#src/app/routes/LegalTexts.tsx';
import { readCriteria, toAssessment, toConformity } from '#src/rgaa.ts';

/** Tests that the accessibility statement matches docs/rgaa.md, and that the files cited there exist. */

const root = fileURLToPath(new URL('..', import.meta.url));
const document = readFileSync(`${root}docs/rgaa.md`, 'utf8');
const criteria = readCriteria(document);

const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

it('lists the 106 RGAA criteria in order', () => {
  const numbers = themes.flatMap((count, theme) =>
    Array.from({ length: count }, (_, rank) => `${theme + 1}.${rank + 1}`),
  );
  expect(numbers).toHaveLength(106);
  expect(criteria.map(({ number }) => number)).toEqual(numbers);
});

it('has judges and tests for each met criterion, and a reason for each other criterion', () => {
  const wrong = criteria.filter(
    ({ state, how, judge, proofs }) =>
      !how ||
      ['tests', 'relecture'].includes(judge) !== (state === 'conforme') ||
      proofs.length > 0 !== (state === 'conforme') ||
      !proofs.every((file) => existsSync(root + file)),
  );
  expect(wrong).toEqual([]);
});

it('contains no test for a criterion that only a person can judge', () => {
  const wrong = criteria.filter(
    ({ title, judge }) => judge === 'tests' && /pertinent|cohéren|compréhensible|explicite/.test(title),
  );
  expect(wrong).toEqual([]);
});

it('contains for a met criterion only tests and documents that exist', () => {
  const isTest = (file: string) => /\.(test|spec|stories)\.tsx?$/.test(file);
  const proofs = criteria.flatMap((criterion) => criterion.proofs);
  expect(proofs.filter((file) => !isTest(file) && !file.endsWith('.md'))).toEqual([]);
});

it('contains the reason of an unmet criterion without Markdown', () => {
  const { failures } = toAssessment(document);
  expect(failures.filter(({ how }) => /[`*[\]]/.test(how))).toEqual([]);
});

it('computes the rate of met criteria, rounded down, and lists the unmet criteria', () => {
  const line = (number: string, state: string, judge = '') =>
    `| ${number} | Titre | ${state} | ${judge} | Parce que |  |`;
  const lines = [
    line('1.1', 'conforme', 'tests'),
    line('1.2', 'conforme', 'relecture'),
    line('1.3', 'non conforme'),
  ];
  const text = ['Auto-évaluation du 2 mai 2026', ...lines, line('1.4', 'non applicable')].join('\n');
  expect(toAssessment(text)).toEqual({
    date: '2 mai 2026',
    conforming: 2,
    reviewed: 1,
    applicable: 3,
    percentage: 66,
    failures: [{ number: '1.3', how: 'Parce que' }],
  });
  expect(() => toAssessment(lines.join('\n'))).toThrow('The assessment has no date');
  expect(() => readCriteria(line('1.1', 'peut-être'))).toThrow(
    'The criterion 1.1 has an unknown state: peut-être',
  );
});

it('prints « partiellement conforme » in the accessibility statement even for a rate of 100 %', () => {
  const states = [49, 50, 100].map((percentage) => toConformity({ percentage }));
  expect(states).toEqual(['none', 'partial', 'partial']);
});

it('contains in its summary the same counts as the accessibility statement', () => {
  const { conforming, reviewed, applicable, percentage, failures } = toAssessment(document);
  const values = assessmentValues();
  expect(values).toMatchObject({
    conforming: `${conforming}`,
    reviewed: `${reviewed}`,
    applicable: `${applicable}`,
    percentage: `${percentage}`,
  });
  expect(values.failures?.split('\n')).toHaveLength(failures.length);
  expect(values.failures).not.toMatch(/\u00a0: \p{Lu}/u);
});
