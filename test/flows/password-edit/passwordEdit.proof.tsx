import { identityWords } from '#locales/fr/identity.ts';
import { passwordEditWords, t } from '#locales/fr/passwordEdit.ts';
import { passwordEditModel } from '#machines/password-edit/passwordEdit.model.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { formExpectations, formGestures, formPortal, formView } from '../../walks/forms.ts';

export const passwordEditProof = defineProof(passwordEditModel)({
  view: formView(
    t,
    async () => (await import('#src/flows/password-edit/PasswordEditDialog.tsx')).PasswordEditView,
  ),
  gestures: formGestures({ words: [passwordEditWords, identityWords], submit: t('submit') }),
  states: formExpectations({
    field: { role: 'button', name: 'Afficher la saisie : Nouveau mot de passe' },
    submit: 'Enregistrer le mot de passe',
    mistakes: {
      'mot de passe trop court': 'Ce mot de passe ne remplit pas toutes les conditions.',
      'mots de passe différents': 'Les deux mots de passe sont différents.',
    },
    also: (typed) => [
      {
        role: 'status',
        text: `Conditions remplies : ${typed ? (typed.password === 'Court-1' ? 4 : 5) : 0} sur 5`,
      },
    ],
  }),
  portal: formPortal(passwordEditModel, {
    address: '/espace-personnel?modale=password',
    done: 'Votre mot de passe est modifié.',
  }),
});
