import { passwordEditModel } from '#machines/password-edit/passwordEdit.model.ts';
import { defineExpectations } from '../../walks/expectations.ts';
import { formExpectations } from '../../walks/formExpectations.ts';

export const passwordEditExpectations = defineExpectations(passwordEditModel)(
  formExpectations({
    field: { role: 'button', name: 'Afficher la saisie : Nouveau mot de passe' },
    submit: 'Enregistrer le mot de passe',
    mistakes: { 'mots de passe différents': 'Les deux mots de passe sont différents.' },
    also: (typed) => [{ role: 'status', text: `Conditions remplies : ${typed ? 5 : 0} sur 5` }],
  }),
);
