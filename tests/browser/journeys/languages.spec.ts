import { addDays, format } from 'date-fns'
import { languageOf, type LanguageCode } from '../../../machines/language/languages.ts'
import { phrase } from '../../../machines/language/message.ts'
import { calm } from '../acts/calm.ts'
import { revoke } from '../stage/accounts.ts'
import { codeFor } from '../stage/mailbox.ts'
import { holdBack } from '../support/interception.ts'
import { inLanguage } from '../support/language.ts'
import { readStorage } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

test.use(calm)

const journeys: [from: LanguageCode, to: LanguageCode][] = [
  ['hi', 'ar'],
  ['es', 'hi'],
  ['de', 'es'],
  ['ar', 'de'],
]

// Creates its own accounts, so that no account of another test is left in another language.
for (const [at, [from, to]] of journeys.entries())
  test(`the main job starts in ${from} and continues in ${to} from the middle of the wizard`, async ({
    page,
    stage,
    visit,
  }) => {
    test.setTimeout(90_000)
    const number = `9${String(Date.now()).slice(-9)}`
    const newcomer = { email: `${from}-${number}@example.org`, password: 'four bands and a river' }
    const title = `Jazz ${from} ${number}`
    const inFrom = (text: string) => inLanguage(from, text)
    const inTo = (text: string) => inLanguage(to, text)
    const cookie = (value: LanguageCode) => [{ name: 'language', value, url: stage.url }]

    await test.step('an organiser signs up and logs in', async () => {
      await page.context().addCookies(cookie(from))
      await page.goto('/')
      await page.getByRole('tab', { name: inFrom('Signup') }).click()
      await page.getByLabel(inFrom('Full Name')).fill('Joana Silva')
      await page.getByLabel(inFrom('Phone Number'), { exact: true }).fill(number)
      await page.getByLabel(inFrom('Email'), { exact: true }).fill(newcomer.email)
      await page.getByLabel(inFrom('Password'), { exact: true }).fill(newcomer.password)
      await page.getByRole('button', { name: inFrom('Signup'), exact: true }).click()
      await expect(page.getByRole('heading', { name: inFrom('VERIFY YOUR EMAIL') })).toBeVisible()
      const firstDigit = inLanguage(from, phrase('Digit {position}', { position: 1 }))
      await page.getByLabel(firstDigit, { exact: true }).focus()
      await page.keyboard.type(await codeFor(stage.url, newcomer.email))
      await page.getByRole('button', { name: inFrom('Verify'), exact: true }).click()
      await expect(page.getByText(inFrom('Registration successful. Now log in'))).toBeVisible()
      await page.getByLabel(inFrom('Email'), { exact: true }).fill(newcomer.email)
      await page.getByLabel(inFrom('Password'), { exact: true }).fill(newcomer.password)
      await page.getByRole('button', { name: inFrom('Login'), exact: true }).click()
      await expect(page).toHaveURL(`${stage.url}/home`)
    })

    await test.step('she adds an event to her favourites', async () => {
      await page.goto('/explore?location=a')
      await page
        .getByRole('main')
        .getByRole('button', { name: inFrom('Favourite'), exact: true })
        .click()
      await expect(page.getByText(inFrom('Event added to favorites successfully!'))).toBeVisible()
      await page.getByRole('link', { name: inFrom('MY EVENTS') }).click()
      await expect(page.getByRole('article')).toHaveCount(1)
    })

    await test.step('the language changes while she creates an event', async () => {
      await page.getByRole('banner').getByRole('button').click()
      await page.getByRole('button', { name: inFrom('Add Events') }).click()
      const dialog = page.getByRole('dialog', { name: inFrom('Create New Event') })
      const next = dialog.getByRole('button', { name: inFrom('Next'), exact: true })
      await dialog.getByLabel(inFrom('Title'), { exact: true }).fill(title)
      await dialog.getByLabel(inFrom('Event Type'), { exact: true }).selectOption({ index: 1 })
      await dialog.getByLabel(inFrom('Category'), { exact: true }).selectOption({ index: 1 })
      await dialog.getByLabel(inFrom('Description'), { exact: true }).fill('Four bands, and the river below.')
      await next.click()
      // Each journey uses its own day. Similar events on one day would be named in each other's rows.
      const day = format(addDays(new Date(), 30 + at), 'yyyy-MM-dd')
      await dialog.getByLabel(inFrom('Event Date'), { exact: true }).fill(day)
      await dialog.getByLabel(inFrom('Start Time'), { exact: true }).fill('18:30')
      await next.click()
      await dialog.getByLabel(inFrom('Venue'), { exact: true }).fill('Old Bridge Hall')

      // She has selected the new language on another device. This page learns of it when she logs in again in
      // the dialog over the wizard.
      const { token } = await readStorage(page)
      await choose(stage.url, token ?? '', to)
      await revoke(stage.url, token)
      await dialog.getByLabel(inFrom('Location'), { exact: true }).fill('Lisbo')
      const again = page.getByRole('dialog', { name: inFrom('Log in again') })
      await again.getByLabel(inFrom('Password'), { exact: true }).fill(newcomer.password)
      await again.getByRole('button', { name: inFrom('Log In and Continue') }).click()

      await expect(page.locator('html')).toHaveAttribute('lang', to)
      await expect(page.locator('html')).toHaveAttribute('dir', languageOf(to).dir)
      const changed = page.getByRole('dialog', { name: inTo('Create New Event') })
      const place = changed.getByLabel(inTo('Location'), { exact: true })
      await expect(changed.getByLabel(inTo('Venue'), { exact: true })).toHaveValue('Old Bridge Hall')
      await expect(place).toHaveValue('Lisbo')
      await expect(place).toBeFocused()
      await place.fill('Lisboa')
      await changed
        .getByRole('option', { name: /Portugal/ })
        .first()
        .click()
      await changed.getByRole('button', { name: inTo('Next'), exact: true }).click()
      await changed.getByRole('button', { name: inTo('Create Event'), exact: true }).click()
      await expect(
        page.getByText(inTo('Event created successfully! It is now waiting for approval.')),
      ).toBeVisible()
    })

    await test.step('a superadmin approves it', async () => {
      const admin = await visit(stage.superadmin)
      await admin.context().addCookies(cookie(from))
      await admin.goto('/admin/pending-events')
      await admin.getByRole('row', { name: title }).getByRole('button', { name: title }).click()
      const detail = admin.getByRole('dialog', { name: title })
      await detail.getByRole('button', { name: inFrom('Approve'), exact: true }).click()
      await expect(admin.getByText(inFrom('Event approved successfully!'))).toBeVisible()
      await expect(admin.getByRole('row', { name: title })).toBeHidden()
    })
  })

test('the landing page offers its languages before any script has run, and keeps an early choice', async ({
  page,
}) => {
  const arrive = await holdBack(page, 'app')
  await page.goto('/')
  const language = page.getByRole('combobox', { name: 'Language' })
  await expect(language).toBeEnabled()
  await page.keyboard.press('Tab')
  await expect(language).toBeFocused()
  await language.selectOption('Deutsch')
  arrive()
  await expect(page.getByRole('heading', { name: inLanguage('de', 'HI, WELCOME BACK') })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

async function choose(url: string, token: string, language: LanguageCode) {
  const body = new FormData()
  body.set('language', language)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/common/profile/`, { method: 'PATCH', headers, body })
  expect(answer.status).toBe(200)
}
