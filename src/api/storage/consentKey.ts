/** Where the answer to the measure is kept: apart, for what keeps it without reading it. */
export const consentKey = 'portal.audience';
