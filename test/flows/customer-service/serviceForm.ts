import type { Page } from '@playwright/test';

export const serviceAddress = '/service-client';
export const serviceCall = 'POST /api/contact/request/files';

export const flow = (page: Page) => page.locator('[data-flow="customerService"]');
export const topic = (page: Page, name: string) => flow(page).getByRole('button', { name });
export const need = (page: Page, name: string) => flow(page).getByText(name, { exact: true });
export const submit = (page: Page) => flow(page).getByRole('button', { name: 'Envoyer la demande' });
export const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmer et envoyer' });
export const message = (page: Page) => flow(page).getByLabel('Votre message');
export const phone = (page: Page) => flow(page).getByRole('textbox', { name: /^Téléphone/ });
const town = (page: Page) => flow(page).getByRole('combobox', { name: 'Commune' });
export const references = (page: Page) => flow(page).locator('[name="references"]');
export const files = (page: Page) => flow(page).locator('input[type="file"][name="attachments"]');
export const chosenFiles = (page: Page) =>
  flow(page).getByRole('list', { name: 'Fichiers ajoutés' }).getByRole('listitem');
export const alert = (page: Page) => flow(page).getByRole('alert');

export type Part = string | { name: string; base64: string };

/** Records the multipart bodies in the page, because Playwright cannot read the files of a request. */
export const watchSent = (page: Page) =>
  page.addInitScript(() => {
    const sent: [string, Part][][] = [];
    Reflect.set(window, 'sent', sent);
    const { fetch } = window;
    const readBase64 = (file: File) =>
      new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
        reader.readAsDataURL(file);
      });
    const readPart = async (part: FormDataEntryValue): Promise<Part> =>
      part instanceof File ? { name: part.name, base64: await readBase64(part) } : part;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/api/contact/request/files')) {
        const parts: [string, Part][] = [];
        for (const [name, part] of await request.clone().formData()) parts.push([name, await readPart(part)]);
        sent.push(parts);
      }
      return fetch(request);
    };
  });

export const sentBy = (page: Page): Promise<[string, Part][][]> =>
  page.evaluate(() => Reflect.get(window, 'sent'));

export const openService = async (
  page: Page,
  signIn: (account: string, target?: string) => Promise<void>,
): Promise<void> => {
  await watchSent(page);
  await signIn('grand-compte', serviceAddress);
  await topic(page, 'Autre').waitFor();
};

export const chooseTown = async (page: Page): Promise<void> => {
  await town(page).fill('Saint-Malo');
  await page
    .getByRole('option', { name: /^Saint-Malo\b/ })
    .first()
    .click();
};

export const messageText = 'Pouvez-vous me rappeler ?';

export const write = async (page: Page): Promise<void> => {
  await topic(page, 'Autre').click();
  await chooseTown(page);
  await message(page).fill(messageText);
};

export const send = async (page: Page): Promise<void> => {
  await submit(page).click();
  await confirm(page).click();
};

const text = (value: string) => Buffer.from(value, 'latin1');

export const contents = {
  pdf: text('%PDF-1.4\n%%EOF'),
  doc: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  xlsx: text('PK\u0003\u0004 ... [Content_Types].xml xl/workbook.xml'),
};

export const picked = (name: string, buffer: Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});
