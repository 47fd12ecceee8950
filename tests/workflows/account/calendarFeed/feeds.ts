import type { CalendarFeed, NewCalendarFeed } from '../../../../machines/account/own/calendarFeedMachine.ts'

export const feed: CalendarFeed = { createdAt: '2030-12-01T09:30:00.000Z' }

export const newer: NewCalendarFeed = {
  url: 'https://plaza.example/common/feeds/kS3v1yDqv0mYQ2xw6dW1oTq8fJr7uLz5nXb4cHgPaEk.ics',
  createdAt: '2030-12-03T11:00:00.000Z',
}
