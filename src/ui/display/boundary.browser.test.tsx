import { type ReactElement, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AccordionItem } from '../controls/Accordion.tsx';
import DialogShell, { Dialog, DialogContent } from '../dialogs/Dialog.tsx';
import { Form } from '../forms/Form.tsx';
import { TextField } from '../forms/text/TextField.tsx';
import { giveBackTyped } from '../forms/typedForms.ts';
import { Boundary } from './Boundary.tsx';
import { ListContainer } from './ListContainer.tsx';
import { Card } from './layout.tsx';

const message = 'Ce contenu n’a pas pu s’afficher.';
const nothing = () => {};

let isFaulty = true;
const Fragile = () => {
  if (isFaulty) throw new Error('broken');
  return <p>le contenu</p>;
};

const reported = () => vi.spyOn(console, 'error').mockImplementation(nothing);

afterEach(() => {
  isFaulty = true;
  giveBackTyped([]);
  vi.restoreAllMocks();
});

const list = { status: 'shown', skeleton: null, onRetry: nothing, failure: '', emptyTitle: '' } as const;

const place = { title: 'Fiche', onClose: nothing };

it.each<[string, (children: ReactElement) => ReactElement]>([
  ['a block', (children) => <Boundary>{children}</Boundary>],
  ['a card', (children) => <Card title="Solde">{children}</Card>],
  [
    'an item of an accordion',
    (children) => (
      <AccordionItem title="Contrat" defaultOpen>
        {children}
      </AccordionItem>
    ),
  ],
  ['a list', (children) => <ListContainer {...list}>{children}</ListContainer>],
  ['a dialog', (children) => <Dialog {...place}>{children}</Dialog>],
  [
    'a lazily loaded dialog',
    (children) => (
      <DialogShell {...place}>
        <DialogContent {...place}>{children}</DialogContent>
      </DialogShell>
    ),
  ],
])('replaces %s that throws with a message and a retry button, and reports the error', async (_, around) => {
  const errors = reported();
  await render(
    <>
      <p>l’autre bloc</p>
      {around(<Fragile />)}
    </>,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent(message);
  expect(document.body.textContent).toContain('l’autre bloc');
  expect(errors.mock.calls.flat()).toContainEqual(new Error('broken'));
  isFaulty = false;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(page.getByText('le contenu')).toBeVisible();
  await expect.element(page.getByText(message)).not.toBeInTheDocument();
});

it('shows an error message with its retry button at its own height in a higher grid row', async () => {
  reported();
  await render(
    <div style={{ display: 'grid', gridTemplateRows: '600px' }}>
      <Boundary>
        <Fragile />
      </Boundary>
    </div>,
  );
  const alert = page.getByRole('alert').element().getBoundingClientRect();
  const button = page.getByRole('button', { name: 'Réessayer' }).element().getBoundingClientRect();
  expect(alert.height).toBeLessThan(300);
  expect(button.top - alert.top).toBeGreaterThanOrEqual(16);
  expect(alert.right - button.right).toBeGreaterThanOrEqual(16);
  expect(alert.bottom - button.bottom).toBeGreaterThanOrEqual(16);
});

it('renders the content again after an error when the URL of the page changes', async () => {
  reported();
  const at = (path: string) => (
    <Boundary path={path}>
      <Fragile />
    </Boundary>
  );
  const { rerender } = await render(at('/a'));
  isFaulty = false;
  await rerender(at('/b'));
  await expect.element(page.getByText('le contenu')).toBeVisible();
});

const View = () => {
  const [isBroken, setBroken] = useState(false);
  return (
    <div data-flow="nameEdit">
      <Form onSubmit={nothing}>
        <TextField name="last_name" label="Nom" />
        {isBroken && <Fragile />}
      </Form>
      <button type="button" onClick={() => setBroken(true)}>
        casser
      </button>
    </div>
  );
};

it('restores the typed values when the user retries a dialog that has thrown', async () => {
  reported();
  await render(
    <>
      <div data-flow="other">
        <Form onSubmit={nothing}>
          <TextField name="company" label="Société" />
        </Form>
      </div>
      <DialogShell title="Identité" onClose={nothing}>
        <DialogContent title="Identité" onClose={nothing}>
          <View />
        </DialogContent>
      </DialogShell>
    </>,
  );
  await userEvent.fill(page.getByLabelText('Nom'), 'Le Goff');
  await page.getByRole('button', { name: 'casser' }).click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent(message);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(page.getByLabelText('Nom')).toHaveValue('Le Goff');
  await expect
    .element(page.getByRole('status').first())
    .toHaveTextContent('Ce que vous aviez saisi est rétabli');
});
