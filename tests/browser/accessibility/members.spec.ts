import type { Page } from '@playwright/test'
import { featuredJazz, pageOfEvents, publishedToday } from '../../workflows/admin/adminEvents/fixtures.ts'
import { approval } from '../../workflows/review/approval/model.ts'
import { auth } from '../../workflows/account/auth/model.ts'
import { newer } from '../../workflows/account/calendarFeed/feeds.ts'
import { calendarFeed } from '../../workflows/account/calendarFeed/model.ts'
import { carousel } from '../../workflows/homepage/carousel/model.ts'
import { dashboard } from '../../workflows/admin/dashboard/model.ts'
import { editProfile } from '../../workflows/account/editProfile/model.ts'
import { favorites } from '../../workflows/favorites/favorites/model.ts'
import { passwordReset } from '../../workflows/account/passwordReset/model.ts'
import { firstLook, look } from '../../workflows/events/firstLook/model.ts'
import {
  jazz,
  loginForm,
  ownJazz,
  ownRust,
  ownWorkshop,
  pageOf,
  rowOf,
  pendingJazz,
  pendingRust,
  phoneTaken,
  root,
  rust,
  proposedJazz,
  rejection,
} from '../../workflows/fixtures.ts'
import { review } from '../../workflows/review/review/model.ts'
import { settings } from '../../workflows/account/settings/model.ts'
import { myEvents } from '../../workflows/events/myEvents/model.ts'
import type { OwnEvent } from '../../../machines/domain.ts'
import { done, failed } from '../../support/workflow/cases.ts'
import { openEditProfile } from '../support/editProfile.ts'
import { openMyEvents } from '../support/myEvents.ts'
import { holdGraphQL } from '../support/network.ts'
import { submitLogin } from '../support/signIn.ts'
import { expect, test } from '../support/test.ts'
import { expectNoFindings, expectUsable } from '../support/usable.ts'

const alikeJazz = { ...pendingJazz, resembles: { id: '8', title: 'Rust from Zero' } }

type Open = (page: Page) => Promise<void>
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const suggestion = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()
const see = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

