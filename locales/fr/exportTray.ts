import { translator } from '../translator.ts';

export const exportTrayWords = {
  label: 'Exports',
  leave: {
    title: 'Arrêter l’export en cours ?',
    text: 'Un export n’est pas terminé. Si vous vous déconnectez maintenant, il s’arrête et rien n’en est enregistré.',
    stay: 'Continuer l’export',
    leave: 'Se déconnecter',
  },
};

export const t = translator(exportTrayWords);
