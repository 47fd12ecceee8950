import type { Page } from '@playwright/test'
import { sessions } from './model.ts'
import { title } from '../../../support/workflow/model.ts'
import { done, failed } from '../../../support/workflow/cases.ts'
import { type Account, enter, type Person, revoke } from '../../../browser/stage/accounts.ts'
import { answersTo, askedByExplore, askedByMyEvents, holdGraphQL } from '../../../browser/support/network.ts'
import { openEditProfile } from '../../../browser/acts/sidePanel.ts'
import { submitLogin } from '../../../browser/acts/signIn.ts'
import { readStorage, storeSession } from '../../../browser/support/storage.ts'
import { intercept } from '../../../browser/support/interception.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { mira } from '../../fixtures.ts'

test.use({ sharesPage: true })

/**
 * The specification's redirects (section 2), by kind of person and path. All other paths stay as they are.
 */
const sentTo: Record<string, Record<string, string>> = {
  nobody: {
    '/home': '/',
    '/explore': '/',
    '/explore?event=7': '/',
    '/myevents': '/',
    '/admin': '/',
    '/nowhere': '/',
  },
  user: { '/': '/home', '/admin': '/home', '/nowhere': '/home' },
  superadmin: { '/': '/home', '/nowhere': '/home' },
}

const sessionIsOver = 'Your session has expired. Please log in again.'

