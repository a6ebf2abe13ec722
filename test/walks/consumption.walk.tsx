import { consumptionModel } from '#machines/consumption/consumption.model.ts';
import { ConsumptionView } from '#src/flows/consumption/ConsumptionView.tsx';
import { consumptionSigns } from './consumption.signs.ts';
import { defineWalk, sentByThePortal } from './defineWalk.ts';

export const consumptionWalk = defineWalk(consumptionModel, {
  mount: (actor) => (
    <ConsumptionView
      actor={actor}
      showsEverything
      addressOf={({ idPDS }) => `/${idPDS}`}
      proofAddressOf={({ idPDS }) => `/${idPDS}?modale=export`}
      actionsOf={() => null}
    />
  ),
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
  signs: consumptionSigns,
});
