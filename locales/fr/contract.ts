import { translator } from '../translator.ts';

const contractWords = {
  unnamed: 'Contrat sans nom',
  noAddress: 'Adresse non renseignée',
  add: 'Ajouter un contrat',
  parts: {
    monthly: 'mensualisés',
    credit: 'd’avoirs et de paiements en cours',
    other: 'hors factures en attente',
    unknown: 'd’avoirs, de paiements en cours ou de factures sans montant',
    unread: 'd’avoirs, de paiements en cours ou de factures non lues',
  },
  unavailable: 'Vos contrats ne peuvent pas être affichés.',
};

export const t = translator(contractWords);

/** Texts shown instead of a missing name or address. The contract search also finds these texts. */
export const missing = { name: contractWords.unnamed, served_address: contractWords.noAddress };
