import { translator } from '../translator.ts';

const visualiserSequenceWords = {
  title: 'Qui demande quoi',
  intro: 'Le chemin que l’on regarde, de haut en bas\u00a0: chaque flèche va de qui demande à qui répond.',
  diagram: 'Échanges, l’un après l’autre',
  message: {
    request: 'Demande, {{from}} vers {{to}}\u00a0: ',
    refusal: 'Demande refusée, {{from}} vers {{to}}\u00a0: ',
    answer: 'Réponse, {{from}} vers {{to}}\u00a0: ',
    failure: 'Échec, {{from}} vers {{to}}\u00a0: ',
  },
  note: 'Où en est {{over}}\u00a0: ',
  alone: 'Faites un pas dans «\u00a0Essayer\u00a0», ou jouez un chemin\u00a0: ses échanges s’ajoutent ici.',
  legend: 'Trait plein\u00a0: une demande. Tirets\u00a0: une réponse. Croix\u00a0: un refus ou un échec.',
};

export const t = translator(visualiserSequenceWords);
