import { translator } from '../translator.ts';

/** Meters that could not be read, wherever several are. */
const missedMetersWords = {
  label: 'Compteurs qui n’ont pas pu être lus',
  count: {
    one: '{{count}} compteur n’a pas pu être lu',
    other: '{{count}} compteurs n’ont pas pu être lus',
  },
  line: '{{meter}} : {{reason}}',
  alike: '{{count}} compteurs : {{reason}}',
  askAgain: { one: 'Redemander ce compteur', other: 'Redemander ces compteurs' },
};

export const t = translator(missedMetersWords);
