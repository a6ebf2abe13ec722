import { billingModel } from '#machines/billing/billing.model.ts';
import { billingMount } from '#src/flows/billing/billing.mount.tsx';
import { sentByThePortal } from '../../walks/defineWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { billingExpectations } from './billing.expectations.ts';

testWalk(billingModel, {
  mount: billingMount,
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
  expectations: billingExpectations,
});
