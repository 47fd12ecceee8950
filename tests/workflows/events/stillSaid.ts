import { isLeft } from '../../support/workflow/table.ts'

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

/** What is said of fields is said until each is changed, of those that are missing by their names; what is said of none goes at once. */
export function stillSaid({ problem, faulty }: Said, changed: object = {}): Said {
  const left = faulty.filter((field) => isLeft(field, changed))
  if (problem === null || left.length === 0) return { problem: null, faulty: [] }
  const [missing, named] = problem.split('required fields: ')
  if (named === undefined) return { problem, faulty: left }
  return {
    problem: `${missing}required fields: ${left.map((field) => names[field]).join(', ')}`,
    faulty: left,
  }
}
