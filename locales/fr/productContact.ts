import { translator } from '../translator.ts';

export const productContactWords = {
  title: 'Demander des renseignements',
  intro: 'Un conseiller vous répond par e-mail, ou par téléphone si vous donnez votre numéro.',
  company: {
    label: 'Entreprise',
    hint: 'Ou collectivité, association…',
    required: 'Saisissez le nom de votre entreprise.',
  },
  function: { label: 'Fonction', hint: 'Le poste que vous occupez', required: 'Saisissez votre fonction.' },
  phone: {
    label: 'Téléphone',
    hint: '10 chiffres, qui commencent par 0',
    invalid: 'Saisissez les 10 chiffres du numéro, qui commence par 0, ou laissez ce champ vide.',
  },
  reference: {
    label: 'Référence du contrat',
    hint: 'Si vous êtes déjà client : 12 chiffres, qui commencent par 98',
    long: 'Raccourcissez la référence : 12 chiffres au plus.',
    invalid: 'Saisissez les 12 chiffres de la référence, qui commence par 98, ou laissez ce champ vide.',
  },
  subject: {
    label: 'Services qui vous intéressent',
    hint: 'Celui de cette page est choisi d’office.',
    required: 'Choisissez au moins le service de cette page.',
  },
  message: {
    label: 'Message',
    hint: 'Vos sites, vos besoins, vos questions',
    long: 'Raccourcissez votre message : 5 000 caractères au plus.',
  },
  submit: 'Envoyer la demande',
  sent: {
    title: 'Votre demande est envoyée',
    text: 'Un conseiller vous répondra par e-mail, ou par téléphone si vous avez donné votre numéro.',
  },
};

export const t = translator(productContactWords);
