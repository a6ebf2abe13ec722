import { getDocumentProxy } from 'unpdf';
import { expect, test } from './engines.ts';
import { flow, heading, type Person } from './person.ts';

type Written = { text: string; left: number; right: number; top: number };

const goesOn = (before: Written, { left, top }: Written, letter: number): boolean =>
  Math.abs(top - before.top) < 0.1 && Math.abs(left - before.right) < letter;

const readSheets = async (file: Buffer): Promise<Written[][]> => {
  const document = await getDocumentProxy(new Uint8Array(file));
  const readSheet = async (_: unknown, index: number): Promise<Written[]> => {
    const page = await document.getPage(index + 1);
    const { height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const written: Written[] = [];
    for (const item of items) {
      if (!('str' in item) || item.str === '') continue;
      const [, , , , left, bottom] = item.transform;
      const next = { text: item.str, left, right: left + item.width, top: height - bottom };
      const before = written.at(-1);
      if (before && goesOn(before, next, item.height || 1))
        written[written.length - 1] = { ...before, text: before.text + next.text, right: next.right };
      else written.push(next);
    }
    return written.filter(({ text }) => text.trim() !== '');
  };
  return Promise.all(Array.from({ length: document.numPages }, readSheet));
};

type Sheet = { text: string; written: Written[]; foot: Written | undefined };

const footWords = /^Urgence, à toute heure/;
const pageNumber = /^\d+ \/ \d+$/;

/** Prints with a static font: Firefox prints the letters of a variable font as shapes without text. */
const print = async ({ browser }: Person, height: number): Promise<Sheet[]> => {
  await browser.run(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { font-family: "DejaVu Sans", sans-serif !important }');
    document.adoptedStyleSheets.push(sheet);
  }, null);
  const file = await browser.print?.(height);
  if (!file) throw new Error('This browser has no print command');
  return (await readSheets(file)).map((all) => {
    const written = all.filter(({ text }) => !footWords.test(text) && !pageNumber.test(text));
    const foot = all.find(({ text }) => footWords.test(text));
    const text = written.map(({ text }) => text).join(' ');
    return { text: text.replace(/\s+/g, ' '), written, foot };
  });
};

const readTexts = ({ browser }: Person, css: string) =>
  browser.run(
    (css) => [...document.querySelectorAll<HTMLElement>(css)].map(({ innerText }) => innerText.trim()),
    css,
  );

const findOverprinted = (written: Written[]) =>
  written.filter((one, index) =>
    written
      .slice(index + 1)
      .some(
        ({ text, left, top }) =>
          text !== one.text && Math.abs(left - one.left) < 1 && Math.abs(top - one.top) < 6,
      ),
  );

const margin = 28;
const reference = /\b98-\d{4}-\d{4}-\d{2}\b/g;
const folded = /Contrat replié/;
const everyFolded = /Contrat replié/g;
const meter = '/espace-consommation/TR/981000000037/PDS004217';

type Paper = {
  path: string;
  account?: string | null;
  ready: Parameters<Person['see']>[0];
  begins: readonly string[];
  ends?: string;
  sheets?: number;
  absent?: readonly string[];
  head?: string;
  ownHeading?: boolean;
};

