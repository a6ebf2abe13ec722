import type { ContextFrom } from 'xstate';
import { t as chart } from '#locales/fr/histogram.ts';
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
        { role: 'status', text: 'Du 12 au 23 octobre, terminée : 28,8 m³ de plus que d’habitude.' },
        limits,
        { role: 'list', name: 'Hausses parmi ces jours' },
        { role: 'paragraph', text: 'Du 12 octobre 2026 au 23 octobre 2026' },
        { role: 'paragraph', text: 'de plus par jour (+ 80 %)' },
        { role: 'paragraph', text: 'Une fuite : il coule autant de plus chaque jour' },
        { role: 'paragraph', text: 'fermez le robinet d’arrêt et faites chercher la fuite' },
        { role: 'link', name: '09' },
        button(`Préparer une demande au sujet du compteur ${meter.matriculeCompteur}`),
      ]
    : [
        { role: 'status', text: 'Du 4 juin au 25 septembre, terminée : 75 m³ de plus que d’habitude.' },
        { role: 'link', name: 'Voir les jours de la hausse du 4 juin au 25 septembre' },
        { role: 'list', name: 'Autres hausses depuis six mois' },
        { role: 'link', name: 'Du 4 juin 2026 au 25 septembre 2026' },
      ];

export const meterWatchProof = defineProof(meterWatchModel)({
  view: async () => {
    const { RequestButton } = await import('#src/views/alarm/AlarmText.tsx');
    const { Flow, useSnapshot } = await import('#src/views/Flow.tsx');
    const { RiseDetails } = await import('#src/flows/meter-watch/RiseDetails.tsx');
    const { RiseNotice } = await import('#src/flows/meter-watch/RiseNotice.tsx');
    const addressOf = ({ endDate }: Episode) => `?mode=daily&period=${endDate.slice(0, 'yyyy-MM'.length)}`;

    return ({ actor }) => {
      const snapshot = useSnapshot(actor);
      return (
        <Flow id="meterWatch" snapshot={snapshot}>
          <RiseNotice
            snapshot={snapshot}
            period={{ mode: 'daily', name: '2026-10' }}
            addressOf={addressOf}
            requestOf={(alarm) => <RequestButton alarm={alarm} onRequest={() => {}} />}
            watchAddress="/espace-consommation/surveillance"
            onRetry={() => actor.send({ type: 'retried' })}
          />
          <RiseDetails
            snapshot={snapshot}
            period={{ mode: 'daily', name: '2026-10' }}
            addressOf={({ episode }) => addressOf(episode)}
            requestOf={(alarm) => <RequestButton alarm={alarm} onRequest={() => {}} />}
            emergencyPhone="0900000199"
          />
          {/* In the portal, the chart of another flow shows the usual range. */}
          {snapshot.context.usual && <p data-stand-in>{chart('legend.usual')}</p>}
        </Flow>
      );
    };
  },
  gestures: { retried: (screen) => screen.press('button', ui('retry')) },
  states: {
    reading: () => ({
      visible: [
        {
          role: 'status',
          text: 'Recherche de hausses inhabituelles dans les deux dernières années de mesures de ce compteur.',
        },
      ],
      absent: [title, retry],
      isBusy: true,
    }),
    usual: ({ usual }) => ({
      visible: [
        ...(usual ? [{ role: 'paragraph', text: 'Consommation habituelle' } as const] : []),
        { role: 'status', text: 'Aucune hausse inhabituelle depuis six mois.' },
        button('Limites de cette recherche'),
      ],
      absent: [title, { role: 'list' }, retry],
    }),
    insufficient: () => ({
      visible: [{ role: 'status', text: 'Trop peu de relevés depuis six mois pour chercher des hausses.' }],
      absent: [title, retry, button('Limites de cette recherche')],
    }),
    found: (context) => ({
      visible: [title, ...found(context)],
      absent: [retry, ...(context.episodes.some(isHere) ? [] : [{ role: 'button' as const }])],
    }),
    unread: ({ failure }) => ({
      visible: [{ role: 'alert', text: ['La recherche de hausses a échoué.', failureText(failure)] }, retry],
      absent: [title, { role: 'list' }],
    }),
  },
});
