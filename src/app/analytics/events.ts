import type { RoutePath } from '../routes.ts';

/** The ends of flows that are counted: the flow, then the final state of its chart, or the one that its screen stays in. */
export const flowEnds = [
  'signup.finished',
  'profileCompletion.submitted',
  'profileCompletion.abandoned',
  'addContract.submitted',
  'addContract.abandoned',
  'nameEdit.submitted',
  'nameEdit.abandoned',
  'emailEdit.submitted',
  'emailEdit.signingIn',
  'emailEdit.abandoned',
  'passwordEdit.submitted',
  'passwordEdit.abandoned',
  'billingEdit.submitted',
  'billingEdit.abandoned',
  'contactEdit.submitted',
  'contactEdit.abandoned',
  'ibanEdit.submitted',
  'ibanEdit.abandoned',
  'directDebit.departed',
  'directDebit.restarted',
  'directDebit.abandoned',
  'directDebit.turnedAway',
  'mandateDownload.opened',
  'mandateDownload.failed',
  'payment.turnedAway',
  'export.closed',
  'inserts.closed',
  'customerService.left',
  'customerService.disowned',
  'productContact.finished',
  'productContact.abandoned',
  'invite.finished',
  'invite.abandoned',
  'directDebit.inPlace',
  'directDebit.signed',
  'directDebit.unsigned',
  'payment.saved',
  'payment.failed',
  'invoiceExport.choosing.saved',
  'export.choosing.saved',
  'customerService.sent',
] as const;

type FlowEnd = (typeof flowEnds)[number];

/**
 * All that is ever measured (docs/rules.md#analytics). An event is made of words of the list above and of the patterns
 * of the addresses (`routes.ts`), and of nothing that a person types, reads or is.
 */
export type AnalyticsEvent =
  | { name: 'screen.seen'; screen: RoutePath }
  | { name: 'flow.ended'; end: FlowEnd };

/** The event of a flow that has ended; null for an end that is not counted. */
export const flowEnded = (flow: string, state: string): AnalyticsEvent | null => {
  const end = flowEnds.find((counted) => counted === `${flow}.${state}`);
  return end ? { name: 'flow.ended', end } : null;
};
