import { consumptionModel } from '#machines/consumption/consumption.model.ts';
import { consumptionMount } from '#src/flows/consumption/consumption.mount.tsx';
import { sentByThePortal } from '../../walks/defineWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { consumptionExpectations } from './consumption.expectations.ts';

testWalk(consumptionModel, {
  mount: consumptionMount,
  events: {
    'search.requested': (screen, { typed }) => {
      const panel = screen.control('button', /^Rechercher un compteur/);
      if (panel.ariaExpanded !== 'true') screen.press('button', /^Rechercher un compteur/);
      screen.type('Référence du contrat', typed.reference ?? '');
      screen.type('Adresse du site', typed.siteAddress ?? '');
      screen.type('Numéro de compteur', typed.matricule ?? '');
      screen.press('button', 'Rechercher');
    },
    'address.reached': sentByThePortal,
    'more.requested': (screen) => screen.press('button', 'Afficher plus de contrats'),
    retried: (screen) => screen.press('button', 'Réessayer'),
  },
  expectations: consumptionExpectations,
});
