import { calendarFeed } from './model.ts'
import { title } from '../../../support/workflow/model.ts'
import { clipboardOf } from '../../../browser/support/clipboard.ts'
import { openOwnAccount } from '../../../browser/acts/sidePanel.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'

test.use({ as: 'member', sharesPage: true, timezoneId: 'UTC' })

for (const path of calendarFeed.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const network = await holdGraphQL(page, calendarFeed)
    const clipboard = await clipboardOf(page)
    await openOwnAccount(page)
    await page.getByRole('button', { name: /^Calendar of Favourites/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Calendar of Favourites', exact: true })
    const question = page.getByRole('dialog', { name: 'Revoke Address', exact: true })
    const button = (name: string) => dialog.getByRole('button', { name, exact: true })
    const address = dialog.getByLabel('Calendar Address')
    const back = button('Back to Your Account')

    await walk(calendarFeed, path, {
      events: {
        ...network.outcomes,
        retry: () => button('Try Again').click(),
        'address.make': () => button('Create Calendar Address').click(),
        'address.copy': () => button('Copy Address').click(),
        'address.replace': () => button('Create New Address').click(),
        'address.revoke': () => button('Revoke Address').click(),
        'revocation.confirm': () => question.getByRole('button', { name: 'Revoke' }).click(),
        'revocation.cancel': () => question.getByRole('button', { name: 'Cancel' }).click(),
        'copyAddress succeeds': () => clipboard.take(),
        'copyAddress fails': () => clipboard.refuse(),
      },
      states: {
        loading: () => expect(dialog.getByText('Loading...')).toBeVisible(),
        failed: ({ facts: { problem } }) => expect(dialog.getByRole('alert')).toContainText(problem),
        off: async () => {
          await expect(dialog).toContainText('Anyone with this address can see your favourites.')
          await expect(button('Create Calendar Address')).toBeEnabled()
          await expect(address).toHaveCount(0)
        },
        making: async () => {
          await expect(button('Creating...')).toBeDisabled()
          await expect(back).toBeDisabled()
        },
        on: () => expect(dialog).toContainText('Anyone with this address can see your favourites.'),
        'on.ready': async ({ facts: { url } }) => {
          await expect(question).toBeHidden()
          await expect(button('Create New Address')).toBeEnabled()
          if (url === null) {
            await expect(dialog).toContainText('Calendar address created on Dec 1, 2030, 9:30 AM.')
            await expect(button('Copy Address')).toHaveCount(0)
          } else {
            await expect(address).toHaveValue(url)
            const link = dialog.getByRole('link', { name: 'Open in Calendar' })
            await expect(link).toHaveAttribute(
              'href',
              /^webcal:\/\/plaza\.example\/common\/feeds\/.{43}\.ics$/,
            )
          }
        },
        'on.copying': async ({ facts: { url } }) => {
          await expect(button('Copy Address')).toBeDisabled()
          expect(await clipboard.copied()).toBe(url)
        },
        'on.replacing': async () => {
          await expect(button('Creating...')).toBeDisabled()
          await expect(button('Revoke Address')).toBeDisabled()
        },
        'on.confirming': () =>
          expect(question).toContainText('Calendars that use the address no longer show your favourites.'),
        'on.revoking': async () => {
          await expect(question.getByRole('button', { name: 'Revoking...' })).toBeDisabled()
          await expect(question.getByRole('button', { name: 'Cancel' })).toBeDisabled()
        },
      },
    })
  })

test('calendarFeed: the address opens the favourites until it is revoked', async ({ page, stage }) => {
  await openOwnAccount(page)
  await page.getByRole('button', { name: /^Calendar of Favourites/ }).click()
  await page.getByRole('button', { name: 'Create Calendar Address' }).click()
  const address = await page.getByLabel('Calendar Address').inputValue()
  expect(address.startsWith(`${stage.url}/common/feeds/`)).toBe(true)
  expect(await (await fetch(address)).text()).toContain('BEGIN:VCALENDAR')
  await page.getByRole('button', { name: 'Revoke Address' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Create Calendar Address' })).toBeVisible()
  expect((await fetch(address)).status).toBe(404)
})
