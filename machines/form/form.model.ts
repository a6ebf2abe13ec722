import { technicalFailure } from '#src/domain/failure.ts';
import type { PortRequest } from '../setup/defineModel.ts';

/** What a form that is sent once says of itself. */
type FormWords = {
  /** « la référence a douze chiffres »: what makes it well formed. */
  isWellFormed: string;
  /** « le rôle permet de … » */
  maySubmit: string;
  /** « le rattachement du contrat » */
  submitForm: string;
  /** « le contrat saisi est envoyé » */
  submitted: string;
};

/** The names of the chart that forms share, in the words of one of them. */
export const formWords = ({ isWellFormed, maySubmit, submitForm, submitted }: FormWords) => ({
  events: { 'form.submitted': submitted, closed: 'le formulaire est fermé' },
  guards: { isWellFormed, maySubmit },
  ports: { submitForm },
  actions: {
    rememberPayload: 'ce qui a été saisi est gardé pour être envoyé',
    rememberFailure: 'le message de l’échec est gardé, et affiché au-dessus de la saisie',
    forgetFailure: 'le message d’un échec précédent est effacé',
  },
});

/** What the port of such a form answers; `message` and `fields` are those of a refusal of this form. */
export const formOutcomes = (message: string, fields: Record<string, string[]> = {}) => ({
  submitForm: {
    done: { 'demande acceptée': undefined },
    failed: {
      'demande refusée': { kind: 'refused', message, fields },
      'service indisponible': technicalFailure(),
    },
  },
});

/** What the port of such a form asks of the back office: its body is the payload. */
export const formRequests = (request: PortRequest['request']) => ({
  submitForm: [{ request, body: ({ payload }: { payload: unknown }) => payload }],
});
