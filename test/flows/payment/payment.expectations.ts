import { paymentModel } from '#machines/payment/payment.model.ts';
import { defineExpectations, ending, type ScreenItem } from '../../walks/expectations.ts';

const reload = 'Recharger le formulaire';
const retry = 'Réessayer';

const button = (name: string): ScreenItem => ({ role: 'button', name });

const bills: ScreenItem = { role: 'link', name: 'Voir les factures' };

export const paymentExpectations = defineExpectations(paymentModel)({
  opening: null,
  loading: () => ({
    visible: [{ role: 'status', text: 'Le formulaire de notre prestataire arrive' }],
    absent: [button(reload), button(retry), bills],
    isBusy: true,
  }),
  late: () => ({
    visible: [{ role: 'status', text: 'C’est plus long que d’habitude' }, button(retry)],
    absent: [button(reload), bills],
    isBusy: true,
  }),
  shown: () => ({
    visible: [
      { role: 'status', text: 'Ce formulaire est celui de notre prestataire' },
      button(reload),
      bills,
    ],
    absent: [button(retry)],
  }),
  failed: () => ({
    visible: [{ role: 'alert', text: 'Le mandat n’a pas pu être saisi' }, button(retry), bills],
    absent: [button(reload)],
  }),
  saved: () => ({
    visible: [
      { role: 'status', text: 'Votre mandat est enregistré' },
      { role: 'link', name: 'Aller au tableau de bord' },
      bills,
    ],
    absent: [button(reload), button(retry)],
  }),
  turnedAway: ending(),
});
