import type { Page } from '@playwright/test';
import { exifSegment, makeExif } from '#src/domain/fixtures/requests.ts';
import { attachmentsSize } from '#src/domain/request/attachments.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import {
  chosenFiles,
  confirm,
  flow,
  openService,
  picked,
  sentBy,
  serviceCall,
  submit,
  topic,
  write,
} from './serviceForm.ts';

const place = Buffer.from(makeExif()).subarray(38);

/** JPEG of random noise, so that it cannot be compressed, with the EXIF data of a phone. */
const drawPhoto = (page: Page, width: number, height: number, exif: readonly number[] = []) =>
  page.evaluateHandle(
    async ([wide, high, segment]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const image = new ImageData(wide, high);
      for (let at = 0; at < image.data.length; at += 65_536)
        crypto.getRandomValues(image.data.subarray(at, at + 65_536));
      canvas.getContext('2d')?.putImageData(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
      const parts = [blob.slice(0, 2), Uint8Array.from(segment), blob.slice(2)];
      return new File(parts, 'compteur.jpg', { type: 'image/jpeg' });
    },
    [width, height, exif] as const,
  );

type Photo = Awaited<ReturnType<typeof drawPhoto>>;

const read = async (photo: Photo): Promise<Buffer> =>
  Buffer.from(await photo.evaluate(async (file) => [...new Uint8Array(await file.arrayBuffer())]));

const pasteInMessage = (photo: Photo) =>
  photo.evaluate((file) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(file);
    document
      .querySelector('[name="message"]')
      ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });

test('sends a pasted photo as a smaller photo without its location', async ({ page, sandbox, signIn }) => {
  await openService(page, signIn);
  await write(page);
  const photo = await drawPhoto(page, 2800, 2100, exifSegment());
  expect(await photo.evaluate(({ size }) => size)).toBeGreaterThan(attachmentsSize);

  await pasteInMessage(photo);
  await expect(flow(page).getByText('Préparation de la photo…')).toBeVisible();
  await submit(page).click();
  await confirm(page).click();
  await expect(flow(page).getByText('Votre demande est envoyée.')).toBeVisible();

  const [parts = []] = await sentBy(page);
  const files = parts.flatMap(([, part]) => (typeof part === 'string' ? [] : part));
  expect(files.map(({ name }) => name)).toEqual(['compteur.jpg']);
  const [bytes = Buffer.alloc(0)] = files.map(({ base64 }) => Buffer.from(base64, 'base64'));
  expect(bytes.includes(place)).toBe(false);
  expect(bytes.length).toBeLessThan(attachmentsSize / 3);
  expect(await sandbox.calls(serviceCall)).toHaveLength(1);
});

test.describe('photos from a phone of 390 px', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('opens the camera by « Prendre une photo », with only one file input', async ({ page, signIn }) => {
    await openService(page, signIn);
    await topic(page, 'Autre').click();
    const choosing = page.waitForEvent('filechooser');
    await flow(page).getByRole('button', { name: 'Prendre une photo' }).tap();
    const chooser = await choosing;
    expect(
      await chooser.element().evaluate((input) => input instanceof Element && input.getAttribute('capture')),
    ).toBe('environment');
    await chooser.setFiles(picked('image.jpg', await read(await drawPhoto(page, 60, 40))));
    await expect(chosenFiles(page)).toContainText(['image.jpg']);
    await expect(flow(page).locator('input[type="file"]')).toHaveCount(1);
    await expectAccessible(page);
  });
});
