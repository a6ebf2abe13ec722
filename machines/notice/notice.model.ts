import { defineModel } from '../setup/defineModel.ts';
import { noticeMachine } from './notice.machine.ts';

export const noticeModel = defineModel(noticeMachine, {
  chapter: 'everywhere',
  requirements: { notices: ['notice'] },
  inputs: {
    'un message': { isLasting: false },
    'un échec qui n’est signalé nulle part ailleurs': { isLasting: true },
  },
  words: {
    events: {
      'notice.held': 'le message est retenu',
      'notice.released': 'le message n’est plus retenu',
      'notice.dismissed': 'le message est fermé à la main',
    },
    guards: {
      isLasting: 'l’échec n’est signalé nulle part ailleurs',
      isLastHold: 'plus aucune autre raison ne retient le message',
    },
    actions: {
      addHold: 'la raison de le retenir est gardée',
      dropHold: 'la raison de le retenir est oubliée',
    },
  },
  cases: {
    'notice.held': {
      'par le pointeur': { by: 'pointer' },
      'par le focus': { by: 'focus' },
      'par la page, cachée': { by: 'page' },
    },
    'notice.released': {
      'par le pointeur': { by: 'pointer' },
      'par le focus': { by: 'focus' },
      'par la page, montrée': { by: 'page' },
    },
  },
  outcomes: {},
  requests: {},
  key: ({ holds, isLasting }) => ({ isLasting, holds: [...holds].sort() }),
});
