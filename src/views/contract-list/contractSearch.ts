import type * as z from 'zod/mini';
import { t } from '#locales/fr/contractList.ts';
import type { Words } from '#locales/translator.ts';
import { separators, spacedReference } from '../../domain/contract/contract.ts';
import { referencesIn } from '../../domain/contract/criteria.ts';

export type Chip<Typed> = { label: string; without: Typed };

export type SearchField = { name: string; label: string; value: string | undefined } & (
  | { kind: 'text'; inputMode?: 'numeric' | 'decimal'; format?: (typed: string) => string }
  | { kind: 'date' | 'box' }
  | { kind: 'choice'; emptyLabel: string; options: readonly { value: string; label: string }[] }
);

export type TitleOf = (reference: string) => string;

export type Search<Typed, Criteria> = {
  schema: z.ZodMiniType<Criteria, Typed>;
  dictionaries: readonly Words[];
  hint: string;
  /** Adds a typed text to a search. `named`: references of contracts with this text in the name, or null. */
  withText: (text: string, typed: Typed, named: string | null) => Typed;
  /** `titleOf`: name of the contract with a reference, or ''. */
  chipsOf: (typed: Typed, titleOf: TitleOf) => readonly Chip<Typed>[];
  fieldsOf: (typed: Typed) => readonly SearchField[];
  typedOf: (read: (name: string) => unknown) => Typed;
  usual: Typed;
};

type Typed = { reference?: string | undefined; siteAddress?: string | undefined };

export const contractFields = (typed: Typed, own: readonly SearchField[]): readonly SearchField[] => [
  {
    kind: 'text',
    name: 'reference',
    label: t('search.reference'),
    inputMode: 'numeric',
    format: spacedReference,
    value: typed.reference,
  },
  ...own,
  { kind: 'text', name: 'siteAddress', label: t('search.siteAddress'), value: typed.siteAddress },
];

export const contractChips = <Criteria extends Typed>(
  typed: Criteria,
  titleOf: TitleOf,
): Chip<Criteria>[] => {
  const { reference = '', siteAddress = '' } = typed;
  const [first = '', ...others] = referencesIn(reference.replace(separators, ''));
  const labels = {
    reference:
      others.length > 0
        ? t('count.other', { count: others.length + 1 })
        : titleOf(first) || (first && t('summary.reference', { value: spacedReference(first) })),
    siteAddress: siteAddress && t('summary.siteAddress', { value: siteAddress }),
  };
  return (['reference', 'siteAddress'] as const)
    .filter((name) => labels[name] !== '')
    .map((name) => ({ label: labels[name], without: { ...typed, [name]: undefined } }));
};
