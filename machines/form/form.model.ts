import { technicalFailure } from '#src/domain/failure.ts';
import type { PortRequest } from '../setup/defineModel.ts';

type FormWords = {
  /** French text of the guard on the typed values: « la référence a douze chiffres ». */
  isWellFormed: string;
  /** French text of the guard on the role: « le rôle permet de … ». */
  maySubmit: string;
  /** French noun for the call: « le rattachement du contrat ». */
  submitForm: string;
  /** French sentence of the event: « le contrat saisi est envoyé ». */
  submitted: string;
};

export const formWords = ({ isWellFormed, maySubmit, submitForm, submitted }: FormWords) => ({
  events: { 'form.submitted': submitted, closed: 'le formulaire est fermé' },
  guards: { isWellFormed, maySubmit },
  ports: { submitForm },
  actions: {
    rememberPayload: 'ce qui a été saisi est gardé pour être envoyé',
    rememberFailure: 'le message de l’échec est gardé, et affiché au-dessus de la saisie',
  },
});

export const formInputs = <Known extends object>(known: Known) => ({
  'un propriétaire du compte': { role: 'owner', ...known },
  'un conseiller administrateur': { role: 'internal_adviser_admin', ...known },
  'un conseiller en consultation': { role: 'internal_adviser_simple', ...known },
});

export const formOutcomes = (message: string, fields: Record<string, string[]> = {}) => ({
  submitForm: {
    done: { 'demande acceptée': undefined },
    failed: {
      'demande refusée': { kind: 'refused', message, fields },
      'service indisponible': technicalFailure(),
    },
  },
});

export const formRequests = (request: PortRequest['request']) => ({
  submitForm: [{ request, body: ({ payload }: { payload: unknown }) => payload }],
});
