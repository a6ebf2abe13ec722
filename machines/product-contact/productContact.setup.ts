import { assign, setup } from 'xstate';
import type { Failure } from '../domain/failure.ts';
import type { Product } from '../domain/request/product.ts';
import { port } from '../setup/port.ts';
import { required } from '../setup/required.ts';
import {
  type ProductRequest,
  productContactSchema,
  type TypedProductContact,
} from './productContact.schema.ts';

/** What is known of who asks, by the key of the field that it fills. */
export type KnownContact = Pick<TypedProductContact, 'first_name' | 'last_name' | 'email' | 'company'>;

export type ProductContactInput = {
  /** That of the page. */
  product: Product;
  /** Everywhere but in development and test. */
  runsCaptcha: boolean;
  /** Null for a visitor. */
  known: KnownContact | null;
};

/** `request` is kept in `submitting` only. */
type Context = ProductContactInput & { request: ProductRequest | null; failure: Failure | null };

/** The bodies that the chart of the product contact names. */
export const productContactSetup = setup({
  types: {
    context: {} as Context,
    input: {} as ProductContactInput,
    events: {} as { type: 'form.submitted'; values: TypedProductContact } | { type: 'closed' },
    tags: {} as 'busy',
  },
  actors: {
    solveCaptcha: port<string>('solveCaptcha'),
    submitForm: port<void, { payload: ProductRequest }>('submitForm'),
  },
  guards: {
    runsCaptcha: ({ context }) => context.runsCaptcha,
    isWellFormed: ({ context }, values: TypedProductContact) =>
      productContactSchema(context.product).safeParse(values).success,
  },
  actions: {
    rememberRequest: assign({
      request: ({ context }, values: TypedProductContact) => ({
        contact_type: 'contact_form_product_infos' as const,
        ...productContactSchema(context.product).parse(values),
        token_captcha: '',
      }),
    }),
    addCaptcha: assign({
      request: ({ context }, token_captcha: string) => ({ ...required(context.request), token_captcha }),
    }),
    forgetRequest: assign({ request: null }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: null }),
  },
});
