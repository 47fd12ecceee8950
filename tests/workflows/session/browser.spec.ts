import type { Page } from '@playwright/test'
import { sessions } from './model.ts'
import { title } from '../../support/workflow/model.ts'
import { done } from '../../support/workflow/cases.ts'
import { enter } from '../../browser/support/accounts.ts'
import { holdGraphQL } from '../../browser/support/network.ts'
import { submitLogin } from '../../browser/support/signIn.ts'
import { readStorage, storeSession } from '../../browser/support/storage.ts'
import { expect, test } from '../../browser/support/test.ts'
import { mira } from '../fixtures.ts'

/** Where the specification (section 2) sends whom, by the path asked for; anyone else stays on the path. */
const sentTo: Record<string, Record<string, string>> = {
  nobody: { '/home': '/', '/explore': '/', '/myevents': '/', '/admin': '/', '/nowhere': '/' },
  user: { '/': '/home', '/admin': '/home', '/nowhere': '/home' },
  superadmin: { '/': '/home', '/nowhere': '/home' },
}

for (const path of sessions.paths())
  test(title(path), async ({ page, context, stage, person, walk }) => {
    // A session of its own: some of these paths end it.
    const isSuperadmin = path.start === 'a stored superadmin'
    const own =
      path.start === 'nothing stored'
        ? null
        : await enter(stage.url, isSuperadmin ? stage.superadmin : person)
    if (own) await storeSession(page, own)
    await page.goto(own ? '/explore' : '/')

    const network = await holdGraphQL(page, sessions, { also: ['updateProfile'] })
    const isAt = (expected: string) => expect(page).toHaveURL(`${stage.url}${expected}`)

    await walk(sessions, path, {
      events: {
        'session.start': () => submitLogin(page, stage.mira),
        'session.end': () => logout(page),
        // The service does not know the token any longer, and says so to the next request.
        'session.lose': async () => {
          // Nothing else that is on its way may hear of it first.
          await page.waitForLoadState('networkidle')
          await revoke(stage.url, own?.token ?? '')
          await page.getByRole('link', { name: 'MY EVENTS' }).click()
        },
        'session.sync': async ({ session }) => {
          const other = await context.newPage()
          if (session === null) {
            await other.goto('/home')
            await logout(other)
          } else if (own) {
            // There somebody else has come in was this tab, asleep meanwhile, heard that its own session was over.
            await storeSession(other, stage.superadmin)
          } else {
            await other.goto('/')
            await submitLogin(other, stage.superadmin)
          }
        },
        'user.change': async ({ changes }) => {
          await page.getByRole('banner').getByRole('button').click()
          await page.getByRole('dialog').getByRole('button', { name: 'Edit Profile' }).click()
          const edit = page.getByRole('dialog', { name: 'Edit Profile' })
          await edit.getByLabel('Full Name').fill(changes.fullName)
          await edit.getByRole('button', { name: 'Save Changes' }).click()
          await network.settle(done('updateProfile', { ...mira, ...changes }))
          await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
        },
        'route.visit': ({ path: asked }) => page.goto(asked),
      },
      states: {
        signedOut: async ({ event, was }) => {
          await isAt('/')
          await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
          await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0)
          expect(await readStorage(page)).toEqual({ token: null, user: null })
          if (event?.type === 'route.visit') expect(sentTo['nobody']?.[event.path]).toBe('/')
          if (event?.type === 'session.end' && was) await expectRevoked(stage.url, own?.token ?? '')
        },
        signedIn: async ({ event, was, facts: { session } }) => {
          const type = session?.user.userType === 'SUPERADMIN' ? 'superadmin' : 'user'
          if (event?.type === 'route.visit') await isAt(sentTo[type]?.[event.path] ?? event.path)
          else await isAt(was?.leaves.includes('signedOut') ? '/home' : '/explore')
          await expect(page.getByRole('tab', { name: 'Login' })).toBeHidden()
          const name = type === 'superadmin' ? 'Plaza' : event?.type === 'session.start' ? 'Mira' : 'Noor'
          await expect(page.getByRole('banner').getByRole('button')).toHaveAccessibleName(name)
          const { token, user } = await readStorage(page)
          expect(token).toBeTruthy()
          expect(user?.user_type).toBe(type)
          if (event?.type === 'user.change') expect(user?.full_name).toBe('Noor van Dyk')
        },
      },
    })
  })

async function logout(page: Page) {
  await page.getByRole('banner').getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
}

async function revoke(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const { status } = await fetch(`${url}/common/logout/`, { method: 'POST', headers })
  expect(status).toBe(204)
}

/** Leaving does not wait for the service's answer. */
const expectRevoked = (url: string, token: string) =>
  expect
    .poll(
      async () =>
        (await fetch(`${url}/common/profile/`, { headers: { authorization: `Bearer ${token}` } })).status,
    )
    .toBe(401)
