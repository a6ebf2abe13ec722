import type { ComponentProps } from 'react';
import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/theme/global.css.ts';
import { createActor, type StateValueFrom } from 'xstate';
import type { FoundMeter } from '#machines/meter/foundMeter.ts';
import { meterMachine } from '#machines/meter/meter.machine.ts';
import { meterModel } from '#machines/meter/meter.model.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import { knownMeter, makeMeters } from '../../domain/fixtures/consumption.ts';
import { MeterView } from './MeterView.tsx';

const { 'un favori d’un compteur télérelevé': opened } = meterModel.inputs;
const { 'un compteur télérelevé': known } = meterModel.outcomes.findMeter.done;

const frozenIn = (value: StateValueFrom<typeof meterMachine>, found: FoundMeter | null = null) =>
  createActor(meterMachine, {
    input: opened,
    snapshot: meterMachine.resolveState({
      value,
      context: { ...opened, kind: found?.meter.kind ?? opened.kind, found, failure: null },
    }),
  });

const found = (change: Partial<FoundMeter>, meter: Partial<Meter> = {}) =>
  frozenIn('found', { ...known, ...change, meter: { ...knownMeter, ...meter } });

const show = (props: Partial<ComponentProps<typeof MeterView>> = {}) => {
  const shown = { actor: found({}), ...props };
  return render(
    <MeterView
      showsEverything
      modalAddressOf={(modal) => `?modale=${modal}`}
      addressOf={({ kind, idPDS }) => `/espace-consommation/${kind}/981000004217/${idPDS}`}
      certificateAddress="/attestation"
      readingAddressOf={({ matriculeCompteur }) =>
        `/service-client?besoin=RELEVE&compteur=${matriculeCompteur}`
      }
      {...shown}
    />,
  );
};

it('shows the location and reading mode, and links to neighbours and the export', async () => {
  await show();

  await expect(screen.getByText(/^12 quai Duguay-Trouin, 35400 Saint-Malo ·\stélérelevé$/)).toBeVisible();
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  await expect(terms).toEqual([
    'Contrat',
    'Adresse desservie',
    'Dernière consommation relevée du contrat',
    'Fluide',
    'Code d’équipement',
    'Usage',
    'État du point',
  ]);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  await expect(values[0]).toMatch(/ 98-1000-0042-17$/);
  await expect(values.slice(1)).toEqual([
    '12 quai Duguay-Trouin, 35400 Saint-Malo',
    'du 01/09/2026 au 30/09/2026',
    'Eau froide',
    'TR',
    'Professionnel',
    'En service',
  ]);
  await expect(screen.getByRole('link', { name: /^Suivant\s: Compteur C09AB000318$/ })).toHaveAttribute(
    'href',
    '/espace-consommation/SE/981000004217/PDS004218',
  );
  await expect(screen.getByRole('link', { name: 'Les 2 compteurs du contrat' })).toHaveAttribute(
    'href',
    '/espace-consommation?reference=981000004217',
  );
  await expect(screen.getByRole('link', { name: 'Exporter' })).toHaveAttribute('href', '?modale=export');
  await expect(screen.queryByRole('link', { name: 'Transmettre un relevé' })).toBeNull();
});

it('lists the unreadable meters of the contract', async () => {
  await show({
    actor: found({
      contract: { ...known.contract, meterCount: 3, unread: [{ kind: 'meter', name: 'D21TA1000143' }] },
    }),
  });

  await expect(screen.getByText(/^1 compteur n’a pas pu être lu\s: D21TA1000143\.$/)).toBeVisible();
});

it('links to the reading form for a meter read on site', async () => {
  await show({ actor: found({}, { kind: 'SE', codeEquipement: 'SE' }) });

  await expect(screen.getByText(/ ·\srelevé sur place$/)).toBeVisible();
  await expect(screen.getByRole('link', { name: 'Transmettre un relevé' })).toHaveAttribute(
    'href',
    '/service-client?besoin=RELEVE&compteur=D21TA1000142',
  );
});

it('hides the reading link from customers without the service', async () => {
  await show({ actor: found({}, { kind: 'SE', codeEquipement: 'SE' }), readingAddressOf: undefined });

  await expect(screen.getByRole('link', { name: 'Fiche technique' })).toBeVisible();
  await expect(screen.queryByRole('link', { name: 'Transmettre un relevé' })).toBeNull();
});

it('links to the previous and next meters', async () => {
  await show({
    actor: found({
      contract: { ...known.contract, meters: makeMeters(60), meterCount: 60 },
      rank: 42,
      previous: makeMeters(60)[40] ?? null,
      next: makeMeters(60)[42] ?? null,
    }),
  });

  await expect(screen.getByText('Compteur 42 sur 60')).toBeVisible();
  await expect(screen.getByRole('link', { name: /^Précédent\s: Compteur D21TA1000040$/ })).toBeVisible();
  await expect(screen.getByRole('link', { name: /^Suivant\s: Compteur D21TA1000042$/ })).toBeVisible();
});

it('shows no navigation for a contract with one meter', async () => {
  await show({ actor: found({ contract: { ...known.contract, meterCount: 1 }, next: null }) });

  await expect(screen.queryByRole('navigation')).toBeNull();
});

it('hides what the host hides from customers', async () => {
  await show({ showsEverything: false });

  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  await expect(terms).not.toContain('Usage');
  await expect(terms).not.toContain('État du point');
  await expect(terms).toHaveLength(5);
});

it('shows placeholders for missing values', async () => {
  await show({
    actor: found(
      {
        contract: {
          ...known.contract,
          name: '',
          dateDebutDerniereConsoRelevee: '',
          dateFinDerniereConsoRelevee: '',
        },
      },
      { matriculeCompteur: '', adresseDesserte: '', usage: '', etatPDS: '', fluide: '', codeEquipement: '' },
    ),
  });

  await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Compteur sans numéro');
  await expect(screen.getByText(/^Adresse non renseignée ·/)).toBeVisible();
  await expect(screen.getByText(/^Contrat sans nom/)).toBeVisible();
  await expect(screen.getAllByText('Non renseigné')).toHaveLength(6);
});

it('shows the start date of a contract’s readings', async () => {
  await show({
    actor: found({
      contract: {
        ...known.contract,
        dateDebutDerniereConsoRelevee: '01/09/2026',
        dateFinDerniereConsoRelevee: '',
      },
    }),
  });

  await expect(screen.getByText('depuis le 01/09/2026')).toBeVisible();
});

it('shows the end date of a contract’s readings', async () => {
  await show({
    actor: found({
      contract: {
        ...known.contract,
        dateDebutDerniereConsoRelevee: '',
        dateFinDerniereConsoRelevee: '30/09/2026',
      },
    }),
  });

  await expect(screen.getByText('jusqu’au 30/09/2026')).toBeVisible();
});

const longAddress = `Station de relèvement des Marais-Salants, local technique du deuxième sous-sol, ${'anticonstitutionnellement-'.repeat(4)}bis, 49000 Angers`;

it('truncates a long address only in the subtitle', async () => {
  await show({
    actor: found(
      {
        contract: { ...known.contract, name: 'Résidence du Grand-Large et de l’Anse-aux-Moines '.repeat(3) },
      },
      { matriculeCompteur: 'D21TA1000142-'.repeat(4), adresseDesserte: longAddress },
    ),
  });

  await expect(screen.getByText(longAddress)).toBeVisible();
  await expect(screen.getByText(/… ·\stélérelevé$/)).toBeVisible();
});
