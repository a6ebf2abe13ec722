import { assertEvent, assign, setup } from 'xstate';
import type * as z from 'zod/mini';
import type { Failure } from '#src/domain/failure.ts';
import { failedTo, port, required } from '../setup/chart.ts';

type FormSentences = {
  allowed: string;
  denied: string;
  editing: string;
  sent: string;
  requested: string;
  done: string;
  failed: string;
  left: string;
};

type Definition<Input, Values, Payload> = {
  id: string;
  description: string;
  sentences: FormSentences;
  schema: (input: Input) => z.ZodMiniType<Payload, Values>;
  /** True when the user's role may send the form (docs/rules.md#closed-forms). */
  maySubmit: (input: Input) => boolean;
};

export type FormEnd = 'submitted' | 'abandoned';

/** Form kept as typed after a failure. A user who may not send it reads it only. */
export const formMachine = <Input, Values, Payload>(flow: Definition<Input, Values, Payload>) =>
  setup({
    types: {
      context: {} as {
        input: Input;
        /** Payload being sent; once accepted, the page may show it until the next answer of the back office. */
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
          'Le formulaire est seulement consulté : son bouton d’envoi est désactivé, et la raison est affichée',
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
          onError: failedTo('editing', flow.sentences.failed),
        },
      },
      submitted: { type: 'final', output: 'submitted', description: flow.sentences.done },
      abandoned: { type: 'final', description: flow.sentences.left },
    },
  });
