import { t as exportFile } from '#locales/fr/exports.ts';
import { t } from '#locales/fr/invoiceExport.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { invoiceExportModel, ofContract, old } from '#machines/invoice-export/invoiceExport.model.ts';
import type { initialContext, MissedInvoice } from '#machines/invoice-export/invoiceExport.setup.ts';
import type { Selection } from '#machines/invoice-export/selection.ts';
import { knownCriteria } from '#src/domain/fixtures/account.ts';
import { defineProof, sentByThePortal } from '../../walks/defineProof.ts';
import type { ScreenItem, Shown } from '../../walks/expectations.ts';
import {
  button,
  failing,
  interrupted,
  reconnected,
  savedFile,
  unsavedFile,
  working,
} from '../../walks/exportFileExpectations.ts';

type Context = ReturnType<typeof initialContext>;

const bar: ScreenItem = { role: 'region', name: 'Export des factures' };

const selected = (selection: Selection): ScreenItem[] => {
  if (!selection.size) return [];
  const isOldThere = [...selection.values()].some(({ dateFacture }) => dateFacture.endsWith('2023'));
  return [
    bar,
    {
      role: 'status',
      text: selection.size === 1 ? '1 facture sélectionnée' : `${selection.size} factures sélectionnées`,
    },
    button('Télécharger en ZIP', isOldThere && selection.size === 1),
    button('Liste Excel'),
    button('Liste CSV'),
    button('Effacer la sélection'),
    ...(isOldThere ? [{ role: 'paragraph', text: '1 facture ne peut pas être téléchargée' } as const] : []),
  ];
};

const offer = (isIdle: boolean) => button('Sélectionner les 3 factures du contrat', !isIdle);

/** True if the contract may have more invoices than the page shows: not if its count is 2. */
const isOffered = ({ selection, counts }: Context) =>
  selection.size === 2 &&
  ![...counts.values()].includes(2) &&
  [...selection.values()].every(({ dateFacture }) => dateFacture.endsWith('2026'));

const list = (context: Context, isIdle = false): ScreenItem[] => [
  { role: 'checkbox', name: 'Sélectionner la facture F2023-000911', disabled: false },
  { role: 'checkbox', name: 'Sélectionner les factures affichées', disabled: false },
  button('Sélectionner toutes les factures', !isIdle),
  ...(isOffered(context) ? [offer(isIdle)] : []),
];

const choosing = (context: Context, ...visible: ScreenItem[]): Shown => ({
  visible: [...list(context, true), ...selected(context.selection), ...visible],
  absent: [
    ...(isOffered(context) ? [] : [offer(true)]),
    context.selection.size || visible.length ? button('Annuler') : bar,
  ],
});

const busy = (context: Context, text: string) => working([...list(context), bar], text);

const failed = (context: Context, title: string, ...visible: ScreenItem[]): Shown => ({
  visible: [...list(context), bar, ...failing(title, context.failure), button('Annuler'), ...visible],
});

const missing = (missed: readonly MissedInvoice[]): ScreenItem => ({
  role: 'list',
  name: 'Factures qui manquent',
  lines: missed.map(
    ({ numeroFacture, failure }) => `${numeroFacture}, contrat 98-1000-0042-17 : ${failure.message}`,
  ),
});

export const invoiceExportProof = defineProof(invoiceExportModel)({
  view: async () => {
    await import('#src/flows/invoice-export/ExportBar.tsx');
    const { ContractSelection, EverythingButton, SelectionCheckbox } = await import(
      '#src/flows/invoice-export/ContractSelection.tsx'
    );
    const { InvoiceExportView } = await import('#src/flows/invoice-export/InvoiceExportView.tsx');
    const onBar = () => {};
    return ({ actor }) => (
      <main>
        <h1 tabIndex={-1}>Factures</h1>
        <EverythingButton actor={actor} criteria={knownCriteria} />
        <ul>
          <li>
            <ContractSelection actor={actor} {...ofContract} onBar={onBar} />
            <span>F2026-004217, F2026-001830</span>
          </li>
          <li>
            <SelectionCheckbox actor={actor} listed={[old]} onBar={onBar} />
            <span>F2023-000911</span>
          </li>
        </ul>
        <InvoiceExportView actor={actor} />
      </main>
    );
  },
  gestures: {
    'invoices.toggled': (screen, { listed: [first, ...others] }) =>
      screen.press(
        'checkbox',
        others.length ? t('selectShown') : t('select', { number: first?.numeroFacture ?? '' }),
      ),
    'everything.chosen': (screen) => screen.press('button', t('everything')),
    'contract.chosen': (screen, { contract }) =>
      screen.press('button', t('selectContract', { count: contract.invoiceCount })),
    'selection.cleared': (screen) => screen.press('button', t('actions.clear')),
    'search.changed': sentByThePortal,
    'documents.asked': (screen) => screen.press('button', t('actions.zip')),
    'list.asked': (screen, { format }) => screen.press('button', t(`actions.${format}`)),
    retried: (screen) => screen.press('button', /^(Réessayer|Reprendre les 2 qui manquent)$/),
    'save.repeated': (screen) => screen.press('button', exportFile('file.again')),
    'connection.restored': sentByThePortal,
    'rest.kept': (screen) => screen.press('button', t('actions.keep')),
    'message.closed': (screen) => screen.press('button', ui('close')),
    cancelled: (screen) => screen.press('button', /^(Annuler|Ne pas reprendre)$/),
  },
  states: {
    'choosing.ready': (context) => choosing(context),
    'choosing.nothingFound': (context) =>
      choosing(context, { role: 'status', text: 'Aucune facture n’a été trouvée' }, button('Fermer')),
    'choosing.saved': (context) => choosing(context, ...savedFile(context, 'facture'), button('Fermer')),
    'choosing.savingAgain': (context) =>
      choosing(context, ...savedFile(context, 'facture', true), button('Fermer')),
    'choosing.unsaved': (context) => choosing(context, ...unsavedFile(context), button('Fermer')),
    opening: null,
    interrupted: (context) => ({ visible: [...list(context), bar, ...interrupted(12, 2)] }),
    listing: (context) => busy(context, 'Recherche de toutes les factures'),
    unlisted: (context) => failed(context, 'Les factures n’ont pas toutes pu être lues'),
    'collecting.fetching': (context: Context) => {
      const here = context.fetched.map(({ numeroFacture }) => numeroFacture);
      const left = context.requested.filter(({ numeroFacture }) => !here.includes(numeroFacture));
      return busy(context, `Téléchargement de ${left.length} facture`);
    },
    'collecting.incomplete': (context) =>
      failed(
        { ...context, failure: null },
        context.missed.length === 1
          ? '1 facture n’a pas pu être téléchargée'
          : `${context.missed.length} factures n’ont pas pu être téléchargées`,
        button('Enregistrer les autres'),
        missing(context.missed),
        ...reconnected(context),
      ),
    'collecting.failed': (context) =>
      failed(
        context,
        'Aucune facture n’a pu être téléchargée',
        ...(context.failure ? [] : [missing(context.missed), ...reconnected(context)]),
      ),
    'collecting.packing': (context) => busy(context, 'Préparation de l’archive'),
    writing: (context) => busy(context, 'Préparation de la liste'),
    saving: (context) => busy(context, 'Enregistrement du fichier'),
    unwritten: (context) => failed(context, 'Le fichier n’a pas pu être préparé'),
  },
});
