import { directDebitWords, t } from '#locales/fr/directDebit.ts';
import { directDebitModel } from '#machines/direct-debit/directDebit.model.ts';
import { directDebitMount } from '#src/flows/direct-debit/directDebit.mount.tsx';
import { fillForm } from '../../walks/fillForm.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { directDebitExpectations } from './directDebit.expectations.ts';

/** The name of a company is that of its holder. */
const ofCompany = { last_name: { label: t('last_name.company') } };

testWalk(directDebitModel, {
  mount: directDebitMount,
  events: {
    'contract.confirmed': {
      madeIn: ['findingBilling', 'reviewing'],
      gesture: (screen) => screen.press('button', 'Continuer'),
    },
    'contract.reopened': {
      madeIn: ['identifying'],
      gesture: (screen) => screen.press('button', 'Revenir à l’étape précédente'),
    },
    'holder.submitted': {
      madeIn: ['identifying'],
      gesture: (screen, { values }) => {
        const isCompany = values.holder_type === 'company';
        fillForm(screen, { values, words: isCompany ? [ofCompany, directDebitWords] : [directDebitWords] });
        screen.press('button', 'Continuer');
      },
    },
    'holder.reopened': {
      madeIn: ['choosing', 'requesting', 'leaving'],
      gesture: (screen) => screen.press('button', 'Revenir à l’étape précédente'),
    },
    'account.submitted': {
      madeIn: ['choosing', 'requesting', 'leaving'],
      gesture: (screen, { values: { account, ...values } }) => {
        screen.press('radio', account === 'kept' ? /^Le compte connu/ : 'Un autre compte');
        fillForm(screen, { values, words: [directDebitWords] });
        screen.press('button', 'Demander le prélèvement');
      },
    },
    retried: (screen) => screen.press('button', 'Réessayer'),
    restarted: (screen) => screen.press('button', 'Recommencer'),
    closed: (screen) => screen.press('button', /^(Renoncer|Fermer)$/),
  },
  expectations: directDebitExpectations,
});
