const rules = new Intl.PluralRules('fr-FR');

/** The form that a count takes in French: `one` up to 1,99, else `other`. A dictionary holds both under one key. */
export const plural = (count: number): 'one' | 'other' => (rules.select(count) === 'one' ? 'one' : 'other');
