import { billingModel } from '#machines/billing/billing.model.ts';
import { documentDownloadMachine } from '#machines/document-download/documentDownload.machine.ts';
import { BillingView } from '#src/flows/billing/BillingView.tsx';
import { DownloadsProvider } from '#src/views/DownloadsProvider.tsx';
import { billingSigns } from './billing.signs.ts';
import { defineWalk, sentByThePortal } from './defineWalk.ts';

const today = new Date('2026-11-21T12:00');
const nothing = () => null;

export const billingWalk = defineWalk(billingModel, {
  mount: (actor) => (
    <DownloadsProvider download={documentDownloadMachine}>
      <BillingView
        actor={actor}
        today={today}
        showsAllColumns
        consumerSite="https://www.eaux-du-ponant.example/"
        selectionOf={nothing}
        insertsAddressOf={() => '?modale=encarts'}
      />
    </DownloadsProvider>
  ),
  events: {
    'search.requested': (screen, { typed }) => {
      const panel = screen.control('button', /^Rechercher une facture/);
      if (panel.ariaExpanded !== 'true') screen.press('button', /^Rechercher une facture/);
      screen.type('Référence du contrat', typed.reference ?? '');
      screen.type('Montant (€)', typed.amount ?? '');
      const pending = screen.control('checkbox', /^Seulement/);
      if (pending instanceof HTMLInputElement && pending.checked !== (typed.pending === 'on'))
        screen.press('checkbox', /^Seulement/);
      screen.press('button', 'Rechercher');
    },
    'address.reached': sentByThePortal,
    'more.requested': (screen) => screen.press('button', 'Afficher plus de contrats'),
    retried: (screen) => screen.press('button', 'Réessayer'),
  },
  signs: billingSigns,
});
