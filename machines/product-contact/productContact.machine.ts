import { assign, setup } from 'xstate';
import * as z from 'zod/mini';
import { emailSchema, nameSchema, requiredText } from '#src/domain/account/identity.ts';
import { anyPhoneSchema, longestMessage } from '#src/domain/contact.ts';
import { separators } from '#src/domain/contract/contract.ts';
import type { Failure } from '#src/domain/failure.ts';
import { type Product, products } from '#src/domain/paths.ts';
import { captchaStates } from '../form/form.machine.ts';
import { called, failedTo, port, required } from '../setup/chart.ts';

const optionalReference = z.string('reference.invalid').check(
  z.overwrite((typed) => typed.replace(separators, '')),
  z.maxLength(12, 'reference.long'),
  z.regex(/^(?:98\d{10})?$/),
);

/** Products that a request is about. They must include `own`, the product of the page. */
const subjectSchema = (own: Product) =>
  z.pipe(
    z
      .array(z.enum(products, 'subject.required'), 'subject.required')
      .check(z.refine((chosen) => chosen.includes(own), 'subject.required')),
    z.transform((chosen) => products.filter((product) => chosen.includes(product)).join(',')),
  );

export const productContactSchema = (own: Product) =>
  z.object({
    last_name: nameSchema('last_name', 1),
    first_name: nameSchema('first_name', 1),
    email: emailSchema,
    phone: anyPhoneSchema,
    company: requiredText('company'),
    function: requiredText('function'),
    reference: optionalReference,
    subject: subjectSchema(own),
    message: z.string('message.long').check(z.maxLength(longestMessage)),
  });

type ProductContactSchema = ReturnType<typeof productContactSchema>;

export type TypedProductContact = z.input<ProductContactSchema>;

/** Body of `POST /p/contact/request`. `token_captcha` is '' without a captcha (docs/rules.md#captcha). */
export type ProductRequest = z.output<ProductContactSchema> & {
  contact_type: 'contact_form_product_infos';
  token_captcha: string;
};

export type KnownContact = Pick<TypedProductContact, 'first_name' | 'last_name' | 'email' | 'company'>;

type ProductContactInput = {
  product: Product;
  /** False in development and in tests. */
  runsCaptcha: boolean;
  known: KnownContact | null;
};

/** `request` is null except in the state `submitting`. */
type Context = ProductContactInput & { request: ProductRequest | null; failure: Failure | null };

const productContactSetup = setup({
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

export const productContactMachine = productContactSetup.createMachine({
  id: 'productContact',
  description: 'Demander des renseignements sur un service connecté',
  context: ({ input }) => ({ ...input, request: null, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      description:
        'Le nom, l’adresse e-mail, l’entreprise et la fonction sont demandés, remplis d’après la session ; le service de la page est choisi d’office',
      on: {
        'form.submitted': {
          guard: { type: 'isWellFormed', params: ({ event }) => event.values },
          target: 'submitting',
          actions: { type: 'rememberRequest', params: ({ event }) => event.values },
          description: 'La demande saisie est bien formée : son envoi commence',
        },
        closed: { target: 'abandoned', description: 'Le formulaire est fermé sans être envoyé' },
      },
    },
    submitting: {
      description: 'La demande saisie est en cours d’envoi',
      tags: 'busy',
      initial: 'starting',
      entry: 'forgetFailure',
      exit: 'forgetRequest',
      states: {
        ...captchaStates('requesting', '#productContact.editing', {
          description: 'Le captcha n’est pas en service (développement et test) : la demande part sans lui',
        }),
        requesting: {
          description: 'Le portail transmet la demande au service client',
          invoke: {
            ...called('submitForm'),
            input: ({ context }) => ({ payload: required(context.request) }),
            onDone: { target: '#productContact.submitted', description: 'La demande est reçue' },
            onError: failedTo('#productContact.editing', {
              description: 'L’envoi échoue : ce qui a été saisi reste en place, sous le message de l’échec',
            }),
          },
        },
      },
    },
    submitted: {
      description: 'Un message confirme l’envoi de la demande et annonce la suite',
      on: { closed: { target: 'finished', description: 'La confirmation est lue, et refermée' } },
    },
    finished: {
      type: 'final',
      description: 'La demande est envoyée : la page du service s’affiche de nouveau',
    },
    abandoned: { type: 'final', description: 'Le formulaire est quitté : rien n’est envoyé' },
  },
});
