import type { ContextFrom } from 'xstate';
import { t as ui } from '#locales/fr/ui.ts';
import type { meterWatchMachine } from '#machines/meter-watch/meterWatch.machine.ts';
import { meterWatchModel } from '#machines/meter-watch/meterWatch.model.ts';
import type { Episode } from '#src/domain/consumption/watch/episodes.ts';
import { failureText } from '#src/views/failureText.ts';
import { defineProof } from '../../walks/defineProof.ts';
import type { ScreenItem } from '../../walks/expectations.ts';
import { button } from '../../walks/exportFileExpectations.ts';

type Context = ContextFrom<typeof meterWatchMachine>;

const title: ScreenItem = { role: 'heading', name: 'Hausses inhabituelles' };

const limits: ScreenItem = { role: 'paragraph', text: 'C’est une aide, pas une garantie' };

const retry = button('Réessayer');

const isHere = ({ startDate }: Episode) => startDate === '2026-10-12';

const found = ({ meter, episodes }: Context): ScreenItem[] =>
  episodes.some(isHere)
    ? [
        { role: 'status', text: '1 hausse inhabituelle parmi ces jours.' },
        { role: 'list', name: 'Hausses parmi ces jours' },
        { role: 'paragraph', text: 'Du 12 octobre 2026 au 23 octobre 2026' },
        { role: 'paragraph', text: 'de plus par jour (+80 %)' },
        { role: 'paragraph', text: 'Une fuite : il coule autant de plus chaque jour' },
        { role: 'paragraph', text: 'fermez le robinet d’arrêt et faites chercher la fuite' },
        { role: 'link', name: '09' },
        button(`Préparer une demande au sujet du compteur ${meter.matriculeCompteur}`),
      ]
    : [
        { role: 'status', text: 'Aucune hausse inhabituelle parmi ces jours.' },
        { role: 'list', name: 'Autres hausses depuis six mois' },
        { role: 'link', name: 'Du 4 juin 2026 au 25 septembre 2026' },
      ];

export const meterWatchProof = defineProof(meterWatchModel)({
  view: async () => {
    const { RequestButton } = await import('#src/views/alarm/AlarmText.tsx');
    const { MeterWatchView } = await import('#src/flows/meter-watch/MeterWatchView.tsx');

    return (props) => (
      <MeterWatchView
        period={{ mode: 'daily', name: '2026-10' }}
        addressOf={({ episode }) => `?mode=daily&period=${episode.endDate.slice(0, 'yyyy-MM'.length)}`}
        requestOf={(alarm) => <RequestButton alarm={alarm} onRequest={() => {}} />}
        emergencyPhone="0900000199"
        {...props}
      />
    );
  },
  gestures: { retried: (screen) => screen.press('button', ui('retry')) },
  states: {
    reading: () => ({
      visible: [title, { role: 'status', text: 'Recherche de hausses dans les deux dernières années.' }],
      absent: [limits, retry],
      isBusy: true,
    }),
    usual: () => ({
      visible: [title, { role: 'status', text: 'Aucune hausse inhabituelle depuis six mois.' }, limits],
      absent: [{ role: 'list' }, retry],
    }),
    found: (context) => ({
      visible: [title, ...found(context), limits],
      absent: [retry, ...(context.episodes.some(isHere) ? [] : [{ role: 'button' as const }])],
    }),
    unread: ({ failure }) => ({
      visible: [
        title,
        { role: 'alert', text: ['Les hausses n’ont pas pu être cherchées.', failureText(failure)] },
        retry,
      ],
      absent: [limits, { role: 'list' }],
    }),
  },
});
