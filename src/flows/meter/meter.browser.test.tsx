import type { ComponentProps } from 'react';
import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createActor } from 'xstate';
import type { FoundMeter } from '#machines/meter/foundMeter.ts';
import { meterMachine } from '#machines/meter/meter.machine.ts';
import { meterModel } from '#machines/meter/meter.model.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import { knownMeter, makeMeters } from '../../domain/fixtures/consumption.ts';
import { MeterView, TechnicalSheet } from './MeterView.tsx';

const { 'un lien vers un compteur déjà lu': opened } = meterModel.inputs;
const { 'un compteur télérelevé': known } = meterModel.outcomes.findMeter.done;
const { contract } = known;

type Change = { found?: Partial<FoundMeter>; meter?: Partial<Meter> };

const show = ({ found, meter }: Change = {}, props: Partial<ComponentProps<typeof MeterView>> = {}) => {
  const shown = { ...known, ...found, meter: { ...knownMeter, ...meter } };
  const input = { ...opened, kind: shown.meter.kind, known: shown };
  return render(
    <MeterView
      actor={createActor(meterMachine, { input }).start()}
      showsEverything
      modalAddressOf={(modal) => `?modale=${modal}`}
      addressOf={({ kind, idPDS }) => `/espace-consommation/${kind}/981000004217/${idPDS}`}
      certificateAddress="/attestation"
      readingAddressOf={({ matriculeCompteur }) =>
        `/service-client?besoin=RELEVE&compteur=${matriculeCompteur}`
      }
      {...props}
    />,
  );
};

const textsOf = (role: 'term' | 'definition') =>
  screen.getAllByRole(role).map(({ textContent }) => textContent);

const hiddenFromCustomers = ['Usage', 'État du point'];

it('shows the site and reading mode of a meter, with links to two meters and the export', async () => {
  await show();

  await expect(screen.getByRole('status').textContent).toBe(
    '12 quai Duguay-Trouin, 35400 Saint-Malo\u00A0· télérelevé',
  );
  await expect(textsOf('term')).toEqual([
    'Contrat',
    'Adresse desservie',
    'Dernière consommation relevée du contrat',
    'Fluide',
    'Code d’équipement',
    ...hiddenFromCustomers,
  ]);
  const [named, ...values] = textsOf('definition');
  await expect(named).toMatch(/ 98-1000-0042-17$/);
  await expect(values).toEqual([
    '12 quai Duguay-Trouin, 35400 Saint-Malo',
    'du 01/09/2026 au 30/09/2026',
    'Eau froide',
    'TR',
    'Professionnel',
    'En service',
  ]);
});

