import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import * as z from 'zod/mini';
import { Button } from './Button.tsx';
import { Form } from './Form.tsx';
import { FieldRow, FormActions } from './FormLayout.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';

const schema = z.object({
  reference: z.string().check(z.regex(/^98\d{10}$/, 'reference')),
  identifier: z.string().check(z.length(4, 'identifier')),
  zipcode: z.string().check(z.length(5, 'zipcode')),
});

const sentences = new Map([
  ['reference', 'La référence compte 12 chiffres et commence par 98.'],
  ['identifier', 'L’identifiant compte 4 caractères.'],
  ['zipcode', 'Le code postal compte 5 chiffres.'],
]);

const meta = {
  component: Form<typeof schema>,
  args: {
    schema,
    words: (key) => sentences.get(key),
    onSubmit: fn(),
    children: (
      <>
        <TextField
          name="reference"
          label="Référence du contrat"
          hint="12 chiffres, qui commencent par 98"
          inputMode="numeric"
          format={(typed) => typed.replace(/[^\d.,-]/g, '')}
        />
        <FieldRow>
          <TextField name="identifier" label="Identifiant" hint="4 caractères" />
          <TextField name="zipcode" label="Code postal" hint="Du site desservi" autoComplete="postal-code" />
        </FieldRow>
        <FormActions>
          <Button>Annuler</Button>
          <SubmitButton>Ajouter le contrat</SubmitButton>
        </FormActions>
      </>
    ),
  },
} satisfies Meta<typeof Form<typeof schema>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Refused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Identifiant'), 'AB1');
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

export const Accepted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Référence du contrat'), 'a981000004217');
    await userEvent.type(canvas.getByLabelText('Identifiant'), 'AB12');
    await userEvent.type(canvas.getByLabelText('Code postal'), '35400{Enter}');
    const typed = { reference: '981000004217', identifier: 'AB12', zipcode: '35400' };
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(typed, typed);
  },
};
