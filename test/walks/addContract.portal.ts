import { addContractModel } from '#machines/add-contract/addContract.model.ts';
import { signInAddress } from '../journeys/portal.ts';
import { definePortalWalk } from './definePortalWalk.ts';

const address = '/espace-personnel?modale=addContract';

export const addContractPortal = definePortalWalk(addContractModel, {
  open: {
    'un propriétaire du compte': async (page) => {
      await page.goto(signInAddress('owner', address));
    },
    'un conseiller en consultation': async (page) => {
      await page.goto(signInAddress('internal_adviser_simple', address));
    },
  },
  calls: {
    submitForm: {
      request: 'POST /api/user/addContract',
      done: { 'demande acceptée': { status: 200, json: { code: '00' } } },
      failed: {
        'demande refusée': {
          status: 200,
          json: {
            code: '21',
            message: 'Ce contrat est introuvable.',
            validation_errors: { reference: ['Vérifiez la référence.'] },
          },
        },
        'service indisponible': { status: 503, json: { code: '10' } },
      },
    },
  },
  events: {
    'form.submitted': async (page, { values }) => {
      await page.getByRole('textbox', { name: 'Référence du contrat' }).fill(values.reference);
      await page.getByRole('textbox', { name: 'Identifiant' }).fill(values.identifier);
      await page.getByRole('textbox', { name: 'Code postal' }).fill(values.zipcode);
      await page.getByRole('button', { name: 'Ajouter le contrat' }).click();
    },
    closed: (page) => page.getByRole('button', { name: 'Annuler' }).click(),
  },
});
