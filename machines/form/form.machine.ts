import { assertEvent, assign, setup } from 'xstate';
import type * as z from 'zod/mini';
import type { Failure } from '#src/domain/failure.ts';
import { called, type Described, doneTo, failedTo, port, required } from '../setup/chart.ts';

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

type SharedSentences = Omit<FormSentences, 'done' | 'left'>;

type SubmittedForm = { sentences: SharedSentences };

type Definition<Input, Values, Payload> = {
  id: string;
  description: string;
  sentences: FormSentences;
  schema: (input: Input) => z.ZodMiniType<Payload, Values>;
  maySubmit: (input: Input) => boolean;
};

export type FormEnd = 'submitted' | 'abandoned';

/** States of a form up to the response of the back office. `accepted`: transition after an accepted form. */
export const formStates = <const Accepted>(flow: SubmittedForm, accepted: Accepted) =>
  ({
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
        ...called('submitForm'),
        input: <Payload>({ context }: { context: { payload: Payload | null } }) => ({
          payload: required(context.payload),
        }),
        onDone: accepted,
        onError: failedTo('editing', { description: flow.sentences.failed }),
      },
    },
  }) as const;

/** States that request a captcha token if the captcha is enabled. `next`: state that follows them. */
export const captchaStates = <const Next extends string, const Editing extends string>(
  next: Next,
  editing: Editing,
  { description }: Described,
) =>
  ({
    starting: {
      description: 'Le portail vérifie si le captcha est en service',
      always: [
        {
          guard: 'runsCaptcha',
          target: 'verifying',
          description: 'Le captcha est en service : il passe d’abord',
        },
        { target: next, description },
      ],
    },
    verifying: {
      description: 'Le captcha invisible vérifie que l’envoi vient d’une personne',
      invoke: {
        ...called('solveCaptcha'),
        onDone: doneTo(next, 'addCaptcha', {
          description: 'Le captcha est résolu : son résultat ne sert qu’une fois',
        }),
        onError: failedTo(editing, {
          description: 'Le captcha est fermé, expiré ou bloqué : la saisie est gardée',
        }),
      },
    },
  }) as const;

/** Form that keeps its values after a failure. Closed for a role that may not send it. */
export const formMachine = <Input, Values, Payload>(flow: Definition<Input, Values, Payload>) =>
  setup({
    types: {
      context: {} as {
        input: Input;
        /** Kept after a success, because the page then updates the profile with these values. */
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
      ...formStates(flow, { target: 'submitted', description: flow.sentences.done }),
      submitted: { type: 'final', output: 'submitted', description: flow.sentences.done },
      abandoned: { type: 'final', description: flow.sentences.left },
    },
  });
