/**
 * What a need opens (docs/rules.md#customer-service-page): a form about a town, about contracts, or about a meter, or the
 * phone numbers of a place, for the day or for an emergency.
 */
export type FormType =
  | 'contactForm'
  | 'contactFormWithRefs'
  | 'meterReading'
  | 'contactTelMtc'
  | 'contactTelUrgency';

type Need = {
  code: string;
  form: FormType;
  /** What it asks for may already be in the personal space. */
  isInPersonalSpace?: boolean;
};

type Topic = { code: string; isUrgent?: boolean; needs: readonly Need[] };

/** The topics and their needs, in the order they are shown; `locales/fr/customerService.ts` says them. */
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

/** The needs of a topic, to choose among. */
export const listNeeds = (topic: TopicCode): readonly KnownNeed[] =>
  topics.find(({ code }) => code === topic)?.needs ?? [];

const allNeeds: readonly KnownNeed[] = topics.flatMap(({ needs }): readonly KnownNeed[] => needs);

/** A need with its topic, by its code; null where there is none of that code. */
export const findChoice = (need: string): { topic: TopicCode; need: NeedCode } | null => {
  const topic = topics.find(({ needs }) => needs.some(({ code }) => code === need));
  const found = topic && listNeeds(topic.code).find(({ code }) => code === need);
  return found ? { topic: topic.code, need: found.code } : null;
};

/** What the need opens. */
export const findForm = (need: NeedCode): FormType | undefined =>
  allNeeds.find(({ code }) => code === need)?.form;

/** Whether the need is met by writing; by a call otherwise. */
export const isWritten = (need: NeedCode): boolean =>
  ['contactForm', 'contactFormWithRefs', 'meterReading'].includes(findForm(need) ?? '');

/** The only need of a topic that has one, which is chosen by itself. */
export const findOnlyNeed = (topic: TopicCode): NeedCode | null => {
  const [first, ...others] = listNeeds(topic);
  return first && others.length === 0 ? first.code : null;
};

/** Whether what is asked for may already be in the personal space. */
export const isInPersonalSpace = (need: NeedCode): boolean =>
  allNeeds.some(({ code, isInPersonalSpace: isThere }) => code === need && isThere === true);
