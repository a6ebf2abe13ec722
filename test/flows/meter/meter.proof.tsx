import type { ContextFrom } from 'xstate';
import type { meterMachine } from '#machines/meter/meter.machine.ts';
import { meterModel } from '#machines/meter/meter.model.ts';
import { required } from '#machines/setup/chart.ts';
import { failureText } from '#src/views/failureText.ts';
import { defineProof } from '../../walks/defineProof.ts';
import type { ScreenItem } from '../../walks/expectations.ts';

type Context = ContextFrom<typeof meterMachine>;

const toList: ScreenItem = { role: 'link', name: 'Consommation' };

const sheet: ScreenItem = { role: 'link', name: 'Fiche technique' };

const reading: ScreenItem = { role: 'link', name: 'Transmettre un relevé' };

const others: ScreenItem = { role: 'link', name: 'Les 2 compteurs du contrat' };

const retry: ScreenItem = { role: 'button', name: 'Réessayer' };

export const meterProof = defineProof(meterModel)({
  view: async () => {
    const { MeterView } = await import('#src/flows/meter/MeterView.tsx');

    return (props) => (
      <MeterView
        showsEverything
        modalAddressOf={(modal) => `?modale=${modal}`}
        addressOf={({ kind, idPDS }) =>
          `/espace-consommation/${kind}/981000004217/${encodeURIComponent(idPDS)}`
        }
        certificateAddress="/espace-consommation/TR/981000004217/PDS004217/attestation"
        readingAddressOf={({ matriculeCompteur }) =>
          `/service-client?besoin=RELEVE&compteur=${matriculeCompteur}`
        }
        {...props}
      />
    );
  },
  gestures: { 'meter.asked': (screen) => screen.press('button', 'Réessayer') },
  states: {
    opening: null,
    locating: () => ({
      visible: [toList, { role: 'status', text: 'Chargement en cours' }],
      absent: [sheet, others, retry],
      isBusy: true,
    }),
    addressing: null,
    found: ({ kind, found }: Context) => {
      const { meter } = required(found);
      return {
        visible: [
          { role: 'heading', name: `Compteur ${meter.matriculeCompteur}` },
          {
            role: 'status',
            text: `${meter.adresseDesserte} · ${kind === 'TR' ? 'télérelevé' : 'relevé sur place'}`,
          },
          toList,
          sheet,
          { role: 'link', name: 'Attestation' },
          ...(kind === 'SE' ? [reading] : []),
          { role: 'link', name: 'Exporter' },
          { role: 'link', name: 'Suivant : Compteur C09AB000318' },
          others,
        ],
        absent: [retry, { role: 'link', name: 'Précédent' }, ...(kind === 'SE' ? [] : [reading])],
      };
    },
    unknown: () => ({
      visible: [
        { role: 'heading', name: 'Compteur introuvable' },
        { role: 'status', text: 'Ce compteur n’est dans aucun de vos contrats' },
        { role: 'link', name: 'Voir tous vos compteurs' },
      ],
      absent: [sheet, others, retry],
    }),
    unavailable: ({ failure }: Context) => ({
      visible: [
        { role: 'alert', text: failureText(failure) },
        { ...retry, disabled: false },
      ],
      absent: [sheet, others],
    }),
  },
});
