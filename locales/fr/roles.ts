import { lookUp, translator } from '../translator.ts';

const roleWords = {
  owner: 'Titulaire',
  admin: 'Administrateur',
  simple: 'Utilisateur',
  internal_adviser_admin: 'Conseiller administrateur',
  internal_adviser_simple: 'Conseiller',
  other: 'Autre rôle',
};

const t = translator(roleWords);

export const roleLabel = (type: string): string => lookUp(roleWords, type) ?? t('other');
