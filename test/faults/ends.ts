/**
 * The states in which a flow has come to its end on a screen that stays, whose links lead on: nothing more is asked of it. In
 * any other that is not final, something must be possible.
 */
export const endsOf: Readonly<Record<string, readonly string[]>> = {
  certificate: ['unknown'],
  comparison: ['unequipped'],
  directDebit: ['inPlace', 'signed.available'],
  meter: ['found', 'unknown'],
  meterWatch: ['usual', 'found'],
  overview: [
    'firstSteps',
    'unavailable',
    'blocks.toPay.shown blocks.toKnow.shown',
    'blocks.toPay.shown blocks.toKnow.empty',
    'blocks.toPay.empty blocks.toKnow.shown',
    'blocks.toPay.empty blocks.toKnow.empty',
  ],
  watch: ['unequipped'],
};
