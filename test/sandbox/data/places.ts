import { plain } from './identifiers.ts';

/** Town of the national address base. An INSEE code is a text: `2A004`, `01053`. */
const place = (town: string, zipcode: string, insee: string, context: string, at: [number, number]) => ({
  town,
  zipcode,
  insee,
  context,
  at,
});

export type Place = ReturnType<typeof place>;

export const places: readonly [Place, ...Place[]] = [
  place('Saint-Malo', '35400', '35288', '35, Ille-et-Vilaine, Bretagne', [-2.0076, 48.6493]),
  place('Rennes', '35000', '35238', '35, Ille-et-Vilaine, Bretagne', [-1.68, 48.1113]),
  place('Cancale', '35260', '35049', '35, Ille-et-Vilaine, Bretagne', [-1.866, 48.676]),
  place('Dinard', '35800', '35093', '35, Ille-et-Vilaine, Bretagne', [-2.061, 48.627]),
  place('Brest', '29200', '29019', '29, Finistère, Bretagne', [-4.4861, 48.3904]),
  place('Quimper', '29000', '29232', '29, Finistère, Bretagne', [-4.097, 47.996]),
  place('Vannes', '56000', '56260', '56, Morbihan, Bretagne', [-2.76, 47.656]),
  place('Lorient', '56100', '56121', '56, Morbihan, Bretagne', [-3.366, 47.748]),
  place('Saint-Brieuc', '22000', '22278', '22, Côtes-d’Armor, Bretagne', [-2.76, 48.514]),
  place('L’Haÿ-les-Roses', '94240', '94038', '94, Val-de-Marne, Île-de-France', [2.338, 48.779]),
  place('Saint-Étienne', '42000', '42218', '42, Loire, Auvergne-Rhône-Alpes', [4.39, 45.4397]),
  place('Saint-Denis', '93200', '93066', '93, Seine-Saint-Denis, Île-de-France', [2.356, 48.936]),
  place('Bourg-en-Bresse', '01000', '01053', '01, Ain, Auvergne-Rhône-Alpes', [5.2259, 46.205]),
  place('Ajaccio', '20000', '2A004', '2A, Corse-du-Sud, Corse', [8.7369, 41.9267]),
  place('Nantes', '44000', '44109', '44, Loire-Atlantique, Pays de la Loire', [-1.5536, 47.2184]),
  place('Angers', '49000', '49007', '49, Maine-et-Loire, Pays de la Loire', [-0.563, 47.478]),
  place('La Rochelle', '17000', '17300', '17, Charente-Maritime, Nouvelle-Aquitaine', [-1.151, 46.16]),
  place('Bordeaux', '33000', '33063', '33, Gironde, Nouvelle-Aquitaine', [-0.5792, 44.8378]),
  place('Caen', '14000', '14118', '14, Calvados, Normandie', [-0.3707, 49.1829]),
  place('Lille', '59000', '59350', '59, Nord, Hauts-de-France', [3.0573, 50.6292]),
];

export const streets = [
  ...['rue des Écluses', 'rue de l’Église', 'rue du Général-de-Gaulle', 'avenue Jean-Jaurès'],
  ...['quai Saint-Louis', 'quai de l’Amiral-Duguay', 'boulevard de la Liberté', 'place du Marché'],
  ...['chemin de la Fontaine', 'impasse des Glénan', 'allée des Tanneurs', 'route du Barrage'],
] as const;

export const findPlace = (zipcode: string): Place | undefined =>
  places.find((place) => place.zipcode === zipcode);

type AddressType = 'municipality' | 'street';

const feature = (place: Place, own: { label: string; id: string; name: string; type: AddressType }) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: place.at },
  properties: {
    ...own,
    postcode: place.zipcode,
    citycode: place.insee,
    city: place.town,
    context: place.context,
    score: 0.95,
  },
});

const shortTowns: readonly Place[] = [
  place('Eu', '76260', '76255', '76, Seine-Maritime, Normandie', [1.4192, 50.0463]),
  place('Y', '80190', '80829', '80, Somme, Hauts-de-France', [2.9911, 49.8028]),
];

const municipalities = [...places, ...shortTowns].map((place) =>
  feature(place, { label: place.town, id: place.insee, name: place.town, type: 'municipality' }),
);

const allStreets = places.flatMap((place) =>
  streets.map((street, rank) =>
    feature(place, {
      label: `${street} ${place.zipcode} ${place.town}`,
      id: `${place.insee}_${String(rank * 37 + 10).padStart(4, '0')}`,
      name: street,
      type: 'street',
    }),
  ),
);

type Search = { q: string; type: AddressType; limit: number; citycode?: string };

export const searchAddresses = ({ q, type, limit, citycode }: Search) => {
  const words = plain(q).split(' ');
  const candidates = type === 'street' ? allStreets : municipalities;
  return candidates
    .filter(({ properties }) => citycode === undefined || properties.citycode === citycode)
    .filter(({ properties }) => {
      const known = plain(`${properties.label} ${properties.postcode}`).split(' ');
      return words.every((word) => known.some((start) => start.startsWith(word)));
    })
    .slice(0, limit);
};

export const firstNames = [
  ...['Yann', 'Hélène', 'François', 'Maëlle', 'Anne-Sophie', 'Jean-Baptiste', 'Zoé', 'Loïc', 'Gaëlle'],
  ...['Inès', 'Théo', 'Aïcha', 'Éric', 'Noémie', 'Bénédicte', 'Mehdi', 'Solène', 'Rémi', 'Chloé'],
  ...['Gwénaël'],
] as const;

export const lastNames = [
  ...['Le Goff', 'N’Diaye', 'D’Hervé', 'L’Hostis', 'Lefèvre-Martin', 'Küntz', 'Garçon', 'Besançon'],
  ...['Abgrall', 'Nuñez', 'Çelik', 'Saint-Cyr', 'O’Brien', 'Rannou', 'Bœuf', 'Fouché', 'Kerbrat'],
  ...['Péron', 'Müller', 'Guyomarc’h'],
] as const;

export const siteNames = [
  ...['Usine des Bars', 'Entrepôt Nord', 'Siège', 'Atelier de l’Étang', 'Résidence Les Embruns'],
  ...['Hôtel des Écluses', 'Gymnase Éric-Tabarly', 'École Jules-Ferry', 'Laverie du Port'],
  ...['Serres de Kerlann', 'Cantine centrale', 'Piscine de l’Îlot', 'Crèche Les P’tits Flots'],
  ...['Station de lavage', 'Bureaux du quai'],
] as const;

export const companies = [
  ...['SARL des Écluses', 'Conserverie L’Étoile', 'Groupe Hôtelier d’Armor', 'Mairie de Port-Avel'],
  ...['Blanchisserie Kerlann', 'Maraîchers de la Baie'],
] as const;
