import { productContactModel } from '#machines/product-contact/productContact.model.ts';
import { productContactMount } from '#src/flows/product-contact/productContact.mount.tsx';
import type { Screen } from '../../paths/drivers/screen.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { productContactExpectations } from './productContact.expectations.ts';

const water = 'Transfert de vos données d’eau';

const alsoChoose = (screen: Screen, subject: string): void => {
  const box = screen.control('checkbox', subject);
  if (box instanceof HTMLInputElement && !box.checked) screen.press('checkbox', subject);
};

testWalk(productContactModel, {
  mount: productContactMount,
  events: {
    'form.submitted': (screen, { values }) => {
      screen.type('Nom', values.last_name);
      screen.type('Prénom', values.first_name);
      screen.type('Adresse e-mail', values.email);
      screen.type('Téléphone (facultatif)', values.phone);
      screen.type('Entreprise', values.company);
      screen.type('Fonction', values.function);
      screen.type('Référence du contrat (facultatif)', values.reference);
      alsoChoose(screen, water);
      screen.type('Message (facultatif)', values.message);
      screen.press('button', 'Envoyer la demande');
    },
    closed: (screen) => screen.press('button', /^(Annuler|Fermer)$/),
  },
  expectations: productContactExpectations,
});
