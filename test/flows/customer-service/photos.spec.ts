import type { Page } from '@playwright/test';
import { exifSegment, makeExif } from '#src/domain/fixtures/requests.ts';
import { attachmentsSize } from '#src/domain/request/attachments.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { picked } from './serviceFiles.ts';
import {
  chosenFiles,
  confirm,
  files,
  flow,
  openService,
  type Part,
  sentBy,
  submit,
  topic,
  write,
} from './serviceForm.ts';

/** GPS position in the bytes of the EXIF data. */
const place = Buffer.from(makeExif()).subarray(38);

/** Incompressible picture, encoded by the browser; with EXIF data, as from a phone. */
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

const measure = (page: Page, photo: Buffer) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const { width, height } = await createImageBitmap(new Blob([bytes]));
    return [width, height];
  }, photo.toString('base64'));

const filesOf = (parts: readonly [string, Part][]) =>
  parts.flatMap(([, part]) =>
    typeof part === 'string' ? [] : [{ name: part.name, bytes: Buffer.from(part.base64, 'base64') }],
  );

test('photos lose their location, shrink above the limit, and are sent once ready', async ({
  page,
  sandbox,
  signIn,
}) => {
  await openService(page, signIn);
  await write(page);
  const turned = await read(await drawPhoto(page, 60, 40, exifSegment(6)));
  expect(turned.includes(place)).toBe(true);
  const large = await drawPhoto(page, 2800, 2100, exifSegment());
  expect(await large.evaluate(({ size }) => size)).toBeGreaterThan(attachmentsSize);

  await files(page).setInputFiles(picked('index.jpg', turned));
  await expect(chosenFiles(page)).toContainText([/sans lieu ni informations de prise de vue/]);
  await pasteInMessage(large);
  await expect(flow(page).getByText('Préparation de la photo…')).toBeVisible();
  await submit(page).click();
  await confirm(page).click();
  await expect(flow(page).getByText('Votre demande est envoyée.')).toBeVisible();

  const [parts = []] = await sentBy(page);
  const [index, meter, ...others] = filesOf(parts);
  expect(others).toEqual([]);
  expect([index?.name, meter?.name]).toEqual(['index.jpg', 'compteur.jpg']);
  for (const { bytes } of filesOf(parts)) expect(bytes.includes(place)).toBe(false);
  expect(await measure(page, index?.bytes ?? Buffer.alloc(0))).toEqual([40, 60]);
  expect(await measure(page, meter?.bytes ?? Buffer.alloc(0))).toEqual([2560, 1920]);
  expect(meter?.bytes.length).toBeLessThan(attachmentsSize / 3);
  expect(await sandbox.calls('POST /api/contact/request/files')).toHaveLength(1);
});

test('a GIF is sent as a PNG without metadata', async ({ page, signIn }) => {
  await openService(page, signIn);
  await write(page);
  const comment = Buffer.from('Jeanne, 48.6 N');
  const head = Buffer.from('47494638396101000100800000000000ffffff', 'hex');
  const movement = Buffer.from('21ff0b4e45545343415045322e300301000000', 'hex');
  const drawing = Buffer.from('2c00000000010001000002024401003b', 'hex');
  const written = Buffer.concat([Buffer.from([0x21, 0xfe, comment.length]), comment, Buffer.of(0)]);
  await files(page).setInputFiles(picked('plan.gif', Buffer.concat([head, movement, written, drawing])));
  await expect(chosenFiles(page)).toContainText([/convertie en PNG, sans lieu ni informations/]);
  await submit(page).click();
  await confirm(page).click();
  await expect(flow(page).getByText('Votre demande est envoyée.')).toBeVisible();

  const [parts = []] = await sentBy(page);
  const [plan, ...others] = filesOf(parts);
  expect(others).toEqual([]);
  expect(plan?.name).toBe('plan.png');
  expect(plan?.bytes.includes(comment)).toBe(false);
  expect(await measure(page, plan?.bytes ?? Buffer.alloc(0))).toEqual([1, 1]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('takes a photo from the single file input of the form', async ({ page, signIn }) => {
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