/** Every screen, and each of its states that looks different: who sees it, and how one gets there. */
const screens: Record<'nobody' | 'member' | 'superadmin', Record<string, Open>> = {
  nobody: {
    Login: async (page) => {
      await page.goto('/')
      await see(page, 'HI, WELCOME BACK')
    },
    'Signup, not filled in': async (page) => {
      await page.goto('/')
      await page.getByRole('tab', { name: 'Signup' }).click()
      await button(page, 'Signup').click()
      await see(page, 'Full Name is required')
    },
    'Verify e-mail, with a toast': async (page) => {
      const network = await holdGraphQL(page, auth)
      await page.goto('/')
      await submitLogin(page, loginForm)
      await network.settle(failed('login', { code: 'EMAIL_UNVERIFIED' }))
      await see(page, 'VERIFY YOUR EMAIL')
    },
    'Forgot password, refused': async (page) => {
      const network = await holdGraphQL(page, passwordReset)
      await forgetPassword(page)
      await network.settle(failed('requestPasswordReset'))
      await see(page, 'Failed to send reset email')
    },
    'Verify OTP': async (page) => {
      const network = await holdGraphQL(page, passwordReset)
      await forgetPassword(page)
      await network.settle(done('requestPasswordReset'))
      await see(page, 'VERIFY OTP')
    },
    'Set new password, too late': async (page) => {
      const network = await holdGraphQL(page, passwordReset)
      await forgetPassword(page)
      await network.settle(done('requestPasswordReset'))
      await expect(page.getByLabel('Digit 1')).toBeFocused()
      await page.keyboard.type('135790')
      await page.keyboard.press('Enter')
      await network.settle(done('verifyResetCode', { resetToken: 'leave' }))
      await page.getByLabel('New Password', { exact: true }).fill('tulips on the balcony')
      await page.getByLabel('Confirm Password').fill('tulips on the balcony')
      await button(page, 'Set new password').click()
      const fields = {
        resetToken: ['This reset has expired. Please ask for a new code.'],
        newPassword: ['No.'],
      }
      await network.settle(failed('setNewPassword', { code: 'BAD_USER_INPUT', fields }))
      await see(page, 'This reset has expired. Please ask for a new code.')
    },
  },
  member: {
    'Edit Profile, not saved and offered again': async (page) => {
      const network = await holdGraphQL(page, editProfile)
      await page.goto('/explore')
      await button(page, 'Noor').click()
      await button(page, 'Edit Profile').click()
      await page.getByLabel('Full Name').fill('Noor van Dyk')
      await button(page, 'Save Changes').click()
      await network.settle(failed('updateProfile', phoneTaken))
      await see(page, 'Your changes were not saved. Please try again.')
      await expectNoFindings(page, 'not saved')
      await openEditProfile(page)
      await see(page, 'Continue where you left off?')
    },
    'Your Account, the calendar of favourites, and the login over them': async (page) => {
      const network = await holdGraphQL(page, calendarFeed)
      await openEditProfile(page)
      await button(page, 'Password, Devices, Calendar and Data').click()
      await see(page, 'Calendar of Favourites')
      await expectNoFindings(page, 'Your Account')
      await page.getByRole('button', { name: /^Calendar of Favourites/ }).click()
      await network.settle(done('getCalendarFeed', { createdAt: null }))
      await button(page, 'Make Calendar Address').click()
      await network.settle(done('renewCalendarFeed', newer))
      await see(page, 'Calendar Address')
      await expectNoFindings(page, 'the address')
      await button(page, 'Revoke Address').click()
      await expectNoFindings(page, 'the question')
      await button(page, 'Revoke').click()
      await network.settle(failed('endCalendarFeed', { code: 'UNAUTHENTICATED' }))
      await button(page, 'Log In and Go On').click()
      await see(page, 'Password is required')
    },
    Home: async (page) => {
      await page.goto('/home')
      await expect(button(page, 'EXPLORE')).toBeVisible()
    },
    'Home, loading': async (page) => {
      const network = await holdGraphQL(page, carousel)
      await page.goto('/home')
      await network.asked('listSlides')
      await see(page, 'Loading...')
    },
    'Home, failed': async (page) => {
      const network = await holdGraphQL(page, carousel)
      await page.goto('/home')
      await network.settle(failed('listSlides'))
      await see(page, 'Failed to load content')
    },
    'Home, empty': async (page) => {
      const network = await holdGraphQL(page, carousel)
      await page.goto('/home')
      await network.settle(done('listSlides', []))
      await see(page, 'No content available')
    },
    'the profile panel': async (page) => {
      await page.goto('/explore')
      await button(page, 'Noor').click()
      await expect(button(page, 'Logout')).toBeVisible()
    },
    'Explore, filters': async (page) => {
      await page.goto('/explore')
      await page.getByLabel('Search Events').fill('music')
      await expect(button(page, 'Clear Filters')).toBeVisible()
    },
    'Explore, the first look, once it comes': async (page) => {
      const network = await holdGraphQL(page, firstLook)
      await page.goto('/explore')
      await network.settle(failed('listFirstLook'))
      await see(page, 'What is on could not be loaded.')
      await expectNoFindings(page, 'failed')
      await button(page, 'Try Again').click()
      await network.settle(done('listFirstLook', look))
      await expect(page.getByRole('region', { name: 'Just added' })).toBeVisible()
    },
    'Explore, the share menu': async (page) => {
      await page.goto('/explore?view=all&event=1')
      await button(page, 'Share to Social media').click()
      await expect(button(page, 'Copy link')).toBeVisible()
    },
    'Explore, results': async (page) => {
      await page.goto('/explore')
      await button(page, 'Show All').click()
      await expect(page.getByText(/^Found \d+ Event\(s\)$/)).toBeVisible()
    },
    'Explore, nothing found': async (page) => {
      await page.goto('/explore')
      await page.getByLabel('Search Events').fill('nothing is called like this')
      await button(page, 'Apply Filters').click()
      await see(page, 'No events found.')
    },
    'My Events': async (page) => {
      const network = await holdGraphQL(page, favorites)
      await page.goto('/myevents')
      await network.settle(done('listFavorites', pageOf(...[jazz, rust].map(rowOf))))
      await see(page, 'Jazz under the Bridge')
    },
    'My Events, empty': async (page) => {
      const network = await holdGraphQL(page, favorites)
      await page.goto('/myevents')
      await network.settle(done('listFavorites', pageOf()))
      await see(page, 'No favorite events found')
    },
    'My Events, failed': async (page) => {
      const network = await holdGraphQL(page, favorites)
      await page.goto('/myevents')
      await network.settle(failed('listFavorites'))
      await expect(button(page, 'Try Again')).toBeVisible()
    },
    'the dialog My Events': async (page) => {
      await openOwnEvents(page, ownJazz, ownRust, ownWorkshop)
      await see(page, 'Pottery for Two')
    },
    'the dialog My Events, loading': async (page) => {
      const network = await holdGraphQL(page, myEvents)
      await page.goto('/explore')
      await openMyEvents(page)
      await network.asked('listMyEvents')
    },
    'the dialog My Events, failed': async (page) => {
      const network = await holdGraphQL(page, myEvents)
      await page.goto('/explore')
      await openMyEvents(page)
      await network.settle(failed('listMyEvents'))
      await expect(button(page, 'Try Again')).toBeVisible()
    },
    'the dialog My Events, empty': async (page) => {
      await openOwnEvents(page)
      await see(page, "You haven't created any events yet.")
    },
    'one of My Events, and whether it goes': async (page) => {
      await openOwnEvents(page, ownWorkshop)
      await button(page, 'Pottery for Two').click()
      await see(page, 'Please name the street.')
      await expectNoFindings(page, 'without the question')
      await button(page, 'Delete Event').click()
      await expect(page.getByRole('dialog', { name: 'Delete Event' })).toBeVisible()
    },
    'one of My Events, published': async (page) => {
      await openOwnEvents(page, ownJazz)
      await button(page, 'Jazz under the Bridge').click()
      await see(page, 'Back to all events')
    },
    'Edit Event Information, and what is missing': async (page) => {
      await openOwnEvents(page, ownJazz)
      await button(page, 'Jazz under the Bridge').click()
      await button(page, 'Edit Event').click()
      await page.getByLabel('Venue', { exact: true }).fill('A Zoom call')
      await page.getByLabel('Title', { exact: true }).fill('')
      await button(page, 'Save Changes').click()
      await see(page, 'Please fill in the following required fields: Title')
      await expectNoFindings(page, 'without the question')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: 'Discard changes?' })).toBeVisible()
    },
    'Create New Event, Basic Details': (page) => openCreateEvent(page, 'Basic Details'),
    'Create New Event, Date & Time': (page) => openCreateEvent(page, 'Date & Time'),
    'Create New Event, Venue & Location': async (page) => {
      await openCreateEvent(page, 'Venue & Location')
      await page.getByRole('combobox', { name: 'Location' }).fill('Lisboa')
      await suggestion(page).click()
      await expect(page.locator('iframe')).toBeVisible()
    },
    'Create New Event, what was kept of it': async (page) => {
      await openCreateEvent(page, 'Basic Details')
      await page.getByLabel('Title').fill('Jazz under the Bridge')
      await page.reload()
      await button(page, 'Noor').click()
      await button(page, 'Add Events').click()
      await see(page, 'Continue where you left off?')
    },
    'Create New Event, suggestions': async (page) => {
      await openCreateEvent(page, 'Venue & Location')
      await page.getByRole('combobox', { name: 'Location' }).fill('Lisboa')
      await expect(suggestion(page)).toBeVisible()
    },
    'Create New Event, no search and no picture': async (page) => {
      const network = await holdGraphQL(page, { cases: new Map() }, { also: ['geocode'] })
      await openCreateEvent(page, 'Venue & Location')
      await page.getByRole('combobox', { name: 'Location' }).fill('Lisboa')
      await network.settle(failed('geocode', { code: 'NETWORK' }))
      await expect(page.getByRole('alert')).toContainText('Locations could not be searched.')
      await expectNoFindings(page, 'without a search')
      await page.getByRole('tab', { name: 'Event Images' }).click()
      const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles(broken)
      await expect(page.getByRole('alert')).toHaveText('broken.jpg cannot be read as a picture')
    },
    'Create New Event, what is missing': async (page) => {
      await openCreateEvent(page, 'Event Images')
      await button(page, 'Create Event').click()
      await expect(page.getByRole('alert')).toContainText('Please fill in the following required fields:')
    },
  },
  superadmin: {
    'Admin Dashboard': async (page) => {
      await page.goto('/admin')
      await page.getByRole('img', { name: /^Meetup: / }).focus()
      await expect(page.getByText(/^Events \d+$/)).toBeVisible()
    },
    'Admin Dashboard, failed': async (page) => {
      const network = await holdGraphQL(page, dashboard)
      await page.goto('/admin')
      await network.settle(failed('getDashboard'))
      await see(page, 'Unable to Load Dashboard')
    },
    'Admin Dashboard, without data': async (page) => {
      const network = await holdGraphQL(page, dashboard)
      await page.goto('/admin')
      await network.settle(done('getDashboard', { statistics: null, at: '' }))
      await see(page, 'No Data Available')
    },
    Users: async (page) => {
      await page.goto('/admin/users')
      await expect(page.getByRole('row').nth(3)).toBeVisible()
    },
    'User Details': async (page) => {
      await page.goto('/admin/users?search=admin%40plaza')
      await page.getByRole('button', { name: /^View Details/ }).click()
      await expect(page.getByRole('dialog', { name: 'User Details' })).toBeVisible()
    },
    'Users, none': async (page) => {
      await page.goto('/admin/users?search=nobody-at-all&isActive=no')
      await see(page, 'No users found matching your criteria.')
    },
    Events: async (page) => {
      await page.goto('/admin/events?search=a')
      await expect(page.getByRole('row').nth(3)).toBeVisible()
      await expect(button(page, 'Clear All Filters')).toBeVisible()
    },
    'Events, the details of one': async (page) => {
      const network = await holdGraphQL(page, { cases: new Map() }, { also: ['listAdminEvents'] })
      await page.goto('/admin/events')
      await network.settle(done('listAdminEvents', pageOfEvents(featuredJazz, publishedToday)))
      await button(page, 'View Details of Jazz under the Bridge').click()
      await see(page, 'Max Participants')
    },
    'Events, none': async (page) => {
      await page.goto('/admin/events?search=nothing-at-all')
      await see(page, 'No events found matching your criteria.')
    },
    'Events, failed': async (page) => {
      const network = await holdGraphQL(page, { cases: new Map() }, { also: ['listAdminEvents'] })
      await page.goto('/admin/events')
      await network.settle(failed('listAdminEvents'))
      await see(page, 'Unable to Load Events')
    },
    'Category, after a change': async (page) => {
      await page.goto('/admin/category')
      await button(page, 'Edit Music').click()
      await button(page, 'Save Changes').click()
      await expect(page.getByRole('alert')).toHaveText('Updated successfully')
    },
    'Category, what is missing': async (page) => {
      await page.goto('/admin/category')
      await button(page, 'Add Category').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Add Category' }).click()
      await see(page, 'Name is required')
    },
    'Types, the question before one goes': async (page) => {
      await page.goto('/admin/types')
      await button(page, 'Delete Concert').click()
      await see(page, 'Are you sure you want to delete the type "Concert"?')
    },
    'Settings, refused': async (page) => {
      const network = await holdGraphQL(page, settings)
      await page.goto('/admin/settings')
      // The frame around it asks first.
      await network.settle(done('getProfile', root))
      await network.settle(done('getProfile', root))
      await button(page, 'Save Changes').click()
      await network.settle(failed('updateProfile', phoneTaken))
      await see(page, 'failed to update')
    },
    'Settings, and the login over it': async (page) => {
      const network = await holdGraphQL(page, { cases: new Map() }, { also: ['updateProfile'] })
      await page.goto('/admin/settings')
      await page.getByLabel('Full Name').fill('Ada of Settings')
      await button(page, 'Save Changes').click()
      await network.settle(failed('updateProfile', { code: 'UNAUTHENTICATED' }))
      await expect(page.getByRole('dialog', { name: 'Log in again' })).toBeVisible()
    },
    'Pending events': async (page) => {
      const network = await holdGraphQL(page, approval)
      await page.goto('/admin/pending-events')
      await network.settle(done('listPendingEvents', pageOf(pendingJazz, pendingRust)))
      await see(page, 'Jazz under the Bridge')
    },
    'a pending event': async (page) => {
      const network = await holdGraphQL(page, approval)
      await page.goto('/admin/pending-events')
      await network.settle(done('listPendingEvents', pageOf(pendingJazz)))
      await button(page, 'Jazz under the Bridge').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    'several pending events, about to be rejected': async (page) => {
      const network = await holdGraphQL(page, approval)
      await page.goto('/admin/pending-events')
      await network.settle(done('listPendingEvents', pageOf(alikeJazz, pendingRust)))
      await page.getByRole('checkbox', { name: 'Select Rust from Zero' }).check()
      await see(page, '1 selected')
      await expectUsable(page)
      await page.getByLabel('Select all on this page').check()
      await button(page, 'Reject selected').click()
      await page.getByLabel('Ready-made reason', { exact: true }).selectOption({ index: 1 })
    },
    'several pending events, of which one could not be decided': async (page) => {
      const network = await holdGraphQL(page, approval, { also: ['decideEvent'] })
      await page.goto('/admin/pending-events')
      await network.settle(done('listPendingEvents', pageOf(pendingJazz, pendingRust)))
      await page.getByLabel('Select all on this page').check()
      await button(page, 'Approve selected').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
      await network.settle(done('decideEvent'))
      await network.settle(failed('decideEvent', { code: 'CONFLICT' }))
      await see(page, 'Edited or decided meanwhile. Look at it again.')
    },
    'a pending event beside one that it resembles': async (page) => {
      const network = await holdGraphQL(page, review, { also: ['listPendingEvents'] })
      await page.goto('/admin/pending-events')
      await network.settle(done('listPendingEvents', pageOf(alikeJazz)))
      await button(page, 'Jazz under the Bridge').first().click()
      await network.settle(done('readReview', { proposal: null, history: [] }))
      await button(page, 'Resembles Rust from Zero').click()
      await network.settle(done('readResembling', rust))
      await see(page, 'Side by side')
    },
    'Ready-made reasons, one being edited': async (page) => {
      const network = await holdGraphQL(page, approval)
      await page.goto('/admin/pending-events')
      await network.settle(done('listPendingEvents', pageOf(pendingJazz)))
      await page
        .getByRole('button', { name: /^Edit: / })
        .first()
        .click()
      await page.getByRole('dialog').getByLabel('Reason').fill('')
      await button(page, 'Save Changes').click()
      await see(page, 'Reason is required')
    },
    'Keyboard shortcuts of the review': async (page) => {
      const network = await holdGraphQL(page, approval)
      await page.goto('/admin/pending-events')
      await network.settle(done('listPendingEvents', pageOf(pendingJazz)))
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    },
    'changes that are proposed of an event': async (page) => {
      const network = await holdGraphQL(page, review, { also: ['listPendingEvents'] })
      await page.goto('/admin/pending-events')
      await network.settle(done('listPendingEvents', pageOf({ ...pendingJazz, isProposal: true })))
      await button(page, 'Compare').click()
      await network.settle(done('readReview', { proposal: proposedJazz, history: [rejection] }))
      await see(page, 'The bridge is closed.')
      await expect(page.getByRole('insertion').first()).toBeVisible()
    },
    'Pending events, none': async (page) => {
      const network = await holdGraphQL(page, approval)
      await page.goto('/admin/pending-events')
      await network.settle(done('listPendingEvents', pageOf()))
      await see(page, 'No pending events found.')
    },
    'Pending events, failed': async (page) => {
      const network = await holdGraphQL(page, approval)
      await page.goto('/admin/pending-events')
      await network.settle(failed('listPendingEvents'))
      await see(page, 'Unable to Load Pending Events')
      await see(page, 'Failed to load pending events. Please try again later.')
    },
  },
}

