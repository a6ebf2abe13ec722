/** Content of the page for a subject (docs/rules.md#customer-service-page); the last two: phone lookups. */
export type FormType =
  | 'contactForm'
  | 'contactFormWithRefs'
  | 'meterReading'
  | 'contactTelMtc'
  | 'contactTelUrgency';

type Need = { code: string; form: FormType; isInPersonalSpace?: boolean };

type Topic = { code: string; isUrgent?: boolean; needs: readonly Need[] };

/** Topics, and the subjects (needs) of each topic, in screen order. Texts: `locales/fr/customerService.ts`. */
export const topics = [
  {
    code: 'CONTRAT',
    needs: [
      { code: 'SOUSCRIRE', form: 'contactForm' },
      { code: 'TITULAIRE', form: 'contactFormWithRefs' },
      { code: 'RESILIER', form: 'contactFormWithRefs' },
      { code: 'ATTESTATION', form: 'contactFormWithRefs', isInPersonalSpace: true },
      { code: 'COORDONNEES', form: 'contactFormWithRefs', isInPersonalSpace: true },
    ],
  },
  {
    code: 'FACTURE',
    needs: [
      { code: 'COMPRENDRE', form: 'contactFormWithRefs' },
      { code: 'CONTESTER', form: 'contactFormWithRefs' },
      { code: 'DELAI', form: 'contactFormWithRefs' },
      { code: 'REMBOURSEMENT', form: 'contactFormWithRefs' },
      { code: 'PAIEMENT', form: 'contactTelMtc' },
    ],
  },
  {
    code: 'CONSOMMATION',
    needs: [
      { code: 'RELEVE', form: 'meterReading' },
      { code: 'HAUSSE', form: 'contactFormWithRefs' },
      { code: 'COMPTEUR', form: 'contactFormWithRefs' },
      { code: 'RENDEZ_VOUS', form: 'contactTelMtc' },
    ],
  },
  {
    code: 'URGENCE',
    isUrgent: true,
    needs: [
      { code: 'FUITE_RUE', form: 'contactTelUrgency' },
      { code: 'FUITE_COMPTEUR', form: 'contactTelUrgency' },
      { code: 'COUPURE', form: 'contactTelUrgency' },
      { code: 'QUALITE', form: 'contactTelUrgency' },
    ],
  },
  {
    code: 'TRAVAUX',
    needs: [
      { code: 'BRANCHEMENT', form: 'contactForm' },
      { code: 'DEPLACEMENT', form: 'contactFormWithRefs' },
      { code: 'CHANTIER', form: 'contactTelMtc' },
    ],
  },
  { code: 'AUTRE', needs: [{ code: 'AUTRE_DEMANDE', form: 'contactForm' }] },
] as const satisfies readonly Topic[];

export type TopicCode = (typeof topics)[number]['code'];
export type NeedCode = (typeof topics)[number]['needs'][number]['code'];

type KnownNeed = Omit<Need, 'code'> & { code: NeedCode };

export const listNeeds = (topic: TopicCode): readonly KnownNeed[] =>
  topics.find(({ code }) => code === topic)?.needs ?? [];

const allNeeds: readonly KnownNeed[] = topics.flatMap(({ needs }): readonly KnownNeed[] => needs);

export const findChoice = (need: string): { topic: TopicCode; need: NeedCode } | null => {
  const topic = topics.find(({ needs }) => needs.some(({ code }) => code === need));
  const found = topic && listNeeds(topic.code).find(({ code }) => code === need);
  return found ? { topic: topic.code, need: found.code } : null;
};

export const findForm = (need: NeedCode): FormType | undefined =>
  allNeeds.find(({ code }) => code === need)?.form;

export const isWritten = (need: NeedCode): boolean =>
  ['contactForm', 'contactFormWithRefs', 'meterReading'].includes(findForm(need) ?? '');

/** Only subject (need) of a topic, which the page selects without a click; null if there are several. */
export const findOnlyNeed = (topic: TopicCode): NeedCode | null => {
  const [first, ...others] = listNeeds(topic);
  return first && others.length === 0 ? first.code : null;
};

export const isInPersonalSpace = (need: NeedCode): boolean =>
  allNeeds.some(({ code, isInPersonalSpace: isThere }) => code === need && isThere === true);
