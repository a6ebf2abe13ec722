import { parseDeployment } from '../settings/deployment.ts';
import { startAudience } from './audience.ts';

/** Measures the use of the portal, where the settings of its deployment say to what address; else null. */
export const startMeasure = (deployment: string): ReturnType<typeof startAudience> | null => {
  const { analytics } = parseDeployment(deployment);
  return analytics === null ? null : startAudience(analytics);
};
