export const ownPaths = /^\/(?:api|user|p|saml|third-party|sandbox)(?:\/|$)/;
