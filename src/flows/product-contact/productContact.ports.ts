import { fromPromise } from 'xstate';
import { productContactMachine } from '#machines/product-contact/productContact.machine.ts';
import { askAboutProducts } from '../../api/productContact.ts';
import { captchaPort, type SolveCaptcha } from '../../views/captcha/captchaPort.ts';

export const productContact = (solveCaptcha: SolveCaptcha) =>
  productContactMachine.provide({
    actors: {
      solveCaptcha: captchaPort(solveCaptcha),
      submitForm: fromPromise(({ input, signal }) => askAboutProducts(input.payload, signal)),
    },
  });
