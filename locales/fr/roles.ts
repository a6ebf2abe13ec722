import { lookUp } from '../translator.ts';

/** The roles as they are read on screen (docs/rules.md#roles). */
const roles = {
  owner: 'Titulaire',
  admin: 'Administrateur',
  simple: 'Utilisateur',
  internal_adviser_admin: 'Conseiller administrateur',
  internal_adviser_simple: 'Conseiller',
};

export const roleLabel = (type: string): string => lookUp(roles, type) ?? 'Autre rôle';