const papers: readonly Paper[] = [
  {
    path: '/',
    ready: { css: '[data-flow="overview"]', name: '2 points à vérifier' },
    begins: ['Bonjour Yann', 'Solde de vos contrats', '1 facture en retard', 'Consommation de vos sites'],
    ends: 'sont à jour de leurs relevés',
    sheets: 2,
  },
  {
    path: '/espace-personnel',
    ready: { css: 'h3', name: 'Serres de Kerlann' },
    begins: ['Espace personnel', 'Identité', 'Connexion', 'Usine des Bars'],
    ends: 'Serres de Kerlann',
    sheets: 2,
    absent: ['Rechercher'],
  },
  {
    path: '/espace-facturation',
    ready: flow('billing', 'listed.settled'),
    begins: ['Factures', '12 contrats', 'Usine des Bars'],
    ends: 'Cette impression contient 5 contrats sur 12',
    absent: ['Numéro de facture', 'Montant (€)', 'Seulement les factures en attente'],
  },
  {
    path: '/espace-facturation?reference=981000000037',
    ready: { css: 'tbody tr' },
    begins: ['Factures', '27 factures'],
    sheets: 2,
    absent: ['Numéro de facture', 'Montant (€)'],
    head: 'Échéance',
  },
  {
    path: '/espace-facturation?modale=payer&contrat=981000087146&facture=F1000087146-0008',
    ready: { css: '[role="img"]', name: 'QR code' },
    begins: ['Comment payer', 'F1000087146-0008', 'PONTFRP0'],
    ends: 'Le service client vous demandera la référence.',
    absent: ['12 contrats', 'Ajouter au calendrier', 'Plus tard'],
  },
  {
    path: '/espace-consommation',
    ready: flow('consumption', 'listed.settled'),
    begins: ['Consommation', 'Usine des Bars'],
    ends: 'Cette impression contient 5 contrats sur 12',
    absent: ['Référence du contrat', 'Adresse du site'],
  },
  {
    path: meter,
    ready: { css: '[data-flow="histogram"]', name: 'Total de' },
    begins: ['Compteur D21TA1000142', 'Détail du compteur', 'Total de'],
    ends: 'Dernier relevé de la période',
    sheets: 2,
  },
  {
    path: `${meter}/attestation`,
    ready: { css: '[data-flow="certificate"] article' },
    begins: ['Attestation de consommation', 'Volume consommé', 'Attestation établie le'],
    ends: 'Attestation établie le',
    ownHeading: true,
  },
  {
    path: '/espace-consommation/comparaison',
    ready: { css: '[data-flow="comparison"] label', name: 'D21TA1000142' },
    begins: ['Comparer des compteurs', 'D21TA1000142'],
  },
  {
    path: '/espace-consommation/comparaison?compteurs=981000000037%2FPDS004217&compteurs=981000000037%2FPDS400001',
    ready: { css: '[data-flow="comparison"] table' },
    begins: ['Comparer des compteurs', 'en tout, pour 2 compteurs.'],
    ends: 'Total',
    sheets: 2,
    head: 'D21TA1000142',
  },
  {
    path: '/espace-consommation/bilan?annee=2025',
    ready: flow('report', 'choosing.ready'),
    begins: ['Bilan de l’eau 2025', 'Eau fournie', 'Mois par mois'],
    ends: 'Le classeur les donne au litre près.',
    sheets: 6,
    absent: ['Classeur Excel', 'Période affichée'],
  },
  {
    path: '/espace-consommation/surveillance',
    ready: flow('leakWatch'),
    begins: ['Surveillance', 'Repérez les fuites'],
  },
  {
    path: '/espace-admin',
    ready: { css: '[role="status"]', name: '27 collaborateurs' },
    begins: ['Collaborateurs', '27 collaborateurs', 'Garçon'],
    ends: 'Non renseigné',
    sheets: 2,
    head: 'Dernière',
  },
  {
    path: '/service-client',
    account: 'grand-compte',
    ready: heading('Service client'),
    begins: ['Service client'],
  },
  {
    path: '/espace-produit/switch',
    account: null,
    ready: heading('Pour quels sites'),
    begins: ['Coupure à distance et alerte fuite', 'L’alerte fuite', 'Pour quels sites'],
    ends: 'Chantiers',
  },
  {
    path: '/cgu',
    account: null,
    ready: heading('Conditions générales d’utilisation'),
    begins: ['Conditions générales d’utilisation', 'Sommaire'],
    sheets: 8,
  },
  {
    path: '/creation-de-compte',
    account: null,
    ready: flow('signup'),
    begins: ['Créez votre compte professionnel', 'Civilité'],
  },
  {
    path: '/nulle-part',
    account: null,
    ready: heading('Cette page n’existe pas'),
    begins: ['Cette page n’existe pas', 'L’adresse est peut-être incomplète'],
    ends: 'L’adresse',
  },
];

/** Heights of the paper in cm: A4, and two other heights, with page breaks at other places. */
const A4 = 29.7;
const heights = [A4, 27.3, 26.1];

test.describe('on paper', () => {
  for (const {
    path,
    account = 'owner',
    ready,
    begins,
    ends = '',
    sheets = 1,
    absent,
    head,
    ownHeading,
  } of papers)
    test(`prints ${path} completely, from its title, with a footer on each page`, async ({ person }) => {
      await (account ? person.signIn(account, path) : person.open(path));
      await person.see(ready);
      const headings = await readTexts(person, 'h1, h2, h3, h4');
      const links = await readTexts(person, 'a');
      for (const height of heights) {
        const printed = await print(person, height);
        const [first, last] = [printed[0]?.text ?? '', printed.at(-1)?.text ?? ''];
        for (const words of begins.slice(0, height === A4 ? undefined : 2)) expect(first).toContain(words);
        expect(last).toContain(ends);
        if (!ownHeading) expect(first).toMatch(/^Eaux du Ponant.*Imprimé le/);
        for (const [index, { text, written, foot }] of printed.entries()) {
          for (const words of absent ?? []) expect(text).not.toContain(words);
          if (head) expect(text).toContain(head);
          const names = folded.test(text) ? text.match(reference)?.length : 0;
          expect(text.match(everyFolded)?.length ?? 0).toBe(names);
          // The first printed page may have a table of contents, whose links repeat the headings.
          const alone = index === 0 ? headings.filter((name) => !links.includes(name)) : headings;
          expect(alone).not.toContain(written.at(-1)?.text.trim());
          expect(foot?.text).toMatch(/Service client : \d/);
          expect(Math.min(...written.map(({ top }) => top))).toBeGreaterThan(margin + 6);
          expect(Math.max(...written.map(({ top }) => top))).toBeLessThan((foot?.top ?? 0) - 10);
          expect(findOverprinted(written)).toEqual([]);
        }
        if (height === A4) expect(printed).toHaveLength(sheets);
      }
    });
});
