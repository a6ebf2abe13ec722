import { t } from '#locales/fr/billingEdit.ts';
import { billingEditModel } from '#machines/billing-edit/billingEdit.model.ts';
import { knownContract } from '#machines/domain/fixtures/account.ts';
import { formPortal } from '../../walks/formPortal.ts';

export const billingEditPortal = formPortal(billingEditModel, {
  address: `/espace-personnel?modale=billing&contrat=${knownContract.reference}`,
  fields: {
    name: 'Nom du contrat (facultatif)',
    company_name: 'Raison sociale (facultatif)',
    siret: 'SIRET',
    naf_code: 'Code NAF',
    billing_address_1: 'Adresse (facultatif)',
    billing_address_2: 'Complément d’adresse (facultatif)',
    billing_zip_code: 'Code postal',
    billing_town: 'Commune (facultatif)',
  },
  submit: t('submit'),
  done: 'La facturation du contrat est enregistrée.',
});
