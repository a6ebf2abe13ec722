import { lookUp } from '../translator.ts';

/** The roles as they are read on screen (specification 1 and 2, section 6). */
const roles = {
  owner: 'Titulaire',
  admin: 'Administrateur',
  simple: 'Utilisateur',
  internal_adviser_admin: 'Conseiller administrateur',
  internal_adviser_simple: 'Conseiller',
};

export const roleLabel = (type: string): string => lookUp(roles, type) ?? 'Autre rôle';
