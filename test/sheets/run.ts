import { writeFileSync } from 'node:fs';
import { products } from '#src/domain/paths.ts';
import { launchChromium } from '../chromium.ts';
import { digestSheet, sheetPage } from './sheetPage.ts';

/** `npm run sheets` writes the PDF sheet of each product. Run it after a change of the texts. */
const folder = new URL('../../src/pages/product/sheets/', import.meta.url);

const browser = await launchChromium();
const page = await browser.newPage();
for (const product of products) {
  await page.setContent(sheetPage(product));
  const document = await page.pdf({ preferCSSPageSize: true, tagged: true });
  writeFileSync(new URL(`${product}.pdf`, folder), document);
  console.log(`${product}, ${document.length} bytes`);
}
await browser.close();
const digests = Object.fromEntries(products.map((product) => [product, digestSheet(product)]));
writeFileSync(new URL('printed.json', import.meta.url), `${JSON.stringify(digests, null, 2)}\n`);
