import { flushSync } from 'react-dom';
import { page } from 'vitest/browser';
import { t } from '#locales/fr/customerService.ts';
import { customerServiceModel } from '#machines/customer-service/customerService.model.ts';
import { customerServiceMount } from '#src/flows/customer-service/customerService.mount.tsx';
import { findTarget, press } from '../../paths/drivers/gestures.ts';
import { NotOffered, type Screen } from '../../paths/drivers/screen.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { customerServiceExpectations } from './customerService.expectations.ts';

const submit = 'Envoyer la demande';

const isThere = (role: 'combobox' | 'checkbox' | 'textbox', name: string) =>
  page.getByRole(role, { name }).elements().length > 0;

/** A field that holds the text already is left alone: what was chosen in it stays chosen. */
const fill = (screen: Screen, role: 'combobox' | 'textbox', name: string | RegExp, text: string) => {
  const field = screen.control(role, name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error(String(name));
  if (field.value === text) return false;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  field.focus();
  set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return text !== '';
};

const chooseTown = async (screen: Screen, town: string) => {
  if (!fill(screen, 'combobox', 'Commune', town)) return;
  const suggestion = page.getByRole('option', { name: town });
  await suggestion.click();
};

const tick = (screen: Screen, isTicked: boolean) => {
  const box = screen.control('checkbox', /Usine des Bars/);
  if (box instanceof HTMLInputElement && box.checked !== isTicked) screen.press('checkbox', /Usine des Bars/);
};

testWalk(customerServiceModel, {
  mount: customerServiceMount,
  events: {
    'topic.chosen': (screen, { topic }) => screen.press('button', new RegExp(`^${t(`topics.${topic}`)}`)),
    'need.chosen': (screen, { need }) => screen.press('radio', t(`needs.${need}`)),
    'form.submitted': async (screen, { values }) => {
      const { municipality = '', references = '', message = '', phone = '' } = values;
      const { first_name = '', last_name = '' } = values;
      if (isThere('combobox', 'Commune')) await chooseTown(screen, municipality);
      if (isThere('checkbox', 'Usine des Bars')) tick(screen, references !== '');
      if (isThere('textbox', 'Référence du contrat')) screen.type('Référence du contrat', String(references));
      // The day of a reading is that of today already.
      const isReading = isThere('textbox', 'Index (m³)');
      if (isReading) screen.type('Index (m³)', values['message-index'] ?? '');
      // Read-only for who has signed in, with the same values.
      fill(screen, 'textbox', /^Prénom/, first_name);
      fill(screen, 'textbox', /^Nom/, last_name);
      // A visitor types the number of the meter.
      if (isThere('textbox', 'Compteur')) screen.type('Compteur', values['message-meter'] ?? '');
      fill(screen, 'textbox', isReading ? /^Précisions/ : 'Votre message', message);
      screen.type(/^Téléphone/, phone);
      screen.press('button', submit);
    },
    'identity.confirmed': (screen) => screen.press('button', 'Confirmer et envoyer'),
    'identity.denied': (screen) => screen.press('button', 'Ce n’est pas moi'),
    'identity.closed': () => {
      const dialog = page.getByRole('dialog', { name: 'Envoyer en votre nom ?' });
      const [cross] = dialog.getByRole('button', { name: 'Fermer' }).elements();
      if (!(cross instanceof HTMLElement)) throw new NotOffered('no dialog to close');
      flushSync(() => press(findTarget(cross)));
    },
    'request.restarted': (screen) => screen.press('button', 'Nouvelle demande'),
    // Under the window, the page's own cross is out of reach.
    closed: {
      madeIn: [
        'preparing.choosingTopic',
        'preparing.choosingNeed',
        'preparing.writing',
        'preparing.consulting',
        'preparing.calling.brand',
        'preparing.calling.day',
        'preparing.calling.emergency',
        'sending',
        'sent',
      ],
      gesture: (screen) => screen.press('button', 'Fermer'),
    },
  },
  expectations: customerServiceExpectations,
});
