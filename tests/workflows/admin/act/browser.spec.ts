import type { Page } from '@playwright/test'
import { createPendingEvent, publishEvent, sharePageOf } from '../../../browser/acts/pendingEvent.ts'
import { holdGraphQL } from '../../../browser/support/network.ts'
import { expect, test } from '../../../browser/support/test.ts'
import { done, type Outcome } from '../../../support/workflow/cases.ts'
import { title } from '../../../support/workflow/model.ts'
import { pageOfEvents, publishedToday } from '../adminEvents/fixtures.ts'
import { act } from './model.ts'
import { inEnglish } from '../../../support/workflow/english.ts'

test.use({ as: 'superadmin', sharesPage: true })

const operations: Record<string, string> = { Feature: 'featureEvent', 'Take Down': 'takeDownEvent' }

for (const path of act.browserPaths())
  test(title(path), async ({ page, walk }) => {
    const also = ['listAdminEvents', ...Object.values(operations)]
    const network = await holdGraphQL(page, { cases: new Map() }, { also })
    await page.goto('/admin/events')
    await network.settle(done('listAdminEvents', pageOfEvents(publishedToday)))
    await page.getByRole('button', { name: 'View Details of Pottery for Two' }).click()
    const detail = page.getByRole('dialog', { name: 'Pottery for Two' })
    const question = page.getByRole('dialog', { name: /^(Feature|Take Down) Event$/ })
    const notice = detail.getByRole('status').filter({ hasText: 'The event is featured.' })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const settle = (outcome: Outcome, { was }: { was: { facts: { act: string } } | null }) =>
      network.settle({
        ...outcome,
        type: outcome.type.replace('perform', operations[was?.facts.act ?? ''] ?? '') as Outcome['type'],
      } as Outcome)

    await walk(act, path, {
      events: {
        'act.ask': ({ act: { verb } }) => detail.getByRole('button', { name: inEnglish(verb) }).click(),
        'reason.change': ({ reason }) => question.getByLabel('Reason', { exact: true }).fill(reason),
        'act.confirm': (_event, { facts }) => question.getByRole('button', { name: facts.act }).click(),
        'act.cancel': () => question.getByRole('button', { name: 'Cancel' }).click(),
        'act.undo': () => notice.getByRole('button', { name: 'Undo' }).click(),
        'notice.dismiss': () => notice.getByRole('button', { name: 'Dismiss' }).click(),
        'perform succeeds': settle,
        'perform fails': settle,
      },
      states: {
        idle: async () => {
          await expect(question).toHaveCount(0)
          await expect(button('Undo')).toHaveCount(0)
        },
        asking: async ({ facts: { act: verb, reason, reasonProblem, problem } }) => {
          await expect(question).toContainText('“Pottery for Two”')
          await expect(question.getByLabel('Reason', { exact: true })).toHaveCount(
            verb === 'Take Down' ? 1 : 0,
          )
          if (verb === 'Take Down')
            await expect(question.getByLabel('Reason', { exact: true })).toHaveValue(reason)
          if (reasonProblem !== '') {
            await expect(question.getByText(reasonProblem)).toBeVisible()
            await expect(question.getByLabel('Reason', { exact: true })).toBeFocused()
          }
          if (problem !== '') await expect(question.getByRole('alert')).toHaveText(problem)
        },
        doing: async ({ facts: { act: verb } }) => {
          const sent = verb === 'Feature' ? { isFeatured: true } : { reason: 'The venue is closed' }
          expect(await network.asked(operations[verb] ?? '')).toEqual({ id: '9', ...sent })
          await expect(question.getByRole('button', { name: 'Saving...' })).toBeVisible()
        },
        done: async () => {
          await expect(notice).toBeVisible()
          await expect(button('Undo')).toBeEnabled()
        },
        undoing: async () => {
          expect(await network.asked('featureEvent')).toEqual({ id: '9', isFeatured: false })
          await expect(button('Undo')).toHaveAttribute('aria-busy', 'true')
        },
      },
    })
  })

