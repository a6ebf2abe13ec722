import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MeterField } from './RequestSubject.tsx';
import { MeterSuggestionsContext, useMeterSuggestions } from './reading/meterReading.ts';

const Field = () => <MeterField {...useMeterSuggestions()} needsContract={false} />;

it('lists unreadable meters under the suggestions', async () => {
  const unread = [{ kind: 'meter' as const, name: 'D21TA1000143' }];
  await render(
    <MeterSuggestionsContext value={async () => ({ items: [], unread })}>
      <Field />
    </MeterSuggestionsContext>,
  );
  await userEvent.type(page.getByRole('combobox'), 'D21');
  await expect.element(page.getByText(/^1 compteur n’a pas pu être lu\s: D21TA1000143\.$/)).toBeVisible();
});
