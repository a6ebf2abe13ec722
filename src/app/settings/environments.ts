import type { Environment } from '#brands/hosts.ts';

export type EnvironmentSettings = {
  /** Whether third parties are met where the settings of the deployment say: elsewhere the sandbox stands for them. */
  isDeployed: boolean;
  /** False where what is not for customers yet is hidden: columns of invoices and of meters. */
  showsEverything: boolean;
  /** Whether the use of the portal is measured, where the user accepts it and the deployment does. */
  isMeasured: boolean;
};

const local: EnvironmentSettings = { isDeployed: false, showsEverything: true, isMeasured: false };
const forCustomers: EnvironmentSettings = { isDeployed: true, showsEverything: false, isMeasured: true };

/** Shows the certificate and the proof link of each listed meter: to customers, only if their deployment opens them. */
export const showsConsumptionProof = (
  { showsEverything }: EnvironmentSettings,
  { consumptionProof }: { consumptionProof: boolean },
): boolean => showsEverything || consumptionProof;

/** What differs from an environment to another, besides the brand (docs/rules.md#environments). */
export const environments: Record<Environment, EnvironmentSettings> = {
  development: local,
  test: local,
  inte: { ...local, isDeployed: true },
  preprod: forCustomers,
  prod: forCustomers,
};
