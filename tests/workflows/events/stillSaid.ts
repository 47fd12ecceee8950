interface Said {
  problem: string | null
  faulty: string[]
}

const names: Record<string, string> = {
  title: 'Title',
  eventType: 'Event Type',
  category: 'Category',
  eventDate: 'Event Date',
  startTime: 'Start Time',
  venue: 'Venue',
  location: 'Location',
}

/** What is said of the first is said no more when one of the others changes: days and times are judged together. */
const together: Record<string, string[]> = {
  startTime: ['eventDate', 'timeZone', 'placeZone'],
  endTime: ['eventDate', 'startTime', 'endDate', 'timeZone', 'placeZone'],
  endDate: ['eventDate', 'endTime'],
}

/** What is said of fields is said until each is changed, of those that are missing by their names; what is said of none goes at once. */
export function stillSaid({ problem, faulty }: Said, changed: object = {}): Said {
  const [missing, named] = (problem ?? '').split('required fields: ')
  const others = (field: string) => (named === undefined ? (together[field] ?? []) : [])
  const left = faulty.filter((field) => ![field, ...others(field)].some((one) => one in changed))
  if (problem === null || left.length === 0) return { problem: null, faulty: [] }
  if (named === undefined) return { problem, faulty: left }
  return {
    problem: `${missing}required fields: ${left.map((field) => names[field]).join(', ')}`,
    faulty: left,
  }
}
