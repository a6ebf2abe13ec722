import { t } from '#locales/fr/directDebit.ts';
import type { Unread } from '../domain/answer.ts';
import { isClosedToAdviser } from '../domain/billing/automaticPayment.ts';
import type { Contract } from '../domain/contract/contract.ts';
import type { Failure } from '../domain/failure.ts';
import { failureText } from './failureText.ts';
import type { EndNotice } from './notices/notify.ts';
import { unreadText } from './unreadText.ts';

type Ended = { contract: Contract | null; failure?: Failure | null; unread?: readonly Unread[] };

export const turnedAwayText = ({ contract, failure, unread = [] }: Ended): string => {
  if (failure) return t('turnedAway.failed', { why: failureText(failure) });
  if (!contract) return [unreadText(unread), t('turnedAway.none')].filter(Boolean).join(' ');
  return t(isClosedToAdviser(contract) ? 'turnedAway.adviser' : 'turnedAway.closed');
};

export const turnedAwayNotice = (end: {
  matches: (state: 'turnedAway') => boolean;
  context: Ended;
}): ReturnType<EndNotice<unknown>> =>
  end.matches('turnedAway') ? { tone: 'bad', text: turnedAwayText(end.context), isLasting: true } : null;
