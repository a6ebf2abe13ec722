import { fromPromise } from 'xstate';
import { productContactMachine } from '#machines/product-contact/productContact.machine.ts';
import { askPublicly } from '../../api/contact.ts';
import { captchaPort, type SolveCaptcha } from '../../views/captcha/useCaptcha.ts';

export const productContact = (solveCaptcha: SolveCaptcha) =>
  productContactMachine.provide({
    actors: {
      solveCaptcha: captchaPort(solveCaptcha),
      submitForm: fromPromise(({ input, signal }) => askPublicly(input.payload, signal)),
    },
  });
