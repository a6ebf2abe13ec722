import { identityWords } from '#locales/fr/identity.ts';
import { t } from '#locales/fr/nameEdit.ts';
import { nameEditModel } from '#machines/name-edit/nameEdit.model.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { formExpectations, formGestures, formPortal, formView } from '../../walks/forms.ts';

export const nameEditProof = defineProof(nameEditModel)({
  view: formView(t, async () => (await import('#src/flows/name-edit/NameEditDialog.tsx')).NameEditView),
  gestures: formGestures({ words: [identityWords], submit: t('submit') }),
  states: formExpectations({
    field: { role: 'textbox', name: 'Prénom' },
    submit: 'Enregistrer l’identité',
    mistakes: { 'prénom avec un chiffre': 'Un prénom ne contient pas de chiffre.' },
  }),
  portal: formPortal(nameEditModel, {
    address: '/espace-personnel?modale=name',
    done: 'Votre identité est enregistrée.',
  }),
});
