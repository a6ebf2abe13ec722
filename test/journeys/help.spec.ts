import { expect, test } from './portal.ts';

const emergency = { name: '05 36 49 70 59', href: 'tel:0536497059' };
const service = { name: '05 36 49 55 59', href: 'tel:0536495559' };

test('shows two phone numbers in the menu on screen and in the footer on paper', async ({ page, signIn }) => {
  await signIn('owner', '/espace-facturation');
  const numbers = page.getByRole('list', { name: 'Nous appeler' });
  for (const { name, href } of [emergency, service])
    await expect(numbers.getByRole('link', { name })).toHaveAttribute('href', href);
  const foot = page.getByText(
    `Urgence, à toute heure : ${emergency.name} · Service client : ${service.name}`,
  );
  await expect(foot).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(foot).toBeVisible();
});

test('shows on a phone the emergency number in the header and two numbers under « Plus »', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('owner', '/');
  const urgent = page.getByRole('banner').getByRole('link', { name: `Urgence : ${emergency.name}` });
  await expect(urgent).toBeInViewport();
  await expect(urgent).toHaveAttribute('href', emergency.href);
  await page.getByRole('button', { name: 'Plus', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu principal' });
  await expect(drawer.getByRole('link', { name: service.name })).toHaveAttribute('href', service.href);
  await expect(drawer.getByRole('link', { name: emergency.name })).toBeInViewport();
});
