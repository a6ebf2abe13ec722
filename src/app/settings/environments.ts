import type { Environment } from '#brands/hosts.ts';

export type EnvironmentSettings = {
  /** True if a settings file names the third parties; else the sandbox replaces all third parties. */
  isDeployed: boolean;
  /** True if the tables show columns that customers may not see yet. */
  showsEverything: boolean;
  /** True if analytics are allowed, for users who consent. */
  isMeasured: boolean;
};

const local: EnvironmentSettings = { isDeployed: false, showsEverything: true, isMeasured: false };
const forCustomers: EnvironmentSettings = { isDeployed: true, showsEverything: false, isMeasured: true };

export const showsConsumptionProof = (
  { showsEverything }: EnvironmentSettings,
  { consumptionProof }: { consumptionProof: boolean },
): boolean => showsEverything || consumptionProof;

export const environments: Record<Environment, EnvironmentSettings> = {
  development: local,
  test: local,
  inte: { ...local, isDeployed: true },
  preprod: forCustomers,
  prod: forCustomers,
};
