import type { DirectDebitSnapshot } from './directDebitActor.ts';

/** Which step is shown, from 0 (docs/rules.md#direct-debit-wizard). */
export const toStep = ({ value }: Pick<DirectDebitSnapshot, 'value'>): number => {
  switch (value) {
    case 'opening':
    case 'loading':
    case 'findingBilling':
    case 'reviewing':
    case 'abandoned':
    case 'turnedAway':
      return 0;
    case 'identifying':
      return 1;
    case 'choosing':
    case 'requesting':
    case 'leaving':
    case 'departed':
      return 2;
    default:
      return 3;
  }
};
