import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createActor, fromPromise } from 'xstate';
import { t } from '#locales/fr/addContract.ts';
import { addContractMachine, newContractSchema } from '#machines/add-contract/addContract.machine.ts';
import { type Failure, technicalFailure } from '../../domain/failure.ts';
import { FlowEndContext } from '../Flow.tsx';
import { NoticesProvider } from '../notices/NoticesProvider.tsx';
import { FormDialog } from './FormDialog.tsx';
import { FormFlow } from './FormFlow.tsx';
import { useLastingActor } from './lasting.ts';

const contract = { reference: '981234567890', identifier: 'AB12', zipcode: '35400' };

const setUp = async () => {
  let settle: { resolve: () => void; reject: (failure: Failure) => void } | undefined;
  const sent = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const signals: AbortSignal[] = [];
  const actor = createActor(
    addContractMachine.provide({
      actors: {
        submitForm: fromPromise(({ signal }) => {
          signals.push(signal);
          return sent;
        }),
      },
    }),
    { input: { role: 'owner' } },
  );
  const ends = { onSubmitted: vi.fn(), onAbandoned: vi.fn() };
  const onFlowEnd = vi.fn();
  const Dialog = () => (
    <FormDialog {...ends} t={t} actor={useLastingActor(() => actor)}>
      <p>le formulaire</p>
    </FormDialog>
  );
  const portal = (isOpen: boolean) => (
    <FlowEndContext value={onFlowEnd}>
      <NoticesProvider>{isOpen && <Dialog />}</NoticesProvider>
    </FlowEndContext>
  );
  const { rerender } = await render(portal(true));
  return { ...settle, signals, actor, ends, onFlowEnd, leave: () => rerender(portal(false)) };
};

const send = ({ actor }: Awaited<ReturnType<typeof setUp>>) =>
  actor.send({ type: 'form.submitted', values: contract });

it('announces the success of a form that the user closed while its request was pending', async () => {
  const dialog = await setUp();
  send(dialog);
  await dialog.leave();
  expect(dialog.signals[0]?.aborted).toBe(false);
  dialog.resolve?.();
  await expect.element(page.getByRole('status')).toHaveTextContent('Le contrat a été ajouté à votre compte.');
  expect(dialog.ends.onSubmitted).toHaveBeenCalledExactlyOnceWith(contract);
  expect(dialog.ends.onAbandoned).not.toHaveBeenCalled();
  expect(dialog.onFlowEnd).toHaveBeenCalledExactlyOnceWith('addContract', 'submitted');
  expect(dialog.actor.getSnapshot().status).toBe('done');
});

it('announces the failure and its reason for a form closed while its request was pending', async () => {
  const dialog = await setUp();
  send(dialog);
  await dialog.leave();
  dialog.reject?.(technicalFailure('Ce contrat n’a pas été trouvé.'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Ajouter un contrat : Ce contrat n’a pas été trouvé.');
  expect(dialog.ends.onSubmitted).not.toHaveBeenCalled();
  expect(dialog.actor.getSnapshot().status).toBe('stopped');
});

it('stops a form that the user closes before its request, without an announcement', async () => {
  const dialog = await setUp();
  await dialog.leave();
  expect(dialog.actor.getSnapshot().status).toBe('stopped');
  expect(dialog.ends.onAbandoned).not.toHaveBeenCalled();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('closes the dialog when the back office accepts the form', async () => {
  const dialog = await setUp();
  send(dialog);
  dialog.resolve?.();
  await expect.poll(() => dialog.ends.onAbandoned.mock.calls.length).toBe(1);
  expect(dialog.ends.onSubmitted).toHaveBeenCalledExactlyOnceWith(contract);
});

it('explains why the submit button is disabled for a role that may not submit the form', async () => {
  const actor = createActor(addContractMachine, { input: { role: 'internal_adviser_simple' } }).start();
  await render(
    <FormFlow actor={actor} schema={newContractSchema} words={[]} t={t}>
      <p>le formulaire</p>
    </FormFlow>,
  );
  const button = page.getByRole('button', { name: t('submit') });
  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveAccessibleDescription(t('adviser'));
  actor.stop();
});
