import { identityWords } from '#locales/fr/identity.ts';
import { roleLabel } from '#locales/fr/roles.ts';
import { lookUp } from '#locales/translator.ts';
import type { Labels } from '#machines/domain/account/collaborator.ts';

/** The words of the table for the codes of a row; '' for a department that nobody knows. */
export const labels: Labels = {
  role: roleLabel,
  department: (code) => lookUp(identityWords.departments, code) ?? '',
};
