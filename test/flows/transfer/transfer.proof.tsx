import { t, transferWords } from '#locales/fr/transfer.ts';
import type { TransferSnapshot } from '#machines/transfer/transfer.machine.ts';
import { transferModel } from '#machines/transfer/transfer.model.ts';
import { sumCents } from '#src/domain/billing/toPay.ts';
import { isoDay } from '#src/domain/calendar.ts';
import { failureText } from '#src/views/failureText.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { ending, type Past, type ScreenItem, type Shown } from '../../walks/expectations.ts';
import { button, unsavedFile } from '../../walks/exportFileExpectations.ts';
import { formGestures, mistakeAlert } from '../../walks/forms.ts';

type Context = TransferSnapshot['context'];

const mistakes: Readonly<Record<string, string>> = {
  'nom vide': 'Saisissez le nom du titulaire du compte à débiter.',
  'nom sans lettre latine': 'Saisissez ce nom en lettres latines',
  'IBAN faux': 'Cet IBAN n’est pas valide.',
  'IBAN du bénéficiaire': 'C’est l’IBAN du bénéficiaire.',
  'IBAN d’un pays qui demande un BIC': 'Ce compte est hors de l’Espace économique européen',
  'un virement par contrat, au nom trop long': 'La somme d’un contrat dépasse',
  'date vide': 'Indiquez la date d’exécution',
  'date passée': 'Cette date est passée',
  'date trop lointaine': 'Cette date est trop lointaine',
};

const totals = new Map([
  [12_040, '1 facture, 120,40'],
  [20_040, '2 factures, 200,40'],
  [100_000_000_000, '2 factures, 1 000 000 000,00'],
]);

const totalOf = ({ invoices }: Context): string => totals.get(sumCents(invoices)) ?? '';

const left = ({ selected, invoices }: Context): ScreenItem[] =>
  selected.length > invoices.length
    ? [
        { role: 'paragraph', text: '2 factures de la sélection ne seront pas dans le fichier' },
        { role: 'list', lines: ['1 facture qui n’attend pas de paiement', '1 avoir'] },
      ]
    : [];

const form = (context: Context, past: Past): Shown => {
  const isSubmit = ({ type, state }: { type: string; state: string }) =>
    type === 'form.submitted' && state === 'editing';
  const tried = past.here.findLast(isSubmit);
  const mistake = tried?.refused ? mistakes[tried.case] : undefined;
  const fields = past.all.findLast(isSubmit)?.typed('values') ?? {
    debtor_name: 'Boulangerie du Port',
    requested_date: '2026-11-30',
    grouping: 'invoice',
  };
  const isLong = `${fields.debtor_name}`.length > 70;
  const failed: ScreenItem = {
    role: 'alert',
    text: ['Le fichier n’a pas pu être préparé', failureText(context.failure)],
  };
  return {
    visible: [
      { role: 'paragraph', text: totalOf(context) },
      { role: 'paragraph', text: 'Le portail ne paie pas' },
      ...left(context),
      ...(mistake ? [mistakeAlert(mistake)] : context.failure ? [failed] : []),
      ...(isLong ? [{ role: 'status', text: 'Ce nom est coupé à 70 caractères.' } as const] : []),
      button('Annuler'),
      button('Enregistrer le fichier'),
    ],
    fields,
  };
};

const outcome = (context: Context, ...alert: readonly ScreenItem[]): Shown => {
  const { order, invoices } = context;
  const isLong = order?.debtor.name.startsWith('Boulangerie du Port et de la Criée') ?? false;
  const isPerInvoice = order?.transfers[0]?.reference.startsWith('F2026') ?? false;
  const cut = invoices.length === 1 && isPerInvoice ? ['La référence de 1 virement, à 35 caractères'] : [];
  return {
    visible: [
      ...alert,
      ...(cut.length > 0 ? [{ role: 'list', lines: cut } as const] : []),
      { role: 'heading', name: 'La suite, auprès de votre banque' },
      { role: 'definition', text: totalOf(context).replace(/^.*?, /, '') },
      { role: 'definition', text: '1er décembre 2026' },
      { role: 'definition', text: isLong ? 'Boulangerie du Port et de la Cri' : 'Boulangerie du Port' },
      { role: 'definition', text: 'FR76 3000 6000 0112 3456 7890 189' },
      { role: 'paragraph', text: 'Le portail ne paie pas. ' },
      button('Modifier'),
      button('Fermer'),
    ],
    absent: [{ role: 'button', name: 'Enregistrer le fichier' }],
  };
};

const saved = (context: Context, isSaving = false): Shown => {
  const { order } = context;
  const count = order?.transfers.length ?? 0;
  const text = [`virements-${isoDay(context.today)}.xml est enregistré`, `${count} virement`];
  return outcome(context, { role: 'status', text }, button('Enregistrer de nouveau', isSaving));
};

const busy = (context: Context, past: Past): Shown => {
  const { visible, fields = {} } = form({ ...context, failure: null }, { ...past, here: [] });
  const around = visible.filter(({ name }) => name !== 'Enregistrer le fichier');
  const progress: ScreenItem = { role: 'status', text: 'Préparation du fichier' };
  return { visible: [...around, progress, button('Enregistrer le fichier', true)], fields, isBusy: true };
};

export const transferProof = defineProof(transferModel)({
  view: async () => {
    const { DialogPaper } = await import('#src/views/FormPaper.tsx');
    const { TransferView } = await import('#src/flows/transfer/TransferDialog.tsx');
    return (props) => (
      <DialogPaper title={t('title')}>
        <TransferView holder="Boulangerie du Port" {...props} />
      </DialogPaper>
    );
  },
  gestures: {
    ...formGestures({ words: [transferWords], submit: 'Enregistrer le fichier' }),
    'form.reopened': (screen) => screen.press('button', 'Modifier'),
    'save.repeated': (screen) => screen.press('button', 'Enregistrer de nouveau'),
    closed: (screen) => screen.press('button', /^(Fermer|Annuler)$/),
  },
  states: {
    opening: null,
    nothingToPay: ({ selected }) => ({
      visible: [
        {
          role: 'status',
          text:
            selected.length === 0
              ? 'Aucune facture n’est sélectionnée'
              : ['Aucune facture de la sélection n’est à régler par virement', '1 avoir', 'mensualisé'],
        },
        button('Fermer'),
      ],
      absent: [{ role: 'button', name: 'Enregistrer le fichier' }],
    }),
    editing: form,
    writing: busy,
    saving: busy,
    saved: (context) => saved(context),
    savingAgain: (context) => saved(context, true),
    unsaved: (context) => outcome(context, ...unsavedFile(context)),
    closed: ending(),
  },
});
