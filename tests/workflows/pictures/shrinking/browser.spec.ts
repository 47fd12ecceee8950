import { chooseFiles } from '../../../browser/acts/chooseFiles.ts'
import { openMyEvents } from '../../../browser/acts/sidePanel.ts'
import { intercept, type Paused } from '../../../browser/support/interception.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { done } from '../../../support/workflow/cases.ts'
import { title } from '../../../support/workflow/model.ts'
import { ownJazz, pageOf } from '../../fixtures.ts'
import { shrinking } from './model.ts'

test.use({ as: 'member', sharesPage: true })

/** A worker that cannot read the picture. */
const blind = 'addEventListener("message", () => postMessage(null))'

for (const path of shrinking.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, shrinking, { also: ['listMyEvents', 'listSeriesDates'] })
    const workers: Paused[] = []
    await intercept(page, '*shrinkWorker*', (paused) => workers.push(paused))
    const worker = async () => {
      await expect.poll(() => workers.length).toBe(1)
      return workers.shift()
    }
    await page.goto('/myevents')
    await openMyEvents(page)
    await network.settle(done('listMyEvents', pageOf(ownJazz)))
    await page.getByRole('dialog').getByRole('article').getByRole('button').click()
    const edit = page.getByRole('button', { name: 'Edit Event' })
    await edit.click()
    const dialog = page.getByRole('dialog', { name: 'Edit Event Information' })
    const button = (name: string) => dialog.getByRole('button', { name, exact: true })
    const progress = dialog.getByRole('status').filter({ hasText: 'Making' })

    await walk(shrinking, path, {
      events: {
        'pictures.choose': async ({ images }) => {
          if (await edit.isVisible()) await edit.click()
          await chooseFiles(dialog.locator('input[type=file]'), images)
        },
        'pictures.drop': async () => {
          await button('Cancel').click()
          workers.length = 0
        },
        'shrinkPicture succeeds': async () => (await worker())?.pass(),
        'shrinkPicture fails': async () =>
          (await worker())?.answer({ contentType: 'text/javascript', body: blind }),
      },
      states: {
        idle: async ({ label }) => {
          await expect(progress).toHaveCount(0)
          if (label !== 'pictures.drop') await expect(button('Save Changes')).toBeEnabled()
        },
        shrinking: async ({ facts: { ready, waiting } }) => {
          const total = ready.length + waiting.length
          await expect(progress).toHaveText(`Making photo.jpg smaller (${ready.length + 1} of ${total})...`)
          // Nothing can be sent without the picture.
          await expect(button('Save Changes')).toBeDisabled()
        },
      },
    })
  })
