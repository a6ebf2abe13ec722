import { billingEditMachine } from '#machines/billing-edit/billingEdit.machine.ts';
import { defineMount } from '../../views/mount.ts';
import { BillingEditView } from './BillingEditView.tsx';

export const billingEditMount = defineMount(billingEditMachine, BillingEditView);
