import { paymentModel } from '#machines/payment/payment.model.ts';
import { paymentMount } from '#src/flows/payment/payment.mount.tsx';
import { testWalk } from '../../walks/testWalk.ts';
import { paymentExpectations } from './payment.expectations.ts';

const form = { address: 'about:blank', sandbox: 'allow-scripts', origin: 'null' };

/** As the page in the frame says it; where there is none any more, another window does, in vain. */
const say = (type: string) => () => {
  const source = document.querySelector('iframe')?.contentWindow ?? window;
  dispatchEvent(new MessageEvent('message', { data: { type }, origin: form.origin, source }));
};

testWalk(paymentModel, {
  mount: paymentMount,
  events: {
    'form.loaded': () => {
      document.querySelector('iframe')?.dispatchEvent(new Event('load'));
    },
    'mandate.ready': say('mandate.ready'),
    'mandate.saved': say('mandate.saved'),
    'mandate.failed': say('mandate.failed'),
    'form.reloaded': (screen) => screen.press('button', /Réessayer|Recharger le formulaire/),
  },
  expectations: paymentExpectations,
});
