/** `YYYY-MM-DD` in the reader's time zone, so many days later. */
export const isoDate = (moment: Date, days = 0) =>
  new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate() + days))
    .toISOString()
    .slice(0, 10)
