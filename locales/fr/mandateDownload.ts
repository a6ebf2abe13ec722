import { translator } from '../translator.ts';

export const t = translator({
  title: 'Votre mandat de prélèvement',
  loading: 'Votre mandat arrive…',
});
