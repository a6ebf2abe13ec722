import type { Brand } from './brand.ts';
import { defaultBrandCode } from './hosts.ts';
import logo from './neutral.svg';
import { toPalette } from './palette.ts';

/** Invisible character around each placeholder, by which a script finds the placeholders. */
const mark = '\u2060';

const word = (text: string): string => `${mark}${text}${mark}`;

const name = word('Votre service des eaux');
const consumerSite = 'https://site-des-particuliers.example/';
const emergencyPhone = word('numéro d’urgence du service');
const servicePhone = word('numéro du service client');

const publisher = {
  legalName: word('la société qui gère votre service des eaux'),
  legalForm: word('forme et capital de la société'),
  address: word('adresse de son siège'),
  register: word('numéro d’immatriculation'),
  phone: word('numéro de téléphone du service'),
  email: word('adresse électronique du service'),
  dpoEmail: word('adresse électronique du délégué'),
  director: word('direction de la publication'),
};

const hosting = {
  name: word('nom de l’hébergeur'),
  address: word('adresse de l’hébergeur'),
  phone: word('numéro de téléphone de l’hébergeur'),
};

const greys = {
  light: {
    brand: '#46535b',
    brandStrong: '#36424a',
    brandSoft: '#e9edf0',
    accent: '#6b7880',
    focus: '#46535b',
  },
  dark: {
    brand: '#b7c2c9',
    brandStrong: '#ccd6dc',
    brandSoft: '#2b363d',
    onBrand: '#141b20',
    accent: '#aab5bc',
    focus: '#b7c2c9',
  },
} as const;

/** Placeholder texts of prerendered pages, which `applyBrand.ts` replaces with the texts of the brand. */
export const neutralBrand: Brand = {
  code: defaultBrandCode,
  name,
  tsmePart: word('Espace professionnel'),
  consumerSite,
  emergencyPhone,
  servicePhone,
  logo,
  favicon: logo,
  title: 'Espace professionnel',
  palette: toPalette({ hue: 235, colours: greys }),
  publisher: { ...publisher, host: 'rochebrune', hosting },
};

type Texts = Readonly<Record<string, string>>;

const pairs = (neutral: Texts, own: Texts): [neutral: string, own: string][] =>
  Object.entries(neutral).map(([field, text]) => [text, own[field] ?? text]);

export const brandWords = (brand: Brand): [neutral: string, own: string][] => {
  const { tsmePart } = neutralBrand;
  const { palette: _palette, transferAccount: _account, publisher: own, ...words } = brand;
  const { hosting: ownHosting, ...ownPublisher } = own;
  return [
    ...pairs({ name, tsmePart, consumerSite, emergencyPhone, servicePhone, logo }, words),
    ...pairs(publisher, ownPublisher),
    ...pairs(hosting, ownHosting),
  ];
};
