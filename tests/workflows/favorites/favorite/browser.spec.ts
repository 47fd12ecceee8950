import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { done } from '../../../support/workflow/cases.ts'
import { title } from '../../../support/workflow/model.ts'
import { jazz } from '../../fixtures.ts'
import { favorite } from './model.ts'

test.use({ as: 'member', sharesPage: true })

for (const path of favorite.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, favorite, { also: ['getEvent', 'recordView'] })
    await page.goto('/explore?event=7')
    await network.settle(done('getEvent', jazz))
    const button = page.getByRole('button', { name: 'Favourite' })
    const expectPressed = (isFavorite: boolean) =>
      expect(button).toHaveAttribute('aria-pressed', String(isFavorite))

    await walk(favorite, path, {
      events: { 'favorite.toggle': () => button.click(), ...network.outcomes },
      states: {
        settled: async ({ facts }) => {
          await expectPressed(facts.isFavorite)
          await expect(button).toBeEnabled()
        },
        saving: async ({ facts: { eventId, isFavorite } }) => {
          expect(await network.asked('saveFavorite')).toEqual({ eventId, isFavorite: !isFavorite })
          await expectPressed(isFavorite)
          await expect(button).toBeDisabled()
        },
      },
    })
  })
