import { t } from '#locales/fr/contractList.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { Screen } from '../paths/drivers/screen.ts';
import { sentByThePortal } from './defineWalk.ts';

type Searching<Typed> = {
  /** « Rechercher une facture » */
  title: string;
  /** Types what is searched in the fields of the form. */
  fill: (screen: Screen, typed: Typed) => void;
};

/** How a person searches a list of contracts, and goes through it. */
export const contractListGestures = <Typed>({ title, fill }: Searching<Typed>) =>
  ({
    'search.requested': (screen: Screen, { typed }: { typed: Typed }) => {
      const head = new RegExp(`^${title}`);
      if (screen.control('button', head).ariaExpanded !== 'true') screen.press('button', head);
      fill(screen, typed);
      screen.press('button', t('search.submit'));
    },
    'address.reached': sentByThePortal,
    'more.requested': (screen: Screen) => screen.press('button', t('more')),
    retried: (screen: Screen) => screen.press('button', ui('retry')),
  }) as const;
