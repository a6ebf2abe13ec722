import { ibanEditWords, t } from '#locales/fr/ibanEdit.ts';
import { ibanEditModel } from '#machines/iban-edit/ibanEdit.model.ts';
import { knownContract } from '#src/domain/fixtures/account.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { formExpectations, formGestures, formPortal, formView } from '../../walks/forms.ts';

export const ibanEditProof = defineProof(ibanEditModel)({
  view: formView(
    t,
    async () => (await import('#src/flows/iban-edit/IbanEditDialog.tsx')).IbanEditView,
    (actor) => t(actor.getSnapshot().context.input.contract.iban ? 'title' : 'newTitle'),
  ),
  gestures: formGestures({ words: [ibanEditWords], submit: t('submit') }),
  states: formExpectations({
    field: { role: 'textbox', name: 'IBAN, groupe 1 sur 7' },
    submit: 'Enregistrer l’IBAN',
    mistakes: { 'clé fausse': 'Cet IBAN n’est pas valide.' },
  }),
  portal: formPortal(ibanEditModel, {
    address: `/espace-personnel?modale=iban&contrat=${knownContract.reference}`,
    done: 'L’IBAN du contrat est enregistré.',
  }),
});
