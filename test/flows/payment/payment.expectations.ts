import { paymentModel } from '#machines/payment/payment.model.ts';
import { defineSigns, ending, type Sign } from '../../walks/expectations.ts';

const reload = 'Recharger le formulaire';
const retry = 'Réessayer';

const button = (name: string): Sign => ({ role: 'button', name });

const bills: Sign = { role: 'link', name: 'Voir les factures' };

export const paymentSigns = defineSigns(paymentModel)({
  opening: null,
  loading: () => ({
    signs: [{ role: 'status', text: 'Le formulaire de notre prestataire arrive' }],
    absent: [button(reload), button(retry), bills],
    isBusy: true,
  }),
  late: () => ({
    signs: [{ role: 'status', text: 'C’est plus long que d’habitude' }, button(retry)],
    absent: [button(reload), bills],
    isBusy: true,
  }),
  shown: () => ({
    signs: [{ role: 'status', text: 'Ce formulaire est celui de notre prestataire' }, button(reload), bills],
    absent: [button(retry)],
  }),
  failed: () => ({
    signs: [{ role: 'alert', text: 'Le mandat n’a pas pu être saisi' }, button(retry), bills],
    absent: [button(reload)],
  }),
  saved: () => ({
    signs: [
      { role: 'status', text: 'Votre mandat est enregistré' },
      { role: 'link', name: 'Aller au tableau de bord' },
      bills,
    ],
    absent: [button(reload), button(retry)],
  }),
  turnedAway: ending(),
});
