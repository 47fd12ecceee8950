import type { Page } from '@playwright/test'
import { calm } from '../acts/calm.ts'
import { createPendingEvent } from '../acts/pendingEvent.ts'
import { openCreateEvent } from '../acts/sidePanel.ts'
import { expect, test } from '../support/test.ts'

test.use({ as: 'member', sharesPage: true, ...calm })

function on(page: Page) {
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
  return {
    dialog,
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first(),
    avatar: () => page.getByRole('banner').getByRole('button').click(),
    nothing: async (address: string) => {
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL(address)
    },
  }
}

test('the side panel and its dialogs: Back closes them one by one, and Close leaves no history entries', async ({
  page,
}) => {
  const { dialog, button, avatar, nothing } = on(page)
  await page.goto('/home')
  await page.getByRole('link', { name: 'EXPLORE' }).first().click()
  await avatar()
  await expect(page).toHaveURL('/explore?dialog=profile')
  await page.goBack()
  await nothing('/explore')

  for (const [entry, name, address] of [
    ['Add Events', 'Create New Event', 'create-event'],
    ['My Events', 'My Events', 'my-events'],
  ] as const) {
    await avatar()
    await button(entry).click()
    await expect(dialog(name)).toBeVisible()
    await expect(page).toHaveURL(`/explore?dialog=${address}`)
    await page.goBack()
    await nothing('/explore')
    await avatar()
    await button(entry).click()
    await dialog(name).getByRole('button', { name: 'Close' }).first().click()
    await nothing('/explore')
  }

  await avatar()
  await button('Your Account').click()
  await button(/^Change Password/).click()
  await expect(page).toHaveURL('/explore?dialog=account&step=password')
  await page.reload()
  for (const name of ['Change Password', 'Your Account', 'Profile']) {
    await expect(dialog(name)).toBeVisible()
    await page.goBack()
    await expect(dialog(name)).toHaveCount(0)
  }
  await nothing('/explore')
  await avatar()
  await button('Your Account').click()
  for (const name of ['Your Account', 'Profile']) {
    await expect(dialog(name)).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await nothing('/explore')
  await page.goBack()
  await nothing('/home')
})

test('saved searches: the list and the dialog for a name have addresses, and Notifications link to the list', async ({
  page,
}) => {
  const { dialog, button, avatar, nothing } = on(page)
  await page.goto('/explore?search=xylophones')
  await button('Save this search').click()
  await expect(page).toHaveURL('/explore?search=xylophones&naming=new')
  await page.reload()
  await expect(dialog('Save this search').getByLabel('Name')).toHaveValue('xylophones')
  await page.goBack()
  await nothing('/explore?search=xylophones')
  await button('Save this search').click()
  await button('Save').click()
  await expect(page.getByText('Saved as “xylophones”')).toBeVisible()
  await nothing('/explore?search=xylophones')

  await page.goto('/home')
  await avatar()
  await button('Your Account').click()
  await button(/^Notifications/).click()
  await page.getByRole('link', { name: 'Saved searches on Explore' }).click()
  await expect(dialog('Saved searches')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await button('Rename xylophones').click()
  await expect(page).toHaveURL(/\/explore\?saved=&naming=\d+$/)
  await page.goBack()
  await expect(dialog('Rename saved search')).toHaveCount(0)
  await dialog('Saved searches').getByRole('link', { name: 'xylophones' }).click()
  await nothing('/explore?search=xylophones')
  await expect(page.getByText('Saved as “xylophones”')).toBeVisible()

  // Other tests share this account, and would see the saved search on their Explore.
  await page.goto('/explore?saved')
  await button('Delete xylophones').click()
  await expect(dialog('Saved searches').getByRole('link', { name: 'xylophones' })).toHaveCount(0)
})

test("My Events: each of the user's events has an address that works with reload, Back and links", async ({
  page,
  person,
  visit,
  stage,
}) => {
  const { dialog, button, avatar, nothing } = on(page)
  await createPendingEvent(stage.url, person, 'Lantern parade')
  await page.goto('/explore')
  await avatar()
  await button('My Events').click()
  const cards = dialog('My Events').getByRole('article')
  const title = await cards.first().getByRole('heading').innerText()
  await cards.first().getByRole('button').click()
  await expect(page).toHaveURL(/\/explore\?dialog=my-events&own=\d+$/)
  const link = page.url()
  await button('Edit Event').click()
  await expect(page).toHaveURL(/\/explore\?dialog=my-events&edit=\d+$/)
  await page.reload()
  const field = page.getByLabel('Title', { exact: true })
  await expect(field).toHaveValue(title)
  await page.goBack()
  await expect(dialog('Event Details').getByRole('region', { name: title })).toBeFocused()
  await page.goBack()
  await expect(cards.first()).toBeVisible()
  await page.goBack()
  await nothing('/explore')
  await page.goForward()
  await page.goForward()
  await expect(dialog('Event Details').getByRole('heading', { name: title })).toBeVisible()
  await button('Close').click()
  await nothing('/explore')

  const other = await visit(person)
  await other.goto(link.replace('/explore', '/home'))
  await expect(on(other).dialog('Event Details').getByRole('heading', { name: title })).toBeVisible()
  await on(other).button('Back to all events').click()
  await expect(other).toHaveURL('/home?dialog=my-events')
  await on(other).button('Close').click()
  await on(other).nothing('/home')
  await other.goto('/home?dialog=my-events&own=999999')
  await expect(other.getByText('Failed to load this event. Please try again.')).toBeVisible()
  await expect(on(other).dialog('My Events').getByRole('article').first()).toBeVisible()
  await expect(other).toHaveURL('/home?dialog=my-events')
})

test('the dialogs of the side panel: Back asks before typed text is lost, and the dialog keeps its address', async ({
  page,
  person,
  stage,
}) => {
  await createPendingEvent(stage.url, person, 'Lantern parade')
  const { dialog, button, avatar, nothing } = on(page)
  const stays = async (name: string, typed: string, address: RegExp | string) => {
    await page.goBack()
    await button('Keep editing').click()
    await expect(page.getByLabel(name, { exact: true })).toHaveValue(typed)
    await expect(page).toHaveURL(address)
    await page.goBack()
    await button('Discard changes').click()
  }
  await page.goto('/home')
  await openCreateEvent(page)
  await page.getByLabel('Title').fill('Lanterns')
  await stays('Title', 'Lanterns', '/home?dialog=create-event')
  await nothing('/home')

  await avatar()
  await button('Edit Profile').click()
  await page.getByLabel('Full Name').fill('Mira O.')
  await stays('Full Name', 'Mira O.', '/home?dialog=edit-profile')
  await expect(dialog('Profile')).toBeVisible()
  await expect(page).toHaveURL('/home?dialog=profile')

  await button('My Events').click()
  await dialog('My Events').getByRole('article').first().getByRole('button').click()
  await button('Edit Event').click()
  await page.getByLabel('Title').fill('Lanterns')
  await stays('Title', 'Lanterns', /\/home\?dialog=my-events&edit=\d+$/)
  await expect(dialog('Event Details')).toBeVisible()
  await expect(page).toHaveURL(/\/home\?dialog=my-events&own=\d+$/)
  await page.goBack()
  await page.goBack()
  await nothing('/home')
})

test('a dialog that opens before the browser has finished going back from a closed one is not lost', async ({
  page,
}) => {
  const { avatar, dialog, nothing } = on(page)
  await page.goto('/home')
  await avatar()
  await expect(page).toHaveURL('/home?dialog=profile')
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('dialog button')?.click()
    return new Promise<void>((resolve) =>
      queueMicrotask(() => {
        document.querySelector<HTMLElement>('a[href="/explore"]')?.click()
        resolve()
      }),
    )
  })
  await nothing('/explore')
  await page.goBack()
  await nothing('/home')
  await page.evaluate(() => document.querySelector<HTMLElement>('header button')?.click())
  await expect(dialog('Profile')).toBeVisible()
})