for (const [as, states] of Object.entries(screens) as [keyof typeof screens, Record<string, Open>][])
  test.describe(as, () => {
    test.use({ as })
    for (const [name, open] of Object.entries(states))
      test(`anyone can use it: ${name}`, async ({ page }) => {
        await open(page)
        await expectUsable(page)
      })
  })

test.describe('who is signed in', () => {
  test.use({ as: 'member' })

  test('may skip the navigation', async ({ page }) => {
    await page.goto('/explore')
    await expect(page.getByRole('heading', { name: 'Discover Amazing Events' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('with reduced motion', () => {
  test.use({ as: 'member' })

  test('the carousel waits until it is told to play', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/home')
    await expect(button(page, 'Play')).toBeVisible()
    const first = page.getByRole('main').getByRole('article', { name: /^1 of/ })
    await expect(first).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(first).toBeVisible()
    await button(page, 'Play').click()
    await page.mouse.move(640, 100)
    await page.clock.runFor(5000)
    await expect(first).toBeHidden()
  })
})

async function forgetPassword(page: Page) {
  await page.goto('/')
  await button(page, 'Forgot password?').click()
  await page.getByLabel('Email').fill('mira@example.org')
  await button(page, 'Send code').click()
}

async function openOwnEvents(page: Page, ...events: OwnEvent[]) {
  const network = await holdGraphQL(page, myEvents)
  await page.goto('/explore')
  await openMyEvents(page)
  await network.settle(done('listMyEvents', pageOf(...events)))
}

async function openCreateEvent(page: Page, section: string) {
  await page.goto('/explore')
  await button(page, 'Noor').click()
  await button(page, 'Add Events').click()
  await page.getByRole('tab', { name: section }).click()
  await expect(page.getByRole('tab', { name: section })).toHaveAttribute('aria-selected', 'true')
}
