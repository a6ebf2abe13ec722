import { t } from '#locales/fr/ibanEdit.ts';
import { knownContract } from '#machines/domain/fixtures/account.ts';
import { ibanEditModel } from '#machines/iban-edit/ibanEdit.model.ts';
import { formPortal } from '../../walks/formPortal.ts';

export const ibanEditPortal = formPortal(ibanEditModel, {
  address: `/espace-personnel?modale=iban&contrat=${knownContract.reference}`,
  fields: {
    holder: 'Titulaire du compte bancaire',
    'iban-1': 'IBAN, groupe 1 sur 7',
    'iban-2': 'IBAN, groupe 2 sur 7',
    'iban-3': 'IBAN, groupe 3 sur 7',
    'iban-4': 'IBAN, groupe 4 sur 7',
    'iban-5': 'IBAN, groupe 5 sur 7',
    'iban-6': 'IBAN, groupe 6 sur 7',
    'iban-7': 'IBAN, groupe 7 sur 7',
  },
  submit: t('submit'),
  done: 'L’IBAN du contrat est enregistré.',
});
