import type { ComponentProps } from 'react';
import { screen, userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { createActor, type StateValueFrom } from 'xstate';
import { inviteMachine, newContext } from '#machines/invite/invite.machine.ts';
import { EmailTag } from './EmailsStep.tsx';
import { InviteView } from './InviteDialog.tsx';

const emails = ['neuf@exemple.test', 'connue@exemple.test', 'titulaire@exemple.test', 'autre@exemple.test'];
const statuses = {
  'neuf@exemple.test': 'doesnt_exist',
  'connue@exemple.test': 'simple',
  'titulaire@exemple.test': 'owner',
};

const frozenIn = (value: StateValueFrom<typeof inviteMachine>, part: Partial<typeof newContext> = {}) =>
  createActor(inviteMachine, {
    snapshot: inviteMachine.resolveState({ value, context: { ...newContext, emails, statuses, ...part } }),
  });

const alive = () => createActor(inviteMachine).start();

const show = (actor: ComponentProps<typeof InviteView>['actor']) => render(<InviteView actor={actor} />);

it('wraps a long e-mail address, and shows the remove button beside it', async () => {
  await show(frozenIn('collecting', { emails: [`${'jean-christophe.'.repeat(7)}martin@exemple.test`] }));

  const tag = screen.getByRole('listitem').getBoundingClientRect();
  const words = screen.getByText(/^jean-christophe/);
  const text = document.createRange();
  text.selectNodeContents(words);
  await expect(text.getBoundingClientRect().top - tag.top).toBeGreaterThanOrEqual(8);
  await expect(screen.getByRole('button', { name: /^Retirer/ }).getBoundingClientRect().top).toBeLessThan(
    words.getBoundingClientRect().bottom,
  );
});

it('shows below the field why the format of the e-mail address is invalid', async () => {
  await show(frozenIn('collecting', { emails: [...emails, 'faux@'] }));

  await expect(screen.getByRole('button', { name: 'Corriger faux@' })).toHaveAccessibleDescription(
    'Le format n’est pas valide. Saisissez une adresse comme nom@entreprise.fr.',
  );
  await expect(screen.getByRole('button', { name: 'Continuer' })).toBeDisabled();
});

it('adds an e-mail address at each typed separator, and keeps the focus in the field', async () => {
  await show(alive());

  const field = screen.getByLabelText('Adresses à inviter');
  for (const typed of ['a@x.fr ', 'b@x.fr,', 'c@x.fr;', 'd@x.fr{Enter}']) {
    await userEvent.type(field, typed);
    await expect(field).toHaveValue('');
  }
  await userEvent.type(field, 'e@x.fr{Tab}');
  await expect(field).toHaveFocus();
  await expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'a@x.fr',
    'b@x.fr',
    'c@x.fr',
    'd@x.fr',
    'e@x.fr',
  ]);
  await userEvent.tab();
  await expect(screen.getByRole('button', { name: 'Retirer a@x.fr' })).toHaveFocus();
});

it('adds no e-mail address when the user leaves the field by Shift+Tab', async () => {
  await show(alive());

  const field = screen.getByLabelText('Adresses à inviter');
  await userEvent.type(field, 'a@x.fr');
  await userEvent.tab({ shift: true });
  await expect(field).toHaveValue('a@x.fr');
  await expect(screen.queryByRole('listitem')).toBeNull();
});

it('splits a pasted text into e-mail addresses, and marks invalid and repeated addresses', async () => {
  await show(alive());

  await userEvent.click(screen.getByLabelText('Adresses à inviter'));
  await userEvent.paste('a@x.fr\nb@x.fr\r\nA@x.fr;\tfaux@ tél. 06');
  await expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await expect(
    screen.getByText(/3 adresses\. 1 à corriger\. A@x.fr était déjà saisie.+ 2 mots sans «.@.» ne/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Corriger faux@' }));
  await expect(screen.getByLabelText('Adresses à inviter')).toHaveValue('faux@');
  await userEvent.keyboard('x.fr{Enter}');
  await expect(screen.getByRole('button', { name: 'Continuer' })).toBeEnabled();
});

it('keeps an invalid e-mail address in the field until the user corrects it', async () => {
  await show(alive());

  const field = screen.getByLabelText('Adresses à inviter');
  await userEvent.type(field, 'faux@');
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  await expect(screen.getByRole('alert')).toHaveFocus();
  await expect(field).toHaveValue('faux@');
  await expect(field).toHaveAccessibleDescription(
    /Le format n’est pas valide\. Saisissez une adresse comme nom@entreprise\.fr\.$/,
  );
  await userEvent.type(field, 'exemple.test faux ');
  await expect(field).not.toHaveAccessibleDescription(/Le format/);
  await expect(screen.getByRole('button', { name: 'Retirer faux' })).toBeVisible();
});

it('moves the focus to the next e-mail address, or to the field, after a removal', async () => {
  await show(alive());

  const field = screen.getByLabelText('Adresses à inviter');
  await userEvent.type(field, 'a@x.fr b@x.fr{Enter}');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(screen.getByRole('button', { name: 'Retirer b@x.fr' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(field).toHaveFocus();
  await expect(screen.getByText('b@x.fr est retirée. Aucune adresse.')).toBeVisible();
});

it('explains that the owner of the account cannot receive an invitation', async () => {
  await show(frozenIn('assigning', { emails: ['titulaire@exemple.test'] }));

  const submit = screen.getByRole('button', { name: 'Envoyer l’invitation' });
  await expect(submit).toHaveAccessibleDescription(/il n’y a personne à inviter/);
});

it('lists the invited people after the invitation, without the owner', async () => {
  await show(frozenIn('invited'));

  const named = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  await expect(named).toEqual(emails.filter((email) => email !== 'titulaire@exemple.test'));
});

it.each([246, 286, 311, 316, 321, 326, 366])(
  'keeps at a width of %i px the error of an e-mail address inside its tag',
  async (width) => {
    const { container } = await render(
      <ul style={{ width }}>
        <EmailTag
          email="pas-une-adresse"
          error="Le format n’est pas valide. Saisissez une adresse comme nom@entreprise.fr."
          isBusy={false}
          onRemove={() => {}}
          onCorrect={() => {}}
        />
      </ul>,
    );
    const tag = container.querySelector('li');
    const range = document.createRange();
    range.selectNodeContents(tag?.querySelector('span') ?? document.body);
    const room = (tag?.getBoundingClientRect().right ?? 0) - range.getBoundingClientRect().right;
    expect(room).toBeGreaterThanOrEqual(8);
  },
);
