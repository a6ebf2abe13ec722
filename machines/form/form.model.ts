import { technicalFailure } from '../domain/failure.ts';
import type { PortRequest } from '../kit/model.ts';

/** How a product owner reads the events of a form that is sent once. */
export const formEventLabels = {
  'form.submitted': 'le formulaire saisi est envoyé',
  closed: 'le formulaire est fermé',
};

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
