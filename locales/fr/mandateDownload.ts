import { translator } from '../translator.ts';

export const t = translator({
  title: 'Votre mandat de prélèvement',
  loading: 'Chargement de votre mandat…',
  failed: {
    title: 'Votre mandat n’a pas pu être ouvert',
    text: 'Le mandat de prélèvement n’a pas pu être chargé. Réessayez ; si l’erreur se répète, contactez votre service client.',
    dashboard: 'Aller au tableau de bord',
  },
});
