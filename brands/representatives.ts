import type { BrandCode } from './hosts.ts';

/**
 * The brands in which the pages are looked at: the default one, the one that shows what bypasses the
 * tokens, and the two whose colours come closest to the limits, light and dark. The contrast test proves
 * the others, and that these are the ones.
 */
export const representatives: readonly BrandCode[] = ['ponant', 'wireframe', 'garrigue', 'tramontane'];
