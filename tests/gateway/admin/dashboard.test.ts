import { describe, expect, test } from 'vitest'
import { gatewayOver } from '../double.ts'

describe('the dashboard of another service', () => {
  const dashboardOf = async (answer: unknown, fields: string) =>
    (await gatewayOver(() => answer).run(`{ dashboard { ${fields} } }`)).data?.dashboard
  const overview = { total_users: 0 }

  test.each([{}, { data: null }, { data: {} }, { status: true, data: { overview: null } }, []])(
    'is null if it has nothing to show: %j',
    async (answer) => {
      expect(await dashboardOf(answer, 'totals { users }')).toBeNull()
    },
  )

  test('may omit everything except the totals', async () => {
    const fields = `totals { users favorites } growth { month } categories { name } userTypes { count }
      averageViewsPerEvent health { userVerification userActivation eventPublishing } recentEvents { id } recentUsers { id }`
    expect(
      await dashboardOf({ overview, system_health: null, recent_data: { users: null } }, fields),
    ).toEqual({
      totals: { users: 0, favorites: 0 },
      growth: [],
      categories: [],
      userTypes: [],
      averageViewsPerEvent: 0,
      health: { userVerification: 0, userActivation: 0, eventPublishing: 0 },
      recentEvents: [],
      recentUsers: [],
    })
  })

  const growthOf = (users: string[], events: string[]) =>
    dashboardOf(
      {
        overview,
        growth_trends: {
          user_registrations: users.map((month) => ({ month, count: 1 })),
          event_creations: events.map((month) => ({ month, count: 2 })),
        },
      },
      'growth { month firstDay users events }',
    )

  test('sorts months in another format by time', async () => {
    expect(await growthOf(['2027-03', 'January 2027'], ['Jan 2027', 'Feb 2027'])).toEqual({
      growth: [
        { month: 'January 2027', firstDay: '2027-01-01', users: 1, events: 2 },
        { month: 'Feb 2027', firstDay: '2027-02-01', users: 0, events: 2 },
        { month: '2027-03', firstDay: '2027-03-01', users: 1, events: 0 },
      ],
    })
  })

  test('keeps the order of months without a year', async () => {
    expect(await growthOf(['Dec', 'Jan'], ['Jan', 'Feb'])).toEqual({
      growth: [
        { month: 'Dec', firstDay: null, users: 1, events: 0 },
        { month: 'Jan', firstDay: null, users: 1, events: 2 },
        { month: 'Feb', firstDay: null, users: 0, events: 2 },
      ],
    })
  })
})
