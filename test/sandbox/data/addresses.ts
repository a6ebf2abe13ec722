import { type Place, places, streets } from './places.ts';
import { plain } from './plain.ts';

type Properties = {
  label: string;
  id: string;
  name: string;
  postcode: string;
  citycode: string;
  city: string;
  context: string;
  type: 'municipality' | 'street';
  score: number;
};

/** One answer of the national geocoder. */
export type AddressFeature = {
  type: 'Feature';
  geometry: { type: 'Point'; coordinates: [number, number] };
  properties: Properties;
};

const feature = (
  place: Place,
  properties: Pick<Properties, 'label' | 'id' | 'name' | 'type'>,
): AddressFeature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: place.at },
  properties: {
    ...properties,
    postcode: place.zipcode,
    citycode: place.insee,
    city: place.town,
    context: place.context,
    score: 0.95,
  },
});

/** Two of the shortest names of France. */
const shortTowns: readonly Place[] = [
  {
    town: 'Eu',
    zipcode: '76260',
    insee: '76255',
    context: '76, Seine-Maritime, Normandie',
    at: [1.4192, 50.0463],
  },
  {
    town: 'Y',
    zipcode: '80190',
    insee: '80829',
    context: '80, Somme, Hauts-de-France',
    at: [2.9911, 49.8028],
  },
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

type Search = { q: string; type: Properties['type']; limit: number; citycode?: string };

/** The towns or streets whose label holds every word of the search, as the beginning of one of its words. */
export const searchAddresses = ({ q, type, limit, citycode }: Search): AddressFeature[] => {
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
