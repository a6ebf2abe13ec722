import { addContractModel } from '#machines/add-contract/addContract.model.ts';
import { AddContractView } from '#src/flows/add-contract/AddContractView.tsx';
import { defineWalk } from './defineWalk.ts';

export const addContractWalk = defineWalk(addContractModel, {
  mount: (actor) => <AddContractView actor={actor} />,
  events: {
    'contract.submitted': (screen, { contract }) => {
      screen.type('Référence du contrat', contract.reference);
      screen.type('Identifiant', contract.identifier);
      screen.type('Code postal', contract.zipcode);
      screen.press('button', 'Ajouter le contrat');
    },
    closed: (screen) => screen.press('button', 'Annuler'),
  },
  states: {
    opening: null,
    consulting: [
      { role: 'textbox', name: 'Référence du contrat' },
      { role: 'button', name: 'Ajouter le contrat', disabled: true },
      { role: 'button', name: 'Annuler', disabled: false },
    ],
    editing: [
      { role: 'textbox', name: 'Référence du contrat' },
      { role: 'button', name: 'Ajouter le contrat', disabled: false },
      { role: 'button', name: 'Annuler', disabled: false },
    ],
    attaching: [
      { role: 'status', text: 'Envoi' },
      { role: 'button', name: 'Ajouter le contrat', disabled: true },
    ],
    attached: null,
    abandoned: null,
  },
});
