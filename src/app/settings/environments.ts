import type { Environment } from '#brands/hosts.ts';

export type EnvironmentSettings = {
  /** True if the settings contain the URLs of third parties; else the sandbox replaces these. */
  isDeployed: boolean;
  /** False if the tables of invoices and meters hide the columns that customers may not see yet. */
  showsEverything: boolean;
  /** True if the audience may be measured, with the user's consent and a URL in the settings. */
  isMeasured: boolean;
};

const local: EnvironmentSettings = { isDeployed: false, showsEverything: true, isMeasured: false };
const forCustomers: EnvironmentSettings = { isDeployed: true, showsEverything: false, isMeasured: true };

/** True if a meter shows its certificate and its export. Customers see them if the deployment allows it. */
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
