import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const unknown = 'À renseigner';

export class RefusedBrand extends Error {
  override name = 'RefusedBrand';
}

/** First digits of fictional phone numbers (French regulator). Four digits complete each of them. */
const blocks = ['019900', '026191', '035301', '046571', '053649'];

const brandFiles = (root: string): string[] =>
  readdirSync(join(root, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(root, 'brands', name, 'brand.ts'));

const freeNumbers = (root: string): [emergency: string, service: string] => {
  const taken = new Set(
    brandFiles(root).flatMap((file) => readFileSync(file, 'utf8').match(/(?<=')\d{10}(?=')/g) ?? []),
  );
  const all = blocks.flatMap((block) =>
    Array.from({ length: 10_000 }, (_, rank) => `${block}${String(rank).padStart(4, '0')}`),
  );
  const [emergency, service] = all.filter((number) => !taken.has(number));
  if (!emergency || !service) throw new RefusedBrand('no phone number is free');
  return [emergency, service];
};

const utilityLine = /^ {2}\['([a-z]+)', '[^']+'\],$/;

const withUtility = (hosts: string, code: string, domain: string): string => {
  const lines = hosts.split('\n');
  const last = lines.findLastIndex((line) => utilityLine.test(line));
  const next = lines.findIndex((line) => (utilityLine.exec(line)?.[1] ?? '') > code);
  return lines.toSpliced(next < 0 ? last + 1 : next, 0, `  ['${code}', '${domain}'],`).join('\n');
};

const writeBrand = (emergency: string, service: string) => `\
import type { BrandEntry } from '../brand.ts';
import logo from './logo.svg';

export default {
  name: '${unknown}',
  tsmePart: 'Espace professionnel',
  emergencyPhone: '${emergency}',
  servicePhone: '${service}',
  // Optional: paymentSite: 'https://…', the site that takes payments.
  // Optional: transferAccount: { name: '…', iban: '…', bic: '…' }, the account that receives transfers.
  logo,
  hue: 220,
  publisher: {
    legalName: '${unknown}',
    legalForm: '${unknown}',
    address: '${unknown}',
    register: '${unknown}',
    phone: '${service.replace(/\d\d(?=\d)/g, '$& ')}',
    director: '${unknown}',
    host: 'clairval',
  },
} satisfies BrandEntry;
`;

/**
 * Missing values of a brand, which only the utility knows. @throws RefusedBrand if there is no such brand.
 */
export const missingOf = (root: string, code: string): string[] => {
  const folder = `brands/${code}`;
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  if (!existsSync(join(root, folder, 'brand.ts'))) throw new RefusedBrand(`${folder} does not exist`);
  const entry = `${folder}/brand.ts`;
  const fields = [...read(entry).matchAll(new RegExp(`^ +(\\w+): '${unknown}'`, 'gm'))].map(
    ([, field]) => `${entry}: ${field}`,
  );
  const isDrawn = read(`${folder}/logo.svg`) !== read('brands/neutral.svg');
  return isDrawn ? fields : [...fields, `${folder}/logo.svg: a logo of the utility`];
};

/** Writes a brand. Returns its missing values. @throws RefusedBrand for an invalid or used code. */
export const newBrand = (root: string, code: string): string[] => {
  if (!/^[a-z]+$/.test(code)) throw new RefusedBrand(`"${code}" is not a code: use only lower case letters`);
  const folder = join(root, 'brands', code);
  if (existsSync(folder)) throw new RefusedBrand(`brands/${code} already exists`);
  const domain = `eaux-${code}.example`;
  const [emergency, service] = freeNumbers(root);
  const hosts = join(root, 'brands/hosts.ts');
  mkdirSync(folder);
  writeFileSync(join(folder, 'brand.ts'), writeBrand(emergency, service));
  writeFileSync(join(folder, 'logo.svg'), readFileSync(join(root, 'brands/neutral.svg')));
  writeFileSync(hosts, withUtility(readFileSync(hosts, 'utf8'), code, domain));
  return missingOf(root, code);
};
