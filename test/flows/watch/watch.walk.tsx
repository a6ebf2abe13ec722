import { t as ui } from '#locales/fr/ui.ts';
import { t } from '#locales/fr/watch.ts';
import { watchModel } from '#machines/watch/watch.model.ts';
import { watchMount } from '#src/flows/watch/watch.mount.tsx';
import { testWalk } from '../../walks/testWalk.ts';
import { watchExpectations } from './watch.expectations.ts';

testWalk(watchModel, {
  mount: watchMount,
  events: {
    started: {
      madeIn: ['ready', 'choosing.ready', 'choosing.saved'],
      gesture: (screen) => screen.press('button', /^(Lancer|Relancer) l’analyse$/),
    },
    paused: (screen) => screen.press('button', t('pause')),
    resumed: (screen) => screen.press('button', t('resume')),
    cancelled: (screen) => screen.press('button', ui('cancel')),
    retried: (screen) => screen.press('button', /^(Réessayer|Redemander .*)$/),
    'more.asked': (screen) => screen.press('button', ui('showMore')),
    'list.asked': (screen, { format }) => screen.press('button', t(`lists.${format}`)),
  },
  expectations: watchExpectations,
});
