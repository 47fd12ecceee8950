import { favorite } from '../models/favorite.ts'
import { jazz } from '../models/fixtures.ts'
import { title } from '../support/modelOf.ts'
import { done } from '../support/outcomes.ts'
import { recordWalk } from '../support/walks.ts'
import { holdGraphQL } from './support/network.ts'
import { expect, test } from './support/test.ts'

test.use({ as: 'member' })

for (const path of favorite.edgePaths())
  test(title(path), async ({ page }) => {
    const network = await holdGraphQL(page, favorite, { also: ['getEvent', 'recordView'] })
    await page.goto('/explore?event=7')
    await network.settle(done('getEvent', jazz))
    const button = page.getByRole('button', { name: 'Favourite' })
    const expectPressed = (isFavorite: boolean) =>
      expect(button).toHaveAttribute('aria-pressed', String(isFavorite))

    await path.test({
      events: { 'favorite.toggle': () => button.click(), ...network.outcomes },
      states: {
        settled: async ({ event, context, before }) => {
          await expectPressed(context.isFavorite)
          await expect(button).toBeEnabled()
          if (!event) return
          const wished = before?.context.isFavorite ? 'removed from' : 'added to'
          const said =
            event.type === 'done.saveFavorite'
              ? `Event ${wished} favorites successfully!`
              : `Failed to ${before?.context.isFavorite ? 'remove event from' : 'add event to'} favorites. Please try again.`
          await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
        },
        saving: async ({ context }) => {
          const { eventId, isFavorite } = context
          expect(await network.asked('saveFavorite')).toEqual({ eventId, isFavorite: !isFavorite })
          await expectPressed(isFavorite)
          await expect(button).toBeDisabled()
        },
      },
    })
    recordWalk('browser', favorite, path)
  })
