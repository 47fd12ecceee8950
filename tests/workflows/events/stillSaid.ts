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

/**
 * The problem of a field is also cleared when one of these others changes, because days and times are
 * validated together.
 */
const together: Record<string, string[]> = {
  startTime: ['eventDate', 'timeZone', 'placeZone'],
  endTime: ['eventDate', 'startTime', 'endDate', 'timeZone', 'placeZone'],
  endDate: ['eventDate', 'endTime'],
}

/**
 * The problem that remains after a change. It stays until all faulty fields have changed; a list of missing
 * fields loses the names of changed ones. Any change clears a problem of the whole form.
 */
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
