import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { attachmentsWords } from '#locales/fr/attachments.ts';

import { exifSegment } from '../../domain/fixtures/requests.ts';

import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextArea } from '../../ui/forms/text/TextArea.tsx';
import { AttachmentsField } from './AttachmentsField.tsx';

const onSubmit = fn();

const meta = {
  component: AttachmentsField,
  args: { name: 'attachments' },
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
const letter = new File(['{\\rtf1}'], 'courrier.doc');
const wrong = new File(['Bonjour'], 'photo.jpg');

const createTransfer = (...files: readonly File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};

/** Sets `input.files` without `userEvent.upload`, which would make this property read-only. */
const pick = (input: HTMLElement, ...files: readonly File[]) => {
  if (input instanceof HTMLInputElement) input.files = createTransfer(...files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

const drawPicture = (type: string) => {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
  return canvas.convertToBlob({ type });
};

export const Empty: Story = {};

export const Chosen: Story = {
  play: async ({ canvas }) => {
    pick(canvas.getByLabelText('Ajouter des fichiers'), plan);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    pick(canvas.getByLabelText('Ajouter des fichiers'), letter);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ attachments: [plan, letter] });
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer courrier.doc' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ attachments: plan });
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    const others = ['a.exe', 'b.exe'].map((name) => new File(['Bonjour'], name));
    pick(canvas.getByLabelText('Ajouter des fichiers'), wrong, ...others, letter);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      /photo\.jpg.*n’est pas ajouté.*a\.exe.*b\.exe.*ne sont pas ajoutés/,
    );
    await expect(canvas.getAllByText(/photo\.jpg/)).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem', { name: '' })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByText(/photo\.jpg/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer courrier.doc' }));
    await waitFor(() => expect(canvas.queryByText(/photo\.jpg/)).toBeNull());
    await expect(canvas.getByText('courrier.doc est retiré.')).toBeInTheDocument();
  },
};

const drop = (dataTransfer: DataTransfer) =>
  ['dragover', 'drop'].map((type) =>
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
  );

const paste = (target: Element, clipboardData: DataTransfer) =>
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));

export const DroppedBesideOrPasted: Story = {
  play: async ({ canvas }) => {
    await expect(drop(createTransfer(plan))).toEqual([false, false]);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(paste(document.body, createTransfer(letter))).toBe(false);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(canvas.getByText('1 fichier ajouté.')).toBeInTheDocument();
  },
};

/** Browsers give all pasted pictures the same name. The field adds a number, which it never uses again. */
export const PicturesPasted: Story = {
  play: async ({ canvas }) => {
    const picture = await drawPicture('image/png');
    const pastePicture = async (name: string) => {
      paste(document.body, createTransfer(new File([picture], 'image.png', { type: 'image/png' })));
      await expect(await canvas.findByText(name)).toBeVisible();
    };
    await pastePicture('image-collee-1.png');
    await pastePicture('image-collee-2.png');
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer image-collee-2.png' }));
    await pastePicture('image-collee-3.png');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(onSubmit.mock.lastCall?.[0].attachments.map(({ type }: File) => type)).toEqual(
      Array(2).fill('image/png'),
    );
  },
};

/** Some programs copy a text with a picture of this text: only the text must be pasted. */
export const WordsPasted: Story = {
  render: (args) => (
    <Form words={[attachmentsWords]} onSubmit={onSubmit}>
      <TextArea name="message" label="Message" limit={100} />
      <AttachmentsField {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    const words = createTransfer(letter);
    words.setData('text/plain', 'Bonjour');
    await expect(paste(canvas.getByRole('textbox'), words)).toBe(true);
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const Photos: Story = {
  play: async ({ canvas }) => {
    const heic = new File(['....ftypheic'], 'IMG_0042.HEIC');
    const photo = await drawPicture('image/jpeg');
    const parts = [photo.slice(0, 2), Uint8Array.from(exifSegment()), photo.slice(2)];
    const located = new File(parts, 'compteur.jpg');
    pick(canvas.getByLabelText('Ajouter des fichiers'), heic, located);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /IMG_0042\.HEIC.*n’a pas pu lire la photo/,
    );
    await expect(canvas.getAllByText(/sans lieu ni informations de prise de vue/)).toHaveLength(2);
    pick(canvas.getByLabelText('Ajouter des fichiers'), located);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/Déjà dans la liste/));
  },
};

export const Dragged: Story = {
  play: async ({ canvas }) => {
    const dragging = { dataTransfer: createTransfer(plan), bubbles: true, cancelable: true };
    document.body.dispatchEvent(new DragEvent('dragover', dragging));
    await expect(await canvas.findByText(/^Déposez vos fichiers ici/)).toBeVisible();
    document.body.dispatchEvent(new DragEvent('dragleave', dragging));
    await waitFor(() => expect(canvas.queryByText(/^Déposez vos fichiers ici/)).toBeNull());
  },
};