it.each([
  [/^Suivant\s: Compteur C09AB000318$/, '/espace-consommation/SE/981000004217/PDS004218'],
  ['Les 2 compteurs du contrat', '/espace-consommation?reference=981000004217'],
  ['Exporter', '?modale=export'],
  ['Transmettre un relevé', '/service-client?besoin=RELEVE&compteur=D21TA1000142'],
])('shows on a meter page the link « %s » to %s', async (name, href) => {
  await show({ meter: { kind: 'SE', codeEquipement: 'SE' } });

  await expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

const longAddress = `Station de relèvement des Marais-Salants, local technique du deuxième sous-sol, ${'anticonstitutionnellement-'.repeat(4)}bis, 49000 Angers`;

it.each<[string, Change, (string | RegExp)[]]>([
  [
    'the unreadable meters of the contract',
    {
      found: { contract: { ...contract, meterCount: 3, unread: [{ kind: 'meter', name: 'D21TA1000143' }] } },
    },
    [/^1 compteur n’a pas pu être lu\s: D21TA1000143\.$/],
  ],
  [
    'the rank and both neighbours of a meter',
    {
      found: {
        contract: { ...contract, meters: makeMeters(60), meterCount: 60 },
        rank: 42,
        previous: makeMeters(60)[40] ?? null,
        next: makeMeters(60)[42] ?? null,
      },
    },
    ['Compteur 42 sur 60', /^: Compteur D21TA1000040$/, /^: Compteur D21TA1000042$/],
  ],
  [
    'a long address, truncated in the subtitle',
    { meter: { adresseDesserte: longAddress } },
    [longAddress, /… ·\stélérelevé$/],
  ],
])('shows on a meter page %s', async (_, change, texts) => {
  await show(change);

  for (const text of texts) await expect(screen.getByText(text)).toBeVisible();
});

it('shows no link to adjacent meters if the contract has only one meter', async () => {
  await show({ found: { contract: { ...contract, meterCount: 1 }, next: null } });

  await expect(screen.queryByRole('navigation')).toBeNull();
});

it.each<[string, Partial<Meter>, Partial<ComponentProps<typeof MeterView>>]>([
  ['of a remote meter', {}, {}],
  ['without the service GRAND_COMPTE', { kind: 'SE', codeEquipement: 'SE' }, { readingAddressOf: undefined }],
])('shows no link to the meter-reading form to customers %s', async (_, meter, props) => {
  await show({ meter }, props);

  await expect(screen.getByRole('link', { name: 'Fiche technique' })).toBeVisible();
  await expect(screen.queryByRole('link', { name: 'Transmettre un relevé' })).toBeNull();
});

it('hides from customers the fields of a meter that are for internal use', async () => {
  await show({}, { showsEverything: false });

  await expect(textsOf('term')).toHaveLength(5);
  await expect(textsOf('term')).not.toEqual(expect.arrayContaining(hiddenFromCustomers));
});

const unknownDays = { dateDebutDerniereConsoRelevee: '', dateFinDerniereConsoRelevee: '' };

it('shows placeholders for the missing values of a meter', async () => {
  await show({
    found: { contract: { ...contract, name: '', ...unknownDays } },
    meter: {
      matriculeCompteur: '',
      adresseDesserte: '',
      usage: '',
      etatPDS: '',
      fluide: '',
      codeEquipement: '',
    },
  });

  await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Compteur sans numéro');
  await expect(screen.getByText(/^Adresse non renseignée ·/)).toBeVisible();
  await expect(screen.getByText(/^Contrat sans nom/, { selector: 'dd span' })).toBeVisible();
  await expect(screen.getAllByText('Non renseigné')).toHaveLength(6);
});

const sheetOf = async (meter: Partial<Meter>, showsEverything = true) => {
  const found = { ...known, meter: { ...knownMeter, ...meter } };
  await render(<TechnicalSheet found={found} showsEverything={showsEverything} />);
  const values = textsOf('definition');
  return Object.fromEntries(textsOf('term').map((term, rank) => [term, values[rank]]));
};

const forCustomers = {
  'Numéro de compteur': 'D21TA1000142',
  'Point de service': 'PDS004217',
  'Adresse desservie': '12 quai Duguay-Trouin, 35400 Saint-Malo',
  Emplacement: 'Regard extérieur',
  Relevé: 'Télérelevé',
  'Code d’équipement': 'TR',
  Fluide: 'Eau froide',
  'État du compteur': 'Posé',
  'Année de fabrication': '2021',
  Calibre: '15\u00A0mm',
  'Type de raccordement': 'Individuel',
};

it('shows all the fields of a meter in the technical sheet', async () => {
  await expect(await sheetOf({})).toEqual({
    ...forCustomers,
    Usage: 'Professionnel',
    'État du point': 'En service',
  });
});

it('hides from customers the fields of the technical sheet that are for internal use', async () => {
  await expect(await sheetOf({}, false)).toEqual(forCustomers);
});

it('shows placeholders for missing values in the technical sheet', async () => {
  await expect(
    await sheetOf({ calibre: null, anneeFabrication: '', libelleCodeEmplacement: '' }),
  ).toMatchObject({
    Calibre: 'Non renseigné',
    'Année de fabrication': 'Non renseigné',
    Emplacement: 'Non renseigné',
  });
});

it('wraps the name of the contract above the title on a phone with text at 200 %', async () => {
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = '200%';
  document.body.style.padding = '16px';
  const name = 'École Jules-Ferry, Bourg-en-Bresse';
  await show({}, { openedFrom: { href: '/', name } });

  await expect(screen.getByRole('link', { name })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});
