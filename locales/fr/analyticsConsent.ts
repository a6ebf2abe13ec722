import { translator } from '../translator.ts';

const analyticsConsentWords = {
  title: 'Mesure d’audience',
  question:
    'Acceptez-vous que nous comptions les écrans consultés pour améliorer le portail ? Ni nom, ni adresse, ni référence de contrat.',
  more: 'En savoir plus sur la mesure d’audience',
  accept: 'Accepter',
  refuse: 'Refuser',
  setting: {
    label: 'Votre choix',
    unanswered: 'Vous n’avez pas encore répondu : rien n’est mesuré.',
    yes: 'Vous acceptez la mesure d’audience.',
    no: 'Vous refusez la mesure d’audience : rien n’est mesuré.',
    accept: 'Accepter la mesure d’audience',
    refuse: 'Refuser la mesure d’audience',
    none: 'Sur cette adresse du portail, l’audience n’est pas mesurée : il n’y a rien à accepter ni à refuser.',
  },
};

export const t = translator(analyticsConsentWords);
