/** `YYYY-MM-DD` in the reader's time zone. */
export const isoDate = (moment: Date) =>
  new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate())).toISOString().slice(0, 10)
