import type { BrandCode } from './hosts.ts';

/**
 * Brands used to check the pages: the default one, the one that reveals hard-coded colours, and the two closest to
 * the contrast limits, light and dark. The contrast test covers the others and checks this choice.
 */
export const representatives: readonly BrandCode[] = ['ponant', 'wireframe', 'garrigue', 'tramontane'];
