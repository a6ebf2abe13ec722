import { interruptedExport } from '../export/export.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { exportsMachine, type Standing } from './exports.machine.ts';

const owner = 'a5b1';

const missing = [interruptedExport];

const apart = (...standings: readonly Standing[]) => ({
  exports: standings.map((standing) => ({ standing, isShown: false })),
});

export const exportsModel = defineModel(exportsMachine, {
  chapter: 'everywhere',
  requirements: { exports: ['exports'] },
  inputs: { 'un utilisateur connecté': undefined },
  words: {
    events: {
      'exports.changed': 'un export commence, avance, se termine ou est fermé',
      'session.expired': 'la session expire',
      'page.left': 'la page est quittée ou rechargée',
      'session.ended': 'la session est fermée, ou un autre utilisateur prend la place',
    },
    guards: {
      isAnyRunning: 'un export est en cours',
      isAnyToConsult: 'un export est prêt ou incomplet',
      isAnyInterrupted: 'un export est à reprendre',
      isToRemember: 'il manque quelque chose, et l’on sait à qui le rendre',
    },
    ports: {
      resumeInterrupted: 'la recherche de ce qui a été interrompu',
      saveCome: 'l’enregistrement de ce qui a été lu',
      rememberMissing: 'l’enregistrement de ce qui manque, dans l’onglet',
    },
    actions: {
      rememberExports: 'l’avancement de chaque export est noté',
      rememberOwner: 'l’empreinte de l’utilisateur est notée : à lui seul est rendu ce qui manque',
      rememberLeft: 'ce qui manque est noté',
    },
  },
  cases: {
    'exports.changed': {
      'un en cours, un prêt, un à reprendre': apart('running', 'over', 'interrupted'),
      'un en cours, que sa page montre': { exports: [{ standing: 'running', isShown: true }] },
      'un incomplet': apart('lacking'),
      'un prêt, deux à reprendre': apart('over', 'interrupted', 'interrupted'),
      'un à reprendre': apart('interrupted'),
      'plus aucun': { exports: [] },
    },
    'page.left': { 'un compteur manque': { missing }, 'rien ne manque': { missing: [] } },
  },
  outcomes: {
    resumeInterrupted: {
      done: { 'l’empreinte de l’utilisateur': owner },
      failed: { 'empreinte impossible': new Error('No digest') },
    },
    saveCome: {
      done: { 'un compteur manque': missing, 'rien ne manque': [] },
      failed: { 'enregistrement impossible': new Error('No file') },
    },
    rememberMissing: {
      done: { retenu: undefined },
      failed: { 'navigateur sans mémoire': new Error('No storage') },
    },
  },
  requests: { resumeInterrupted: [], saveCome: [], rememberMissing: [] },
  equivalent: {},
  key: ({ exports, owner: known, missing: { length } }) => ({ exports, isKnown: known !== null, length }),
});
