/** Whether the tests that take long run too (npm test -- --slow). */
export const IS_SLOW = Boolean(process.env.SLOW);
