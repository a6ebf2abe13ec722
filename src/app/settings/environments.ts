import type { Environment } from '#brands/hosts.ts';

export type EnvironmentSettings = {
  /** True when third parties have the addresses of the deployment settings; else the sandbox simulates them. */
  isDeployed: boolean;
  /** False when the columns of invoices and meters not yet open to customers are hidden. */
  showsEverything: boolean;
  /** True when analytics may run, with consent and a deployment endpoint. */
  isMeasured: boolean;
};

const local: EnvironmentSettings = { isDeployed: false, showsEverything: true, isMeasured: false };
const forCustomers: EnvironmentSettings = { isDeployed: true, showsEverything: false, isMeasured: true };

/** True when meters show their certificate and proof link; for customers, if their deployment opens them. */
export const showsConsumptionProof = (
  { showsEverything }: EnvironmentSettings,
  { consumptionProof }: { consumptionProof: boolean },
): boolean => showsEverything || consumptionProof;

/** Settings of each environment, besides the brand (docs/rules.md#environments). */
export const environments: Record<Environment, EnvironmentSettings> = {
  development: local,
  test: local,
  inte: { ...local, isDeployed: true },
  preprod: forCustomers,
  prod: forCustomers,
};
