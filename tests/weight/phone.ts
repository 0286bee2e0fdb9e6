/** The phone that first views are weighed on. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } as const;