for (const path of sessions.browserPaths())
  test(title(path), async ({ page, context, stage, walk }, { parallelIndex }) => {
    // Uses its own account: some of these paths end its sessions, and an account can have only ten.
    const person = {
      fullName: 'Noor Session',
      email: `noor-${parallelIndex}@example.org`,
      phone: `+4915112341${parallelIndex}`,
      password: 'tulips on the balcony',
    }
    const isSuperadmin = path.start === 'a stored superadmin'
    const own =
      path.start === 'nothing stored'
        ? null
        : await enter(stage.url, isSuperadmin ? stage.superadmin : person)
    if (own) await storeSession(page, own)
    let place = own ? '/myevents' : '/'
    const answers = answersTo(page)
    await page.goto(place)
    const tokens = new Set([own?.token])

    const network = await holdGraphQL(page, sessions, { also: ['updateProfile'] })
    const elsewhere = await context.newPage()
    const leavesElsewhere = title(path).includes('session.expire, session.sync (out')
    const again = page.getByRole('dialog', { name: 'Log in again' })
    let ended: string | null = null
    let account: Pick<Account, 'email' | 'password'> = person
    const isAt = (expected: string) => expect(page).toHaveURL(`${stage.url}${expected}`)

    await walk(sessions, path, {
      events: {
        'session.start': async ({ session: { user } }, { was }) => {
          if (!was?.leaves.includes('expired')) {
            account = stage.mira
            return submitLogin(page, account)
          }
          if (user.id === '1') await loginAs(page, stage.superadmin)
          await again.getByLabel('Password', { exact: true }).fill(account.password)
          await again.getByRole('button', { name: 'Log In and Continue' }).click()
          if (user.id === '1') return undefined
          // The refused request is sent again.
          await network.settle(failed('updateProfile'))
          return leaveDialogs(page, 'Discard changes')
        },
        'session.expire': async () => {
          if (leavesElsewhere) await elsewhere.goto('/myevents')
          place = '/myevents'
          const edit = await openEditProfile(page)
          await edit.getByLabel('Full Name').fill('Noor van Dyk')
          await edit.getByRole('button', { name: 'Save Changes' }).click()
          await network.settle(failed('updateProfile', { code: 'UNAUTHENTICATED' }))
        },
        'session.end': async (_event, { was }) => {
          ended = (await readStorage(page)).token
          if (was?.leaves.includes('expired')) await again.getByRole('button', { name: 'Not now' }).click()
          else await logout(page)
        },
        // The service has revoked the token and refuses the next request.
        'session.lose': async () => {
          await answers(...askedByMyEvents)
          await revoke(stage.url, (await readStorage(page)).token)
          await page.getByRole('link', { name: 'EXPLORE', exact: true }).click()
        },
        'session.sync': async ({ session }, { was }) => {
          const other = elsewhere
          if (session === null && was?.leaves.includes('expired')) {
            // The other tab was idle. It shows the same dialog when somebody returns to it.
            await other.mouse.move(10, 10, { steps: 2 })
            await other
              .getByRole('dialog', { name: 'Log in again' })
              .getByRole('button', { name: 'Not now' })
              .click()
          } else if (session === null) {
            await other.goto('/home')
            await logout(other)
          } else if (own) {
            // While this tab was asleep, its session ended and another person signed in elsewhere in the
            // browser.
            const superadmin = await enter(stage.url, stage.superadmin)
            tokens.add(superadmin.token)
            await storeSession(other, superadmin)
            // The address opens the same dialog for the other person, with their own data.
            if (was?.leaves.includes('expired')) await leaveDialogs(page)
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
          await closePanel(page)
        },
        'route.visit': ({ path: requested }) => page.goto(requested),
      },
      states: {
        signedOut: async ({ event, was }) => {
          await isAt('/')
          await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible()
          await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0)
          expect(await readStorage(page)).toEqual({ token: null, user: null })
          if (event?.type === 'session.lose') await expectOver(page)
          else await expect(page.getByRole('status')).toHaveCount(0)
          if (event?.type === 'route.visit') expect(sentTo['nobody']?.[event.path]).toBe('/')
          if (event?.type === 'session.end' && was?.leaves.includes('signedIn'))
            await expectRevoked(stage.url, ended ?? '')
        },
        expired: async () => {
          await expect(again.getByLabel('Email', { exact: true })).toHaveValue(account.email)
          await expect(page.getByLabel('Full Name')).toHaveValue('Noor van Dyk')
          await isAt(`${place}?dialog=edit-profile`)
          expect(await readStorage(page)).toEqual({ token: null, user: null })
        },
        signedIn: async ({ event, was, facts: { session, asked } }) => {
          const type = session?.user.userType === 'SUPERADMIN' ? 'superadmin' : 'user'
          if (event?.type === 'route.visit') place = sentTo[type]?.[event.path] ?? event.path
          else if (was?.leaves.includes('signedOut')) {
            const found = asked === null ? '/home' : (sentTo[type]?.[asked] ?? asked)
            place = found === '/' ? '/home' : found
          }
          await isAt(place)
          await expect(page.getByRole('tab', { name: 'Login' })).toBeHidden()
          const isMira = account === stage.mira && session?.user.fullName !== 'Noor van Dyk'
          const name = type === 'superadmin' ? 'Plaza' : isMira ? 'Mira' : 'Noor'
          await expect(page.getByRole('banner').getByRole('button')).toHaveAccessibleName(name)
          // One person's request is never sent as another's.
          if (event?.type === 'session.sync') expect(network.count('updateProfile')).toBe(0)
          const { token, user } = await readStorage(page)
          expect(token).toBeTruthy()
          expect(user?.user_type).toBe(type)
          if (event?.type === 'user.change') expect(user?.full_name).toBe('Noor van Dyk')
          if (!isSuperadmin) return
          await page.goto('/admin')
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard')
        },
      },
    })
    // Ends the sessions of this test: an account can have only ten, and other tests still use theirs.
    tokens.add((await readStorage(page)).token ?? undefined)
    for (const token of tokens) if (token) await revoke(stage.url, token).catch(() => 'it is over already')
  })

test('SE-4 a read request after the session has ended shows that it has expired', async ({
  page,
  stage,
  person,
}) => {
  const own = await enter(stage.url, person)
  await storeSession(page, own)
  const answers = answersTo(page)
  await page.goto('/explore')
  await answers(...askedByExplore)
  await revoke(stage.url, own.token)
  await page.getByRole('button', { name: 'Show All', exact: true }).click()
  await expectOver(page)
  // A second text, such as that the events could not be loaded, would send her the wrong way.
  await expect(page.getByRole('status')).toHaveText([sessionIsOver])
})

