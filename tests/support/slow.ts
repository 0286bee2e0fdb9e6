/** Whether what takes long runs too: with all tests (npm test -- --slow), or of content/ (--content). */
export const IS_SLOW = Boolean(process.env.SLOW);
