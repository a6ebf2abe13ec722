import { assertEvent, assign, setup } from 'xstate';
import type * as z from 'zod/mini';
import { type Failure, toFailure } from '#src/domain/failure.ts';
import { port, required } from '../setup/chart.ts';

/** What the chart says of a form in French, that no other form says: its states and branches, to a product owner. */
type FormSentences = {
  /** Who may send it, and who may not. */
  allowed: string;
  denied: string;
  /** What is asked of the user, then of the back office. */
  editing: string;
  sent: string;
  requested: string;
  /** What is true once it is accepted, once it has failed, once it is left. */
  done: string;
  failed: string;
  left: string;
};

type Definition<Input, Values, Payload> = {
  id: string;
  /** The flow in a sentence, in French, as a product owner reads it. */
  description: string;
  sentences: FormSentences;
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
          { guard: 'maySubmit', target: 'editing', description: flow.sentences.allowed },
          { target: 'consulting', description: flow.sentences.denied },
        ],
      },
      consulting: {
        description:
          'Le formulaire est seulement consulté : son bouton d’envoi est désactivé, et dit pourquoi',
        on: { closed: { target: 'abandoned', description: 'Le formulaire consulté est refermé' } },
      },
      editing: {
        description: flow.sentences.editing,
        on: {
          'form.submitted': {
            guard: 'isWellFormed',
            target: 'submitting',
            actions: 'rememberPayload',
            description: flow.sentences.sent,
          },
          closed: { target: 'abandoned', description: 'Le formulaire est fermé sans être envoyé' },
        },
      },
      submitting: {
        description: flow.sentences.requested,
        tags: 'busy',
        entry: 'forgetFailure',
        invoke: {
          id: 'submitForm',
          src: 'submitForm',
          input: ({ context }) => ({ payload: required(context.payload) }),
          onDone: { target: 'submitted', description: flow.sentences.done },
          onError: {
            target: 'editing',
            actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
            description: flow.sentences.failed,
          },
        },
      },
      submitted: { type: 'final', output: 'submitted', description: flow.sentences.done },
      abandoned: { type: 'final', description: flow.sentences.left },
    },
  });
