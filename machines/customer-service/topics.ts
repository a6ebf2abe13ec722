/** Content of the page for a need (docs/rules.md#customer-service-page). The last two are phone lookups. */
export type FormType =
  | 'contactForm'
  | 'contactFormWithRefs'
  | 'meterReading'
  | 'contactTelMtc'
  | 'contactTelUrgency';

type Need = { topic: string; code: string; form: FormType };

/** Subjects of requests (needs) by topic, in screen order. Texts: `locales/fr/customerService.ts`. */
export const needs = [
  { topic: 'CONTRAT', code: 'SOUSCRIRE', form: 'contactForm' },
  { topic: 'CONTRAT', code: 'TITULAIRE', form: 'contactFormWithRefs' },
  { topic: 'CONTRAT', code: 'RESILIER', form: 'contactFormWithRefs' },
  { topic: 'CONTRAT', code: 'ATTESTATION', form: 'contactFormWithRefs' },
  { topic: 'CONTRAT', code: 'COORDONNEES', form: 'contactFormWithRefs' },
  { topic: 'FACTURE', code: 'COMPRENDRE', form: 'contactFormWithRefs' },
  { topic: 'FACTURE', code: 'CONTESTER', form: 'contactFormWithRefs' },
  { topic: 'FACTURE', code: 'DELAI', form: 'contactFormWithRefs' },
  { topic: 'FACTURE', code: 'REMBOURSEMENT', form: 'contactFormWithRefs' },
  { topic: 'FACTURE', code: 'PAIEMENT', form: 'contactTelMtc' },
  { topic: 'CONSOMMATION', code: 'RELEVE', form: 'meterReading' },
  { topic: 'CONSOMMATION', code: 'HAUSSE', form: 'contactFormWithRefs' },
  { topic: 'CONSOMMATION', code: 'COMPTEUR', form: 'contactFormWithRefs' },
  { topic: 'CONSOMMATION', code: 'RENDEZ_VOUS', form: 'contactTelMtc' },
  { topic: 'URGENCE', code: 'FUITE_RUE', form: 'contactTelUrgency' },
  { topic: 'URGENCE', code: 'FUITE_COMPTEUR', form: 'contactTelUrgency' },
  { topic: 'URGENCE', code: 'COUPURE', form: 'contactTelUrgency' },
  { topic: 'URGENCE', code: 'QUALITE', form: 'contactTelUrgency' },
  { topic: 'TRAVAUX', code: 'BRANCHEMENT', form: 'contactForm' },
  { topic: 'TRAVAUX', code: 'DEPLACEMENT', form: 'contactFormWithRefs' },
  { topic: 'TRAVAUX', code: 'CHANTIER', form: 'contactTelMtc' },
  { topic: 'AUTRE', code: 'AUTRE_DEMANDE', form: 'contactForm' },
] as const satisfies readonly Need[];

export type TopicCode = (typeof needs)[number]['topic'];
export type NeedCode = (typeof needs)[number]['code'];

export const topics: readonly TopicCode[] = [...new Set(needs.map(({ topic }) => topic))];

type KnownNeed = { topic: TopicCode; code: NeedCode; form: FormType };

export const listNeeds = (topic: TopicCode): readonly KnownNeed[] =>
  needs.filter((need) => need.topic === topic);

const findNeed = (code: string): KnownNeed | undefined => needs.find((need) => need.code === code);

export const findChoice = (code: string): { topic: TopicCode; need: NeedCode } | null => {
  const found = findNeed(code);
  return found ? { topic: found.topic, need: found.code } : null;
};

export const findForm = (need: NeedCode): FormType | undefined => findNeed(need)?.form;

export const isWritten = (need: NeedCode): boolean =>
  ['contactForm', 'contactFormWithRefs', 'meterReading'].includes(findForm(need) ?? '');

/** Only subject (need) of a topic, which the page selects without a click; null if there are several. */
export const findOnlyNeed = (topic: TopicCode): NeedCode | null => {
  const [first, ...others] = listNeeds(topic);
  return first && others.length === 0 ? first.code : null;
};

export const isInPersonalSpace = (need: NeedCode): boolean => ['ATTESTATION', 'COORDONNEES'].includes(need);
