export type Environment = 'inte' | 'preprod' | 'prod' | 'development' | 'test';

/** The brands of utilities: each is deployed in every environment. */
const utilityCodes = ['ponant', 'garrigue', 'valserine'] as const;
type UtilityCode = (typeof utilityCodes)[number];

/** Every brand there is, with `wireframe`, which only developers see. */
export type BrandCode = UtilityCode | 'wireframe';

/** All names are reserved ones, which nobody can own. */
type Host = `${string}.example` | `${string}.test`;

export const defaultBrandCode: BrandCode = 'ponant';

const inte: Record<UtilityCode, Host> = {
  ponant: 'pro-inte.eaux-du-ponant.example',
  garrigue: 'pro-inte.sources-garrigue.example',
  valserine: 'pro-inte.regie-valserine.example',
};

const preprod: Record<UtilityCode, Host> = {
  ponant: 'pro-preprod.eaux-du-ponant.example',
  garrigue: 'pro-preprod.sources-garrigue.example',
  valserine: 'pro-preprod.regie-valserine.example',
};

const prod: Record<UtilityCode, Host> = {
  ponant: 'pro.eaux-du-ponant.example',
  garrigue: 'pro.sources-garrigue.example',
  valserine: 'pro.regie-valserine.example',
};

const development: Record<BrandCode, Host> = {
  ponant: 'ponant.portail.test',
  garrigue: 'garrigue.portail.test',
  valserine: 'valserine.portail.test',
  wireframe: 'wireframe.portail.test',
};

const test: Record<BrandCode, Host> = {
  ponant: 'ponant.essais.test',
  garrigue: 'garrigue.essais.test',
  valserine: 'valserine.essais.test',
  wireframe: 'wireframe.essais.test',
};

/** The host of each brand, an environment at a time. */
export const hostTables: Record<Environment, Partial<Record<BrandCode, Host>>> = {
  inte,
  preprod,
  prod,
  development,
  test,
};

/** What a host name stands for. */
export type Site = { brand: BrandCode; environment: Environment };

const environments: readonly Environment[] = ['inte', 'preprod', 'prod', 'development', 'test'];
const brandCodes: readonly BrandCode[] = [...utilityCodes, 'wireframe'];
const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Reads a host as `location.host` gives it; its port and its case do not count. An unknown host is the
 * default brand in production, where what must stay hidden stays hidden (decisions D).
 */
export const lookUpHost = (host: string): Site => {
  const name = host.toLowerCase().replace(/:\d*$/, '');
  if (ownMachine.includes(name)) return { brand: defaultBrandCode, environment: 'development' };
  const sites = environments.flatMap((environment) => brandCodes.map((brand) => ({ brand, environment })));
  return (
    sites.find(({ brand, environment }) => hostTables[environment][brand] === name) ?? {
      brand: defaultBrandCode,
      environment: 'prod',
    }
  );
};
