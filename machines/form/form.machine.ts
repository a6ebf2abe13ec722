import { assertEvent, assign, setup } from 'xstate';
import type * as z from 'zod/mini';
import { type Failure, toFailure } from '../domain/failure.ts';
import { kept } from '../kit/kept.ts';
import { port } from '../kit/port.ts';

type Definition<Input, Values, Payload> = {
  id: string;
  /** The flow in a sentence, in French, as a product owner reads it. */
  description: string;
  /** Judges what is typed and makes the payload of it; the view's form uses the same. */
  schema: (input: Input) => z.ZodMiniType<Payload, Values>;
  /** Whether the user's role lets this form be sent (docs/rules.md#closed-forms). */
  maySubmit: (input: Input) => boolean;
};

/** How a form ends: accepted, or left without being sent. */
export type FormEnd = 'submitted' | 'abandoned';

/**
 * The flow of a form that is sent once: edited, submitted, then kept as typed when it fails. Where the user
 * may not send it, it is only consulted. Its one port, `submitForm`, is given the payload.
 */
export const formMachine = <Input, Values, Payload>(flow: Definition<Input, Values, Payload>) =>
  setup({
    types: {
      context: {} as {
        input: Input;
        /** What is being sent; once accepted, what the page may show before the back office tells it again. */
        payload: Payload | null;
        failure: Failure | null;
      },
      input: {} as Input,
      events: {} as { type: 'form.submitted'; values: Values } | { type: 'closed' },
      tags: {} as 'busy',
      output: {} as FormEnd,
    },
    actors: { submitForm: port<void, { payload: Payload }>('submitForm') },
    guards: {
      maySubmit: ({ context }) => flow.maySubmit(context.input),
      isWellFormed: ({ context, event }) =>
        event.type === 'form.submitted' && flow.schema(context.input).safeParse(event.values).success,
    },
    actions: {
      rememberPayload: assign(({ context, event }) => {
        assertEvent(event, 'form.submitted');
        return { payload: flow.schema(context.input).parse(event.values) };
      }),
      rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
      forgetFailure: assign({ failure: null }),
    },
  }).createMachine({
    id: flow.id,
    description: flow.description,
    context: ({ input }) => ({ input, payload: null, failure: null }),
    initial: 'opening',
    output: ({ event }) => (event.output === 'submitted' ? 'submitted' : 'abandoned'),
    states: {
      opening: {
        description: 'Le formulaire s’ouvre selon les droits de l’utilisateur',
        always: [
          { guard: 'maySubmit', target: 'editing', description: 'L’utilisateur a le droit de l’envoyer' },
          { target: 'consulting', description: 'L’utilisateur n’a pas le droit de l’envoyer' },
        ],
      },
      consulting: {
        description: 'Le formulaire est affiché, son envoi est désactivé et l’explique',
        on: { closed: { target: 'abandoned', description: 'Le formulaire est fermé' } },
      },
      editing: {
        description: 'Le formulaire est saisi',
        on: {
          'form.submitted': {
            guard: 'isWellFormed',
            target: 'submitting',
            actions: 'rememberPayload',
            description: 'Ce qui est saisi est bien formé et envoyé',
          },
          closed: { target: 'abandoned', description: 'Le formulaire est fermé' },
        },
      },
      submitting: {
        description: 'La demande est en cours',
        tags: 'busy',
        entry: 'forgetFailure',
        invoke: {
          id: 'submitForm',
          src: 'submitForm',
          input: ({ context }) => ({ payload: kept(context.payload) }),
          onDone: { target: 'submitted', description: 'La demande est acceptée' },
          onError: {
            target: 'editing',
            actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
            description: 'La demande échoue, la saisie est gardée',
          },
        },
      },
      submitted: { type: 'final', output: 'submitted', description: 'Le changement est fait' },
      abandoned: { type: 'final', description: 'Le formulaire est quitté sans envoi' },
    },
  });

export type FormMachine<Input, Values, Payload> = ReturnType<typeof formMachine<Input, Values, Payload>>;
