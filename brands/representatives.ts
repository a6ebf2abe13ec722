import type { BrandCode } from './hosts.ts';

/**
 * Brands for the checks of pages: the default one, one that reveals hard-coded colours, and the two closest to the
 * contrast limits, light and dark. The contrast test covers the others and checks this choice.
 */
export const representatives: readonly BrandCode[] = ['ponant', 'wireframe', 'garrigue', 'tramontane'];
