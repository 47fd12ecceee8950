/** The people of the sample content. Only the first can log in; `days` is how long ago each joined. */
export const people = [
  { key: 'maya', name: 'Maya Lindqvist', days: 171 },
  { key: 'jonas', name: 'Jonas Becker', days: 168 },
  { key: 'tomas', name: 'Tomás Ferreira', days: 160 },
  { key: 'elif', name: 'Elif Demir', days: 149 },
  { key: 'marco', name: 'Marco Bellini', days: 141 },
  { key: 'fiona', name: 'Fiona Mackay', days: 133 },
  { key: 'lucia', name: 'Lucía Herrera', days: 120 },
  { key: 'camila', name: 'Camila Restrepo', days: 112 },
  { key: 'etienne', name: 'Étienne Gagnon', days: 104 },
  { key: 'aiko', name: 'Aiko Watanabe', days: 99 },
  { key: 'priya', name: 'Priya Nair', days: 97 },
  { key: 'wanjiru', name: 'Wanjiru Kamau', days: 95 },
  { key: 'thandi', name: 'Thandi Mokoena', days: 93 },
] as const

export type PersonKey = (typeof people)[number]['key']

export type CategoryName =
  | 'Arts & Culture'
  | 'Business'
  | 'Community'
  | 'Education'
  | 'Family'
  | 'Food & Drink'
  | 'Health & Wellness'
  | 'Music'
  | 'Sports & Outdoors'
  | 'Technology'

export type TypeName =
  | 'Class'
  | 'Concert'
  | 'Conference'
  | 'Exhibition'
  | 'Festival'
  | 'Meetup'
  | 'Talk'
  | 'Workshop'

/** Slides of the home page, each with its picture. `day` counts from the day of loading. */
export const slides = [
  {
    heading: 'Find your people',
    description:
      'Concerts in courtyards, repair cafés, dawn walks and long tables: see what neighbours all over the world are planning.',
    place: 'Everywhere',
    day: 0,
    picture: ['skyline', 'ember'],
  },
  {
    heading: 'A thousand lanterns on the river',
    description:
      'Write a wish, fold the paper, and watch it drift under the old bridges with everybody else’s.',
    place: 'Kyoto, Japan',
    day: 24,
    picture: ['lanterns', 'night'],
  },
  {
    heading: 'Market by lamplight',
    description:
      'Bread that is still warm, tomatoes with names, and the grower on the other side of the table.',
    place: 'Bologna, Italy',
    day: 12,
    picture: ['market', 'dusk'],
  },
  {
    heading: 'Up before the city',
    description:
      'A slow climb, a flask of tea, and the first light on the bay. No speed records, everyone waits for everyone.',
    place: 'Cape Town, South Africa',
    day: 31,
    picture: ['peaks', 'dusk'],
  },
  {
    heading: 'Make something together',
    description: 'Clay, paper, code or soil: workshops where you go home with dirty hands and a new friend.',
    place: 'Lisbon, Portugal',
    day: 45,
    picture: ['botanical', 'evening'],
  },
] as const