test.describe('with a controlled clock', () => {
  test.use({ sharesPage: false })

  test('SE-4 a user who was away when the session ended is notified on return', async ({
    page,
    stage,
    person,
  }) => {
    const own = await enter(stage.url, person)
    await storeSession(page, own)
    await revoke(stage.url, own.token)
    await page.clock.install()
    await page.goto('/myevents')
    const toast = page.getByRole('status')
    await expectOver(page)
    await page.clock.runFor(5000)
    await expect(toast).toHaveCount(0)
    await page.mouse.move(200, 200, { steps: 2 })
    await expect(toast).toHaveText([sessionIsOver])
    await page.clock.runFor(5000)
    await page.mouse.move(300, 300, { steps: 2 })
    await expect(toast).toHaveCount(0)
  })
})

for (const { what, path, asked, label, type, ask } of [
  {
    what: 'the settings',
    path: '/admin/settings',
    asked: ['getProfile'],
    label: 'Full Name',
    type: 'Ada Countess',
    // The subscription to pending events reconnects when the page becomes visible again.
    ask: (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  },
  {
    what: 'the filters',
    path: '/explore',
    asked: askedByExplore,
    label: 'Search Events',
    type: 'choir',
    ask: (page: Page) => page.getByRole('button', { name: 'Apply Filters' }).click(),
  },
])
  test(`SE-4 text typed in ${what} survives the end of the session`, async ({ page, stage }) => {
    const own = await enter(stage.url, stage.superadmin)
    await storeSession(page, own)
    const answers = answersTo(page)
    await page.goto(path)
    await answers(...asked)
    const field = page.getByLabel(label, { exact: true })
    await field.fill(type)
    await revoke(stage.url, own.token)
    await ask(page)
    const again = page.getByRole('dialog', { name: 'Log in again' })
    await again.getByLabel('Password', { exact: true }).fill(stage.superadmin.password)
    await again.getByRole('button', { name: 'Log In and Continue' }).click()
    await expect(again).toBeHidden()
    await expect(page).toHaveURL(new RegExp(path))
    if (path === '/explore')
      await expect(page.getByText(/^Found \d+ Event\(s\)$|^No events found/)).toBeVisible()
    else await expect(field).toHaveValue(type)
    await revoke(stage.url, (await readStorage(page)).token)
  })

const expectOver = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: sessionIsOver })).toBeVisible()

async function logout(page: Page) {
  await page.getByRole('banner').getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
}

/** Makes the next login through the form log in this person, whatever was typed. */
async function loginAs(page: Page, { email, password }: Person) {
  let isNext = true
  await intercept(page, '*/graphql', async ({ body, pass }) => {
    const sent = isNext ? { ...(JSON.parse(body ?? '{}') as object), variables: { email, password } } : null
    isNext = false
    await pass(sent ? JSON.stringify(sent) : undefined)
  })
}

/** Closes the profile panel, not Edit Profile, which also has a Close button. */
const closePanel = (page: Page) =>
  page.getByRole('dialog', { name: 'Profile', exact: true }).getByRole('button', { name: 'Close' }).click()

async function leaveDialogs(page: Page, question?: string) {
  const edit = page.getByRole('dialog', { name: 'Edit Profile' })
  await expect(edit.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  await edit.getByRole('button', { name: 'Close' }).click()
  if (question) await page.getByRole('button', { name: question }).click()
  await closePanel(page)
}

/** Logging out does not wait for the service's response. */
const expectRevoked = (url: string, token: string) =>
  expect
    .poll(
      async () =>
        (await fetch(`${url}/common/profile/`, { headers: { authorization: `Bearer ${token}` } })).status,
    )
    .toBe(401)
