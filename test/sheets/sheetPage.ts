import { createHash } from 'node:crypto';
import { t as nameOf } from '#locales/fr/productNames.ts';
import { productTexts } from '#locales/fr/products.ts';
import type { Product } from '#src/domain/paths.ts';

const style = `
  @page { size: A4; margin: 22mm 20mm }
  body { margin: 0; color: #10242f; font: 11.5pt/1.5 Figtree, sans-serif }
  header { padding-bottom: 8mm; border-bottom: 2pt solid #0a6380 }
  header p { margin: 0; color: #0a6380; font-weight: 600 }
  h1 { margin: 2mm 0 3mm; font-size: 25pt; line-height: 1.15 }
  .headline { font-size: 14pt; color: #4a5f6b }
  h2 { margin: 8mm 0 2mm; font-size: 14pt; color: #084e65; break-after: avoid }
  ul { margin: 0; padding-left: 5mm } li { margin: 1mm 0 }
  footer { margin-top: 12mm; padding-top: 4mm; border-top: 1pt solid #dde5ea; color: #4a5f6b }`;

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const paragraph = (text: string) => `<p>${escaped(text)}</p>`;

export const sheetPage = (product: Product): string => {
  const { headline, paragraphs, features } = productTexts[product];
  const lists = features.map(
    ({ title, items }) =>
      `<section><h2>${escaped(title)}</h2><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul></section>`,
  );
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Fiche produit – ${escaped(nameOf(product))}</title>
<style>${style}</style>
<header><p>Fiche produit</p><h1>${escaped(nameOf(product))}</h1><p class="headline">${escaped(headline)}</p></header>
<main>${paragraphs.map(paragraph).join('')}${lists.join('')}</main>
<footer>${paragraph('Renseignements et devis : sur la page de ce service, dans l’espace professionnel de votre service des eaux.')}</footer></html>`;
};

/** Hash of the texts of a PDF sheet, by which a test detects an outdated PDF. */
export const digestSheet = (product: Product): string =>
  createHash('sha256').update(sheetPage(product)).digest('hex').slice(0, 16);
