/** The kinds of day that pages tell apart, by the hours and closures of the fixture sites. */
export const DAYS = {
  'before opening': '2099-06-01T07:59:00-06:00',
  'in opening hours': '2099-06-01T13:30:00-06:00',
  'after closing': '2099-06-01T20:01:00-06:00',
  'of a weekend': '2099-06-06T15:00:00-06:00',
  'of a long closure': '2099-12-28T12:00:00-07:00',
};
