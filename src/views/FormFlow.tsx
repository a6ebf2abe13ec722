import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type * as z from 'zod/mini';
import { failures } from '#locales/fr/failures.ts';
import { t } from '#locales/fr/ui.ts';
import type { Words } from '#locales/translator.ts';
import type { FormMachine } from '#machines/form/form.machine.ts';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/Form.tsx';
import { FormActions } from '../ui/FormLayout.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { Flow } from './Flow.tsx';
import { useSnapshot } from './useSnapshot.ts';

/** The actor of a form that is sent once. */
export type FormActor<Input, Values, Payload> = ActorRefFrom<FormMachine<Input, Values, Payload>>;

type Props<Input, Values, Payload> = {
  actor: FormActor<Input, Values, Payload>;
  /** The machine's own: the view judges as the machine does. */
  schema: z.ZodMiniType<Payload, Values>;
  /** The dictionaries that say the schema's messages. */
  words: readonly Words[];
  /** The action in words, on the button that sends. */
  submit: string;
  /** On the button that leaves, « Annuler » by default. */
  cancel?: string;
  /** Why the user may not send it. */
  readOnly: string;
  /** The fields. */
  children: ReactNode;
};

/** The view of a form that is sent once: its fields, its errors, and the buttons that send and leave. */
export const FormFlow = <Input, Values, Payload>({
  actor,
  schema,
  words,
  submit,
  cancel = t('cancel'),
  readOnly,
  children,
}: Props<Input, Values, Payload>) => {
  const snapshot = useSnapshot(actor);
  const { failure } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  return (
    <Flow id={snapshot.machine.id} snapshot={snapshot}>
      <Form
        schema={schema}
        words={words}
        onSubmit={(values) => actor.send({ type: 'form.submitted', values })}
        fieldErrors={failure?.fields}
        formError={failure && (failure.message || failures.technical)}
        isBusy={isBusy}
      >
        {children}
        <FormActions>
          <Button isDisabled={isBusy} onPress={() => actor.send({ type: 'closed' })}>
            {cancel}
          </Button>
          <SubmitButton isDisabled={snapshot.matches('consulting')} reason={readOnly}>
            {submit}
          </SubmitButton>
        </FormActions>
      </Form>
    </Flow>
  );
};
