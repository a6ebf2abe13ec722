import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { formOutcomes } from '#machines/form/form.model.ts';
import type { Model } from '#machines/setup/defineModel.ts';
import type { KnownIdentity } from '#src/domain/account/identity.ts';
import type { Contract } from '#src/domain/contract/contract.ts';
import { knownContract, knownIdentity } from '#src/domain/fixtures/account.ts';
import { type PortalWalk, signInAddress, unavailable } from './definePortalWalk.ts';

/** What a form starts with: all of it comes from the profile. */
type FormInput = { role: string; identity?: KnownIdentity; email?: string; contract?: Contract };

/** Shows the portal the profile that gives a form exactly the input of its model. */
const answerProfile = (
  page: Page,
  { role, identity = knownIdentity, email, contract = knownContract }: FormInput,
) =>
  page.route('**/api/user', (route) =>
    route.fulfill({ json: { ...identity, type: role, email, contracts: [contract] } }),
  );

/** The outcomes of a form, whatever its request is answered. */
type FormOutcomes = {
  submitForm: {
    done: { 'demande acceptée': unknown };
    failed: ReturnType<typeof formOutcomes>['submitForm']['failed'];
  };
};

type Described = {
  /** Where the form is, once signed in. */
  address: string;
  /** What the notice of success says. */
  done: string;
  /** Where the page is once the form has ended: its own address without the modal, by default. */
  after?: string;
  /** What the answer of success carries besides its code. */
  accepted?: object;
};

/** Describes how a form that is sent once is walked on the built portal. */
export const formPortal = <M extends AnyStateMachine, I extends Readonly<Record<string, FormInput>>, C>(
  model: Model<M, I, C, FormOutcomes>,
  described: Described,
): PortalWalk => {
  const { address, accepted, done } = described;
  const after = described.after ?? address.replace(/\?.*/, '');
  const refusal = model.outcomes.submitForm.failed['demande refusée'];
  return {
    model,
    open: async (page: Page, input: FormInput) => {
      await answerProfile(page, input);
      await page.goto(signInAddress('owner', address));
    },
    calls: {
      submitForm: {
        done: { 'demande acceptée': { status: 200, json: { code: '00', ...accepted } } },
        failed: {
          'demande refusée': {
            status: 200,
            json: { code: '21', message: refusal.message, validation_errors: refusal.fields },
          },
          'service indisponible': unavailable,
        },
      },
    },
    events: {},
    mayStart: () => true,
    mayMake: () => true,
    leaving: () => null,
    ends: {
      submitted: () => ({ address: after, notice: done }),
      abandoned: () => ({ address: after, notice: null }),
    },
  };
};
