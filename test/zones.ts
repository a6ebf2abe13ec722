/** Time zones of the tests: minutes from local time to UTC on 1 January and on 1 July. */
export const zones = { 'Europe/Paris': [-60, -120], UTC: [0, 0], 'America/Cayenne': [180, 180] } as const;
