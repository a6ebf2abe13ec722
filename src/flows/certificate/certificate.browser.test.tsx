import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/theme/global.css.ts';
import { createActor } from 'xstate';
import { certificateMachine, initialContext } from '#machines/certificate/certificate.machine.ts';
import { certificateModel } from '#machines/certificate/certificate.model.ts';
import type { Measures } from '../../domain/consumption/measure.ts';
import { measureOn } from '../../domain/fixtures/consumption.ts';
import { CertificateView } from './CertificateView.tsx';

const { 'un compteur du compte': input } = certificateModel.inputs;
const { 'un compteur télérelevé': found } = certificateModel.outcomes.findMeter.done;
const { 'un compteur remplacé, sans index avant la période': replaced } =
  certificateModel.outcomes.loadMeasures.done;

const maker = {
  name: 'Eaux du Ponant',
  logo: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
  legalName: 'Eaux du Ponant',
  legalForm: 'SA',
  address: '1 quai de la Mer',
  register: 'Saint-Malo',
};

const showRead = (read: Measures) => {
  const value = { measured: 'certified' } as const;
  const context = { ...initialContext(input), found, read };
  const snapshot = certificateMachine.resolveState({ value, context });
  const actor = createActor(certificateMachine, { input, snapshot });
  return render(
    <CertificateView actor={actor} customer="Boulangerie du Port" meterAddress="/" maker={maker} />,
  );
};

it('shows the last day of a replaced meter', async () => {
  await showRead(replaced);
  await expect(
    screen.getByText(/^Le compteur a été remplacé au plus tard le 30 septembre 2026/),
  ).toBeVisible();
  await expect(screen.getByText('Non communiqué')).toBeVisible();
});

it('shows corrections and unreadable readings, not a replacement or a zero', async () => {
  await showRead({
    measures: [
      measureOn('2026-07-31', { index: 1_000 }),
      measureOn('2026-08-31', { volume: -20, index: 980 }),
    ],
    unplacedCount: 2,
  });
  await expect(screen.getByText(/^Régularisation de -20,000\sm³, août 2026/)).toBeVisible();
  await expect(screen.getByText(/^2 relevés reçus n’ont pas pu être lus/)).toBeVisible();
  await expect(screen.queryByText(/remplacé/)).toBeNull();
});
