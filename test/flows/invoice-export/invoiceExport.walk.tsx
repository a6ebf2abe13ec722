import { t as exportFile } from '#locales/fr/exports.ts';
import { t } from '#locales/fr/invoiceExport.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { invoiceExportModel } from '#machines/invoice-export/invoiceExport.model.ts';
import { invoiceExportMount } from '#src/flows/invoice-export/invoiceExport.mount.tsx';
import { sentByThePortal } from '../../walks/defineWalk.ts';
import { invoiceExportExpectations } from './invoiceExport.expectations.ts';
// It comes on demand: a walk does not wait for it.
import '#src/flows/invoice-export/ExportBar.tsx';
import { testWalk } from '../../walks/testWalk.ts';

testWalk(invoiceExportModel, {
  mount: invoiceExportMount,
  events: {
    'invoices.toggled': (screen, { listed: [first, ...others] }) =>
      screen.press(
        'checkbox',
        others.length ? t('selectShown') : t('select', { number: first?.invoice.numeroFacture ?? '' }),
      ),
    'everything.chosen': (screen) => screen.press('button', t('everything.found')),
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
  expectations: invoiceExportExpectations,
});
