import { directDebitModel } from '#machines/direct-debit/directDebit.model.ts';
import { ibanBoxes } from '#machines/domain/iban.ts';
import { directDebitMount } from '#src/flows/direct-debit/directDebit.mount.tsx';
import { testWalk } from '../../walks/testWalk.ts';
import { directDebitExpectations } from './directDebit.expectations.ts';

const holderTypes = { person: 'd’une personne', company: 'd’une entreprise ou d’un organisme' };
const civilities = { miss: 'Madame', mr: 'Monsieur' };

testWalk(directDebitModel, {
  mount: directDebitMount,
  events: {
    'contract.confirmed': {
      madeIn: ['reviewing'],
      gesture: (screen) => screen.press('button', 'Continuer'),
    },
    'contract.reopened': {
      madeIn: ['identifying'],
      gesture: (screen) => screen.press('button', 'Revenir à l’étape précédente'),
    },
    'holder.submitted': {
      madeIn: ['identifying'],
      gesture: (screen, { values }) => {
        screen.press('radio', holderTypes[values.holder_type]);
        screen.press('radio', civilities[values.civility]);
        screen.type(values.holder_type === 'company' ? 'Raison sociale' : 'Nom', values.last_name ?? '');
        screen.type(/^Téléphone mobile/, values.mobile_phone);
        screen.press('button', 'Continuer');
      },
    },
    'holder.reopened': {
      madeIn: ['choosing', 'requesting', 'leaving'],
      gesture: (screen) => screen.press('button', 'Revenir à l’étape précédente'),
    },
    'account.submitted': {
      madeIn: ['choosing', 'requesting', 'leaving'],
      gesture: (screen, { values }) => {
        screen.press('radio', values.account === 'kept' ? /^Le compte connu/ : 'Un autre compte');
        if (values.account === 'new') {
          screen.type('Titulaire du compte bancaire', values.holder ?? '');
          for (const [index, box] of ibanBoxes.entries())
            screen.type(`IBAN, groupe ${index + 1} sur 7`, values[box] ?? '');
        }
        const consent = screen.control('checkbox', /^J’accepte/);
        if (consent instanceof HTMLInputElement && !consent.checked) screen.press('checkbox', /^J’accepte/);
        screen.press('button', 'Demander le prélèvement');
      },
    },
    retried: (screen) => screen.press('button', 'Réessayer'),
    restarted: (screen) => screen.press('button', 'Recommencer'),
    closed: (screen) => screen.press('button', /^(Renoncer|Fermer)$/),
  },
  expectations: directDebitExpectations,
});