test('act: a superadmin lowers the visibility of an event, strangers can no longer open it, and the limit can be lifted', async ({
  page,
  person,
  stage,
  request,
}) => {
  const name = `Lowered ${Date.now()}`
  const id = await createPendingEvent(stage.url, person, name, { visibility: 'public' })
  await publishEvent(stage.url, person, id)
  const link = await sharePageOf(stage.url, person, id)
  const statusOfPage = async () => (await request.get(link)).status()
  expect(await statusOfPage()).toBe(200)
  await page.goto(`/admin/events?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Everyone')
  await page.getByRole('button', { name: `View Details of ${name}` }).click()
  const detail = page.getByRole('dialog', { name })
  await detail.getByRole('button', { name: 'Members Only' }).click()
  const question = page.getByRole('dialog', { name: 'Show to Members Only' })
  await question.getByLabel('Reason', { exact: true }).fill('No')
  await question.getByRole('button', { name: 'Members Only' }).click()
  await expect(question.getByRole('alert')).toContainText('3')
  await question.getByLabel('Reason', { exact: true }).fill('It names a private address.')
  await question.getByRole('button', { name: 'Members Only' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'The event can be seen by members only.' }),
  ).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Members Only' })).toHaveCount(0)
  await expect(detail.getByText('Everyone', { exact: true })).toHaveCount(0)
  expect(await statusOfPage()).toBe(404)
  const notice = detail
    .getByRole('note')
    .filter({ hasText: 'A superadmin limited who can see this event: Members only' })
  await expect(notice).toContainText('It names a private address.')
  await detail.getByRole('button', { name: 'Lift Limit' }).click()
  const lift = page.getByRole('dialog', { name: 'Lift Limit of Visibility' })
  await lift.getByLabel('Reason', { exact: true }).fill('The address is gone.')
  await lift.getByRole('button', { name: 'Lift Limit' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'The author may choose again who can see the event.' }),
  ).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect(await statusOfPage()).toBe(404)
  await page.goto('/admin/audit?action=change-visibility&entity=event')
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toContainText('Limit of visibility: Members only → Everyone')
  await expect(rows.nth(2)).toContainText('Who can see it: Everyone → Members only')
})

const facts = (page: Page, label: string) =>
  page.getByRole('dialog', { name: 'User Details' }).locator('dl > div').filter({ hasText: label }).first()

test('act: verifying a user and undoing it updates the details and the audit log; nobody can change their own rights', async ({
  page,
  stage,
}) => {
  await page.goto(`/admin/users?search=${encodeURIComponent(stage.members[0]?.email ?? '')}`)
  await page.getByRole('button', { name: /^View Details of/ }).click()
  await expect(facts(page, 'Verified User')).toContainText('No')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Verify User' })
  await question.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(facts(page, 'Verified User')).toContainText('Yes')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(facts(page, 'Verified User')).toContainText('No')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('/admin')
  await page.getByRole('link', { name: 'Audit Log' }).click()
  await page.getByLabel('To what', { exact: true }).selectOption({ label: 'User' })
  await page.getByLabel('What was done', { exact: true }).selectOption({ label: 'Edited' })
  await expect(page).toHaveURL('/admin/audit?action=update&entity=user')
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toContainText('Verified User: Yes → No')
  await expect(rows.nth(2)).toContainText('Verified User: No → Yes')
  await rows
    .nth(1)
    .getByRole('link', { name: /^User \d+$/ })
    .click()
  await expect(facts(page, 'Verified User')).toContainText('No')

  await page.goto('/admin/users?search=admin%40plaza')
  await page.getByRole('button', { name: /^View Details of/ }).click()
  await expect(page.getByText('You cannot change your own rights.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Deactivate' })).toHaveCount(0)
})
