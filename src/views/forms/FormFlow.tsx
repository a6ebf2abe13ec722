import type { Snapshot, StateValue } from 'xstate';
import type * as z from 'zod/mini';
import { t as form } from '#locales/fr/form.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { Words } from '#locales/translator.ts';
import type { Failure } from '../../domain/failure.ts';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { Flow, type Source, useSnapshot } from '../Flow.tsx';
import { formErrorsOf } from '../failureText.ts';

export const ClosedNotice = ({ reason }: { reason: string }) => (
  <Alert tone="info" isAnnounced={false} title={form('closed')}>
    {reason}
  </Alert>
);

type FormSnapshot<Payload> = Snapshot<unknown> & {
  value: StateValue;
  context: { payload: Payload | null; failure: Failure | null };
  machine: { id: string };
  hasTag: (tag: 'busy') => boolean;
  matches: (state: 'consulting' | 'submitted') => boolean;
  can: (event: { type: 'closed' }) => boolean;
};

export type FormActor<Values, Payload> = Source<FormSnapshot<Payload>> & {
  send: (event: { type: 'form.submitted'; values: Values } | { type: 'closed' }) => void;
};

type Props<Values, Payload> = {
  actor: FormActor<Values, Payload>;
  schema: z.ZodMiniType<Payload, Values>;
  words: readonly Words[];
  t: (key: 'submit' | 'adviser') => string;
  cancel?: string;
  children: Elements;
};

export const FormFlow = <Values, Payload>({
  actor,
  schema,
  words,
  t,
  cancel = ui('cancel'),
  children,
}: Props<Values, Payload>) => {
  const snapshot = useSnapshot(actor);
  const { failure } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const isClosed = snapshot.matches('consulting');
  return (
    <Flow id={snapshot.machine.id} snapshot={snapshot}>
      <Form
        schema={schema}
        words={words}
        onSubmit={(values) => actor.send({ type: 'form.submitted', values })}
        {...formErrorsOf(failure)}
        isBusy={isBusy}
        isOver={() => actor.getSnapshot().status !== 'active'}
      >
        {isClosed && <ClosedNotice reason={t('adviser')} />}
        {children}
        <FormActions>
          <Button isDisabled={isBusy} onPress={() => actor.send({ type: 'closed' })}>
            {cancel}
          </Button>
          <SubmitButton isDisabled={isClosed} reason={t('adviser')}>
            {t('submit')}
          </SubmitButton>
        </FormActions>
      </Form>
    </Flow>
  );
};
