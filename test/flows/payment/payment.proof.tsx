import type { SyntheticEvent } from 'react';
import { t } from '#locales/fr/payment.ts';
import { paymentModel } from '#machines/payment/payment.model.ts';
import { turnedAwayNotice } from '#src/views/turnedAwayText.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { ending, type ScreenItem } from '../../walks/expectations.ts';

const reload = 'Recharger le formulaire';

const retry = 'Réessayer';

const button = (name: string): ScreenItem => ({ role: 'button', name });

const bills: ScreenItem = { role: 'link', name: 'Voir les factures' };

const form = { address: 'about:blank', sandbox: 'allow-scripts', origin: 'null' };

/** Sends two messages that the portal must ignore (wrong origin, wrong window), then the right message. */
const say = (type: string) => async () => {
  const source = document.querySelector('iframe')?.contentWindow ?? window;
  // Sets `source` after the construction, because Firefox rejects there a window with an opaque origin.
  const post = (data: object, origin: string, from: MessageEventSource) =>
    dispatchEvent(
      Object.defineProperty(new MessageEvent('message', { data, origin }), 'source', { value: from }),
    );
  post({ type: 'mandate.failed' }, 'https://ailleurs.example', source);
  post({ type: 'mandate.failed' }, form.origin, window);
  post({ type }, form.origin, source);
};

export const paymentProof = defineProof(paymentModel)({
  view: async () => {
    const { PageHeader } = await import('#src/ui/display/PageHeader.tsx');
    const { useNoticedEnd } = await import('#src/views/notices/notify.ts');
    const { PaymentView } = await import('#src/flows/payment/PaymentView.tsx');
    const { page } = await import('#src/flows/payment/Payment.css.ts');
    const form = {
      address: 'data:text/html;charset=utf-8,<h1>Votre mandat</h1><p>Ce que le portail dit au formulaire : ',
      sandbox: 'allow-forms allow-scripts',
      origin: 'null',
    };
    /** Blocks the load events of the browser, because the gestures of the test send their own. */
    const withholdLoads = (event: SyntheticEvent) => {
      if (event.isTrusted) event.stopPropagation();
    };
    return (props) => {
      useNoticedEnd(props.actor, turnedAwayNotice);
      return (
        <div className={page} onLoadCapture={withholdLoads}>
          <PageHeader title={t('title')} subtitle={t('subtitle')} />
          <PaymentView form={form} {...props} />
        </div>
      );
    };
  },
  gestures: {
    'form.loaded': async () => {
      document.querySelector('iframe')?.dispatchEvent(new Event('load'));
    },
    'mandate.ready': say('mandate.ready'),
    'mandate.saved': say('mandate.saved'),
    'mandate.failed': say('mandate.failed'),
    'form.reloaded': (screen) => screen.press('button', /Réessayer|Recharger le formulaire/),
  },
  states: {
    opening: null,
    loading: () => ({
      visible: [{ role: 'status', text: 'Chargement du formulaire de notre prestataire' }],
      absent: [button(reload), button(retry), bills],
      isBusy: true,
    }),
    late: () => ({
      visible: [{ role: 'status', text: 'Le chargement est plus long que d’habitude' }, button(retry)],
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
  },
});
