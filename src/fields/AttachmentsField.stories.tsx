import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { attachmentsWords } from '#locales/fr/attachments.ts';
import { Form } from '../ui/Form.tsx';
import { FormActions } from '../ui/FormLayout.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { AttachmentsField } from './AttachmentsField.tsx';

const onSubmit = fn();

const meta = {
  component: AttachmentsField,
  args: { name: 'attachments', onRefused: fn() },
  render: (args) => (
    <Form words={[attachmentsWords]} onSubmit={onSubmit}>
      <AttachmentsField {...args} />
      <FormActions>
        <SubmitButton>Envoyer</SubmitButton>
      </FormActions>
    </Form>
  ),
} satisfies Meta<typeof AttachmentsField>;

export default meta;
type Story = StoryObj<typeof meta>;

const plan = new File(['%PDF-1.4'], 'plan-du-site-avec-un-nom-qui-prend-toute-la-place-et-davantage.pdf');
const logo = new File(['GIF89a'], 'logo.gif');
const wrong = new File(['Bonjour'], 'photo.jpg');

/** As the browser does once files are picked; the library's own way would freeze what the input holds. */
const pick = (input: HTMLElement, ...files: readonly File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  if (input instanceof HTMLInputElement) input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

export const Empty: Story = {};

export const Chosen: Story = {
  play: async ({ canvas }) => {
    pick(canvas.getByLabelText('Ajouter des fichiers'), plan);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    pick(canvas.getByLabelText('Ajouter des fichiers'), logo);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ attachments: [plan, logo] });
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer logo.gif' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ attachments: plan });
  },
};

export const Refused: Story = {
  play: async ({ canvas, args }) => {
    pick(canvas.getByLabelText('Ajouter des fichiers'), wrong, logo);
    const told = await canvas.findByText(/photo.jpg.*n’est pas ajouté/);
    await expect(args.onRefused).toHaveBeenCalledWith(told.textContent);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer logo.gif' }));
    await waitFor(() => expect(canvas.queryByText(/photo.jpg/)).toBeNull());
  },
};
