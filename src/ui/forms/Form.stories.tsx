import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { Button } from '../controls/buttons/Button.tsx';
import { Form } from './Form.tsx';
import { FieldRow, FormActions } from './FormLayout.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { DateField } from './text/DateField.tsx';
import { TextField } from './text/TextField.tsx';
import { typeInto } from './typedForms.ts';

const schema = z.object({
  reference: z.string().check(z.regex(/^98\d{10}$/, 'reference')),
  identifier: z.string().check(z.length(4, 'identifier')),
  zipcode: z.string().check(z.length(5, 'zipcode')),
});

const sentences = {
  reference: 'La référence compte 12 chiffres et commence par 98.',
  identifier: 'L’identifiant compte 4 caractères.',
  zipcode: 'Le code postal compte 5 chiffres.',
};

const fields = (
  <>
    <TextField
      name="reference"
      label="Référence du contrat"
      hint="12 chiffres, qui commencent par 98"
      inputMode="numeric"
      format={(typed) => typed.replace(/[^\d.,-]/g, '')}
    />
    <FieldRow>
      <TextField
        name="identifier"
        label="Identifiant"
        hint="4 caractères"
        format={(typed) => typed.toUpperCase()}
      />
      <TextField name="zipcode" label="Code postal" hint="Du site desservi" autoComplete="postal-code" />
    </FieldRow>
  </>
);

const meta = {
  component: Form<z.input<typeof schema>>,
  args: {
    schema,
    words: [sentences],
    onSubmit: fn(),
    children: (
      <>
        {fields}
        <FormActions>
          <Button>Annuler</Button>
          <SubmitButton>Ajouter le contrat</SubmitButton>
        </FormActions>
      </>
    ),
  },
} satisfies Meta<typeof Form<z.input<typeof schema>>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Refused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Identifiant'), 'ab1');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter le contrat' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Corrigez 3 champs');
    await expect(canvas.getByLabelText('Identifiant')).toHaveValue('AB1');
    await expect(canvas.getByLabelText('Identifiant')).toHaveAccessibleDescription(
      /L’identifiant compte 4 caractères/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'L’identifiant compte 4 caractères.' }));
    await expect(canvas.getByLabelText('Identifiant')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Followed: Story = {
  play: async ({ canvas }) => {
    const identifier = canvas.getByLabelText('Identifiant');
    const heights = () => canvas.getByRole('alert').getBoundingClientRect().height;
    await userEvent.type(identifier, 'ab1');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter le contrat' }));
    const height = heights();
    await userEvent.type(identifier, '2');
    await expect(identifier).toBeValid();
    await expect(identifier).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Corrigez 2 champs');
    await expect(canvas.getByRole('alert')).toHaveTextContent('L’identifiant compte 4 caractères.Corrigé');
    await expect(canvas.getByText('Corrigez 2 champs', { selector: '[role="status"]' })).toBeInTheDocument();
    await expect(heights()).toBe(height);
    await userEvent.type(identifier, '3');
    await expect(identifier).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Corrigez 3 champs');
    await userEvent.type(identifier, '{Backspace}');
    await userEvent.click(canvas.getByLabelText('Code postal'));
    await userEvent.tab();
    await expect(canvas.getByLabelText('Code postal')).toBeInvalid();
  },
};

export const AllCorrected: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Identifiant'), 'ab12');
    await userEvent.type(canvas.getByLabelText('Code postal'), '35400{Enter}');
    await userEvent.type(canvas.getByLabelText('Référence du contrat'), 'a981000004217');
    await expect(canvas.getByText('Tout est corrigé', { selector: 'form p *' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter le contrat' }));
    const typed = { reference: '981000004217', identifier: 'AB12', zipcode: '35400' };
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(typed);
    await expect(canvas.queryByText('Tout est corrigé')).toBeNull();
  },
};

export const CaretPreserved: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Identifiant');
    await userEvent.type(field, 'ac');
    await userEvent.type(field, 'b', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(field).toHaveValue('ABC');
    await expect(field.selectionStart).toBe(2);
  },
};

export const RefusedByServer: Story = {
  args: {
    formError: 'Ce contrat n’a pas été trouvé.',
    fieldErrors: { zipcode: ['Ce code postal n’est pas celui du contrat.'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ce contrat n’a pas été trouvé.');
    await expect(canvas.getByLabelText('Code postal')).toBeInvalid();
    await userEvent.click(canvas.getByLabelText('Code postal'));
    await userEvent.tab();
    await expect(canvas.getByLabelText('Code postal')).toBeInvalid();
    await userEvent.type(canvas.getByLabelText('Code postal'), '3');
    await expect(canvas.getByLabelText('Code postal')).toBeValid();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Ce contrat n’a pas été trouvé.Ce code postal n’est pas celui du contrat.Modifié',
    );
    await userEvent.type(canvas.getByLabelText('Code postal'), '{Backspace}');
    await expect(canvas.getByLabelText('Code postal')).toBeInvalid();
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Code postal'), '35400{Enter}');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Ajouter le contrat' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByLabelText('Code postal')).toHaveValue('');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Envoi en cours');
  },
};

const days = z.object({ day: z.string().check(z.regex(/^2026-/, 'day')) });

export const DayInAnotherLanguage: StoryObj = {
  beforeEach: () => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...resolvedOptions.call(this), locale: 'en-US' };
    };
    return () => {
      Intl.DateTimeFormat.prototype.resolvedOptions = resolvedOptions;
    };
  },
  render: () => (
    <Form schema={days} words={[{ day: 'Choisissez un jour de 2026.' }]} onSubmit={fn()}>
      <DateField name="day" label="Date du relevé" hint="En 2026" defaultValue="2025-11-02" />
      <FormActions>
        <SubmitButton>Envoyer</SubmitButton>
      </FormActions>
    </Form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const parts = async () =>
      (await canvas.findAllByRole('spinbutton')).map(({ textContent }) => textContent);
    const control = canvasElement.querySelector<HTMLInputElement>('[name="day"]');
    if (!control) throw new Error('No control has this name');
    await waitFor(async () => expect(await parts()).toEqual(['02', '11', '2025']));
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await userEvent.click(await canvas.findByRole('button', { name: /Choisissez un jour de 2026/ }));
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
    await userEvent.keyboard('14072026');
    await expect(control).toHaveValue('2026-07-14');
    await waitFor(() => expect(control).not.toHaveAttribute('aria-invalid'));
    typeInto(control, '2026-03-01');
    await waitFor(async () => expect(await parts()).toEqual(['01', '03', '2026']));
    await userEvent.click(canvas.getByRole('button', { name: /Calendrier/ }));
    await expect(await screen.findByRole('grid', { name: /mars 2026/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};
