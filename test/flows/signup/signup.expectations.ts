import { signupModel } from '#machines/signup/signup.model.ts';
import type { Failure } from '#src/domain/failure.ts';
import {
  defineExpectations,
  ending,
  type Past,
  type ScreenItem,
  type Shown,
} from '../../walks/expectations.ts';
import { failureAlert, mistakeAlert, sending } from '../../walks/formExpectations.ts';

const mistakes: Record<string, string> = {
  'mots de passe différents': 'Les deux mots de passe sont différents.',
};

const form = ({ all }: Past, disabled: boolean, ...visible: readonly ScreenItem[]): Shown => {
  const typed = all.at(-1)?.typed('account');
  return {
    visible: [
      { role: 'heading', name: 'Étape 1 sur 2 Votre compte' },
      { role: 'textbox', name: 'Confirmez l’adresse e-mail' },
      { role: 'status', text: `Conditions remplies : ${typed ? 5 : 0} sur 5` },
      { role: 'button', name: 'Créer le compte', disabled },
      { role: 'button', name: 'Se connecter', disabled: false },
      ...visible,
    ],
    ...(typed && { fields: typed }),
  };
};

const submitting = ({ failure }: { failure: Failure | null }, past: Past): Shown =>
  sending(form(past, true), failure);

export const signupExpectations = defineExpectations(signupModel)({
  opening: null,
  editing: ({ failure }, past) => {
    const mistake = mistakes[past.here.at(-1)?.case ?? ''];
    return form(past, false, ...(mistake ? [mistakeAlert(mistake)] : failureAlert(failure)));
  },
  'submitting.starting': null,
  'submitting.verifying': submitting,
  'submitting.registering': submitting,
  'submitting.storingToken': submitting,
  recognising: () => ({
    visible: [
      { role: 'heading', name: 'Étape 2 sur 2 Votre premier contrat' },
      { role: 'status', text: 'Nous vérifions votre accès' },
    ],
    isBusy: true,
  }),
  attaching: ({ isCreated }) => ({
    visible: [
      { role: 'heading', name: 'Étape 2 sur 2 Votre premier contrat' },
      {
        role: 'paragraph',
        text: isCreated ? 'Votre compte est ouvert.' : 'Vous êtes déjà connecté.',
      },
      { role: 'status', text: 'Le formulaire du contrat' },
    ],
  }),
  finished: ending(),
});
