import { contactEditWords, t } from '#locales/fr/contactEdit.ts';
import { identityWords } from '#locales/fr/identity.ts';
import { contactEditModel } from '#machines/contact-edit/contactEdit.model.ts';
import { knownContract } from '#src/domain/fixtures/account.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { formExpectations, formGestures, formPortal, formView } from '../../walks/forms.ts';

export const contactEditProof = defineProof(contactEditModel)({
  view: formView(
    t,
    async () => (await import('#src/flows/contact-edit/ContactEditDialog.tsx')).ContactEditView,
  ),
  gestures: formGestures({ words: [contactEditWords, identityWords], submit: t('submit') }),
  states: formExpectations({
    field: { role: 'textbox', name: 'Téléphone fixe' },
    submit: 'Enregistrer le contact',
    mistakes: { 'fixe qui commence par 06': 'Saisissez les 10 chiffres d’un numéro de téléphone fixe' },
  }),
  portal: formPortal(contactEditModel, {
    address: `/espace-personnel?modale=contact&contrat=${knownContract.reference}`,
    done: 'Le contact du contrat est enregistré.',
  }),
});
