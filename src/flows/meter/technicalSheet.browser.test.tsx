import type { ComponentProps } from 'react';
import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { meterModel } from '#machines/meter/meter.model.ts';
import { knownMeter } from '../../domain/fixtures/consumption.ts';
import { TechnicalSheet } from './TechnicalSheet.tsx';

const { 'un compteur télérelevé': found } = meterModel.outcomes.findMeter.done;

const show = (props: Partial<ComponentProps<typeof TechnicalSheet>> = {}) => {
  const shown = { found, showsEverything: true, ...props };
  return render(<TechnicalSheet {...shown} />);
};

const shown = () => {
  const [terms, values] = (['term', 'definition'] as const).map((role) =>
    screen.getAllByRole(role).map(({ textContent }) => textContent),
  );
  return Object.fromEntries((terms ?? []).map((term, rank) => [term, values?.[rank]]));
};

it('shows all the data of a meter', async () => {
  await show();

  await expect(shown()).toEqual({
    'Numéro de compteur': 'D21TA1000142',
    'Point de service': 'PDS004217',
    'Adresse desservie': '12 quai Duguay-Trouin, 35400 Saint-Malo',
    Emplacement: 'Regard extérieur',
    Relevé: 'Télérelevé',
    'Code d’équipement': 'TR',
    Fluide: 'Eau froide',
    Usage: 'Professionnel',
    'État du compteur': 'Posé',
    'État du point': 'En service',
    'Année de fabrication': '2021',
    Calibre: '15\u00A0mm',
    'Type de raccordement': 'Individuel',
  });
});

it('hides what the host hides from customers', async () => {
  await show({ showsEverything: false });

  await expect(Object.keys(shown())).toHaveLength(11);
  await expect(shown()).not.toHaveProperty('Usage');
  await expect(shown()).not.toHaveProperty('État du point');
});

it('shows placeholders for missing values', async () => {
  await show({
    found: {
      ...found,
      meter: { ...knownMeter, calibre: null, anneeFabrication: '', libelleCodeEmplacement: '' },
    },
  });

  await expect(shown()).toMatchObject({
    Calibre: 'Non renseigné',
    'Année de fabrication': 'Non renseigné',
    Emplacement: 'Non renseigné',
  });
});
