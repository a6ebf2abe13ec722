import type { Environment } from '#brands/hosts.ts';

export type EnvironmentSettings = {
  /** True if the settings contain the URLs of third parties; else the sandbox replaces third parties. */
  isDeployed: boolean;
  /** True if tables of invoices and meters also show the columns that are not yet open to customers. */
  showsEverything: boolean;
  /** True if the audience may be measured, with the user's consent and a URL in the settings. */
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
