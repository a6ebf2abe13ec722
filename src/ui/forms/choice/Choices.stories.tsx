import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import * as z from 'zod/mini';
import { Form } from '../Form.tsx';
import { FormActions } from '../FormLayout.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { PasswordField } from '../text/PasswordField.tsx';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Select } from './Select.tsx';

const schema = z.object({
  civility: z.enum(['mr', 'miss'], 'civility'),
  department_code: z.string().check(z.minLength(1, 'department')),
  topics: z.array(z.string()).check(z.minLength(1, 'topics')),
  password: z.string().check(z.minLength(8, 'password')),
  cgu: z.literal('on', 'cgu'),
});

const sentences = {
  civility: 'Choisissez une civilité.',
  department: 'Choisissez un service.',
  topics: 'Choisissez au moins un sujet.',
  password: 'Le mot de passe compte 8 caractères au moins.',
  cgu: 'Veuillez accepter les CGU’s',
};

const meta = {
  title: 'ui/Choices',
  component: Form<z.input<typeof schema>>,
  args: {
    schema,
    words: [sentences],
    onSubmit: fn(),
    children: (
      <>
        <RadioGroup
          name="civility"
          label="Civilité"
          options={[
            { value: 'miss', label: 'Madame' },
            { value: 'mr', label: 'Monsieur' },
          ]}
        />
        <Select
          name="department_code"
          label="Service"
          hint="Celui qui suit les factures"
          options={[
            { value: 'management', label: 'Direction' },
            { value: 'accounting', label: 'Comptabilité, finance, trésorerie' },
          ]}
        />
        <CheckboxGroup
          name="topics"
          label="Sujets"
          options={[
            { value: 'leak', label: 'Fuite' },
            { value: 'invoice', label: 'Facture' },
          ]}
        />
        <PasswordField name="password" label="Mot de passe" autoComplete="new-password" />
        <Checkbox name="cgu">J’accepte les conditions générales d’utilisation</Checkbox>
        <FormActions>
          <SubmitButton>Créer le compte</SubmitButton>
        </FormActions>
      </>
    ),
  },
} satisfies Meta<typeof Form<z.input<typeof schema>>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Créer le compte' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Corrigez 5 champs');
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/Choisissez un service/);
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choisissez une civilité.');
    await userEvent.click(canvas.getByRole('button', { name: 'Choisissez une civilité.' }));
    await expect(canvas.getByRole('radio', { name: 'Madame' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Direction');
    await expect(canvas.getByRole('combobox')).toBeValid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Locked: Story = {
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Monsieur' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Fuite' }));
    await userEvent.type(canvas.getByLabelText('Mot de passe'), 'Secret12');
    await userEvent.click(canvas.getByRole('checkbox', { name: /conditions générales/ }));
    await expect(canvas.getByRole('radio', { name: 'Monsieur' })).not.toBeChecked();
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'Fuite' })).not.toBeChecked();
    await expect(canvas.getByLabelText('Mot de passe')).toHaveValue('');
    await expect(canvas.getByRole('checkbox', { name: /conditions générales/ })).not.toBeChecked();
  },
};
