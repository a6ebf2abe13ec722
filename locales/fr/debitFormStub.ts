import { translator } from '../translator.ts';

export const debitFormStubWords = {
  mobile_phone: { label: 'Téléphone mobile', required: 'Saisissez votre numéro de téléphone mobile.' },
  country: { label: 'Pays', FR: 'France', UK: 'Royaume-Uni' },
  iban: { label: 'IBAN', required: 'Remplissez les six cases de l’IBAN.' },
  first_name: { required: 'Saisissez votre prénom.' },
  last_name: { required: 'Saisissez votre nom.' },
  submit: 'Demander le prélèvement automatique',
};

export const t = translator(debitFormStubWords);
