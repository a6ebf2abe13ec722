import { translator } from '../translator.ts';

export const t = translator({
  title: 'Moyen de paiement',
  subtitle: 'Indiquez le compte à prélever : vos factures seront payées à leur échéance.',
  frame: 'Formulaire du mandat de prélèvement',
  loading: 'Chargement du formulaire de notre prestataire…',
  late: { text: 'Le chargement est plus long que d’habitude. Vous pouvez attendre encore, ou réessayer.' },
  shown: {
    text: 'Ce formulaire est celui de notre prestataire : ce que vous y saisissez n’est pas transmis au portail.',
    reload: 'Recharger le formulaire',
    next: 'Une fois le mandat enregistré, vous pouvez quitter cette page.',
  },
  failed: {
    title: 'Le mandat n’a pas pu être saisi',
    text: 'Notre prestataire n’a pas répondu comme prévu : vos factures restent payées comme avant. Réessayez ; si l’erreur se répète, contactez votre service client.',
  },
  saved: {
    title: 'Votre mandat est enregistré',
    text: 'Vos prochaines factures seront prélevées à leur échéance.',
  },
  bills: 'Voir les factures',
  dashboard: 'Aller au tableau de bord',
});
