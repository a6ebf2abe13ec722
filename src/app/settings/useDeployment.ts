import { useMemo } from 'react';
import { type Deployment, parseDeployment, sandboxDeployment } from './deployment.ts';
import { showsConsumptionProof } from './environments.ts';
import { useSettings } from './settings.ts';

/** Where third parties are, and their keys. */
export const useDeployment = (): Deployment => {
  const { deployment } = useSettings();
  return useMemo(
    () => (deployment === null ? sandboxDeployment(location.origin) : parseDeployment(deployment)),
    [deployment],
  );
};

/** The rule of docs/rules.md#environments, in this deployment. */
export const useConsumptionProof = (): boolean => {
  const deployment = useDeployment();
  return showsConsumptionProof(useSettings().environment, deployment);
};
