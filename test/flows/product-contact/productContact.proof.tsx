import { identityWords } from '#locales/fr/identity.ts';
import { productContactWords, t } from '#locales/fr/productContact.ts';
import { productNames } from '#locales/fr/productNames.ts';
import type { KnownContact } from '#machines/product-contact/productContact.machine.ts';
import { productContactModel } from '#machines/product-contact/productContact.model.ts';
import type { Failure } from '#src/domain/failure.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { ending, type Past, type ScreenItem, type Shown } from '../../walks/expectations.ts';
import { failureAlert, formGestures, mistakeAlert, sending } from '../../walks/forms.ts';

const mistakes: Record<string, string> = { 'téléphone trop court': 'Saisissez les 10 chiffres du numéro' };

const fieldValues = (past: Past, known: KnownContact | null) => {
  const { subject: _, ...typed } = past.all.at(-1)?.typed('values') ?? { ...known };
  return typed;
};

const form = (
  { past, known }: { past: Past; known: KnownContact | null },
  disabled: boolean,
  leavable: boolean,
  ...visible: readonly ScreenItem[]
): Shown => ({
  visible: [
    { role: 'checkbox', name: 'Coupure à distance et alerte fuite' },
    { role: 'textbox', name: 'Fonction' },
    { role: 'button', name: 'Envoyer la demande', disabled },
    { role: 'button', name: 'Annuler', disabled: !leavable },
    ...visible,
  ],
  fields: fieldValues(past, known),
});

const submitting = (
  { failure, known }: { failure: Failure | null; known: KnownContact | null },
  past: Past,
): Shown => sending(form({ past, known }, true, false), failure);

const words = [{ subject: productNames }, productContactWords, identityWords];

export const productContactProof = defineProof(productContactModel)({
  view: async () => {
    const { DialogPaper } = await import('#src/views/FormPaper.tsx');
    const { useSnapshot } = await import('#src/views/Flow.tsx');
    const { ProductContactView } = await import('#src/flows/product-contact/ProductContactDialog.tsx');

    return (props) => (
      <DialogPaper title={t(useSnapshot(props.actor).matches('submitted') ? 'sent.title' : 'title')}>
        <ProductContactView {...props} />
      </DialogPaper>
    );
  },
  gestures: {
    ...formGestures({ words, submit: 'Envoyer la demande' }),
    closed: (screen) => screen.press('button', /^(Annuler|Fermer)$/),
  },
  states: {
    editing: ({ failure, known }, past) => {
      const mistake = mistakes[past.here.at(-1)?.case ?? ''];
      const isWell = past.all.at(-1)?.case === 'bien formée';
      return form(
        { past, known },
        !isWell,
        true,
        ...(mistake ? [mistakeAlert(mistake)] : failureAlert(failure)),
      );
    },
    'submitting.starting': null,
    'submitting.verifying': submitting,
    'submitting.requesting': submitting,
    submitted: () => ({
      visible: [
        { role: 'status', text: 'Un conseiller vous répondra par e-mail' },
        { role: 'button', name: 'Fermer', disabled: false },
      ],
    }),
    finished: ending(),
    abandoned: ending(),
  },
});
