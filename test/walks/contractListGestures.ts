import { t } from '#locales/fr/contractList.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { sentByThePortal } from './defineProof.ts';
import type { Screen } from './screen.ts';

type Searching<Typed> = {
  /** « Rechercher une facture » */
  title: string;
  /** Types what is searched in the fields of the form. */
  fill: (screen: Screen, typed: Typed) => Promise<void>;
};

/** How a person searches a list of contracts, and goes through it. */
export const contractListGestures = <Typed>({ title, fill }: Searching<Typed>) =>
  ({
    'search.requested': async (screen: Screen, { typed }: { typed: Typed }) => {
      await screen.unfold(new RegExp(`^${title}`));
      await fill(screen, typed);
      await screen.press('button', t('search.submit'));
    },
    'address.reached': sentByThePortal,
    'more.requested': (screen: Screen) => screen.press('button', t('more')),
    retried: (screen: Screen) => screen.press('button', ui('retry')),
  }) as const;
