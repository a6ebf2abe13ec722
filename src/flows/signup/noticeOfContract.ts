import type { SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/signup.ts';
import type { signupMachine } from '#machines/signup/signup.machine.ts';
import type { EndNotice } from '../../views/useNoticedEnd.ts';

/** Says that a contract was attached in the second step. */
export const noticeOfContract: EndNotice<SnapshotFrom<typeof signupMachine>> = ({ output }) =>
  output?.isContractAdded ? { tone: 'ok', text: t('contract.added') } : null;
