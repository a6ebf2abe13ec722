const environments = ['inte', 'preprod', 'prod', 'development', 'test'] as const;

export type Environment = (typeof environments)[number];

type Host = `${string}.example` | `${string}.test`;

type Domain = `${string}.example`;

const utilities = [
  ['alderune', 'eaux-alderune.example'],
  ['brevance', 'sources-brevance.example'],
  ['brumaire', 'eaux-brumaire.example'],
  ['cendrelle', 'siec-cendrelle.example'],
  ['combenoire', 'regie-combenoire.example'],
  ['dorvanel', 'eaux-dorvanel.example'],
  ['estrelle', 'eaux-estrelle.example'],
  ['fontarel', 'compagnie-fontarel.example'],
  ['galerne', 'eaux-galerne.example'],
  ['garrigue', 'sources-garrigue.example'],
  ['hautebrume', 'regie-hautebrume.example'],
  ['issoline', 'sources-issoline.example'],
  ['jouvance', 'compagnie-jouvance.example'],
  ['korrigan', 'eaux-korrigans.example'],
  ['lavandole', 'sources-lavandole.example'],
  ['miralune', 'eaux-miralune.example'],
  ['nervaine', 'syndicat-nervaine.example'],
  ['orfraie', 'eaux-orfraie.example'],
  ['pierrelune', 'eaux-pierrelune.example'],
  ['ponant', 'eaux-du-ponant.example'],
  ['queyrane', 'eaux-queyrane.example'],
  ['rivanelle', 'regie-rivanelle.example'],
  ['sylvanere', 'eaux-sylvanere.example'],
  ['tramontane', 'eaux-tramontane.example'],
  ['ulvane', 'sources-ulvane.example'],
  ['valdore', 'regie-valdore.example'],
  ['valserine', 'regie-valserine.example'],
  ['yvrance', 'eaux-yvrance.example'],
  ['zephyrine', 'sources-zephyrine.example'],
] as const satisfies readonly (readonly [code: string, domain: Domain])[];

/** Code of a brand. `wireframe` is a brand for developers: it makes hard-coded colours visible. */
export type BrandCode = (typeof utilities)[number][0] | 'wireframe';

export const defaultBrandCode: BrandCode = 'ponant';

const brandCodes: readonly BrandCode[] = [...utilities.map(([code]) => code), 'wireframe'];

export const domainOf = (code: string): string =>
  utilities.find(([known]) => known === code)?.[1] ?? `${code}.test`;

type HostTable = Partial<Record<BrandCode, Host>>;

const ofUtilities = (hostUnder: (domain: Domain) => Host): HostTable =>
  Object.fromEntries(utilities.map(([code, domain]) => [code, hostUnder(domain)]));

const ofAllBrands = (hostOf: (code: BrandCode) => Host): HostTable =>
  Object.fromEntries(brandCodes.map((code) => [code, hostOf(code)]));

export const hostTables: Record<Environment, HostTable> = {
  inte: ofUtilities((domain) => `pro-inte.${domain}`),
  preprod: ofUtilities((domain) => `pro-preprod.${domain}`),
  prod: ofUtilities((domain) => `pro.${domain}`),
  development: ofAllBrands((code) => `${code}.portail.test`),
  test: ofAllBrands((code) => `${code}.essais.test`),
};

export type Site = { brand: BrandCode; environment: Environment };

const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

/** Brand and environment of a host name; default brand and `prod` if unknown (docs/rules.md#hosts). */
export const lookUpHost = (host: string): Site => {
  const name = host.toLowerCase().replace(/:\d*$/, '');
  if (ownMachine.includes(name)) return { brand: defaultBrandCode, environment: 'development' };
  const sites = environments.flatMap((environment) => brandCodes.map((brand) => ({ brand, environment })));
  const found = sites.find(({ brand, environment }) => hostTables[environment][brand] === name);
  return found ?? { brand: defaultBrandCode, environment: 'prod' };
};

/** Brands with which tests check each page: the default, the wireframe, and those of lowest contrast. */
export const representatives: readonly BrandCode[] = ['ponant', 'wireframe', 'garrigue', 'tramontane'];
