import { defineModel } from '../setup/defineModel.ts';
import { analyticsConsentMachine } from './analyticsConsent.machine.ts';

const today = new Date(2026, 10, 22);

const remembering = {
  done: { 'choix retenu': undefined },
  failed: { 'stockage refusé': new Error('stockage') },
};

export const analyticsConsentModel = defineModel(analyticsConsentMachine, {
  chapter: 'everywhere',
  requirements: { analytics: ['analyticsConsent'] },
  inputs: {
    'une personne qui n’a jamais répondu': { remembered: null, today },
    'une personne qui a accepté il y a moins de six mois': {
      remembered: { choice: 'granted', on: '2026-05-23' },
      today,
    },
    'une personne qui a refusé il y a moins de six mois': {
      remembered: { choice: 'refused', on: '2026-05-23' },
      today,
    },
    'une personne qui a accepté il y a six mois': {
      remembered: { choice: 'granted', on: '2026-05-22' },
      today,
    },
    'une personne qui a refusé il y a six mois': {
      remembered: { choice: 'refused', on: '2026-05-22' },
      today,
    },
  },
  words: {
    events: {
      'consent.given': 'la mesure est acceptée',
      'consent.refused': 'la mesure est refusée',
      'choice.madeElsewhere': 'un choix est fait dans un autre onglet',
    },
    guards: {
      isStillGranted: 'un accord a été donné il y a moins de six mois',
      isStillRefused: 'un refus a été donné il y a moins de six mois',
      isGrant: 'ce choix est un accord',
    },
    ports: { rememberChoice: 'l’enregistrement du choix' },
  },
  cases: { 'choice.madeElsewhere': { accord: { choice: 'granted' }, refus: { choice: 'refused' } } },
  outcomes: { rememberChoice: remembering },
  requests: { rememberChoice: [] },
});
