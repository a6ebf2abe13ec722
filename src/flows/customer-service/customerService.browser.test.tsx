import type { ComponentProps } from 'react';
import { screen, userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { createActor, type StateValueFrom } from 'xstate';
import {
  type CustomerServiceContext,
  chooseRequestSchema,
  customerServiceMachine,
  initialContext,
} from '#machines/customer-service/customerService.machine.ts';
import { customerServiceModel } from '#machines/customer-service/customerService.model.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { AddressesContext } from '../../fields/addresses/SuggestionField.tsx';
import { CustomerServiceView } from './CustomerServiceView.tsx';
import { MeterSuggestionsContext } from './reading/meterReading.ts';

const { 'un titulaire, avec un contrat': customer, 'un titulaire, venu de la page d’un compteur': reader } =
  customerServiceModel.inputs;

const manyContracts = Array.from({ length: 40 }, (_, index) => ({
  insee_code: '35288',
  reference: `98100000${4200 + index}`,
  name: `Site n° ${index + 1}`,
  served_address: `${index + 1} quai Duguay-Trouin, 35400 Saint-Malo`,
}));

type State = StateValueFrom<typeof customerServiceMachine>;

const frozenIn = (value: State, changes: Partial<CustomerServiceContext> = {}) => {
  const context = { ...initialContext(customer), ...changes };
  return createActor(customerServiceMachine, {
    input: customer,
    snapshot: customerServiceMachine.resolveState({ value, context }),
  });
};

const references = { topic: 'CONTRAT', need: 'TITULAIRE' } as const;

const readingNeed = { topic: 'CONSOMMATION', need: 'RELEVE' } as const;
const { values: read } = customerServiceModel.cases['form.submitted']['un relevé'];
const reading = { ...readingNeed, meter: reader.meter };
const readingRequest = chooseRequestSchema({ ...initialContext(customer), ...readingNeed }).parse(read);

const addresses = { suggestTowns: async () => [], suggestStreets: async () => [] };

const Shown = ({ actor }: Pick<ComponentProps<typeof CustomerServiceView>, 'actor'>) => (
  <AddressesContext value={addresses}>
    <CustomerServiceView
      actor={actor}
      phoneStep={() => null}
      phones={{ emergencyPhone: '0199005018', servicePhone: '0199003518' }}
      onClose={() => {}}
    />
  </AddressesContext>
);

const show = (...frozen: Parameters<typeof frozenIn>) => render(<Shown actor={frozenIn(...frozen)} />);

const writing = { preparing: 'writing' } as const;

it('opens the form of a service request after the choice of a topic with only one need', async () => {
  await render(<Shown actor={frozenIn({ preparing: 'choosingTopic' }).start()} />);

  await userEvent.click(screen.getByRole('button', { name: 'Autre' }));
  await expect(screen.getByRole('heading', { name: 'Votre demande' })).toHaveFocus();
  await expect(screen.queryByRole('region', { name: 'Autre' })).toBeNull();
});

it('shows a ticked contract together with the results of a later search', async () => {
  await show(writing, { ...references, contracts: manyContracts });

  await expect(screen.getAllByRole('checkbox')).toHaveLength(8);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Site n° 2/ }));
  await userEvent.type(screen.getByRole('searchbox'), '4230');
  await expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await expect(screen.getByRole('checkbox', { name: /^Site n° 2/ })).toBeChecked();
});

it('counts a line break of the message as two characters', async () => {
  await show(writing, references);

  await userEvent.type(screen.getByRole('textbox', { name: 'Votre message' }), 'a{Enter}b');
  await expect(screen.getAllByText(/^4 sur 5\s000 caractères$/)[0]).toBeVisible();
});

it('links to the personal space for a need that a page of the personal space serves', async () => {
  await show(writing, { topic: 'CONTRAT', need: 'COORDONNEES' });

  await expect(screen.getByRole('link', { name: 'votre espace personnel' })).toHaveAttribute(
    'href',
    '/espace-personnel',
  );
});

it('warns about a meter index below the last index, until the user selects another meter', async () => {
  await show(writing, reading);

  const index = screen.getByRole('textbox', { name: 'Index (m³)' });
  await userEvent.type(index, '1203');
  await expect(screen.getByText(/plus bas que le dernier relevé connu/)).toBeVisible();
  await userEvent.type(index, '{Backspace}4');
  await expect(screen.queryByText(/plus bas que le dernier relevé connu/)).toBeNull();
  await userEvent.type(index, '{Backspace}3');
  await userEvent.click(screen.getByRole('button', { name: 'Choisir un autre compteur' }));
  await expect(screen.getByRole('combobox', { name: 'Compteur' })).toHaveFocus();
  await expect(screen.queryByText(/plus bas que le dernier relevé connu/)).toBeNull();
});

const searchMeter = async (suggestMeters: ComponentProps<typeof MeterSuggestionsContext>['value']) => {
  await render(
    <MeterSuggestionsContext value={suggestMeters}>
      <Shown actor={frozenIn(writing, { ...readingNeed, contracts: manyContracts })} />
    </MeterSuggestionsContext>,
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'Compteur' }), 'Z99 1234');
};

it('shows the list of contracts if the search of meters fails', async () => {
  await searchMeter(() => Promise.reject(technicalFailure()));

  await expect(await screen.findByText(/La recherche de compteurs ne répond pas/)).toBeVisible();
  await expect(screen.getAllByRole('checkbox')).toHaveLength(8);
});

it('lists the unreadable meters below the suggested meters', async () => {
  await searchMeter(async () => ({ items: [], unread: [{ kind: 'meter', name: 'D21TA1000143' }] }));

  const notice = await screen.findByText(/^1 compteur n’a pas pu être lu\s: D21TA1000143\.$/);
  await expect(notice).toBeVisible();
});

it('shows the summary of a sent meter reading, without a line for an empty message', async () => {
  await show('sent', { ...reading, request: { ...readingRequest, message: '' } });

  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  await expect(terms).toEqual([
    ...['Sujet', 'Besoin', 'Contrats', 'Compteur', 'Index', 'Date du relevé', 'Au nom de', 'Téléphone'],
  ]);
});
