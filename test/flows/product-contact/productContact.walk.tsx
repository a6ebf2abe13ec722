import { identityWords } from '#locales/fr/identity.ts';
import { productContactWords } from '#locales/fr/productContact.ts';
import { productNames } from '#locales/fr/productNames.ts';
import { productContactModel } from '#machines/product-contact/productContact.model.ts';
import { productContactMount } from '#src/flows/product-contact/productContact.mount.tsx';
import { fillForm } from '../../walks/fillForm.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { productContactExpectations } from './productContact.expectations.ts';

const words = [{ subject: productNames }, productContactWords, identityWords];

testWalk(productContactModel, {
  mount: productContactMount,
  events: {
    'form.submitted': (screen, { values }) => {
      fillForm(screen, { values, words });
      screen.press('button', 'Envoyer la demande');
    },
    closed: (screen) => screen.press('button', /^(Annuler|Fermer)$/),
  },
  expectations: productContactExpectations,
});
