import { contactEditWords, t } from '#locales/fr/contactEdit.ts';
import { contactEditModel } from '#machines/contact-edit/contactEdit.model.ts';
import { knownContract } from '#src/domain/fixtures/account.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { formExpectations, formGestures, formPortal } from '../../walks/forms.ts';

export const contactEditProof = defineProof(contactEditModel)({
  view: async () => {
    const { FormPaper } = await import('#src/views/FormPaper.tsx');
    const { ContactEditView } = await import('#src/flows/contact-edit/ContactEditDialog.tsx');

    return (props) => (
      <FormPaper title={t('title')} done={t('done')} actor={props.actor}>
        <ContactEditView {...props} />
      </FormPaper>
    );
  },
  gestures: formGestures({ words: [contactEditWords], submit: t('submit') }),
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
