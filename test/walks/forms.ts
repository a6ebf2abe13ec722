import { type ComponentType, createElement } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Words } from '#locales/translator.ts';
import type { formOutcomes } from '#machines/form/form.model.ts';
import type { Model } from '#machines/setup/defineModel.ts';
import type { KnownIdentity } from '#src/domain/account/identity.ts';
import type { Contract } from '#src/domain/contract/contract.ts';
import type { Failure } from '#src/domain/failure.ts';
import { knownContract } from '#src/domain/fixtures/account.ts';
import { failureText } from '#src/views/failureText.ts';
import type { FormActor } from '#src/views/forms/FormFlow.tsx';
import {
  answerProfile,
  completeCalls,
  definePortalWalk,
  type PortalCalls,
  type PortalWalk,
  signInAddress,
} from './definePortalWalk.ts';
import { ending, type Look, type Past, type ScreenItem, type Shown } from './expectations.ts';
import type { Screen } from './screen.ts';

type FormContext = { input: { role: string }; payload: unknown; failure: Failure | null };

export const failureAlert = (failure: Failure | null): ScreenItem[] =>
  failure ? [{ role: 'alert', text: [failureText(failure), ...Object.values(failure.fields).flat()] }] : [];

export const closedNotice: ScreenItem = { role: 'paragraph', text: 'mais pas l’envoyer' };

/** Expected form during its request, with the status « Envoi ». */
export const sending = (shown: Shown, failure: Failure | null): Shown => ({
  ...shown,
  visible: [...shown.visible, { role: 'status', text: 'Envoi' }, ...failureAlert(failure)],
  absent: [{ role: 'alert' }],
  isBusy: true,
});

export const mistakeAlert = (sentence: string): ScreenItem => ({
  role: 'alert',
  text: ['Corrigez 1 champ', sentence],
});

type Typed = Record<string, string>;

type Described = {
  field: ScreenItem;
  submit: string;
  cancel?: string;
  mistakes: Readonly<Record<string, string>>;
  also?: (typed: Typed | undefined) => readonly ScreenItem[];
  /** Values of the fields that are read-only for this user. The path test does not type in these fields. */
  closed?: (context: FormContext) => Typed;
};

export const formExpectations = ({
  field,
  submit,
  cancel = 'Annuler',
  mistakes,
  also = () => [],
  closed = () => ({}),
}: Described) => {
  const form = (context: FormContext, past: Past, is: { sendable: boolean; leavable: boolean }): Shown => {
    const typed = past.all.findLast(({ type }) => type === 'form.submitted')?.typed('values');
    return {
      visible: [
        field,
        ...also(typed),
        { role: 'button', name: submit, disabled: !is.sendable },
        { role: 'button', name: cancel, disabled: !is.leavable },
      ],
      ...(typed && { fields: { ...typed, ...closed(context) } }),
    };
  };
  const met = (context: FormContext, { here }: Past): ScreenItem[] => {
    const tried = here.findLast(({ type }) => type === 'form.submitted');
    const mistake = tried && mistakes[tried.case];
    const isMade = tried && !Object.keys(closed(context)).some((name) => name in tried.typed('values'));
    return mistake && isMade ? [mistakeAlert(mistake)] : failureAlert(context.failure);
  };
  return {
    opening: null,
    consulting: (context: FormContext, past: Past) => {
      const shown = form(context, past, { sendable: false, leavable: true });
      return { ...shown, visible: [...shown.visible, closedNotice] };
    },
    editing: (context: FormContext, past: Past) => {
      const shown = form(context, past, { sendable: true, leavable: true });
      return { ...shown, visible: [...shown.visible, ...met(context, past)] };
    },
    submitting: (context: FormContext, past: Past) =>
      sending(form(context, past, { sendable: false, leavable: false }), context.failure),
    submitted: ending(({ payload }: FormContext) => payload),
    abandoned: ending(),
  } satisfies Record<string, Look<FormContext>>;
};

export const formView =
  <Actor extends FormActor<never, unknown>>(
    t: (key: 'title' | 'done') => string,
    load: () => Promise<ComponentType<{ actor: Actor }>>,
    titleOf: (actor: Actor) => string = () => t('title'),
  ) =>
  async () => {
    const { FormPaper } = await import('#src/views/FormPaper.tsx');
    const View = await load();
    return ({ actor }: { actor: Actor }) => {
      const props = {
        title: titleOf(actor),
        done: t('done'),
        actor,
        children: createElement(View, { actor }),
      };
      return createElement(FormPaper<never, unknown>, props);
    };
  };

type DescribedGestures = { words: readonly Words[]; submit: string; cancel?: string };

export const formGestures = ({ words, submit, cancel = 'Annuler' }: DescribedGestures) => ({
  'form.submitted': async (screen: Screen, { values }: { values: object }) => {
    await screen.fill({ values, words });
    await screen.press('button', submit);
  },
  closed: (screen: Screen) => screen.press('button', cancel),
});

type FormInput = { role: string; identity?: KnownIdentity; email?: string; contract?: Contract };

type FormOutcomes = {
  submitForm: {
    done: { 'demande acceptée': unknown };
    failed: ReturnType<typeof formOutcomes>['submitForm']['failed'];
  };
};

type DescribedPortal = {
  address: string;
  done: string;
  after?: string;
  calls?: PortalCalls;
  ends?: PortalWalk['ends'];
};

export const formPortal = <M extends AnyStateMachine, I extends Readonly<Record<string, FormInput>>, C>(
  model: Model<M, I, C, FormOutcomes>,
  { address, done, after = address.replace(/\?.*/, ''), calls = {}, ends }: DescribedPortal,
): PortalWalk => ({
  ...definePortalWalk(model, {
    open: async (page, { role, identity, email, contract = knownContract }) => {
      await answerProfile(page, { ...identity, type: role, email, contracts: [contract] });
      await page.goto(signInAddress('owner', address));
    },
  }),
  calls: completeCalls(model, calls),
  ends: { submitted: { address: after, notice: done }, abandoned: { address: after }, ...ends },
});
