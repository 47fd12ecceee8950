export interface Example {
  query: string
  variables: string
  headers: string
}

export interface ExampleLogin {
  email: string
  password: string
}

const stranger: ExampleLogin = { email: 'you@example.com', password: 'your password' }

/** Lines have at most 45 characters: side-by-side editors show no more and do not wrap. */
const headers = `{
  // Run "login", the first tab, and put its
  // token here, in each tab that needs it:
  // "Authorization": "Bearer TOKEN"
}`

const documents: [query: string, variables?: object][] = [
  [
    `# Who is asking. "logout" ends the session.
query me {
  me {
    id
    fullName
    email
    userType
  }
}`,
  ],
  [
    `# Published events. For the page after, put
# "next" into "page" (Variables, below).
query events($filter: EventFilter, $page: String) {
  events(filter: $filter, page: $page, pageSize: 5) {
    count
    next
    results {
      id
      title
      eventDate
      startTime
      venue
      location
      category {
        name
      }
    }
  }
}`,
    { filter: { search: '' }, page: null },
  ],
  [
    `# One event in full, and how it is after each
# change. Take an id from "events".
query event($id: ID!) {
  event(id: $id) {
    title
    content
    eventDate
    startTime
    endTime
    author {
      fullName
    }
    galleryImages {
      url
      variants {
        width
        webp
      }
    }
    isFavorite
    viewCount
    favoriteCount
  }
}

subscription eventChanged($id: ID!) {
  eventChanged(id: $id) {
    title
    viewCount
    favoriteCount
  }
}`,
    { id: '7' },
  ],
  [
    `# What "createEvent" and the filter of "events"
# take as category and eventType.
query choices {
  categories {
    id
    name
  }
  eventTypes {
    id
    name
  }
}`,
  ],
  [
    `# It waits for a superadmin then. Pictures go
# by multipart: see "Use the API" in the README.
mutation createEvent($input: EventInput!) {
  createEvent(input: $input) {
    id
    approvalStatus
  }
}`,
    {
      input: {
        title: 'Lantern walk',
        content: 'Bring a lantern.',
        eventType: '1',
        category: '1',
        eventDate: '2030-06-01',
        startTime: '20:30',
        isOnline: false,
        venue: 'Old Harbour',
        location: 'Lisbon',
      },
    },
  ],
  [
    `# Your own events, and how far each has come.
query myEvents {
  myEvents {
    count
    results {
      id
      title
      approvalStatus
      rejectReason
    }
  }
}`,
  ],
  [
    `# Keeps an event, or no longer.
mutation saveFavorite($eventId: ID!, $isFavorite: Boolean!) {
  saveFavorite(eventId: $eventId, isFavorite: $isFavorite) {
    eventId
    isFavorite
  }
}`,
    { eventId: '7', isFavorite: true },
  ],
  [
    `# What you keep.
query favorites {
  favorites(filter: { period: UPCOMING }) {
    count
    results {
      addedDate
      event {
        id
        title
        eventDate
      }
    }
  }
}`,
  ],
  [
    `# Superadmin only: what waits for a decision,
# and the decision.
query pendingEvents {
  pendingEvents {
    id
    title
    author {
      fullName
    }
    createdAt
  }
}

mutation decideEvent($id: ID!, $decision: Decision!, $reason: String) {
  decideEvent(id: $id, decision: $decision, reason: $reason) {
    eventId
    approvalStatus
  }
}`,
    { id: '7', decision: 'PUBLISH', reason: null },
  ],
]

export function examples(login: ExampleLogin = stranger): Example[] {
  const signIn = `# Run this first: everything else needs a token.
# Whom it signs in is under Variables, below.
mutation login($email: String!, $password: String!) {
  login(email: $email, password: $password) {
    token
    user {
      fullName
      userType
    }
  }
}`
  const all: typeof documents = [[signIn, { ...login }], ...documents]
  return all.map(([query, variables]) => ({
    query,
    variables: variables ? JSON.stringify(variables, null, 2) : '',
    headers,
  }))
}
